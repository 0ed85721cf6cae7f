/** The 81 hands (`mcr.table.1`), from the files of their families. */
import { CHOWS } from './items/chows.ts';
import { CONCEALMENT } from './items/concealment.ts';
import { HONORS } from './items/honors.ts';
import { KONGS } from './items/kongs.ts';
import { LAST_TILE } from './items/last-tile.ts';
import { PUNGS } from './items/pungs.ts';
import type { HandRow } from './items/row.ts';
import { ALL_SETS } from './items/sets.ts';
import { SPECIAL } from './items/special.ts';
import { SUITS_AND_RANKS } from './items/tiles.ts';

const ROWS = [
  ...CHOWS,
  ...PUNGS,
  ...HONORS,
  ...KONGS,
  ...SUITS_AND_RANKS,
  ...ALL_SETS,
  ...CONCEALMENT,
  ...LAST_TILE,
  ...SPECIAL,
];

export type McrHandId = (typeof ROWS)[number]['id'];
export type McrHand = HandRow<McrHandId>;

export const MCR_HANDS: readonly McrHand[] = [...ROWS].sort((a, b) => a.number - b.number);

const BY_ID: ReadonlyMap<string, McrHand> = new Map(MCR_HANDS.map((hand) => [hand.id, hand]));

export const mcrHand = (id: string): McrHand | undefined => BY_ID.get(id);
