/**
 * The contract on Japanese play: han and fu, and limits that put both aside. Figures: recorded
 * hands on which at least two independent scorers agree.
 */
import { expect, test } from 'vitest';
import { rankOf, type Tile } from '../../../src/engine/notation.ts';
import { always, each, happened, where, wonBy } from '../../../src/engine/scoring/finders.ts';
import { type GroupSet, NO_GROUPS, sizeOf } from '../../../src/engine/scoring/group-set.ts';
import type { Finder, Item, Row, Value } from '../../../src/engine/scoring/item.ts';
import { partTiles } from '../../../src/engine/scoring/part.ts';
import type { ScoringTable } from '../../../src/engine/scoring/ruleset.ts';
import type { Totals } from '../../../src/engine/scoring/score.ts';
import type { View } from '../../../src/engine/scoring/view.ts';
import { STANDARD } from '../../../src/engine/shapes/standard.ts';
import { scoreWith, sumOf, type Told } from './sketch.ts';

/** Nothing claimed before the win. */
const isClosed = (view: View): boolean => view.claimed === 0;
const valued = (view: View): GroupSet => view.dragons | view.seatWind | view.roundWind;

const row = (family: string, id: string, value: Value, find: Item['find']): Item => ({
  id,
  rule: `riichi.score.${id}`,
  family,
  value,
  find,
});
const yaku = (id: string, han: number, holds: (view: View) => boolean): Item =>
  row('han', id, { han }, where(holds));
const fu = (id: string, value: number, find: Item['find']): Item =>
  row('fu', id, { fu: value }, find);

const isPinfu = (view: View): boolean =>
  isClosed(view) &&
  sizeOf(view.chows) === 4 &&
  view.wait === 'two-sided' &&
  (view.pairs & valued(view)) === 0;

/** 2, 4, 8 … for a set: twice for ends and honours, twice concealed, four times for a kong. */
const setFu = (id: string, value: number, among: (view: View) => GroupSet): Item =>
  fu(id, value, each(among));
const SETS: readonly Item[] = ([1, 2] as const).flatMap((tile) =>
  ([1, 2] as const).flatMap((closed) =>
    (['pungs', 'kongs'] as const).map((kind) =>
      setFu(`${kind}-${tile}-${closed}`, 2 * tile * closed * (kind === 'kongs' ? 4 : 1), (view) => {
        const tiles = tile === 1 ? view.simples : ~view.simples;
        return view[kind] & tiles & (closed === 2 ? ~view.open : view.open);
      }),
    ),
  ),
);

const LIMIT_SUPPRESSES = ['han', 'fu'].map((family) => ({ family, on: 'hand' }) as const);
const yakuman = (id: string, holds: (view: View) => boolean): Item => ({
  ...row('yakuman', id, { limit: 1 }, where(holds)),
  implies: LIMIT_SUPPRESSES,
});

/** The tile that a marker points at: the next of its suit, of the winds, of the dragons. */
function markedBy(marker: Tile): Tile {
  const rank = rankOf(marker);
  if (marker.endsWith('z')) {
    return (rank <= 4 ? `${(rank % 4) + 1}z` : `${((rank - 4) % 3) + 5}z`) as Tile;
  }
  return `${(rank % 9) + 1}${marker.charAt(1)}` as Tile;
}

/** Once for every tile of the hand that a marker points at; the rule set says what it added. */
const dora: Finder = ({ situation, parts }) => {
  const { markers = [] } = situation.extras;
  if (typeof markers !== 'object') return [];
  const tiles = parts.flatMap((part) => partTiles(part));
  const marked = markers.flatMap((marker) => {
    const dora = markedBy(marker);
    return tiles.filter((tile) => tile === dora);
  });
  return marked.map(() => NO_GROUPS);
};

const ITEMS: readonly Item[] = [
  yakuman('suuankou', (view) => sizeOf(view.concealedPungs) === 4),
  yakuman('daisangen', (view) => sizeOf(view.pungsAndKongs & view.dragons) === 3),
  yaku('menzen-tsumo', 1, (view) => isClosed(view) && wonBy(view, 'self')),
  {
    ...yaku('pinfu', 1, isPinfu),
    implies: [{ id: 'drawn', on: 'hand' }],
  },
  yaku('tanyao', 1, (view) => view.simples === view.all),
  yaku('riichi', 1, (view) => happened(view, 'riichi')),
  row('han', 'dora', { han: 1 }, dora),
  yaku('toitoi', 2, (view) => sizeOf(view.pungsAndKongs) === 4),
  yaku('sanankou', 2, (view) => sizeOf(view.concealedPungs) === 3),
  yaku('honitsu', 3, (view) => view.suits === 1 && view.honours !== 0 && isClosed(view)),
  yaku('honitsu-open', 2, (view) => view.suits === 1 && view.honours !== 0 && !isClosed(view)),
  yaku('chinitsu', 6, (view) => view.suits === 1 && view.honours === 0 && isClosed(view)),
  yaku('chinitsu-open', 5, (view) => view.suits === 1 && view.honours === 0 && !isClosed(view)),
  fu('base', 20, always),
  fu(
    'closed-on-a-discard',
    10,
    where((view) => isClosed(view) && wonBy(view, 'discard')),
  ),
  fu(
    'drawn',
    2,
    where((view) => wonBy(view, 'self')),
  ),
  fu(
    'wait',
    2,
    where((view) => view.wait === 'closed' || view.wait === 'edge' || view.wait === 'pair'),
  ),
  ...(['dragons', 'seatWind', 'roundWind'] as const).map((kind) =>
    fu(
      `pair-${kind}`,
      2,
      each((view) => view.pairs & view[kind]),
    ),
  ),
  ...SETS,
];

