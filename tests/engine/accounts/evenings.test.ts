/** Evenings of several hands, rule set by rule set: who is paid, who is East next, what lies there. */
import { describe, expect, test } from 'vitest';
import {
  type AccountBook,
  addHand,
  changeHand,
  type HandEntry,
  newBook,
  standingOf,
  strikeHand,
} from '../../../src/engine/accounts.ts';
import { loadSettleRules } from '../../../src/engine/drills.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../../src/engine/scoring.ts';

const SIDES = Object.fromEntries(
  await Promise.all(
    PLAYABLE_RULES.map(async (rules) => [rules, await loadSettleRules(rules)] as const),
  ),
) as Readonly<Record<PlayableRules, Awaited<ReturnType<typeof loadSettleRules>>>>;

type Options = AccountBook['options'];

const bookOf = (rules: PlayableRules, entries: readonly HandEntry[], options: Options = {}) =>
  entries.reduce(
    addHand,
    newBook({ rules, options, names: ['Anna', 'Béla', 'Cato', 'Dora'], begun: 0 }),
  );

function standing(rules: PlayableRules, entries: readonly HandEntry[], options: Options = {}) {
  return standingOf(SIDES[rules], bookOf(rules, entries, options));
}

interface After {
  /** Of the four seats, after each hand. */
  readonly totals: readonly [number, number, number, number];
  readonly starter: number;
  readonly rest?: object;
}

type Told = readonly [why: string, entry: HandEntry, after: After];

function expectEvening(rules: PlayableRules, told: readonly Told[], options: Options = {}): void {
  const entries = told.map(([, entry]) => entry);
  told.forEach(([why, , { totals, starter, rest = {} }], at) => {
    const { hands, game } = standing(rules, entries.slice(0, at + 1), options);
    expect(hands[at]?.settled, why).toMatchObject({ ok: true });
    expect([Object.values(game.totals), game.starter], why).toEqual([totals, starter]);
    expect(game, why).toMatchObject(rest);
    expect(Object.values(game.totals).reduce((sum, total) => sum + total, 0)).toBeCloseTo(0, 6);
  });
}

const drawn: HandEntry = { end: 'drawn' };

test('of 1924: losers settle too, the first hand stays or passes to the right', () => {
  expectEvening('tchou1924', [
    [
      'the giver pays at the high coefficient (II.mode.new), losers their differences (II.losers)',
      { end: 'win', winners: [0], from: 2, worths: { 0: 48, 1: 8, 2: 4, 3: 0 } },
      { totals: [3.84, -0.72, -1.92, -1.2], starter: 0 },
    ],
    [
      'drawn without a kong: it stays (II.firsthand.2)',
      drawn,
      { totals: [3.84, -0.72, -1.92, -1.2], starter: 0 },
    ],
    [
      'drawn with a kong: it passes (II.firsthand.2)',
      { end: 'drawn', kong: true },
      { totals: [3.84, -0.72, -1.92, -1.2], starter: 1 },
    ],
    [
      'a false win pays 100 points at the high coefficient, the first hand stays (IV.amende.6)',
      { end: 'false-win', seat: 3 },
      { totals: [7.84, 3.28, 2.08, -13.2], starter: 1 },
    ],
    [
      'annulled: it stays (IV.remarque)',
      { end: 'annulled' },
      { totals: [7.84, 3.28, 2.08, -13.2], starter: 1 },
    ],
    [
      'drawn from the wall all pay high, and the hand passes on',
      { end: 'win', winners: [0], from: null, worths: { 0: 20 } },
      { totals: [10.24, 2.48, 1.28, -14], starter: 2 },
    ],
  ]);
});

test('of the Navy: East doubles, a drawn hand brings a goulash, after which winds move on', () => {
  expectEvening(
    'vulcain1953',
    [
      [
        'East is paid double, without a stake (3.3.1), and stays (3.3.2)',
        { end: 'win', winners: [0], from: null, worths: { 0: 24 } },
        { totals: [144, -48, -48, -48], starter: 0, rest: { exchange: false } },
      ],
      [
        'nothing is paid for a drawn hand (3.6.1), a goulash follows (3.6.2)',
        drawn,
        { totals: [144, -48, -48, -48], starter: 0, rest: { exchange: true } },
      ],
      [
        'its winner takes the stakes (3.6.2), winds move on (3.6.5)',
        { end: 'win', winners: [2], from: 1, worths: { 2: 30 } },
        { totals: [-16, -178, 372, -178], starter: 1, rest: { exchange: false } },
      ],
      [
        'East may give the hand on (3.3.2)',
        { end: 'win', winners: [1], from: 0, worths: { 1: 20 }, givesOn: true },
        { totals: [-56, -58, 332, -218], starter: 2 },
      ],
      [
        'a false win costs 500 to each, the same East deals again (dec.8)',
        { end: 'false-win', seat: 3 },
        { totals: [444, 442, 832, -1718], starter: 2 },
      ],
    ],
    { stake: 100 },
  );
});

