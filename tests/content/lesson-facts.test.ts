/** The counts that lessons state in their prose and that no exercise carries. */
import { describe, expect, it } from 'vitest';
import { countTiles } from '../../src/engine/core/tile-counts.ts';
import { pureWaits } from '../../src/engine/hand/pure-waits.ts';
import { readings } from '../../src/engine/hand/readings.ts';
import {
  type PureKey,
  pureHandsByWaits,
  pureTiles,
  ranksIn,
  waits,
} from '../../src/engine/hand.ts';
import { asWaiting, formatTiles, parseHand, RANKS, type Tile } from '../../src/engine/notation.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { readLessons } from './mdx.ts';
import { counted } from './scored-hands.ts';

const digits = (key: PureKey): string => formatTiles(pureTiles(key, 'm')).slice(0, -1);
const holdsFour = (hand: string): boolean => /(\d)\1{3}/.test(hand);

const pureTilesOf = (hand: string): Tile[] => [...hand].map((digit) => `${digit}m` as Tile);

const waitsOf = (text: string): string => {
  const hand = parseHand(text);
  const waiting = hand.ok ? asWaiting(hand.value) : hand;
  if (!waiting.ok) throw new Error(`${text}: ${waiting.error.code}`);
  return formatTiles(waits(waiting.value).map(({ tile }) => tile));
};

/** Whether the tiles and one more of the rank fall into groups, a fifth copy allowed. */
const closes = (hand: string, rank: number): boolean =>
  readings(countTiles(pureTilesOf(hand + rank))).length > 0;

describe('nine-gates', () => {
  it('leaves 30,276 of 93,600 pure hands without four of a kind', () => {
    let ways = [1, ...Array<number>(13).fill(0)];
    for (const _ of RANKS) {
      ways = ways.map((__, total) =>
        [0, 1, 2, 3].reduce((sum, copies) => sum + (ways[total - copies] ?? 0), 0),
      );
    }
    expect(ways[13]).toBe(30_276);
  });

  it('leaves 373 that wait on 1 and 9; after the nine gates none has more than seven', () => {
    const counts = [...pureWaits(13)]
      .filter(([key]) => !holdsFour(digits(key)))
      .map(([, mask]) => ranksIn(mask))
      .filter((ranks) => ranks.includes(1) && ranks.includes(9))
      .map((ranks) => ranks.length)
      .sort((a, b) => b - a);
    expect(counts.length).toBe(373);
    expect(counts.slice(0, 2)).toEqual([9, 7]);
  });

  it('has seven rivals that lack only a fifth tile', () => {
    // Three fours at most in thirteen tiles: a rival has at least six real waits.
    const close = pureHandsByWaits(13)
      .slice(6)
      .flat()
      .map(digits)
      .filter((hand) => RANKS.every((rank) => closes(hand, rank)));
    expect(close.filter((hand) => !holdsFour(hand))).toEqual(['1112345678999']);
    expect(close.filter(holdsFour).length).toBe(7);
    expect(close).toContain('2344445678999');
  });

  it('wins with all twenty-three other tiles of the suit, each in one reading', () => {
    const hand = parseHand('1112345678999m');
    const waiting = hand.ok ? asWaiting(hand.value) : hand;
    if (!waiting.ok) throw new Error(waiting.error.code);
    const found = waits(waiting.value);
    expect(found.reduce((sum, { left }) => sum + left, 0)).toBe(23);
    for (const { completions } of found) {
      expect(new Set(completions.map(({ reading }) => JSON.stringify(reading))).size).toBe(1);
    }
  });

  it('is no nine-sided wait when the 4 comes last to the same fourteen tiles', () => {
    const late = countTiles([...pureTilesOf('1112355678999'), '4m']);
    expect(late).toEqual(countTiles([...pureTilesOf('1112345678999'), '5m']));
    expect(waitsOf('1112355678999m')).toBe('145m');
  });
});

