/** Who would take this? One claim under each rule set, judged as *May I claim?* judges it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COPIES, sortTiles, TILES, type Tile } from '../../../../src/engine/core/tile.ts';
import { type Desk, findDesk, type Texts, type TypesOf } from '../../../../src/engine/drills.ts';
import { formatTiles } from '../../../../src/engine/notation.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../../../src/engine/rulesets/index.ts';

const desk = (await findDesk('who-would-take')) as Desk<TypesOf<'who-would-take'>>;
const single = (await findDesk('may-i-claim')) as Desk<TypesOf<'may-i-claim'>>;

/** `44m…1z 4m S<E 444m`: hand, discard, own wind and whose discard it is, the claim; else to win. */
function texts(position: string, others: Texts = {}): Texts {
  const [hand = '', tile = '', seats = '', claim = 'win'] = position.split(' ');
  const [seat = '', from = ''] = seats.split('<');
  return { hand, tile, seat, from, claim, ...others };
}

/** Under each rule set: `yes`, what stands against it, or what is better; and the rule that says it. */
type Expected = Readonly<Record<PlayableRules, readonly [told: string, rule: string]>>;

function told(asked: Texts): Expected {
  const rows = desk.hints(asked).rows.map(({ rules, isLawful, isWise, claim, unknown, proof }) => {
    const bar = claim?.bar ?? (unknown && { code: 'unknown', rule: unknown.rule });
    const rule = bar?.rule ?? claim?.rule;
    const isTaken = isLawful && (asked['ask'] !== 'wise' || isWise);
    return [rules, [isTaken ? 'yes' : (bar?.code ?? proof.wise.join(' ')), rule]];
  });
  return Object.fromEntries(rows);
}

const cases = (table: readonly [position: string, others: Texts, expected: Expected][]) =>
  table.map(([position, others, expected]) => ({ position, others, expected }));

