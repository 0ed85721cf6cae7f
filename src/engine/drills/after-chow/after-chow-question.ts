/** A chow that was just claimed, and the hand that now discards: from texts, and back into them. */
import { groupTiles, type Meld } from '../../core/group.ts';
import { asHeld, type HeldHand, meldError } from '../../core/hand.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { TILES, type Tile } from '../../core/tile.ts';
import type { AgreedRules, Kit } from '../../scoring/kit.ts';
import { type BarredTile, barredAfter } from '../../table/after-claim.ts';
import type { Refusal, Texts } from '../drill.ts';
import {
  choice,
  type HeldHandError,
  heldHand,
  optionFields,
  readFields,
  writeFields,
} from '../field.ts';
import { copiesError, tilesIn } from '../hand-tiles.ts';
import type { ScoredHandError } from '../scoring/position.ts';

export type AfterChowError =
  | HeldHandError
  | ScoredHandError
  | { readonly code: 'not-to-discard'; readonly count: number; readonly melds: number }
  /** The last meld is no open chow; the tile is none of those in it. */
  | { readonly code: 'no-chow' | 'not-in-chow' };

export interface AfterChowQuestion {
  /** After the claim: the chow is the last of the melds. */
  readonly hand: HeldHand;
  /** The tile that another player let go. */
  readonly tile: Tile;
  readonly options: AgreedRules['options'];
}

const FIELDS = { hand: heldHand, tile: choice(TILES) };

/** The agreements under which more is forbidden. */
export const barringOptions = ({ claims }: Pick<Kit, 'claims'>): readonly string[] => [
  ...new Set(
    claims.flatMap(({ barredDiscards = [] }) =>
      barredDiscards.flatMap(({ option }) => option ?? []),
    ),
  ),
];

export const afterChowParts = (kit: Kit): readonly string[] => [
  ...Object.keys(FIELDS),
  ...barringOptions(kit),
];

export function chowIn({ melds }: HeldHand): Meld | undefined {
  const last = melds.at(-1);
  return last?.kind === 'chow' && last.open ? last : undefined;
}

export function barredDiscards(
  kit: Kit,
  { hand, tile, options }: AfterChowQuestion,
): readonly BarredTile[] {
  const group = chowIn(hand);
  return group ? barredAfter({ claim: 'chow', group, tile }, kit.claims, options) : [];
}

/** What the hand holds of it. */
export function barredInHand(kit: Kit, question: AfterChowQuestion): readonly Tile[] {
  const barred = barredDiscards(kit, question).map(({ tile }) => tile);
  return TILES.filter((tile) => barred.includes(tile) && question.hand.concealed.includes(tile));
}

function errorIn(kit: Kit, { hand, tile }: Omit<AfterChowQuestion, 'options'>) {
  const refused = (part: string, error: AfterChowError): Refusal => ({ part, error });
  const { concealed, melds } = hand;
  if (!asHeld(hand).ok || concealed.length % 3 !== 2) {
    const count = concealed.length;
    return refused('hand', { code: 'not-to-discard', count, melds: melds.length });
  }
  const meld = meldError(melds, kit.melds);
  if (meld) return refused('hand', meld);
  const copies = copiesError(tilesIn(hand));
  if (copies) return refused('hand', copies);
  const chow = chowIn(hand);
  if (!chow) return refused('hand', { code: 'no-chow' });
  return groupTiles(chow).includes(tile) ? undefined : refused('tile', { code: 'not-in-chow' });
}

export function parseAfterChow(kit: Kit, texts: Texts): Result<AfterChowQuestion, Refusal> {
  const read = readFields(FIELDS, texts);
  if (!read.ok) return read;
  const options = readFields(optionFields(kit, barringOptions(kit)), texts);
  if (!options.ok) return options;
  const error = errorIn(kit, read.value);
  return error ? fail(error) : ok({ ...read.value, options: options.value });
}

export const formatAfterChow = (kit: Kit, question: AfterChowQuestion): Texts => ({
  ...writeFields(FIELDS, question),
  ...writeFields(optionFields(kit, barringOptions(kit)), question.options),
});