test('of the encyclopedia: East pays and gets double, and stays after a void hand', () => {
  expectEvening('encyclopedie', [
    [
      'East pays double (comptes.2), South is East next (fin.4)',
      { end: 'win', winners: [1], from: 0, worths: { 1: 20 } },
      { totals: [-40, 80, -20, -20], starter: 1 },
    ],
    ['a void hand (fin.3, F08)', drawn, { totals: [-40, 80, -20, -20], starter: 1 }],
    [
      'without points a win is a win (silence.points)',
      { end: 'win', winners: [2], from: null, worths: {} },
      { totals: [-40, 80, -20, -20], starter: 2 },
    ],
  ]);
});

test('international: all pay eight, and East always passes on', () => {
  const win: HandEntry = { end: 'win', winners: [0], from: 1, worths: { 0: 8 } };
  expectEvening('mcr', [
    ['the giver pays the hand too (intro.7)', win, { totals: [32, -16, -8, -8], starter: 1 }],
    ['drawn (rule.6, M27)', drawn, { totals: [32, -16, -8, -8], starter: 2 }],
    [
      'all pay both for a drawn tile (intro.8)',
      { end: 'win', winners: [2], from: null, worths: { 2: 10 } },
      { totals: [14, -34, 46, -26], starter: 3 },
    ],
    [
      '30 for a false win (pay.1)',
      { end: 'false-win', seat: 2 },
      { totals: [24, -24, 16, -16], starter: 3 },
    ],
  ]);
  const sixteen = standing('mcr', Array<HandEntry>(16).fill(win)).game;
  expect([sixteen.rounds, sixteen.isOver]).toEqual([4, true]);
});

test('Japanese: stakes, repeats, ready hands', () => {
  expectEvening('riichi', [
    [
      'a stake is won from whoever laid it (points.deposit); the dealer stays (1.1.4)',
      { end: 'win', winners: [0], from: null, worths: { 0: 6000 }, declared: [0, 2] },
      { totals: [7000, -2000, -3000, -2000], starter: 0, rest: { repeats: 1 } },
    ],
    [
      'who is not ready pays (points.draw), and the dealer passes (1.1.5)',
      { end: 'drawn', ready: [1, 2], declared: [1] },
      {
        ...{ totals: [5500, -500, -1500, -3500], starter: 1 },
        rest: { repeats: 2, deposits: { 0: 0, 1: 1, 2: 0, 3: 0 } },
      },
    ],
    [
      '300 for each repeat from the giver (points.repeat), and the stake that lay there',
      { end: 'win', winners: [3], from: 0, worths: { 3: 2000 } },
      {
        ...{ totals: [2900, -1500, -1500, 100], starter: 2 },
        rest: { repeats: 0, deposits: { 0: 0, 1: 0, 2: 0, 3: 0 } },
      },
    ],
    [
      'a false win is a mangan the other way round, dealt again without a repeat (points.false-win)',
      { end: 'false-win', seat: 2 },
      { totals: [6900, 2500, -13500, 4100], starter: 2, rest: { repeats: 0 } },
    ],
    [
      'a dealer who is ready stays (1.1.5)',
      { end: 'drawn', ready: [2] },
      { totals: [5900, 1500, -10500, 3100], starter: 2, rest: { repeats: 1 } },
    ],
  ]);
});

test('Japanese, as it is played today: two win, one draws with discards, a hand ends early', () => {
  const today = { winners: 2, abortiveDraws: true, drawnMangan: true };
  expectEvening(
    'riichi',
    [
      [
        'repeats and stakes to the first in turn (today.several-winners)',
        { end: 'win', winners: [3, 1], from: 0, worths: { 1: 2000, 3: 1000 }, declared: [2] },
        { totals: [-3000, 3000, -1000, 1000], starter: 1, rest: { repeats: 0 } },
      ],
      [
        'nobody pays, the dealer stays and a repeat is added (today.abortive-draws)',
        { end: 'aborted', declared: [0] },
        {
          ...{ totals: [-3000, 3000, -1000, 1000], starter: 1 },
          rest: { repeats: 1, deposits: { 0: 1, 1: 0, 2: 0, 3: 0 } },
        },
      ],
      [
        'paid like a mangan drawn (today.drawn-mangan)',
        { end: 'drawn', mangan: [2], ready: [1] },
        { totals: [-5000, -1000, 7000, -1000], starter: 1, rest: { repeats: 2 } },
      ],
    ],
    today,
  );
});

