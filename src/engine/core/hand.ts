import { groupTiles, type Meld, type MeldKind } from './group.ts';
import { fail, ok, type Result } from './result.ts';
import { type BonusTile, COPIES, type Tile, tileAt, tileIndex } from './tile.ts';
import { copiesOf, countTiles, type TileCounts } from './tile-counts.ts';

export const WIN_SOURCES = ['discard', 'self'] as const;
export type WinSource = (typeof WIN_SOURCES)[number];

/** What the notation can write down. Lawful in its copies, of any size. */
export interface Hand {
  /** In the order given; without the winning tile. */
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly flowers: readonly BonusTile[];
  readonly win?: { readonly tile: Tile; readonly by: WinSource };
}

/** A kind that stands in the hand more often than it exists. */
export interface CopiesError {
  readonly code: 'too-many-copies';
  readonly tile: Tile | BonusTile;
  readonly count: number;
  readonly max: number;
}

/** A number of concealed tiles that no player can hold beside that many melds. */
export interface SizeError {
  readonly code: 'impossible-count';
  readonly count: number;
  readonly melds: number;
}

/** A group on the table that a rule set does not know. */
export interface MeldError {
  readonly code: 'unknown-meld';
  readonly kind: MeldKind;
}

/** The first group on the table that is none of the known kinds, as an error. */
export function meldError(
  melds: readonly Meld[],
  known: readonly MeldKind[],
): MeldError | undefined {
  const unknown = melds.find(({ kind }) => !known.includes(kind));
  return unknown && { code: 'unknown-meld', kind: unknown.kind };
}

/** Copies of each of the 34 kinds in the hand: concealed, melded and won with. */
function copiesIn({ concealed, melds, win }: Hand): TileCounts {
  const counts = countTiles(concealed);
  const add = (tile: Tile): void => {
    counts[tileIndex(tile)] = copiesOf(counts, tile) + 1;
  };
  for (const meld of melds) groupTiles(meld).forEach(add);
  if (win) add(win.tile);
  return counts;
}

/** The hand again if no kind stands in it more often than it exists. */
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

/**
 * A hand that waits for a tile. Where `pairInside` is false the pair stands
 * elsewhere and the tiles shown lack one to be groups only, as in some partial
 * formulas of Tchou's chapter VIII (`tchou1924.VIII.XXXIX`).
 */
export interface WaitingHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly pairInside: boolean;
}

/**
 * The hand as one that waits: 1, 4, 7, 10 or 13 concealed tiles with the pair
 * among them, or 2, 5, 8 or 11 with the pair elsewhere; each meld takes the
 * place of three. The groups not shown count as made.
 */
export function asWaiting({ concealed, melds }: Hand): Result<WaitingHand, SizeError> {
  const count = concealed.length;
  const places = count + 3 * melds.length;
  if (count % 3 === 0 || places > 13) {
    return fail({ code: 'impossible-count', count, melds: melds.length });
  }
  return ok({ concealed, melds, pairInside: count % 3 === 1 });
}

/** A hand in play: one that waits, or the same with one tile more, to be discarded or won with. */
export interface HeldHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

/**
 * The hand as a player holds it: 3n + 1 concealed tiles before a draw, 3n + 2 after
 * it, at most 14 with three for each meld. The groups not shown count as made.
 */
export function asHeld({ concealed, melds }: Hand): Result<HeldHand, SizeError> {
  const count = concealed.length;
  const places = count + 3 * melds.length;
  if (count % 3 === 0 || places > 14) {
    return fail({ code: 'impossible-count', count, melds: melds.length });
  }
  return ok({ concealed, melds });
}