describe('where it is allowed', () => {
  test.each(
    cases([
      // A run of dragons is a group in the encyclopedia alone (its combinations, figure 2): a
      // chow of the four others is three numbers in a row of one suit.
      [
        '67z1235m357p1135s 5z S<E 567z',
        {},
        {
          tchou1924: ['unknown', 'tchou1924.III.tcheu'],
          vulcain1953: ['unknown', 'vulcain1953.2.2.3.2'],
          encyclopedie: ['yes', 'encyclopedie.chow'],
          mcr: ['unknown', 'mcr.dec.7'],
          riichi: ['unknown', 'riichi.7.1.3'],
        },
      ],
      // And there as a chow it belongs to the next player: East's discard is not West's to take.
      [
        '67z1235m357p1135s 5z W<E 567z',
        {},
        {
          tchou1924: ['unknown', 'tchou1924.III.tcheu'],
          vulcain1953: ['unknown', 'vulcain1953.2.2.3.2'],
          encyclopedie: ['not-next', 'encyclopedie.chow'],
          mcr: ['unknown', 'mcr.dec.7'],
          riichi: ['unknown', 'riichi.7.1.3'],
        },
      ],
      // A pung is anybody's under all five.
      [
        '44m12357p11235s1z 4m S<W 444m',
        {},
        {
          tchou1924: ['yes', 'tchou1924.III.pong'],
          vulcain1953: ['yes', 'vulcain1953.2.2.1.1.1'],
          encyclopedie: ['yes', 'encyclopedie.pung'],
          mcr: ['yes', 'mcr.dec.7'],
          riichi: ['yes', 'riichi.7.1.5'],
        },
      ],
      // But of the last discard nobody's: it is for a win alone.
      [
        '44m12357p11235s1z 4m S<W 444m',
        { left: '0' },
        {
          tchou1924: ['last-discard', 'tchou1924.III.lasttile'],
          vulcain1953: ['last-discard', 'vulcain1953.dec.6'],
          encyclopedie: ['last-discard', 'encyclopedie.fin.3'],
          mcr: ['last-discard', 'mcr.rule.10'],
          riichi: ['last-discard', 'riichi.8.1'],
        },
      ],
      // One tile to draw. In Paris and in Japan what is kept out of play grows by a tile with each
      // kong, so none is left to replace the fourth; elsewhere that tile is drawn.
      [
        '444m1235p11235s1z 4m S<E 4444m',
        { left: '1' },
        {
          tchou1924: ['no-replacement', 'tchou1924.III.deadwall'],
          vulcain1953: ['yes', 'vulcain1953.2.2.2.1.1'],
          encyclopedie: ['yes', 'encyclopedie.kong'],
          mcr: ['yes', 'mcr.dec.7'],
          riichi: ['no-replacement', 'riichi.6.4.3'],
        },
      ],
      // After four kongs of others a fifth is forbidden in Japan only.
      [
        '444m1235p11235s1z 4m S<E 4444m',
        { kongs: '4' },
        {
          tchou1924: ['yes', 'tchou1924.III.kang'],
          vulcain1953: ['yes', 'vulcain1953.2.2.2.1.1'],
          encyclopedie: ['yes', 'encyclopedie.kong'],
          mcr: ['yes', 'mcr.dec.7'],
          riichi: ['most-kongs', 'riichi.7.2.5'],
        },
      ],
      // Four chows and a pair of 2 to 8: groups and a pair in Paris and in the encyclopedia; the
      // Navy allows one chow; all chows 2, all simples 2, the same chow in two suits 1 and a pair
      // wait 1 are 6 points of 8; no ends, exposed too, are a role.
      [
        '345m678p5s~567p~567s 5s S<E',
        {},
        {
          tchou1924: ['yes', 'tchou1924.III.hou'],
          vulcain1953: ['unlawful', 'vulcain1953.2.2.3.6'],
          encyclopedie: ['yes', 'encyclopedie.prio.1'],
          mcr: ['not-enough', 'mcr.rule.2'],
          riichi: ['yes', 'riichi.8.3'],
        },
      ],
      // Seven pairs: no four groups for Paris and the encyclopedia, 250 for the Navy (§ 4.1.6),
      // 24 points (fan 55), a role.
      [
        '1133m5577p2299s4z 4z S<E',
        {},
        {
          tchou1924: ['incomplete', 'tchou1924.III.hou'],
          vulcain1953: ['yes', 'vulcain1953.3.2.1'],
          encyclopedie: ['incomplete', 'encyclopedie.prio.1'],
          mcr: ['yes', 'mcr.rule.9'],
          riichi: ['yes', 'riichi.8.3'],
        },
      ],
      // Three chows, South's own wind in a pung: a role, and 2 points and little more of 8.
      [
        '23m456p789s11222z 4m S<N',
        {},
        {
          tchou1924: ['yes', 'tchou1924.III.hou'],
          vulcain1953: ['unlawful', 'vulcain1953.2.2.3.6'],
          encyclopedie: ['yes', 'encyclopedie.prio.1'],
          mcr: ['not-enough', 'mcr.rule.2'],
          riichi: ['yes', 'riichi.8.3'],
        },
      ],
      // By the last discard it is worth 8 more (fan 41).
      [
        '23m456p789s11222z 4m S<N',
        { left: '0' },
        {
          tchou1924: ['yes', 'tchou1924.III.hou'],
          vulcain1953: ['unlawful', 'vulcain1953.2.2.3.6'],
          encyclopedie: ['yes', 'encyclopedie.prio.1'],
          mcr: ['yes', 'mcr.rule.9'],
          riichi: ['yes', 'riichi.8.3'],
        },
      ],
      // The other tile that it waits for is among one's own discards: furiten, in Japan alone.
      [
        '23m456p22m678s~678p 4m S<N',
        { river: '9s1m' },
        {
          tchou1924: ['yes', 'tchou1924.III.hou'],
          vulcain1953: ['unlawful', 'vulcain1953.2.2.3.6'],
          encyclopedie: ['yes', 'encyclopedie.prio.1'],
          mcr: ['not-enough', 'mcr.rule.2'],
          riichi: ['own-discards', 'riichi.8.4'],
        },
      ],
    ]),
  )('$position $others', ({ position, others, expected }) => {
    expect(told(texts(position, { ...others, ask: 'lawful' }))).toEqual(expected);
  });
});

