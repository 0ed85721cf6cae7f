import { beforeAll, describe, expect, test } from 'vitest';
import { type HandFacts, situationUnder } from '../../../src/engine/compare/hand-facts.ts';
import { type Ledger, ledgersOf, type Seats } from '../../../src/engine/compare/ledgers.ts';
import { comparedLines } from '../../../src/engine/compare/lines.ts';
import { compareTexts } from '../../../src/engine/compare.ts';
import { parseCompared } from '../../../src/engine/drills/comparing/comparison.ts';
import { formatHand, parseHand, type Wind } from '../../../src/engine/notation.ts';
import { besideHand, type Kit, loadKit, PLAYABLE_RULES } from '../../../src/engine/scoring.ts';

let kits: readonly Kit[];
beforeAll(async () => {
  kits = await Promise.all(PLAYABLE_RULES.map(loadKit));
});

type Rules = (typeof PLAYABLE_RULES)[number];

function toldOf(text: string, told: Partial<Omit<HandFacts, 'hand'>> = {}): HandFacts {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${hand.error.code}`);
  return { hand: hand.value, seat: 'E', round: 'E', how: [], extras: {}, ...told };
}

function ledgerUnder(rules: Rules, told: HandFacts, seats?: Seats): Ledger {
  const ledger = ledgersOf(kits, told, seats).find((found) => found.rules === rules);
  if (!ledger) throw new Error(rules);
  return ledger;
}

const verdictOf = ({ verdict, reason }: Ledger): string =>
  verdict === 'wins' ? verdict : `${verdict} ${reason?.rule ?? reason?.code}`;

/** By the sources: what an ordinary hand is, the one chow, the eight points, the role. */
const VERDICTS: readonly (readonly [hand: string, rules: Rules, verdict: string])[] = [
  ['123m456p789s99p45s*6s', 'tchou1924', 'wins'],
  ['123m456p789s99p45s*6s', 'encyclopedie', 'uncounted encyclopedie.silence.points'],
  // More than one chow only in a hand that is concealed, its last tile drawn, or pure.
  ['123m456p777s99p45s*6s', 'vulcain1953', 'wins'],
  ['123m456p777s99p45s!6s', 'vulcain1953', 'unlawful vulcain1953.2.2.3.6'],
  ['123m456m777m99m45m!6m', 'vulcain1953', 'wins'],
  ['222p33678s55z~789m!3s', 'mcr', 'wins'],
  ['56m55z~222z~6666z~777p*4m', 'mcr', 'not-enough mcr.rule.2'],
  ['99m44555p~567p~333p*4p', 'riichi', 'not-enough riichi.8.5'],
  ['1122455667788s*4s', 'tchou1924', 'not-complete not-complete'],
  ['19m19p19s1234567z!9m', 'encyclopedie', 'not-complete not-complete'],
  ['123m456p789s9p~567z*9p', 'encyclopedie', 'uncounted encyclopedie.silence.points'],
  ['123m456p789s9p~567z*9p', 'mcr', 'unlawful unknown-meld'],
];

test.each(VERDICTS)('%s under %s: %s', (hand, rules, verdict) => {
  expect(verdictOf(ledgerUnder(rules, toldOf(hand)))).toBe(verdict);
});

test('a hand that did not win wins nowhere', () => {
  const verdicts = ledgersOf(kits, toldOf('123m456p789s99p45s')).map(({ verdict }) => verdict);
  expect(new Set(verdicts)).toEqual(new Set(['not-complete']));
});

describe('what is told goes to those who know it', () => {
  const NOTHING_OF: readonly (readonly [Partial<HandFacts>, string, readonly Rules[]])[] = [
    [{ how: ['last-discard'] }, '!6s', ['tchou1924', 'vulcain1953', 'encyclopedie']],
    [{ how: ['rob-kong'] }, '!6s', ['encyclopedie']],
    [{ how: ['earth'], seat: 'S' }, '!6s', ['mcr', 'riichi']],
    [{ how: ['riichi'] }, '!6s', ['tchou1924', 'vulcain1953', 'encyclopedie', 'mcr']],
    [{ how: ['goulash'] }, '!6s', ['tchou1924', 'encyclopedie', 'mcr', 'riichi']],
    // A discard is not the last tile of the wall, whoever asks.
    [{ how: ['last-wall'] }, '!6s', ['tchou1924', 'vulcain1953', 'encyclopedie', 'mcr', 'riichi']],
    [{ how: ['last-wall'] }, '*6s', []],
  ];

  test.each(NOTHING_OF)('%j won %s is nothing to %j', (told, win, rules) => {
    const whole = toldOf(`123m456p789s99p45s${win}`, told);
    const passing = kits.filter((kit) => situationUnder(kit, whole).ignored.length > 0);
    expect(passing.map(({ id }) => id)).toEqual(rules);
  });

  test('a replacement without a kong is one for the Navy, where a flower brought it', () => {
    const told = toldOf('123m456p789s99p45s1f*6s', { how: ['replacement'] });
    expect(situationUnder(kits[1] as Kit, told)).toMatchObject({
      situation: { how: ['replacement'] },
      ignored: [],
    });
    expect(situationUnder(kits[0] as Kit, told).ignored).toEqual(['replacement', 'flowers']);
  });

  test('the tiles, the winds and the hand stay as they are', () => {
    const told = toldOf('345m678s22s7p12f(9999p)~777z!7p', { seat: 'N', round: 'W' });
    for (const kit of kits) {
      const { seat, round, how: _, extras: __, ...hand } = situationUnder(kit, told).situation;
      expect({ seat, round, hand }).toEqual({ seat: 'N', round: 'W', hand: told.hand });
    }
  });
});

describe('an address', () => {
  const ADDRESSES: readonly (readonly [string, Partial<HandFacts>, Wind | null])[] = [
    ['123m456p789s99p45s*6s', {}, null],
    ['123m456p789s99p45s!6s', { seat: 'S', round: 'N' }, 'W'],
    ['123m456p789s99p45s12f*6s', { how: ['last-wall', 'riichi'] }, null],
    ['345m22s56p(9999p)~777z*7p', { seat: 'N', how: ['replacement'] }, null],
    ['234m456p678s99p45s!6s', { how: ['riichi'], extras: { doraIndicators: ['3p', '1z'] } }, 'N'],
    ['123m456p789s9p~567z*9p', {}, null],
  ];

  test.each(ADDRESSES)('%s %j from %s is written and read back', (text, beside, from) => {
    const told = toldOf(text, beside);
    const texts = { hand: formatHand(told.hand), ...besideHand({ ...told, from }) };
    expect(parseCompared(kits, texts)).toEqual({
      ok: true,
      value: { facts: told, seats: { from, others: {} } },
    });
  });

  const WON = '123m456p789s99p45s!6s';
  const REFUSED: readonly (readonly [Record<string, string>, string, string])[] = [
    [{ hand: '8z' }, 'hand', 'no-such-tile'],
    [{ hand: '123m!4m' }, 'hand', 'impossible-count'],
    [{ hand: '123m456p789s99p45s' }, 'hand', 'losers-do-not-score'],
    [{ hand: WON, seat: 'X' }, 'seat', 'unknown-value'],
    [{ hand: WON, from: 'E' }, 'from', 'unknown-value'],
    [{ hand: WON, how: 'luck' }, 'how', 'unknown-value'],
    [{ hand: WON, how: 'last-wall' }, 'how', 'impossible-how'],
    [{ hand: WON, doraIndicators: '9x' }, 'doraIndicators', 'unknown-sign'],
  ];

  test.each(REFUSED)('%j is refused by its part', (texts, part, code) => {
    expect(compareTexts(kits, { texts }).found).toMatchObject({
      ok: false,
      error: { part, error: { code } },
    });
  });

  test('what cannot be said any more goes, where the reader changes the hand', () => {
    const texts = { hand: WON, how: 'last-wall,last-discard' };
    expect(compareTexts(kits, { texts, keeps: true })).toMatchObject({
      how: 'last-discard',
      found: { ok: true },
    });
  });

  test('fourteen tiles ask which was the last', () => {
    const { found } = compareTexts(kits, { texts: { hand: '19m19p19s12345677z' } });
    expect(found).toEqual({
      ok: true,
      value: { kind: 'last', tiles: expect.arrayContaining(['7z', '1m']) },
    });
  });
});

describe('agreements in an address', () => {
  const HAND = { hand: '222p3444555666s!3s', seat: 'N', from: 'E' };
  const totals = (texts: Readonly<Record<string, string>>) => {
    const { found } = compareTexts(kits, { texts: { ...HAND, ...texts } });
    if (!found.ok || found.value.kind !== 'won') throw new Error(JSON.stringify(found));
    return Object.fromEntries(
      found.value.ledgers.map(({ rules, sheet }) => [rules, sheet?.totals.total]),
    );
  };

  test('are those of one rule set, and change its count alone', () => {
    const usual = totals({});
    const agreed = totals({ 'tchou1924.limit': '400', 'mcr.edition': 'practice' });
    expect([usual['tchou1924'], agreed['tchou1924']]).toEqual([300, 400]);
    expect(agreed['vulcain1953']).toBe(usual['vulcain1953']);
  });

  test('are offered with what is said and what is usual', () => {
    const { found } = compareTexts(kits, { texts: { ...HAND, 'tchou1924.mode': 'old' } });
    const agreed = found.ok && found.value.kind === 'won' ? found.value.agreed : [];
    const mode = agreed[0]?.agreements.find(({ name }) => name === 'mode');
    expect(mode).toMatchObject({ value: 'old', usual: 'new' });
    expect(agreed.map(({ rules }) => rules)).toEqual(kits.map(({ id }) => id));
  });

  test('are written with the hand, and read back', () => {
    const told = toldOf(HAND.hand);
    const options = { limit: 400 };
    const beside = besideHand({ ...told, agreed: { rules: 'tchou1924', options } });
    expect(beside).toMatchObject({ 'tchou1924.limit': '400' });
    const read = parseCompared(kits, { hand: HAND.hand, ...beside });
    expect(read.ok && read.value.facts.options).toEqual({ tchou1924: options });
  });

  test('that nobody knows are refused by name', () => {
    const { found } = compareTexts(kits, { texts: { ...HAND, 'mcr.edition': '1066' } });
    expect(found).toEqual({
      ok: false,
      error: { part: 'mcr.edition', error: { code: 'unknown-value', value: '1066' } },
    });
  });
});

describe('who pays whom', () => {
  const pay = (rules: Rules, text: string, seat: Wind, seats: Seats) =>
    ledgerUnder(rules, toldOf(text, { seat }), seats).settlement?.payments;

  test('the discarder alone in the Japanese game, everybody elsewhere', () => {
    const seats = { from: 'E' } as const;
    // 32,000 of a yakuman; 8 points each and the hand from the discarder (91).
    expect(pay('riichi', '222p3444555666s!3s', 'N', seats)).toEqual({
      E: -32000,
      S: 0,
      W: 0,
      N: 32000,
    });
    expect(pay('mcr', '222p3444555666s!3s', 'N', seats)).toEqual({ E: -99, S: -8, W: -8, N: 115 });
    // 76 points, East twice (vulcain1953.3.5.2).
    expect(pay('vulcain1953', '222p3444555666s!3s', 'N', seats)).toEqual({
      ...{ E: -152, S: -76, W: -76, N: 304 },
    });
  });

  test('nobody while it is not said whose tile it was', () => {
    expect(pay('riichi', '222p3444555666s!3s', 'N', { from: null })).toBeUndefined();
  });

  test('a loser’s hand counts where losers settle, once it is known', () => {
    const other = parseHand('111z222z33m456p78s');
    if (!other.ok) throw new Error(other.error.code);
    const seats: Seats = { from: 'E', others: { S: other.value } };
    const told = toldOf('222p3444555666s!3s', { seat: 'N' });
    // Two concealed pungs of winds at 8; South’s own and the round’s each double (4.5.1, 4.7.1).
    expect(ledgerUnder('vulcain1953', told, seats).scores?.S).toBe(64);
    expect(ledgerUnder('mcr', told, seats).scores?.S).toBe(0);
  });
});

describe('line against line', () => {
  const linesOf = (text: string, told: Partial<HandFacts> = {}) =>
    comparedLines(ledgersOf(kits, toldOf(text, told))).map(({ on, id, cells }) => [
      `${on} ${id}`,
      cells.map((cell) =>
        cell
          .filter(({ suppressedBy }) => !suppressedBy)
          .map(({ value }) => value.points ?? value.fu ?? value.han ?? value.doubles),
      ),
    ]);

  test('a concealed pung of ones: 8 / 8 / nothing / 1 / 8 fu', () => {
    const lines = Object.fromEntries(linesOf('111m222p333p99s44s!4s'));
    expect(lines['group pung 1m1m1m']).toEqual([[8], [8], [], [1], [8]]);
  });

  test('the same circumstance is one line', () => {
    const lines = Object.fromEntries(linesOf('123m456p789s99p45s*6s', { how: ['last-wall'] }));
    // One fan, one double, 8 points, one han (haitei).
    expect(lines['how last-wall']).toEqual([[1], [1], [], [8], [1]]);
  });

  test('three chows of one rank are one line for those who count them', () => {
    const lines = Object.fromEntries(linesOf('234m234p23999s55z*4s'));
    const key = Object.keys(lines).find(
      (name) => name.startsWith('groups') && name.split(',').length === 3,
    );
    // 8 points; 2 han closed.
    expect(lines[key ?? '']).toEqual([[], [], [], [8], [2]]);
  });

  test('a line that nobody counts is not there', () => {
    expect(linesOf('123m456p789s99p45s*6s').map(([key]) => key)).not.toContain('group chow 1m2m3m');
  });
});
