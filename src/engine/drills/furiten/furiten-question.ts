/** A tile that may win, and what the player has discarded: from texts, and back into them. */
import { asWaiting, type Hand, type HeldHand, meldError } from '../../core/hand.ts';
import { formatHand, type NotationError, parseHand } from '../../core/notation.ts';
import { fail, ok } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import type { Kit } from '../../scoring/kit.ts';
import { winningTiles } from '../../shapes/waits.ts';
import type { Refusal } from '../drill.ts';
import {
  choice,
  type Field,
  type Fields,
  listOf,
  optional,
  textsFor,
  tilesOrNone,
  wholeNumber,
  withDefault,
} from '../field.ts';
import { copiesError, tilesIn } from '../hand-tiles.ts';
import { type ScoredHandError, sizeError } from '../scoring/position.ts';

export type FuritenError =
  | NotationError
  | ScoredHandError
  /** Flowers belong to no group; no tile is there to win with; nothing would complete the hand. */
  | { readonly code: 'no-flowers' }
  | { readonly code: 'no-tile' }
  | { readonly code: 'not-ready' }
  /** A place in the river that is not there. */
  | { readonly code: 'no-such-place'; readonly place: number };

/** A hand with the tile that has come, by discard or drawn. */
type OfferedHand = Hand & Required<Pick<Hand, 'win'>>;

export interface FuritenQuestion {
  readonly hand: OfferedHand;
  /** The player's own discards, the first one first. */
  readonly river: readonly Tile[];
  /** Which of them other players have called: places, the first is 1. */
  readonly called: readonly number[];
  /** The winds, where it is also asked whether the hand has what a win needs. */
  readonly seat?: Wind | undefined;
  readonly round?: Wind | undefined;
}

const MOST_DISCARDS = 24;

const offered: Field<OfferedHand, { readonly code: string }> = {
  read: (text = '') => {
    const read = parseHand(text);
    if (!read.ok) return read;
    const { win, ...hand } = read.value;
    if (hand.flowers.length > 0) return fail({ code: 'no-flowers' });
    return win ? ok({ ...hand, win }) : fail({ code: 'no-tile' });
  },
  write: formatHand,
};

const FIELDS: Fields<FuritenQuestion> = {
  hand: offered,
  river: tilesOrNone,
  called: withDefault(
    [],
    listOf(wholeNumber(1, MOST_DISCARDS), '-', { least: 0, most: MOST_DISCARDS }),
  ),
  seat: optional(choice(WINDS)),
  round: optional(choice(WINDS)),
};

/** The hand before the tile came. */
export const handBefore = ({ concealed, melds }: Hand): HeldHand => ({ concealed, melds });

export function waitsOf({ shapes }: Pick<Kit, 'shapes'>, hand: Hand): readonly Tile[] {
  const waiting = asWaiting(handBefore(hand));
  return waiting.ok && waiting.value.pairInside
    ? winningTiles(waiting.value, shapes).map(({ tile }) => tile)
    : [];
}

export const asksRole = ({ seat }: Pick<FuritenQuestion, 'seat'>): boolean => seat !== undefined;

function errorIn(kit: Kit, question: FuritenQuestion): Refusal | undefined {
  const { hand, river, called } = question;
  const refused = (part: string, error: FuritenError): Refusal => ({ part, error });
  const meld = meldError(hand.melds, kit.melds);
  if (meld) return refused('hand', meld);
  const size = asksRole(question) ? sizeError(hand) : undefined;
  if (size) return refused('hand', size);
  const waiting = asWaiting(handBefore(hand));
  if (!waiting.ok) return refused('hand', waiting.error);
  if (waitsOf(kit, hand).length === 0) return refused('hand', { code: 'not-ready' });
  const copies = copiesError([...tilesIn(hand), hand.win.tile, ...river]);
  if (copies) return refused('river', copies);
  const place = called.find((at) => at > river.length);
  return place === undefined ? undefined : refused('called', { code: 'no-such-place', place });
}

export const furitenTexts = (kit: Kit) => textsFor(FIELDS, (question) => errorIn(kit, question));
