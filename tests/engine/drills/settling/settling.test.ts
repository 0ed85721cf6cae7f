/** Settle the table: what is dealt at each level, how sums are judged, addresses, hints. */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../../src/engine/core/rng.ts';
import { WINDS } from '../../../../src/engine/core/wind.ts';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import type { SettleQuestion } from '../../../../src/engine/drills/settling/account.ts';
import type { SettleAnswer } from '../../../../src/engine/drills/settling/cells.ts';
import { settling } from '../../../../src/engine/drills/settling/settling.ts';
import { settling as encyclopedieTeaching } from '../../../../src/engine/rulesets/encyclopedie/teaching/settling.ts';
import { kit as encyclopedie } from '../../../../src/engine/rulesets/encyclopedie-kit.ts';
import { SETTLE_TOPICS } from '../../../../src/engine/rulesets/levels.ts';
import { kit as mcr } from '../../../../src/engine/rulesets/mcr/kit.ts';
import { settling as mcrTeaching } from '../../../../src/engine/rulesets/mcr/teaching/settling.ts';
import { kit as riichi } from '../../../../src/engine/rulesets/riichi/kit.ts';
import { settling as riichiTeaching } from '../../../../src/engine/rulesets/riichi/teaching/settling.ts';
import { kit as tchou1924 } from '../../../../src/engine/rulesets/tchou1924/kit.ts';
import { settling as tchouTeaching } from '../../../../src/engine/rulesets/tchou1924/teaching/settling.ts';
import { kit as vulcain1953 } from '../../../../src/engine/rulesets/vulcain1953/kit.ts';
import { settling as vulcainTeaching } from '../../../../src/engine/rulesets/vulcain1953/teaching/settling.ts';

const drill = settling({
  tchou1924: { kit: tchou1924, teaching: tchouTeaching },
  vulcain1953: { kit: vulcain1953, teaching: vulcainTeaching },
  encyclopedie: { kit: encyclopedie, teaching: encyclopedieTeaching },
  mcr: { kit: mcr, teaching: mcrTeaching },
  riichi: { kit: riichi, teaching: riichiTeaching },
});
const SEEDS = Array.from({ length: 300 }, (_, seed) => seed * 7919);

