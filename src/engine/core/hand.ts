import { groupTiles, type Meld, type MeldKind } from './group.ts';
import { fail, ok, type Result } from './result.ts';
import { type BonusTile, COPIES, type Tile, tileAt, tileIndex } from './tile.ts';
import { copiesOf, countTiles, type TileCounts } from './tile-counts.ts';

export const WIN_SOURCES = ['discard', 'self'] as const;
export type WinSource = (typeof WIN_SOURCES)[number];

/** A hand as the notation writes it: of any size, with no more copies of a tile than exist. */
export interface Hand {
  readonly concealed: readonly Tile[];
  /** Red fives among the concealed tiles. */
  readonly reds?: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly flowers: readonly BonusTile[];
  readonly win?: { readonly tile: Tile; readonly red?: true; readonly by: WinSource };
}

export interface CopiesError {
  readonly code: 'too-many-copies';
  readonly tile: Tile | BonusTile;
  readonly count: number;
  readonly max: number;
}

export interface SizeError {
  readonly code: 'impossible-count';
  readonly count: number;
  readonly melds: number;
}

export interface MeldError {
  readonly code: 'unknown-meld';
  readonly kind: MeldKind;
}

export function meldError(
  melds: readonly Meld[],
  known: readonly MeldKind[],
): MeldError | undefined {
  const unknown = melds.find(({ kind }) => !known.includes(kind));
  return unknown && { code: 'unknown-meld', kind: unknown.kind };
}

function copiesIn({ concealed, melds, win }: Hand): TileCounts {
  const counts = countTiles(concealed);
  const add = (tile: Tile): void => {
    counts[tileIndex(tile)] = copiesOf(counts, tile) + 1;
  };
  for (const meld of melds) groupTiles(meld).forEach(add);
  if (win) add(win.tile);
  return counts;
}

/** Fails if a tile appears more often than it exists: four times, a bonus tile once. */
export function checkCopies(hand: Hand): Result<Hand, CopiesError> {
  const counts = copiesIn(hand);
  const fifth = counts.findIndex((copies) => copies > COPIES);
  if (fifth >= 0) {
    const count = counts[fifth] as number;
    return fail({ code: 'too-many-copies', tile: tileAt(fifth), count, max: COPIES });
  }
  const twin = hand.flowers.find((flower, at) => hand.flowers.indexOf(flower) !== at);
  if (twin !== undefined) {
    const count = hand.flowers.filter((flower) => flower === twin).length;
    return fail({ code: 'too-many-copies', tile: twin, count, max: 1 });
  }
  return ok(hand);
}

export interface HeldHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** With `pairInside` false the tiles need one more to be groups alone (`tchou1924.VIII.XXXIX`). */
export interface WaitingHand extends HeldHand {
  readonly pairInside: boolean;
}

/** Tiles held between two turns. */
export const HAND_SIZE = 13;

/** The tiles of a hand, of which each meld counts as three. */
export const sizeOfHand = ({ concealed, melds }: HeldHand): number =>
  concealed.length + 3 * melds.length;

function ofSize({ concealed, melds }: HeldHand, most: number): Result<HeldHand, SizeError> {
  const count = concealed.length;
  return count % 3 === 0 || sizeOfHand({ concealed, melds }) > most
    ? fail({ code: 'impossible-count', count, melds: melds.length })
    : ok({ concealed, melds });
}

/**
 * The hand as one that waits: 3n + 1 concealed tiles with the pair among them, or 3n + 2 with the
 * pair elsewhere. A meld counts as three; at most 13. Groups not shown count as made.
 */
export function asWaiting(hand: HeldHand): Result<WaitingHand, SizeError> {
  const held = ofSize(hand, HAND_SIZE);
  return held.ok ? ok({ ...held.value, pairInside: hand.concealed.length % 3 === 1 }) : held;
}

/**
 * The hand as its player holds it: 3n + 1 concealed tiles before a draw, 3n + 2 after it. A meld
 * counts as three; at most 14. Groups not shown count as made.
 */
export const asHeld = (hand: HeldHand): Result<HeldHand, SizeError> => ofSize(hand, HAND_SIZE + 1);
