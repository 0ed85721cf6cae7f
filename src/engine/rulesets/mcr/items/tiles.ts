/** Hands that say which suits and numbers they are made of, in sets or in seven pairs (`mcr.dec.6`). */

import { GREEN_TILES, isHonour, isSuited, SUITS, type Tile } from '../../../core/tile.ts';
import { isMixedPure, isPure, where } from '../../../scoring/finders.ts';
import { NO_GROUPS } from '../../../scoring/group-set.ts';
import { among, isSimple, ranks } from '../../../scoring/tile-kinds.ts';
import type { TileTest, UniformHand } from '../../../shapes/reach/composition.ts';
import { ofFamily } from './row.ts';

/** Unchanged by half a turn (M20). */
export const isReversible = among(
  ...(['1p', '2p', '3p', '4p', '5p', '8p', '9p'] as const),
  ...(['2s', '4s', '5s', '6s', '8s', '9s', '5z'] as const),
);

const throughout = (tiles: TileTest, parts?: UniformHand['parts']): UniformHand => ({
  shapes: ['sets', 'pairs'],
  tiles,
  ...(parts && { parts }),
});

const isOf = (suit: string, tile: Tile): boolean => tile.endsWith(suit);

const ONE_SUIT = SUITS.map((suit) => throughout((tile) => isOf(suit, tile)));

const TWO_SUITS = SUITS.map((voided) =>
  throughout(
    (tile) => !isOf(voided, tile),
    SUITS.filter((suit) => suit !== voided),
  ),
);

const ONE_SUIT_AND_HONORS = SUITS.flatMap((suit) =>
  (['winds', 'dragons'] as const).map((part) =>
    throughout((tile) => isHonour(tile) || isOf(suit, tile), [suit, part]),
  ),
);

export const SUITS_AND_RANKS = [
  ...ofFamily('suits', [
    {
      number: 7,
      id: 'one-voided-suit',
      points: 1,
      find: where((view) => view.suits === 2),
      lacks: TWO_SUITS,
    },
    {
      number: 8,
      id: 'no-honors',
      points: 1,
      among: 'no-honours',
      find: where((view) => view.honours === NO_GROUPS),
      lacks: [{ shapes: ['sets', 'knitted', 'pairs'], tiles: isSuited }],
    },
    {
      number: 29,
      id: 'half-flush',
      points: 6,
      among: ['no-second-suit', 'honours'],
      find: where(isMixedPure),
      lacks: ONE_SUIT_AND_HONORS,
    },
    {
      number: 36,
      id: 'reversible-tiles',
      points: 8,
      tiles: isReversible,
      implies: { text: ['one-voided-suit'] },
    },
    {
      number: 58,
      id: 'full-flush',
      points: 24,
      among: ['no-second-suit', 'no-honours'],
      find: where(isPure),
      lacks: ONE_SUIT,
      implies: { text: ['no-honors'] },
    },
    {
      number: 77,
      id: 'all-green',
      points: 88,
      among: 'no-second-suit',
      tiles: among(...GREEN_TILES),
      implies: { text: ['half-flush'] },
      editions: { '2006': { beside: ['half-flush'] } },
    },
  ]),
  ...ofFamily('ranks', [
    {
      number: 23,
      id: 'all-simples',
      points: 2,
      among: 'only-simples',
      find: where((view) => view.simples === view.all),
      lacks: [throughout(isSimple)],
      implies: { inferred: ['no-honors'] },
    },
    {
      number: 46,
      id: 'upper-four',
      points: 12,
      among: 'no-honours',
      tiles: ranks(6, 9),
      implies: { text: ['no-honors'] },
    },
    {
      number: 47,
      id: 'lower-four',
      points: 12,
      among: 'no-honours',
      tiles: ranks(1, 4),
      implies: { text: ['no-honors'] },
    },
    {
      number: 61,
      id: 'upper-tiles',
      points: 24,
      among: 'no-honours',
      tiles: ranks(7, 9),
      implies: { text: ['no-honors'], inferred: ['upper-four'] },
    },
    {
      number: 62,
      id: 'middle-tiles',
      points: 24,
      among: 'only-simples',
      tiles: ranks(4, 6),
      implies: { text: ['no-honors'], inferred: ['all-simples'] },
    },
    {
      number: 63,
      id: 'lower-tiles',
      points: 24,
      among: 'no-honours',
      tiles: ranks(1, 3),
      implies: { text: ['no-honors'], inferred: ['lower-four'] },
    },
  ]),
];
