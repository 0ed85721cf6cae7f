/** How the rows of the 81 hands are made. */
import type { Item } from '../../../scoring/item.ts';
import { impliedBy } from '../absorbs.ts';
import type { McrEdition } from '../config.ts';
import { handNumbered } from '../hands.ts';

/** What the hands are sorted by for the reader. */
export const MCR_FAMILIES = [
  'chows',
  'pungs',
  'kongs',
  'honors',
  'suits',
  'ranks',
  'sets',
  'concealment',
  'waits',
  'last-tile',
  'special',
  'chicken',
  'flowers',
] as const;
export type McrFamily = (typeof MCR_FAMILIES)[number];

/** A hand by its number, and where it is found; its name, points and exclusions stand elsewhere. */
export interface HandRow extends Pick<Item, 'find' | 'among'> {
  readonly number: number;
  readonly family: McrFamily;
  /** Where it is not that of the table. */
  readonly points?: number;
}

export function itemOf({ number, points, ...row }: HandRow, edition: McrEdition): Item {
  const hand = handNumbered(number);
  const implies = impliedBy(number, edition);
  return {
    ...row,
    id: hand.id,
    rule: `mcr.hand.${number}`,
    value: { points: points ?? hand.points },
    winner: true,
    ...(implies.length > 0 && { implies }),
  };
}
