/** How to take a tile: what the book says of the offer, and what the judge of play says. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Desk, findDesk, type Texts, type TypesOf } from '../../../../src/engine/drills.ts';
import { PLAYABLE_RULES } from '../../../../src/engine/scoring.ts';

const desk = (await findDesk('may-i-claim')) as Desk<TypesOf<'may-i-claim'>>;

/** `4556m…1z 5m S<E`: hand, discard, own wind and whose discard it is. */
function texts(position: string, others: Texts = {}): Texts {
  const [hand = '', tile = '', seats = ''] = position.split(' ');
  const [seat = '', from = ''] = seats.split('<');
  return { rules: 'tchou1924', hand, tile, seat, from, ask: 'way', ...others };
}

const weighedIn = (asked: Texts) => {
  const { weighed } = desk.hints(asked);
  if (!weighed) throw new Error('nothing is weighed');
  return weighed;
};

const LONE = ['1p', '4p', '7p', '2s', '5s', '8s', '1z', '2z', '3z', '4z'];

/** A hand of thirteen in which nothing but these tiles has a neighbour. */
const among = (tiles: string): string =>
  tiles + LONE.slice(0, 13 - (tiles.match(/\d/g) ?? []).length).join('');

/** The principles of chapter VII that speak of the offer. */
const principles = (tiles: string, rest: string): string =>
  weighedIn(texts(`${among(tiles)} ${rest}`))
    .advice.map(({ rule }) => rule.replace('tchou1924.VII.', ''))
    .join(' ');

describe('which principle speaks of an offer', () => {
  test.each([
    // 1: the book's 7-888-9, 1-2-333 and 777-8-9; then 666-7-8, which has no end beside it.
    ['78889m', '8m S<N', '1'],
    ['12333m', '3m S<N', '1'],
    ['77789m', '7m S<N', '1'],
    ['66678m', '6m S<N', ''],
    // 2: 4-55-6, 1-2-33 and 77-8-9; then 3-44 without a 5, and 2-3-44 away from the end.
    ['4556m', '5m S<N', '2'],
    ['1233m', '3m S<N', '2'],
    ['7789m', '7m S<N', '2'],
    ['3447m', '4m S<N', ''],
    ['2344m', '4m S<N', ''],
    // 3: a pair of 3s in 123 and 345; then without the 5.
    ['123345m', '3m S<N', '3'],
    ['12334m', '3m S<N', '2'],
    // 5: 666-4-5 and 666-7-8 from the player before, from nobody else, and not 666-5-8.
    ['45666m', '6m S<E', '5 9'],
    ['66678m', '6m S<E', '5 9'],
    ['45666m', '6m S<N', ''],
    ['56668m', '6m S<E', '9'],
    // 7: three pairs in a row, the middle one; not an outer one; not where one suit is collected.
    ['223344m', '3m S<N', '7'],
    ['223344m', '2m S<N', ''],
    ['2233445789m', '3m S<N', ''],
    // 9: several ways, from the player before alone; one way is no choice.
    ['2356m', '4m S<E', '9'],
    ['2356m', '4m S<W', ''],
    ['2379m', '4m S<E', ''],
    // Honours have no neighbours.
    ['444z14m', '4z S<E', ''],
  ])('%s, %s: %s', (tiles, rest, expected) => {
    expect(principles(tiles, rest)).toBe(expected);
  });

  test('under other rules nobody is quoted', () => {
    for (const rules of PLAYABLE_RULES.filter((id) => id !== 'tchou1924')) {
      const asked = texts(`${among('45666m')} 6m S<E`, { rules });
      expect(weighedIn(asked).advice, rules).toEqual([]);
    }
  });

  test('the example of the ninth principle: the two chows are easier to go on from than pung and kong', () => {
    // 1223334 of bamboos and a 3; the other groups are unfinished, as the lesson has it.
    const asked = texts('1223334s456m78p9p 3s S<E');
    const easiest = weighedIn(asked).advice.find(({ kind }) => kind === 'easiest');
    expect(['123s', '234s']).toContain(easiest?.way);
  });
});

describe('what is judged', () => {
  test('the ways are those that are allowed, and passing; best first, behind by what they lack', () => {
    const asked = texts(`${among('2356m')} 4m S<E`);
    const { ways } = weighedIn(asked);
    expect(ways.map(({ id }) => id).sort()).toEqual(['234m', '345m', '456m', 'pass'].sort());
    const values = ways.map(({ choice }) => choice.value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    for (const { choice, behind } of ways) {
      expect(behind).toBeCloseTo((values[0] ?? 0) - choice.value, 9);
    }
  });

  test('claims are offered without asking which are allowed, and only the way is counted', () => {
    const asked = texts('123345m456p78s22z 3m S<E');
    const { shown } = (desk.ask(asked) as { value: { shown: TypesOf<'may-i-claim'>['shown'] } })
      .value;
    expect(shown.claims.map(({ id }) => id)).not.toContain('3333m');
    const { choice } = desk.solve(asked);
    expect(desk.check(asked, { lawful: [], choice }).marks).toEqual({
      ...{ found: 1, missed: 0, wrong: 0 },
    });
    const other = weighedIn(asked).ways.at(-1)?.id ?? '';
    const wrong = desk.check(asked, { lawful: [], choice: other });
    expect(wrong.right).toBe(false);
    // The verdict compares the best way with the one that was chosen.
    expect(wrong.proof.counsel?.best).toEqual(wrong.proof.weighed?.ways[0]?.choice);
  });

  test('ways within the noise are all right, and such an offer is not dealt', () => {
    // A chow 2-3-4 or 6-7-8 of two suits that mirror one another: nothing tells them apart.
    const asked = texts('12344556m88p123s 4m S<E');
    const { wise, ways } = weighedIn(asked);
    for (const { id } of ways) {
      expect(desk.check(asked, { lawful: [], choice: id }).right).toBe(wise.includes(id));
    }
    if (wise.length > 1) {
      expect(desk.keeps(asked, { game: 'tchou1924', level: 'way' })).toBe(false);
    }
  });

  test('a dealt offer has one best way, told apart from all others', () => {
    for (const [at, game] of ['tchou1924', 'encyclopedie', 'mcr'].entries()) {
      for (let seed = 1; seed <= 2; seed++) {
        const { texts: asked } = desk.deal(1000 * at + seed, { level: { game, level: 'way' } });
        const { ways, wise } = weighedIn(asked);
        expect(wise).toEqual([ways[0]?.id]);
        expect(ways.length).toBeGreaterThan(1);
      }
    }
  });

  test('turning suits round changes nothing that is said', () => {
    const turned = (text: string): string =>
      text.replace(/[mps]/g, (suit) => ({ m: 'p', p: 's', s: 'm' })[suit] ?? suit);
    const positions = ['45666m14p258s123z 6m S<E', '4556m12399p258s2z 5m S<E'];
    fc.assert(
      fc.property(fc.constantFrom(...positions), (position) => {
        const [one, other] = [weighedIn(texts(position)), weighedIn(texts(turned(position)))];
        const turnedWays = one.ways.map(({ id }) => (id === 'pass' ? id : turned(id)));
        expect(other.ways.map(({ id }) => id)).toEqual(turnedWays);
        one.ways.forEach(({ choice }, at) => {
          expect(other.ways[at]?.choice.win).toBeCloseTo(choice.win, 6);
        });
      }),
      { numRuns: 2 },
    );
  });
});