describe('hands by their tiles', () => {
  const tiles = (hand: string, how?: string) => ({ hand, texts: how ? { how } : {} });

  test('count as the scorer counts them, the losers’ too', () => {
    const entry: HandEntry = {
      ...{ end: 'win', winners: [3], from: 1 },
      worths: { 3: tiles('5566p~555s~222s~777z!6p'), 0: 20 },
    };
    // As in the tests of the scorer.
    expectEvening('tchou1924', [
      ['60 points', entry, { totals: [-0.4, -2.8, -1.6, 4.8], starter: 1 }],
    ]);
  });

  test('are worth what their seat and round make of them', () => {
    const east: HandEntry = {
      ...{ end: 'win', winners: [0], from: null },
      worths: { 0: tiles('234m456p678s99s111z*1z'.replace('111z*', '11z*')) },
    };
    const { hands } = standing('riichi', [
      east,
      { ...east, winners: [1], worths: { 1: east.worths[0] ?? 0 } },
    ]);
    expect(hands.map(({ settled }) => settled?.ok && settled.value.scores)).toMatchObject([
      // 1z is both seat and round wind of East, and the round wind of South.
      { E: expect.any(Number) },
      { S: expect.any(Number) },
    ]);
  });

  test('of which one declared ready, its stake is laid by itself', () => {
    const declared: HandEntry = {
      ...{ end: 'win', winners: [1], from: 0 },
      worths: { 1: tiles('234m456p678s234p9s!9s', 'riichi') },
    };
    const lying: HandEntry = { end: 'drawn', declared: [1] };
    const { hands, game } = standing('riichi', [lying, declared]);
    expect(hands[1]?.settled).toMatchObject({ ok: true, value: { from: expect.any(String) } });
    expect(game.deposits).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0 });
  });

  test('of a goulash know that they are', () => {
    const { hands } = standing('vulcain1953', [
      drawn,
      { end: 'win', winners: [1], from: 0, worths: { 1: tiles('234m555666p777s9s!9s') } },
    ]);
    expect(hands[1]?.settled).toEqual({
      ok: false,
      error: { seat: 1, error: { code: 'chow-in-goulash', rule: 'vulcain1953.3.6.4' } },
    });
  });
});

describe('what cannot be settled counts nothing, and says why', () => {
  test.each<[PlayableRules, HandEntry, object]>([
    [
      'mcr',
      { end: 'win', winners: [0], from: 1, worths: { 0: 7 } },
      { error: { code: 'below-minimum' } },
    ],
    [
      'riichi',
      { end: 'win', winners: [0], from: 1, worths: { 0: 1234 } },
      { error: { code: 'impossible-score' } },
    ],
    [
      'riichi',
      { end: 'win', winners: [1], from: 1, worths: { 1: 1000 } },
      { error: { code: 'winner-pays-himself' } },
    ],
    [
      'riichi',
      { end: 'win', winners: [1, 2], from: 0, worths: { 1: 1000, 2: 1000 } },
      { error: { code: 'too-many' } },
    ],
    ['riichi', { end: 'aborted' }, { error: { code: 'not-agreed' } }],
    ['mcr', { end: 'annulled' }, { error: { code: 'not-agreed' } }],
    [
      'tchou1924',
      { end: 'win', winners: [0], from: 1, worths: {} },
      { seat: 0, error: { code: 'no-worth' } },
    ],
    [
      'mcr',
      {
        end: 'win',
        winners: [0],
        from: 1,
        worths: { 0: { hand: '34p123789m55s~123p!5p', texts: {} } },
      },
      { seat: 0, error: { code: 'may-not-win' } },
    ],
    [
      'tchou1924',
      { end: 'win', winners: [0], from: 1, worths: { 0: { hand: '1m!', texts: {} } } },
      { seat: 0 },
    ],
    [
      'tchou1924',
      { end: 'win', winners: [0], from: 1, worths: { 0: 20 }, fine: { kind: 'full', seat: 1 } },
      { error: { code: 'fine-on-cheap-win' } },
    ],
  ])('%s %j', (rules, entry, error) => {
    const { hands, game } = standing(rules, [entry]);
    expect(hands[0]?.settled).toMatchObject({ ok: false, error });
    expect(Object.values(game.totals)).toEqual([0, 0, 0, 0]);
    expect(game.starter).toBe(0);
  });
});

describe('corrections', () => {
  const first: HandEntry = { end: 'win', winners: [0], from: 1, worths: { 0: 8 } };
  const other: HandEntry = { end: 'win', winners: [0], from: 1, worths: { 0: 10 } };
  const book = bookOf('mcr', [first, drawn]);

  test('count, and leave what was there before', () => {
    const { hands, game } = standingOf(SIDES.mcr, changeHand(book, 0, other));
    expect(hands[0]).toMatchObject({ entry: other, earlier: [first], isStruck: false });
    expect(game.totals[0]).toBe(34);
  });

  test('of a hand that does not count: the others move up', () => {
    const { hands, game } = standingOf(SIDES.mcr, strikeHand(book, 0));
    expect(hands[0]).toMatchObject({ entry: first, isStruck: true });
    expect([game.totals[0], game.starter]).toEqual([0, 1]);
  });

  test('another game begins where the first did, with what was won', () => {
    const { game } = standing('mcr', [first, { end: 'new-game' }]);
    expect(game).toMatchObject({ starter: 0, rounds: 0, totals: { 0: 32 } });
  });
});
