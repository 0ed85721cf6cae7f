import { pung } from '../../../core/group.ts';
import {
  DRAGON_TILES,
  isHonour,
  ORPHANS,
  SUITS,
  type Tile,
  WIND_TILES,
} from '../../../core/tile.ts';
import { windTile } from '../../../core/wind.ts';
import { atLeast, each, type GroupsOf, where } from '../../../scoring/finders.ts';
import { type GroupSet, NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import { isEnd, isEndOrHonour, isIdle } from '../../../scoring/tile-kinds.ts';
import type { View } from '../../../scoring/view.ts';
import type { CertainSets, UniformHand, Winds } from '../../../shapes/reach/composition.ts';
import { ofFamily } from './row.ts';

const dragons = (view: View): GroupSet => view.pungsAndKongs & view.dragons;
const winds = (view: View): GroupSet => view.pungsAndKongs & view.winds;

const withPair = (count: number, kind: GroupsOf) =>
  where(
    (view) =>
      sizeOf(view.pungsAndKongs & kind(view)) === count && (view.pairs & kind(view)) !== NO_GROUPS,
    kind,
  );

const pungsOf = (tiles: readonly Tile[]): CertainSets['sets'] => tiles.map(pung);

const pungAmong = (tiles: (winds: Winds) => readonly Tile[]) =>
  [
    {
      with: (winds: Winds) => tiles(winds).map((tile) => ({ sets: pungsOf([tile]) })),
      alsoKnitted: true,
    },
  ] as const;

const allButOne = (tiles: readonly Tile[], { pair }: { readonly pair: boolean }) =>
  [
    {
      with: tiles.map((left): CertainSets => {
        const sets = pungsOf(tiles.filter((tile) => tile !== left));
        return pair ? { sets, pair: left } : { sets };
      }),
    },
  ] as const;

const ENDS_AND_HONORS = SUITS.flatMap((suit) =>
  (['winds', 'dragons'] as const).map(
    (part): UniformHand => ({
      shapes: ['sets', 'pairs'],
      tiles: isEndOrHonour,
      parts: [suit, part],
    }),
  ),
);

export const HONORS = ofFamily('honors', [
  {
    number: 5,
    id: 'pung-of-terminals-or-honors',
    points: 1,
    among: 'pungsAndKongs',
    find: each((view) => view.pungsAndKongs & (view.ends | view.honours)),
    // A pung paid as a dragon or as a wind of the hand is not paid as an honour too (M16).
    lacks: pungAmong(({ seat, round }) => ORPHANS.filter((tile) => isIdle(tile, { seat, round }))),
  },
  {
    number: 14,
    id: 'dragon-pung',
    points: 2,
    among: ['pungsAndKongs', 'dragons'],
    find: each(dragons),
    lacks: pungAmong(() => DRAGON_TILES),
    impliesOnGroups: { inferred: ['pung-of-terminals-or-honors'] },
  },
  {
    number: 15,
    id: 'prevalent-wind',
    points: 2,
    among: ['pungsAndKongs', 'winds'],
    find: each((view) => view.pungsAndKongs & view.roundWind),
    lacks: pungAmong(({ round }) => [windTile(round)]),
    impliesOnGroups: { inferred: ['pung-of-terminals-or-honors'] },
  },
  {
    number: 16,
    id: 'seat-wind',
    points: 2,
    among: ['pungsAndKongs', 'winds'],
    find: each((view) => view.pungsAndKongs & view.seatWind),
    lacks: pungAmong(({ seat }) => [windTile(seat)]),
    impliesOnGroups: { inferred: ['pung-of-terminals-or-honors'] },
  },
  {
    number: 34,
    id: 'two-dragon-pungs',
    points: 6,
    among: ['two-pungs', 'dragons'],
    find: atLeast(2, dragons),
    lacks: allButOne(DRAGON_TILES, { pair: false }),
    implies: { inferred: ['dragon-pung'] },
    impliesOnGroups: { inferred: ['pung-of-terminals-or-honors'] },
  },
  {
    number: 48,
    id: 'big-three-winds',
    points: 12,
    among: ['three-pungs', 'winds'],
    find: atLeast(3, winds),
    lacks: allButOne(WIND_TILES, { pair: false }),
    impliesOnGroups: { inferred: ['pung-of-terminals-or-honors'] },
  },
  {
    number: 66,
    id: 'all-terminals-and-honors',
    points: 32,
    among: ['honours', 'no-simples'],
    find: where(
      (view) =>
        view.ends !== NO_GROUPS &&
        view.honours !== NO_GROUPS &&
        (view.ends | view.honours) === view.all,
    ),
    lacks: ENDS_AND_HONORS,
    implies: {
      text: ['pung-of-terminals-or-honors', 'all-pungs'],
      inferred: ['outside-hand'],
    },
  },
  {
    number: 69,
    id: 'all-terminals',
    points: 64,
    among: ['no-honours', 'no-simples'],
    find: where((view) => view.ends === view.all),
    lacks: [{ shapes: ['sets', 'pairs'], tiles: isEnd }],
    implies: {
      text: ['no-honors', 'double-pung'],
      decided: [
        'pung-of-terminals-or-honors',
        'outside-hand',
        'all-pungs',
        'all-terminals-and-honors',
      ],
    },
    editions: { '2006': { beside: ['double-pung'] } },
  },
  {
    number: 70,
    id: 'little-four-winds',
    points: 64,
    among: ['three-pungs', 'winds'],
    find: withPair(3, (view) => view.winds),
    lacks: allButOne(WIND_TILES, { pair: true }),
    implies: { text: ['big-three-winds'] },
    impliesOnGroups: { inferred: ['pung-of-terminals-or-honors'] },
  },
  {
    number: 71,
    id: 'little-three-dragons',
    points: 64,
    among: ['two-pungs', 'dragons'],
    find: withPair(2, (view) => view.dragons),
    lacks: allButOne(DRAGON_TILES, { pair: true }),
    implies: { text: ['dragon-pung'], inferred: ['two-dragon-pungs'] },
    impliesOnGroups: { inferred: ['pung-of-terminals-or-honors'] },
  },
  {
    number: 72,
    id: 'all-honors',
    points: 64,
    among: ['honours', 'no-simples'],
    find: where((view) => view.honours === view.all),
    lacks: [{ shapes: ['sets', 'pairs'], tiles: isHonour }],
    implies: {
      text: ['all-pungs'],
      inferred: ['pung-of-terminals-or-honors'],
      decided: ['outside-hand', 'all-terminals-and-honors'],
    },
  },
  {
    number: 75,
    id: 'big-four-winds',
    points: 88,
    among: ['four-pungs', 'winds'],
    find: atLeast(4, winds),
    lacks: [{ with: [{ sets: pungsOf(WIND_TILES) }] }],
    implies: {
      text: ['all-pungs'],
      inferred: ['pung-of-terminals-or-honors', 'prevalent-wind', 'seat-wind'],
      decided: ['big-three-winds', 'little-four-winds'],
    },
  },
  {
    number: 76,
    id: 'big-three-dragons',
    points: 88,
    among: ['three-pungs', 'dragons'],
    find: atLeast(3, dragons),
    lacks: [{ with: [{ sets: pungsOf(DRAGON_TILES) }] }],
    implies: {
      text: ['dragon-pung'],
      decided: ['two-dragon-pungs', 'little-three-dragons'],
    },
    impliesOnGroups: { inferred: ['pung-of-terminals-or-honors'] },
  },
]);
