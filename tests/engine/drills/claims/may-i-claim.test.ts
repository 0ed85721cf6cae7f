/** May I claim? Which claims a discard allows under each rule set, and which one is worth it. */
import { describe, expect, test } from 'vitest';
import { TILES } from '../../../../src/engine/core/tile.ts';
import { type Desk, findDesk, type Texts, type TypesOf } from '../../../../src/engine/drills.ts';
import {
  createRng,
  formatHand,
  formatTiles,
  type Tile,
  WINDS,
  type Wind,
} from '../../../../src/engine/notation.ts';
import {
  drawsLeft,
  type GameRules,
  type HandState,
  startHand,
} from '../../../../src/engine/play/hand-state.ts';
import { legalMoves } from '../../../../src/engine/play/lawful.ts';
import { patientPartner } from '../../../../src/engine/play/partner.ts';
import { afterMoveOrPass, nextMove } from '../../../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../../../src/engine/play/setup.ts';
import { PLAYABLE_RULES } from '../../../../src/engine/scoring.ts';
import { rulesOf } from '../../play/at-play.ts';

const desk = (await findDesk('may-i-claim')) as Desk<TypesOf<'may-i-claim'>>;

/** `tchou1924 12m…1z 3m S<E`: rules, hand, discard, own wind and whose discard it is. */
function texts(position: string, others: Texts = {}): Texts {
  const [rules = '', hand = '', tile = '', seats = ''] = position.split(' ');
  const [seat = '', from = ''] = seats.split('<');
  return { rules, hand, tile, seat, from, ...others };
}

const claimsOn = (asked: Texts) => desk.hints(asked).claims;
const lawful = (asked: Texts): string => desk.solve(asked).lawful.join(' ');

describe('what is lawful', () => {
  test.each([
    // The middle, either end and both ends of a run, from the player before.
    ['tchou1924 35m12357p11235s1z 4m S<E', '345m'],
    ['tchou1924 56m12357p11235s1z 4m S<E', '456m'],
    ['tchou1924 2356m2357p1235s1z 4m S<E', '234m 345m 456m'],
    ['tchou1924 44m12357p11235s1z 4m S<E', '444m'],
    ['tchou1924 444m1235p11235s1z 4m S<E', '444m 4444m'],
    ['tchou1924 3445m1235p1135s1z 4m S<E', '345m 444m'],
    // A win from anybody.
    ['tchou1924 23m456p789s11222z 4m S<N', 'win'],
    ['tchou1924 23m456p789s11222z 4m S<E', '234m win'],
    // Honours make no run, but in the encyclopedia they do.
    ['tchou1924 67z1235m357p1135s 5z S<E', ''],
    ['encyclopedie 67z1235m357p1135s 5z S<E', '567z'],
    ['encyclopedie 124z135m357p1135s 3z S<E', '1234z'],
    ['encyclopedie 124z135m357p1135s 3z S<N', ''],
  ])('%s: %s', (position, claims) => {
    expect(lawful(texts(position))).toBe(claims);
  });
});