describe('five-six-seven', () => {
  // Formulas XXIV and XXV, of two suits, are each other's mirror: the eleventh shape.
  const oneSuit = {
    II: '1112223456789',
    III: '1234567888999',
    IV: '1122233345678',
    V: '2345677788899',
    VI: '1112223334567',
    VII: '2223334445678',
    VIII: '3456777888999',
    IX: '2345666777888',
    X: '1111223345678',
    XI: '2345677889999',
    XII: '3444555666777',
    XIII: '4445556667778',
    XIV: '2333444555666',
    XV: '1112223345678',
    XVI: '2345677888999',
    XVII: '1222233456789',
    XVIII: '1234567788889',
    XIX: '1233334567789',
    XX: '1233456777789',
    XXI: '3334445556789',
    XXII: '5556667778889',
    XXIII: '1222333444555',
    XXVI: '2223345678',
    XXVII: '2345677888',
    XXVIII: '5666777888',
    XXIX: '2223334445',
  };

  it('finds eleven shapes in twenty-eight formulas, mirrored and moved alike', () => {
    const lowest = (ranks: readonly number[]) => ranks.map((rank) => rank - (ranks[0] ?? 0)).join();
    const shape = (hand: string) => {
      const ranks = [...hand].map(Number);
      const back = ranks.map((rank) => 10 - rank).reverse();
      return [lowest(ranks), lowest(back)].sort()[0];
    };
    expect(Object.keys(oneSuit).length + 2).toBe(28);
    expect(new Set(Object.values(oneSuit).map(shape)).size + 1).toBe(11);
  });

  it.each(LOCALES)('shows the winning tiles of each shape in %s', (locale) => {
    const body = readLessons(locale).get('waits/five-six-seven')?.body ?? '';
    const rows = [...body.matchAll(/^\| ([IVX]+)[^|]* \| (\d+) \| ([\d, ]+) \|$/gm)];
    expect(rows.length).toBe(10);
    for (const [, formula = '', tiles = '', winning = ''] of rows) {
      expect([formula, tiles]).toEqual([formula, oneSuit[formula as keyof typeof oneSuit]]);
      expect([formula, `${winning.replaceAll(', ', '')}m`]).toEqual([
        formula,
        waitsOf(`${tiles}m`),
      ]);
    }
  });
});

describe('thirteen-tiles', () => {
  it('compares the four ways to take a 3 as the lesson does', () => {
    const best = (rest: string) =>
      Math.max(
        ...[...rest].map((_, at) => {
          const kept = rest.slice(0, at) + rest.slice(at + 1);
          return waitsOf(`${kept}s`).replace('s', '').length;
        }),
      );
    expect([best('23334'), best('12333'), best('12234')]).toEqual([3, 3, 2]);
    expect(waitsOf('1224s')).toBe('');
  });
});

describe('reading-pure-hands', () => {
  it('gives one ladder of waits to each choice of the pair', () => {
    for (const [key, mask] of pureWaits(7)) {
      for (const rank of ranksIn(mask)) {
        const hand = digits(key);
        const sum = [...hand].reduce((total, digit) => total + Number(digit), 0);
        for (const { groups } of readings(countTiles(pureTilesOf(hand + rank)))) {
          const pair = groups.find(({ kind }) => kind === 'pair');
          expect((sum + rank - 2 * Number(pair?.tile[0])) % 3).toBe(0);
        }
      }
    }
  });
});

describe('suit-and-moment of the Navy', () => {
  it('has a limit in each of the nine waits of the nine gates', () => {
    const total = (rank: number) =>
      counted({
        rules: 'vulcain1953',
        hand: `1112345678999m!${rank}m`,
        situation: { seat: 'S', round: 'E' },
        options: {},
      }).score.totals.total;
    expect(RANKS.map(total)).toEqual(RANKS.map(() => 1000));
  });
  it('counts 400 for the hand of the plum blossom with another middle tile', () => {
    const { score } = counted({
      rules: 'vulcain1953',
      hand: '22789m57p333z1f(8888s)*6p',
      situation: { seat: 'S', round: 'E', how: ['replacement'] },
      options: {},
    });
    expect(score.totals.total).toBe(400);
  });
});

describe('from-deal-to-hu of the international rules', () => {
  it.each([
    ['!6s', 5],
    ['!9s', 4],
    ['*6s', 6],
  ] as const)('counts %s for %d points', (won, points) => {
    const { score } = counted({
      rules: 'mcr',
      hand: `34588m45678s~345p${won}`,
      situation: { seat: 'S', round: 'E' },
      options: {},
    });
    expect(score.totals.total).toBe(points);
  });
});

describe('a-counted-hand of the encyclopedia', () => {
  it.each([
    ['E', '34m3346p5667z4f~777s', 8],
    ['E', '34m3346p4567z4f~777s', 6],
    ['S', '12388p35s38f~1234z~567s!4s', 30],
    ['W', '789m45688p11z1f~222s', 6],
    ['N', '34567899m579p67z', 0],
  ] as const)('counts the hand of %s, %s, for %d by the table of 1924', (seat, hand, points) => {
    const { score } = counted({
      rules: 'encyclopedie',
      hand,
      situation: { seat, round: 'E' },
      options: { points: 'tchou1924' },
    });
    expect(score.totals.total).toBe(points);
  });
});