describe('where it is worth it', () => {
  test.each(
    cases([
      // Ready for two pairs: South's wind and White, each a role and, with all five families
      // (6 points), 2 points. The Navy's hand would lie open with three chows, which never wins.
      [
        '345m456p78s2255z6p 9s S<E 789s',
        {},
        {
          tchou1924: ['yes', 'tchou1924.III.tcheu'],
          vulcain1953: ['pass', 'vulcain1953.2.2.3.2'],
          encyclopedie: ['yes', 'encyclopedie.chow'],
          mcr: ['yes', 'mcr.dec.7'],
          riichi: ['yes', 'riichi.7.1.3'],
        },
      ],
      // The pairs are winds that are not one's own nor the round's: open, there is no role to come.
      // By the international rules it is ready for too little, and one tile from 1-2-3, 4-5-6 and
      // 7-8-9 in three suits (fan 35, 8 points), where passing is two: nobody can call it worse.
      [
        '345m123p78s3344z6p 9s S<E 789s',
        {},
        {
          tchou1924: ['yes', 'tchou1924.III.tcheu'],
          vulcain1953: ['pass', 'vulcain1953.2.2.3.2'],
          encyclopedie: ['yes', 'encyclopedie.chow'],
          mcr: ['yes', 'mcr.dec.7'],
          riichi: ['pass', 'riichi.7.1.3'],
        },
      ],
      // The chow is in the hand already: nobody gains by it.
      [
        '345m456p789s1122z 4m S<E 345m',
        {},
        {
          tchou1924: ['pass', 'tchou1924.III.tcheu'],
          vulcain1953: ['pass', 'vulcain1953.2.2.3.2'],
          encyclopedie: ['pass', 'encyclopedie.chow'],
          mcr: ['pass', 'mcr.dec.7'],
          riichi: ['pass', 'riichi.7.1.3'],
        },
      ],
      // Where the tile wins, it is no chow; with less than 8 points it does not win.
      [
        '23m45688p777z~456s 4m S<E 234m',
        {},
        {
          tchou1924: ['win', 'tchou1924.III.tcheu'],
          vulcain1953: ['pass', 'vulcain1953.2.2.3.2'],
          encyclopedie: ['win', 'encyclopedie.chow'],
          mcr: ['yes', 'mcr.dec.7'],
          riichi: ['win', 'riichi.7.1.3'],
        },
      ],
    ]),
  )('$position', ({ position, others, expected }) => {
    expect(told(texts(position, { ...others, ask: 'wise' }))).toEqual(expected);
  });
});

test.each([
  '345m123p78s3344z6p 9s S<E 789s',
  // 4-5-6 of characters is there, and 7-8-9 of bamboos.
  '3455566m23p789s2z 1p E<N 123p',
])('is not asked of what may be disputed: %s', (position) => {
  expect(desk.keeps(texts(position, { ask: 'wise' }), { level: 'wise' })).toBe(false);
});

const PUNG = texts('44m12357p11235s1z 4m S<W 444m');

test('marks are counted one by one, and none is an answer', () => {
  const [first] = PLAYABLE_RULES;
  const none = { ...PUNG, left: '0' };
  expect(desk.check(none, [])).toMatchObject({ right: true, given: [] });
  expect(desk.check(none, [first as PlayableRules])).toMatchObject({
    right: false,
    marks: { found: 0, missed: 0, wrong: 1 },
  });
  expect(desk.check(PUNG, ['mcr', 'riichi'])).toMatchObject({
    right: false,
    marks: { found: 2, missed: 3, wrong: 0 },
  });
});