describe('what stands against a claim', () => {
  test.each<[position: string, claim: string, code: string, rule: string, others?: Texts]>([
    // Only from the player before.
    ['tchou1924 35m12357p11235s1z 4m S<W', '345m', 'not-next', 'tchou1924.III.tcheu'],
    ['vulcain1953 35m12357p11235s1z 4m S<N', '345m', 'not-next', 'vulcain1953.2.2.3.2'],
    ['encyclopedie 67z1235m357p1135s 5z S<W', '567z', 'not-next', 'encyclopedie.chow'],
    ['mcr 35m12357p11235s1z 4m S<W', '345m', 'not-next', 'mcr.dec.7'],
    ['riichi 35m12357p11235s1z 4m S<W', '345m', 'not-next', 'riichi.7.1.3'],
    // A tile is missing.
    ['riichi 34m12357p11235s1z 4m S<E', '444m', 'missing', 'riichi.7.1.5'],
    ['riichi 36m12357p11235s1z 4m S<E', '345m', 'missing', 'riichi.7.1.3'],
    // The last discard is for a win alone.
    [
      'tchou1924 44m12357p11235s1z 4m S<E',
      '444m',
      'last-discard',
      'tchou1924.III.lasttile',
      { left: '0' },
    ],
    [
      'vulcain1953 44m12357p11235s1z 4m S<E',
      '444m',
      'last-discard',
      'vulcain1953.dec.6',
      { left: '0' },
    ],
    // No replacement is left for a kong, which costs a second tile where the reserve grows.
    [
      'tchou1924 444m1235p11235s1z 4m S<E',
      '4444m',
      'no-replacement',
      'tchou1924.III.deadwall',
      { left: '1' },
    ],
    ['riichi 444m1235p11235s1z 4m S<E', '4444m', 'no-replacement', 'riichi.6.4.3', { left: '1' }],
    ['riichi 444m1235p11235s1z 4m S<E', '4444m', 'most-kongs', 'riichi.7.2.5', { kongs: '4' }],
    // No chow in a goulash.
    [
      'vulcain1953 35m12357p11235s1z 4m S<E',
      '345m',
      'barred-deal',
      'vulcain1953.3.6.4',
      { deal: 'exchange' },
    ],
    // A win that is none.
    ['tchou1924 23m456p789s11222z 5m S<E', 'win', 'incomplete', 'tchou1924.III.hou'],
    ['vulcain1953 23m456p789s11222z 4m S<E', 'win', 'unlawful', 'vulcain1953.2.2.3.6'],
    ['vulcain1953 23m456p11222z~777s 4m S<N', 'win', 'unlawful', 'vulcain1953.2.2.3.6'],
    ['mcr 23m456p11222z~678p 5m S<N', 'win', 'incomplete', 'mcr.rule.9'],
    ['mcr 23m456p11222z~678p 4m S<N', 'win', 'not-enough', 'mcr.rule.2'],
    ['riichi 23m456p11z789s~678p 4m S<N', 'win', 'not-enough', 'riichi.8.5'],
    ['riichi 23m456p22m678s~678p 4m S<N', 'win', 'own-discards', 'riichi.8.4', { river: '9s1m' }],
  ])('%s, %s: %s (%s)', (position, id, code, rule, others = {}) => {
    const asked = texts(position, others);
    const claim = claimsOn(asked).find((known) => known.id === id);
    expect(claim?.bar).toMatchObject({ code, rule });
  });

  test('one more tile to draw is enough for a kong where the reserve does not grow', () => {
    expect(lawful(texts('vulcain1953 444m1235p11235s1z 4m S<E', { left: '1' }))).toContain('4444m');
    expect(lawful(texts('tchou1924 444m1235p11235s1z 4m S<E', { left: '2' }))).toContain('4444m');
    expect(lawful(texts('riichi 444m1235p11235s1z 4m S<E', { kongs: '3' }))).toContain('4444m');
  });

  test('the last discard still wins', () => {
    expect(lawful(texts('tchou1924 23m456p789s11222z 4m S<N', { left: '0' }))).toBe('win');
  });
});

describe('what is worth it', () => {
  test.each([
    // A win is always taken.
    ['tchou1924 23m456p789s11222z 4m S<E', 'win'],
    // A pung that was a pair, beside what is made: ready.
    ['tchou1924 44m456p789s1122z3p 4m S<N', '444m'],
    // The chow is already there: claiming it again brings nothing.
    ['tchou1924 345m456p789s1122z 4m S<E', 'pass'],
    // A claim that is not worth it: the pair is the only one.
    ['tchou1924 123m456p78s44m567p 4m S<N', 'pass'],
    // One chow exposed leaves a hand of several chows without a win.
    ['vulcain1953 345m456p78s2255z6p 9s S<E', 'pass'],
    ['tchou1924 345m456p78s2255z6p 9s S<E', '789s'],
    // Open, the hand has no role; closed, it may be declared ready.
    ['riichi 345m123p78s3344z6p 9s S<E', 'pass'],
    // A pung of dragons is a role.
    ['riichi 345m123p78s2277z6p 7z S<N', '777z'],
    ['tchou1924 345m123p78s3344z6p 9s S<E', '789s'],
  ])('%s: %s', (position, choice) => {
    const asked = texts(position);
    expect(desk.hints(asked).wise).toEqual([choice]);
    expect(desk.solve(asked).choice).toBe(choice);
  });

  test('what is chosen and what is marked are judged each for itself', () => {
    const asked = texts('tchou1924 345m456p78s2255z6p 9s S<E');
    const marks = (marked: readonly string[], choice: string) =>
      desk.check(asked, { lawful: marked, choice }).marks;
    expect(marks(['789s'], '789s')).toEqual({ found: 2, missed: 0, wrong: 0 });
    expect(marks(['789s'], 'pass')).toEqual({ found: 1, missed: 1, wrong: 0 });
    expect(marks([], 'pass')).toEqual({ found: 0, missed: 2, wrong: 0 });
    expect(marks(['789s', '999s'], '789s')).toEqual({ found: 2, missed: 0, wrong: 1 });
  });

  test('distances and tiles accepted stand beside each other', () => {
    const { options } = desk.hints(texts('tchou1924 345m456p78s2255z6p 9s S<E'));
    const told = options.map(({ id, distance, count }) => [id, distance, count]);
    // Ready for the two pairs, two copies left of each, once 6p is gone.
    expect(told).toEqual([
      ['pass', 1, expect.any(Number)],
      ['789s', 0, 4],
    ]);
  });
});