const upTo = (step: number, points: number): number => Math.ceil(points / step) * step;

/** The points that a limit counts from, by han, and the plain ones below. */
function basic(han: number, fuSum: number): number {
  if (han >= 13) return 8000;
  if (han >= 11) return 6000;
  if (han >= 8) return 4000;
  if (han >= 6) return 3000;
  return han >= 5 ? 2000 : Math.min(2000, fuSum * 2 ** (2 + han));
}

interface RiichiTotals extends Totals {
  readonly han: number;
  readonly fu: number;
}

function total(rows: readonly Row[], _: undefined, view: View): RiichiTotals {
  const limits = sumOf(rows, 'limit');
  const han = limits > 0 ? 13 * limits : sumOf(rows, 'han');
  const exact = sumOf(rows, 'fu');
  const rounded = limits > 0 ? 0 : Math.max(upTo(10, exact), isClosed(view) ? 20 : 30);
  const base = limits > 0 ? 8000 * limits : basic(han, rounded);
  const isDealer = view.situation.seat === 'E';
  const each = (share: number): number => upTo(100, base * share);
  const drawn = isDealer ? 3 * each(2) : each(2) + 2 * each(1);
  const points = wonBy(view, 'self') ? drawn : each(isDealer ? 6 : 4);
  return { total: points, base, doubles: 0, limit: null, han, fu: rounded };
}

const RIICHI: ScoringTable<undefined, RiichiTotals> = {
  shapes: [STANDARD],
  items: () => ITEMS,
  total,
};

test.each<[string, string, Told, number, number, number]>([
  [
    'toitoi, sanankou, honitsu',
    '5566m333z(1111z)(2222m)!6m',
    { seat: 'N', round: 'N' },
    7,
    90,
    12000,
  ],
  ['chinitsu, open', '2344445666p~123p*6p', { seat: 'N', round: 'W' }, 5, 30, 8000],
  ['toitoi alone', '3p~888s~999p~888p~666m!3p', { seat: 'S' }, 2, 40, 2600],
  ['drawn, a closed wait', '345567p1367899s*2s', { seat: 'N', round: 'S' }, 1, 30, 1100],
  ['pinfu on a discard', '123m789p2344577s!3s', { seat: 'N', round: 'S' }, 1, 30, 1000],
  ['pinfu drawn: nothing for the draw', '23467m23477p123s*8m', { round: 'S' }, 2, 20, 2100],
  ['tanyao and sanankou, dealer', '34777m555p33555s!5m', {}, 3, 50, 9600],
  ['chinitsu, dealer', '6788999m~567m~456m!7m', { round: 'S' }, 5, 30, 12000],
  ['honitsu, open', '6z~234s~456s~345s~777s!6z', { seat: 'S', round: 'S' }, 2, 30, 2000],
  ['eight han are a limit', '2334455677778m!6m', { seat: 'S', round: 'S' }, 8, 30, 16000],
  ['suuankou', '111m11999p66777z*1p', { seat: 'N' }, 13, 0, 32000],
  [
    'riichi, and three of the tile that the marker points at',
    '34555m44478p111s*6p',
    { seat: 'W', round: 'S', how: ['riichi'], extras: { markers: ['9s'] } },
    5,
    40,
    8000,
  ],
  [
    'riichi, the wind after the last one',
    '345999p45567s11z!3s',
    { how: ['riichi'], extras: { markers: ['4z'] } },
    3,
    50,
    9600,
  ],
  [
    'riichi and one marker of two',
    '23488p34588s(2222m)!8p',
    { seat: 'S', round: 'S', how: ['riichi'], extras: { markers: ['4p', '7s'] } },
    4,
    50,
    8000,
  ],
  ['two limits add up', '1555777z(2222p)(6666z)!1z', { round: 'W' }, 26, 0, 96000],
])('%s: %s', (_, text, about, han, fuSum, points) => {
  const { totals } = scoreWith(RIICHI, text, about);
  expect([totals.han, totals.fu, totals.total]).toEqual([han, fuSum, points]);
});
