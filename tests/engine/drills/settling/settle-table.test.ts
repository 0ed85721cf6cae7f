/** Settle the table: what is dealt at each level, how cells are judged, links, hints. */
import { describe, expect, test } from 'vitest';
import {
  askedNets,
  askedPairs,
  createRng,
  formatSettleQuestion,
  parseSettleQuestion,
  SETTLE_TOPICS,
  type SettleAnswer,
  type SettleQuestion,
  type SettleText,
  settleHintSteps,
  settleHints,
  settlementFor,
  settleTable,
  WINDS,
} from '../../../../src/engine/index.ts';

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed * 7919);

function question(text: SettleText): SettleQuestion {
  const read = parseSettleQuestion(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** Chapter V: 40 points win on South's tile; 20, 16 and 2 lose. */
const CHAPTER_V: SettleText = { E: '40', S: '20', W: '16', N: '2', winner: 'E', from: 'S' };
/** Its francs as the book gives them, before they are rounded. */
const RIGHT: SettleAnswer = {
  pays: { ES: -1.6, EW: -0.8, EN: -0.8, SW: -0.08, SN: -0.36, WN: -0.28 },
  nets: { E: 3.2, S: -1.16, W: -0.6, N: -1.44 },
};

describe.each(SETTLE_TOPICS)('the level %s, over many seeds', (topic) => {
  const dealt = SEEDS.map((seed) => settleTable.make(createRng(seed), { topic }));

  test('takes its own answer for right, and none for wrong', () => {
    for (const asked of dealt) {
      expect(settleTable.check(asked, settleTable.solve(asked)).right).toBe(true);
      expect(settleTable.check(asked, { pays: {}, nets: {} }).right).toBe(false);
    }
  });

  test('writes its questions down and reads them back', () => {
    for (const asked of dealt) {
      expect(parseSettleQuestion(formatSettleQuestion(asked))).toEqual({ ok: true, value: asked });
    }
  });

  test('deals hands that can be: even points, at most the limit, a winner with his start', () => {
    for (const { account } of dealt) {
      for (const seat of WINDS) expect(account.scores[seat] % 2).toBe(0);
      expect(Math.max(...WINDS.map((seat) => account.scores[seat]))).toBeLessThanOrEqual(300);
      expect(account.scores[account.winner]).toBeGreaterThanOrEqual(20);
      expect(account.from).not.toBe(account.winner);
    }
  });

  test('asks what it is about', () => {
    const cells = { winner: [3, 1], losers: [3, 0], old: [6, 4], drawn: [6, 4], fines: [6, 4] };
    for (const asked of dealt) {
      expect([askedPairs(asked).length, askedNets(asked).length]).toEqual(cells[topic]);
      expect(asked.account.fine !== undefined).toBe(topic === 'fines');
      if (topic === 'old') expect(asked.options.mode).toBe('old');
      if (topic === 'drawn') expect(asked.account.from).toBeNull();
    }
  });

  test('the nets of a table sum to nothing', () => {
    for (const asked of dealt) {
      const { payments } = settlementFor(asked);
      expect(WINDS.reduce((sum, seat) => sum + payments[seat], 0)).toBeCloseTo(0, 6);
    }
  });
});

test('a fine is for a hand of three fan, the full one for who let the tile go', () => {
  for (const seed of SEEDS) {
    const { account } = settleTable.make(createRng(seed), { topic: 'fines' });
    expect(account.scores[account.winner]).toBeGreaterThanOrEqual(160);
    expect(account.fine?.seat).not.toBe(account.winner);
    if (account.fine?.kind === 'full') expect(account.fine.seat).toBe(account.from);
  }
});

describe('cells', () => {
  const judged = (answer: SettleAnswer, text: SettleText = {}) =>
    settleTable.check(question({ ...CHAPTER_V, ...text }), answer);

  test('chapter V in francs is right', () => {
    const { right, pays, nets } = judged(RIGHT);
    expect(right).toBe(true);
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
    const answer = settleTable.solve(question({ ...CHAPTER_V, ...equal }));
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
    const text = { E: '300', fine: 'full-S' };
    // 300 points at 4 and twice at 2: 12 + 6 + 6 francs.
    const nets = { E: 24, S: -24, W: 0, N: 0 };
    expect(judged({ pays: { ES: -24 }, nets }, text).right).toBe(true);
  });
});

describe('a question from a text', () => {
  test.each<SettleText>([
    CHAPTER_V,
    { ...CHAPTER_V, ask: 'winner' },
    { ...CHAPTER_V, from: 'self', mode: 'old', coefficients: '4-8', fine: 'half-N' },
  ])('%j is written as it was read', (text) => {
    expect(formatSettleQuestion(question(text))).toEqual(text);
  });

  const unknown = (part: string, value: string): object => ({
    part,
    error: { code: 'unknown-value', value },
  });

  test.each<readonly [SettleText, object]>([
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
    [{ fine: 'full-W' }, { part: 'fine', error: { code: 'full-fine-without-tile', seat: 'W' } }],
    [{ ask: 'nothing' }, unknown('ask', 'nothing')],
  ])('with %j it is refused', (text, error) => {
    expect(parseSettleQuestion({ ...CHAPTER_V, ...text })).toEqual({ ok: false, error });
  });

  test('nothing at all is refused', () => {
    expect(parseSettleQuestion({})).toEqual({ ok: false, error: unknown('E', '') });
  });
});

describe('the hints', () => {
  test('name who pays high, the differences, every payment', () => {
    const { high, differences, payments } = settleHints(question(CHAPTER_V));
    expect(high).toEqual(['S']);
    expect(differences.map(({ points }) => points)).toEqual([4, 18, 14]);
    expect(payments).toHaveLength(6);
  });

  test.each([
    ['winner', ['high', 'payments']],
    ['losers', ['differences', 'payments']],
    ['all', ['high', 'differences', 'payments']],
  ])('of %s are %j', (ask, steps) => {
    expect(settleHintSteps(question({ ...CHAPTER_V, ask }))).toEqual(steps);
  });

  test('name the losers whose debts are high, also where one pays them all', () => {
    const old = settleHints(question({ ...CHAPTER_V, mode: 'old', fine: 'full-S' }));
    expect(old.high).toEqual(['S', 'W', 'N']);
  });
});