describe('what is refused', () => {
  test.each<[texts: Texts, part: string, code: string]>([
    [texts('tchou1924 35m12357p11235s 4m S<E'), 'hand', 'not-between-turns'],
    [texts('tchou1924 4444m1235p1123s1z 4m S<E'), 'hand', 'too-many-copies'],
    [texts('tchou1924 35m12357p11235s1z 4m S<S'), 'from', 'own-discard'],
    [
      texts('tchou1924 35m12357p11235s1z 4m S<E', { deal: 'exchange' }),
      'deal',
      'not-in-these-rules',
    ],
    [texts('riichi 35m12357p11235s1z 4m S<E', { kongs: '5' }), 'kongs', 'unknown-value'],
    [texts('riichi 1235p11235s1z(9999m) 4m S<E', { kongs: '4' }), 'kongs', 'not-in-these-rules'],
    [texts('tchou1924 35m1235p1123s~567z 4m S<E'), 'hand', 'unknown-meld'],
    [texts('chess 35m12357p11235s1z 4m S<E'), 'rules', 'unknown-value'],
  ])('%j', (given, part, code) => {
    expect(desk.ask(given)).toMatchObject({ ok: false, error: { part, error: { code } } });
  });
});

describe('a dealt question is one that can be asked', () => {
  test.each([
    // Four copies of one kind or more in the hand, of which a triplet was to be made.
    ['tchou1924', 20202],
    ['tchou1924', 273642],
    ['riichi', 36682],
    ['riichi', 155482],
    ['riichi', 305962],
    // A kong of one's own beside those of the others.
    ['riichi', 139642],
  ])('%s, seed %i', (game, seed) => {
    const dealt = desk.deal(seed, { level: { game, level: 'limits' } });
    expect(desk.ask(dealt.texts)).toEqual({ ok: true, value: dealt });
  });
});

/** A hand in play as the question of a player who is no discarder. */
function questionOf(state: HandState, rules: GameRules, seat: Wind): Texts {
  const { phase, players, kongs, setup, exchanges } = state;
  if (phase.kind !== 'claims') throw new Error('no tile lies open');
  const { concealed, melds, discards } = players[seat];
  const others = kongs - melds.filter(({ kind }) => kind === 'kong').length;
  const river = formatTiles(discards.map(({ tile }) => tile));
  return {
    ...{ rules: rules.kit.id, seat, from: phase.seat, tile: phase.tile },
    hand: formatHand({ concealed, melds, flowers: [] }),
    ...(rules.kit.countsRound && { round: setup.round }),
    ...(river !== '' && { river }),
    ...{ left: String(drawsLeft(state, rules)), kongs: String(others) },
    ...(exchanges && { deal: 'exchange' }),
  };
}

/** What makes a hand worth more hangs on more than the question tells. */
const isPastTheFirstRound = ({ discarded }: HandState): boolean => discarded >= 4;

describe.each(PLAYABLE_RULES)('%s', (id) => {
  test('a claim is lawful exactly where a hand in play allows it', async () => {
    const rules = await rulesOf(id);
    const partner = patientPartner(rules.kit);
    const partners = { E: partner, S: partner, W: partner, N: partner };
    const setup = shuffledDeal(createRng(1924), rules.kit.table, { round: 'E' });
    let state = startHand(setup);
    let compared = 0;
    while (state.phase.kind !== 'over') {
      const { phase } = state;
      if (phase.kind === 'claims' && !phase.robbing && isPastTheFirstRound(state)) {
        for (const seat of WINDS) {
          if (seat === phase.seat || state.players[seat].declared) continue;
          const allowed = legalMoves(state, rules, seat).flatMap((move) =>
            move.m === 'claim' ? formatTiles(move.tiles) : move.m === 'win' ? 'win' : [],
          );
          const asked = questionOf(state, rules, seat);
          const marked = lawful(asked).split(' ').filter(Boolean);
          expect(marked.sort(), JSON.stringify(asked)).toEqual(allowed.sort());
          compared++;
        }
      }
      state = afterMoveOrPass(state, nextMove(state, rules, partners), rules);
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('a claim is lawful exactly where the meld that it makes is', () => {
    const rng = createRng(1948);
    for (let n = 0; n < 40; n++) {
      const wall = TILES.flatMap((tile) => [tile, tile, tile, tile]);
      const drawn = Array.from({ length: 13 }, () => wall.splice(rng.below(wall.length), 1)[0]);
      const tile = wall[rng.below(wall.length)] as Tile;
      const held = drawn.flatMap((one) => one ?? []);
      const from = ['E', 'W', 'N'][rng.below(3)];
      const asked = { rules: id, seat: 'S', from, tile, hand: formatTiles(held) };
      for (const { id: claim, claim: kind, bar } of claimsOn(asked)) {
        if (kind === 'win') continue;
        const rest = [...held, tile];
        const isHeld = (claim.match(/\d/g) ?? []).every((rank) => {
          const at = rest.indexOf(`${rank}${claim.at(-1)}` as Tile);
          return at >= 0 && rest.splice(at, 1).length === 1;
        });
        const isNext = kind !== 'chow' || from === 'E';
        expect(bar === undefined, JSON.stringify([asked, claim])).toBe(isHeld && isNext);
      }
    }
  });
});