function question(texts: Texts): SettleQuestion {
  const read = drill.parse(texts);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** Chapter V: 40 points win on South's tile; 20, 16 and 2 lose. */
const CHAPTER_V: Texts = { E: '40', S: '20', W: '16', N: '2', winner: 'E', from: 'S' };
/** Its francs as the book gives them, before they are rounded. */
const RIGHT: SettleAnswer = {
  pays: { ES: -1.6, EW: -0.8, EN: -0.8, SW: -0.08, SN: -0.36, WN: -0.28 },
  nets: { E: 3.2, S: -1.16, W: -0.6, N: -1.44 },
};

const RULES_OF: Readonly<Record<(typeof SETTLE_TOPICS)[number], string>> = {
  ...{ winner: 'tchou1924', losers: 'tchou1924', old: 'tchou1924' },
  ...{ drawn: 'tchou1924', fines: 'tchou1924' },
  ...{ 'east-double': 'vulcain1953', 'with-east': 'vulcain1953' },
  ...{ capped: 'vulcain1953', goulash: 'vulcain1953' },
  ...{ collected: 'encyclopedie', differences: 'encyclopedie' },
  ...{ 'whole-table': 'encyclopedie', 'score-doubled': 'encyclopedie' },
  international: 'mcr',
  ...{ ron: 'riichi', tsumo: 'riichi', sticks: 'riichi', ready: 'riichi' },
};

describe.each(SETTLE_TOPICS)('the level %s, over many seeds', (level) => {
  const dealt = SEEDS.map((seed) => drill.make(createRng(seed), { level }));
  const rules = RULES_OF[level];

  test('takes its own answer for right, and none for wrong', () => {
    for (const asked of dealt) {
      expect(drill.check(asked, drill.solve(asked)).right).toBe(true);
      expect(drill.check(asked, { pays: {}, nets: {} }).right).toBe(false);
    }
  });

  test('writes its questions down and reads them back', () => {
    for (const asked of dealt) {
      expect(drill.parse(drill.format(asked))).toEqual({ ok: true, value: asked });
    }
  });

  test('keeps what it promises', () => {
    for (const asked of dealt) expect(drill.keeps(asked, { level })).toBe(true);
  });

  test('deals hands that can be', () => {
    for (const { scores, winner, from } of dealt) {
      if (from !== null) expect(from).not.toBe(winner);
      const won = scores[winner as 'E'];
      if (rules === 'mcr') {
        // mcr.rule.2
        expect(won).toBeGreaterThanOrEqual(8);
        continue;
      }
      if (rules === 'riichi') {
        expect(winner === null).toBe(level === 'ready');
        if (winner !== null) expect(won).toBeGreaterThanOrEqual(1000);
        continue;
      }
      for (const seat of WINDS) expect(scores[seat] % 2).toBe(0);
      if (rules === 'tchou1924') {
        expect(Math.max(...WINDS.map((seat) => scores[seat]))).toBeLessThanOrEqual(300);
      }
      expect(won).toBeGreaterThanOrEqual(20);
    }
  });

  test('asks what it is about', () => {
    const cells = {
      ...{ winner: [3, 1], losers: [3, 0], old: [6, 4], drawn: [6, 4], fines: [6, 4] },
      ...{ 'east-double': [3, 1], 'with-east': [6, 4], capped: [6, 4], goulash: [6, 4] },
      ...{ collected: [3, 1], differences: [3, 0], 'whole-table': [6, 4] },
      ...{ 'score-doubled': [6, 4], international: [3, 1] },
      ...{ ron: [3, 1], tsumo: [3, 1], sticks: [6, 4], ready: [6, 4] },
    };
    for (const asked of dealt) {
      const { pairs, nets } = drill.show(asked);
      expect([pairs.length, nets.length]).toEqual(cells[level]);
      expect(asked.fine !== undefined).toBe(level === 'fines');
      expect(asked.rules).toBe(rules);
      if (level === 'goulash') expect(asked.options['stake']).toBeGreaterThan(0);
      if (level === 'old') expect(asked.options).toMatchObject({ mode: 'old' });
      if (level === 'score-doubled') {
        expect(asked.options).toEqual({ eastDouble: 'scores' });
        expect(asked.winner).not.toBe('E');
      }
      if (level === 'drawn' || level === 'tsumo') expect(asked.from).toBeNull();
      if (level === 'ron') expect(asked.from).not.toBeNull();
      expect(asked.repeats !== undefined).toBe(level === 'sticks');
      expect(asked.deposits !== undefined).toBe(level === 'sticks');
      expect(asked.ready !== undefined).toBe(level === 'ready');
    }
  });

  test('the nets of a table sum to nothing', () => {
    for (const asked of dealt) {
      const { payments } = drill.check(asked, RIGHT).settlement;
      expect(WINDS.reduce((sum, seat) => sum + payments[seat], 0)).toBeCloseTo(0, 6);
    }
  });

  test('hands out plain data', () => {
    for (const asked of dealt.slice(0, 50)) {
      const out = [drill.show(asked), drill.check(asked, RIGHT), drill.hints(asked)];
      expect(structuredClone(out)).toEqual(out);
    }
  });
});

test('a fine is for a hand of three fan, the full one for who let the tile go', () => {
  for (const seed of SEEDS) {
    const { scores, winner, fine, from } = drill.make(createRng(seed), { level: 'fines' });
    expect(scores[winner as 'E']).toBeGreaterThanOrEqual(160);
    expect(fine?.seat).not.toBe(winner);
    if (fine?.kind === 'full') expect(fine.seat).toBe(from);
  }
});

describe('what lies on the table', () => {
  const JAPANESE = { rules: 'riichi' };
  const solved = (texts: Texts) => drill.solve(question({ ...JAPANESE, ...texts }));

  test.each<[string, Texts, SettleAnswer]>([
    [
      'a child draws: the dealer pays more',
      { S: '7900', winner: 'S', from: 'self' },
      { pays: { ES: 3900, SW: -2000, SN: -2000 }, nets: { E: -3900, S: 7900, W: -2000, N: -2000 } },
    ],
    [
      'a repeat stick is 300 from who discarded the tile',
      { W: '3900', winner: 'W', from: 'N', repeats: '2' },
      { pays: { WN: -4500 }, nets: { E: 0, S: 0, W: 4500, N: -4500 } },
    ],
    [
      'a repeat stick is 100 from each of the three for a drawn tile',
      { E: '6000', winner: 'E', from: 'self', repeats: '1' },
      {
        pays: { ES: -2100, EW: -2100, EN: -2100 },
        nets: { E: 6300, S: -2100, W: -2100, N: -2100 },
      },
    ],
    [
      'stakes go to the winner, whose own come back',
      { N: '1000', winner: 'N', from: 'E', deposits: 'S,S,N' },
      { pays: { EN: 1000, SN: 2000 }, nets: { E: -1000, S: -2000, W: 0, N: 3000 } },
    ],
    [
      'one is ready',
      { winner: 'nobody', ready: 'W' },
      { pays: { EW: 1000, SW: 1000, WN: -1000 }, nets: { E: -1000, S: -1000, W: 3000, N: -1000 } },
    ],
    [
      'two are ready',
      { winner: 'nobody', ready: 'E,N' },
      {
        pays: { ES: -750, EW: -750, SN: 750, WN: 750 },
        nets: { E: 1500, S: -1500, W: -1500, N: 1500 },
      },
    ],
    [
      'all are ready',
      { winner: 'nobody', ready: 'E,S,W,N' },
      { pays: {}, nets: { E: 0, S: 0, W: 0, N: 0 } },
    ],
  ])('%s', (_, texts, answer) => {
    expect(solved(texts)).toEqual(answer);
  });

  test.each<[string, Texts, string]>([
    ['no hand is worth it', { S: '7800', winner: 'S', from: 'self' }, 'S'],
    ['repeats where nobody has won', { winner: 'nobody', ready: 'E', repeats: '1' }, 'repeats'],
    ['stakes of nobody', { S: '1000', winner: 'S', from: 'E', deposits: '' }, 'deposits'],
    ['ready hands beside a win', { S: '1000', winner: 'S', from: 'E', ready: 'E' }, 'ready'],
    ['somebody ready twice', { winner: 'nobody', ready: 'E,E' }, 'ready'],
    ['a giver where nobody has won', { winner: 'nobody', from: 'S', ready: 'E' }, 'from'],
  ])('%s: refused', (_, texts, part) => {
    expect(drill.parse({ ...JAPANESE, ...texts })).toMatchObject({ ok: false, error: { part } });
  });

  test('other rules know nothing of it', () => {
    const read = drill.parse({ ...CHAPTER_V, repeats: '1' });
    expect(read).toMatchObject({ ok: false, error: { part: 'repeats' } });
    expect(drill.parse({ winner: 'nobody' })).toMatchObject({ ok: false });
  });
});

describe('cells', () => {
  const judged = (answer: SettleAnswer, texts: Texts = {}) =>
    drill.check(question({ ...CHAPTER_V, ...texts }), answer);

  test('chapter V in francs is right', () => {
    const { right, marks, pays, nets } = judged(RIGHT);
    expect(right).toBe(true);
    expect(marks).toEqual({ found: 10, missed: 0, wrong: 0 });
    expect(pays.map(({ pair, mark }) => [pair, mark])).toEqual(
      ['ES', 'EW', 'EN', 'SW', 'SN', 'WN'].map((pair) => [pair, 'right']),
    );
    expect(nets.every(({ mark }) => mark === 'right')).toBe(true);
  });

  test('the arithmetic of a cell: points, coefficient, and both seats', () => {
    const [first, , , fourth] = judged(RIGHT).pays;
    expect(first?.made).toMatchObject([{ from: 'S', to: 'E', points: 40, coefficient: 4 }]);
    expect(fourth?.made).toMatchObject([{ from: 'W', to: 'S', points: 4, coefficient: 2 }]);
  });

  test.each([
    ['paid the wrong way', 1.6, 'turned'],
    ['at the low coefficient', -0.8, 'wrong'],
    ['not paid', 0, 'wrong'],
    ['a hair off, as binary fractions are', -1.6000001, 'right'],
  ] as const)('a payment %s', (_, given, mark) => {
    const { pays } = judged({ ...RIGHT, pays: { ...RIGHT.pays, ES: given } });
    expect(pays[0]?.mark).toBe(mark);
  });

  test('an empty payment is none, an empty net is wrong', () => {
    const equal = { W: '20' } as const;
    const answer = drill.solve(question({ ...CHAPTER_V, ...equal }));
    const { SW: _, ...pays } = answer.pays;
    expect(judged({ ...answer, pays }, equal).right).toBe(true);
    const { nets } = judged({ ...RIGHT, nets: {} });
    expect(nets.map(({ mark, follows }) => [mark, follows])).toEqual(
      WINDS.map(() => ['wrong', false]),
    );
  });

  test('a net may follow from payments that are wrong', () => {
    const pays = { ...RIGHT.pays, ES: -0.8 };
    const { nets } = judged({ pays, nets: { ...RIGHT.nets, E: 2.4, S: -0.36 } });
    expect(nets.map(({ mark, follows }) => [mark, follows])).toEqual([
      ['wrong', true],
      ['wrong', true],
      ['right', false],
      ['right', false],
    ]);
  });

  test('the full fine: one pays for all; the losers do not settle at the limit', () => {
    const texts = { E: '300', fine: 'full-S' };
    // 300 points at 4 and twice at 2: 12 + 6 + 6 francs.
    const nets = { E: 24, S: -24, W: 0, N: 0 };
    expect(judged({ pays: { ES: -24 }, nets }, texts).right).toBe(true);
  });
});

describe('one sum alone', () => {
  test.each<readonly [string, Texts, number]>([
    ['a payment', { ...CHAPTER_V, ask: 'pays-S-E' }, 1.6],
    ['a payment between losers', { ...CHAPTER_V, ask: 'pays-N-S' }, 0.36],
    ['a payment that is made the other way', { ...CHAPTER_V, ask: 'pays-E-S' }, 0],
    ['all that one pays', { ...CHAPTER_V, ask: 'out-N' }, 1.44],
    ['what one has in the end', { ...CHAPTER_V, ask: 'net-S' }, -1.16],
    ['a false win (tchou1924.IV.amende.6)', { fine: 'false-win-W', ask: 'out-W' }, 12],
    [
      'the international supplier (mcr.intro.7)',
      { rules: 'mcr', S: '14', winner: 'S', from: 'W', ask: 'out-W' },
      22,
    ],
    [
      'the international winner, drawing (mcr.intro.8)',
      { rules: 'mcr', E: '8', winner: 'E', from: 'self', ask: 'net-E' },
      48,
    ],
    [
      'an international false win (mcr.pay.1)',
      { rules: 'mcr', fine: 'false-win-S', ask: 'out-S' },
      30,
    ],
  ])('%s', (_, texts, sum) => expect(drill.solve(question(texts)).sum).toBeCloseTo(sum, 6));

  test('is judged by itself', () => {
    const asked = question({ ...CHAPTER_V, ask: 'pays-S-E' });
    const blank = { pays: {}, nets: {} };
    const mark = (sum?: number) =>
      drill.check(asked, sum === undefined ? blank : { ...blank, sum }).sum?.mark;
    expect([mark(1.6), mark(1.5), mark()]).toEqual(['right', 'wrong', 'wrong']);
  });
});

describe('the same points under other rules', () => {
  const elsewhere = (texts: Texts) => {
    const asked = question(texts);
    const { elsewhere } = drill.check(asked, drill.solve(asked));
    return Object.fromEntries(elsewhere.map(({ rules, settlement: s }) => [rules, s?.payments]));
  };

  test('are settled as each does, and not where no hand is worth them', () => {
    expect(elsewhere(CHAPTER_V)).toEqual({
      vulcain1953: { E: 240, S: -80 + 4 + 18, W: -80 - 4 + 14, N: -80 - 18 - 14 },
      encyclopedie: { E: 240, S: -80 + 4 + 18, W: -80 - 4 + 14, N: -80 - 18 - 14 },
      mcr: { E: 24 + 40, S: -48, W: -8, N: -8 },
      riichi: undefined,
    });
    expect(elsewhere({ ...CHAPTER_V, E: '7' })['mcr']).toBeUndefined();
  });

  test('are none where there is a limit to a hand, a winner’s or another’s', () => {
    const navy = { rules: 'vulcain1953', winner: 'W', from: 'N', E: '0', S: '28', N: '0' };
    expect(elsewhere({ ...navy, W: '300' })['tchou1924']).toEqual({
      ...{ W: 4 * 300 + 2 * 2 * 300, N: -4 * 300 - 2 * 28 },
      ...{ E: -2 * 300 - 2 * 28, S: -2 * 300 + 2 * 2 * 28 },
    });
    expect(elsewhere({ ...navy, W: '302' })['tchou1924']).toBeUndefined();
    expect(elsewhere({ ...navy, W: '300', S: '512' })['tchou1924']).toBeUndefined();
    expect(elsewhere({ ...navy, W: '8000' })['mcr']).toBeUndefined();
  });

  test('of the winner alone, and in points: the others have none', () => {
    const { tchou1924 } = elsewhere({ rules: 'mcr', S: '14', winner: 'S', from: 'W' });
    expect(tchou1924).toEqual({ S: 2 * 28 + 56, E: -28, W: -56, N: -28 });
  });

  test('are nothing where nobody won', () => {
    expect(elsewhere({ fine: 'false-win-W' })).toEqual({});
  });
});

describe('a question from texts', () => {
  test.each<Texts>([
    CHAPTER_V,
    { ...CHAPTER_V, ask: 'winner' },
    { ...CHAPTER_V, from: 'self', mode: 'old', coefficients: '4-8', E: '160', fine: 'half-N' },
    { ...CHAPTER_V, ask: 'pays-S-E', players: 'ABCD' },
    { fine: 'false-win-W', ask: 'out-W' },
    { rules: 'mcr', S: '14', winner: 'S', from: 'W' },
  ])('%j is written as it was read', (texts) => {
    expect(drill.format(question(texts))).toEqual(texts);
  });

  const unknown = (part: string, value: string): object => ({
    part,
    error: { code: 'unknown-value', value },
  });

  test.each<readonly [Texts, object]>([
    [{ N: '' }, unknown('N', '')],
    [{ W: '-2' }, unknown('W', '-2')],
    [{ S: '2.5' }, unknown('S', '2.5')],
    [{ E: '302' }, unknown('E', '302')],
    [{ winner: 'East' }, unknown('winner', 'East')],
    [{ from: '' }, unknown('from', '')],
    [{ from: 'E' }, { part: 'from', error: { code: 'winner-pays-himself', seat: 'E' } }],
    [{ mode: 'odd' }, unknown('mode', 'odd')],
    [{ coefficients: '1-8' }, unknown('coefficients', '1-8')],
    [{ fine: 'full' }, unknown('fine', 'full')],
    [{ fine: 'half-E' }, { part: 'fine', error: { code: 'fine-without-loser', seat: 'E' } }],
    [
      { fine: 'full-W' },
      {
        part: 'fine',
        error: { code: 'full-fine-without-tile', seat: 'W', rule: 'tchou1924.IV.amende.1' },
      },
    ],
    [
      { fine: 'half-N' },
      {
        part: 'fine',
        error: {
          ...{ code: 'fine-on-cheap-win', seat: 'E', points: 40, least: 160 },
          rule: 'tchou1924.IV.amende.3',
        },
      },
    ],
    [{ fine: 'false-win-S' }, unknown('E', '40')],
    [{ ask: 'nothing' }, unknown('ask', 'nothing')],
    [{ ask: 'pays-S-S' }, unknown('ask', 'pays-S-S')],
    [{ players: 'ABC' }, unknown('players', 'ABC')],
    [{ rules: 'chess' }, unknown('rules', 'chess')],
    // Only the winner's hand counts, and it has eight points (mcr.rule.2).
    [{ rules: 'mcr' }, unknown('S', '20')],
  ])('with %j it is refused', (texts, error) => {
    expect(drill.parse({ ...CHAPTER_V, ...texts })).toEqual({ ok: false, error });
  });

  test.each<readonly [Texts, object]>([
    [{ E: '7' }, unknown('E', '7')],
    [{ E: '8', ask: 'losers' }, unknown('ask', 'losers')],
    [{ E: '8', fine: 'full-S' }, unknown('fine', 'full-S')],
    [{ E: '8', mode: 'old' }, unknown('mode', 'old')],
  ])('by the international rules %j is refused', (texts, error) => {
    const won = { rules: 'mcr', winner: 'E', from: 'S' };
    expect(drill.parse({ ...won, ...texts })).toEqual({ ok: false, error });
  });

  test('nothing at all is refused', () => {
    expect(drill.parse({})).toEqual({ ok: false, error: unknown('E', '') });
  });
});

describe('the hints', () => {
  test('name who pays high, the differences, every payment', () => {
    const { high, differences, payments } = drill.hints(question(CHAPTER_V));
    expect(high).toEqual(['S']);
    expect(differences.map(({ points }) => points)).toEqual([4, 18, 14]);
    expect(payments).toHaveLength(6);
  });

  test.each([
    ['winner', ['high', 'payments']],
    ['losers', ['differences', 'payments']],
    ['all', ['high', 'differences', 'payments']],
    ['pays-S-E', ['high', 'payments']],
    ['pays-S-W', ['differences', 'payments']],
    ['out-S', ['high', 'differences', 'payments']],
  ])('of %s are %j', (ask, steps) => {
    expect(drill.hintSteps(question({ ...CHAPTER_V, ask }))).toEqual(steps);
  });

  test('of one sum tell its payments alone', () => {
    const payments = (ask: string) =>
      drill.hints(question({ ...CHAPTER_V, ask })).payments.map(({ from, to }) => from + to);
    expect(payments('pays-S-E')).toEqual(['SE']);
    expect(payments('out-N')).toEqual(['NE', 'NS', 'NW']);
  });

  test('speak of no coefficients where there are none', () => {
    const texts = { rules: 'mcr', S: '14', winner: 'S', from: 'W' };
    expect(drill.hintSteps(question(texts))).toEqual(['most', 'payments']);
    expect(drill.hints(question(texts)).high).toEqual(['W']);
  });

  test('name the losers whose debts are high, also where one pays them all', () => {
    const old = drill.hints(question({ ...CHAPTER_V, E: '160', mode: 'old', fine: 'full-S' }));
    expect(old.high).toEqual(['S', 'W', 'N']);
  });
});