describe('what is refused', () => {
  test.each<[given: Texts, part: string, code: string]>([
    [{ ...PUNG, hand: '44m12357p11235s' }, 'hand', 'not-between-turns'],
    [{ ...PUNG, hand: '4444m1235p1123s1z' }, 'hand', 'too-many-copies'],
    // A run of dragons on the table is known to one rule set.
    [{ ...PUNG, hand: '44m1235p112s1z~567z' }, 'hand', 'unknown-meld'],
    [{ ...PUNG, tile: '0m' }, 'tile', 'unknown-value'],
    [{ ...PUNG, from: 'S' }, 'from', 'own-discard'],
    [{ ...PUNG, kongs: '5' }, 'kongs', 'unknown-value'],
    [{ ...PUNG, hand: '1235p11235s1z(9999m)', kongs: '4' }, 'kongs', 'not-in-these-rules'],
    [{ ...PUNG, claim: '445m' }, 'claim', 'no-such-claim'],
    [{ ...PUNG, claim: '555m' }, 'claim', 'no-such-claim'],
    [{ ...PUNG, claim: '<b>' }, 'claim', 'unknown-sign'],
    [{ ...PUNG, claim: '' }, 'claim', 'empty'],
    [{ ...PUNG, ask: 'rules' }, 'ask', 'unknown-value'],
  ])('%j', (given, part, code) => {
    expect(desk.ask(given)).toMatchObject({ ok: false, error: { part, error: { code } } });
  });
});

const WALL = TILES.flatMap((tile) => Array<Tile>(COPIES).fill(tile));

/** Any thirteen tiles and a discard, as East discards and South looks at it. */
const discards = fc
  .shuffledSubarray(WALL, { minLength: 14, maxLength: 14 })
  .map(([tile = '1m', ...held]) => ({
    hand: formatTiles(sortTiles(held)),
    tile,
    seat: 'S',
    from: 'E',
  }));

test('each claim comes back from its texts, its tiles in whatever order', () => {
  fc.assert(
    fc.property(discards, fc.nat(), (discard, pick) => {
      const known = PLAYABLE_RULES.flatMap((rules) => {
        const asked = single.ask({ ...discard, rules });
        return asked.ok ? asked.value.shown.claims.map(({ id }) => id) : [];
      });
      const claim = known[pick % known.length] ?? 'win';
      const turned =
        claim === 'win' ? claim : [...claim.slice(0, -1)].reverse().join('') + claim.at(-1);
      const asked = desk.ask({ ...discard, claim: turned });
      expect(asked.ok && asked.value.shown.claim.id).toBe(claim);
      expect(asked.ok && desk.ask(asked.value.texts)).toEqual(asked);
    }),
    { numRuns: 25 },
  );
});

test('May I claim? says the same of the same discard', () => {
  for (const level of ['lawful', 'wise']) {
    for (const seed of [1, 2, 3]) {
      const { texts: asked } = desk.deal(seed, { level: { level } });
      const claim = asked['claim'] ?? 'win';
      const takers = desk.hints(asked).rows.filter((row) => {
        const { lawful } = single.solve(row.texts);
        const { wise } = single.hints(row.texts);
        return lawful.includes(claim) && (level === 'lawful' || wise.includes(claim));
      });
      expect(desk.solve(asked)).toEqual(takers.map(({ rules }) => rules));
    }
  }
});

test.each([368562, 590322, 1231842, 1453602, 1414])(
  'a dealt question is one that can be asked: seed %i',
  (seed) => {
    const dealt = desk.deal(seed, { level: { level: 'lawful' } });
    expect(desk.ask(dealt.texts)).toEqual({ ok: true, value: dealt });
  },
);

test('rule sets part over most claims, and each is left out by some', () => {
  const answers = Array.from({ length: 16 }, (_, seed) =>
    desk.solve(desk.deal(seed, { level: { level: 'lawful' } }).texts),
  );
  const parting = answers.filter(({ length }) => length > 0 && length < PLAYABLE_RULES.length);
  expect(parting.length).toBeGreaterThan(answers.length / 2);
  for (const rules of PLAYABLE_RULES) {
    expect(
      parting.some((takers) => !takers.includes(rules)),
      rules,
    ).toBe(true);
  }
});
