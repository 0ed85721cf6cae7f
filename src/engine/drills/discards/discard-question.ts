import { asHeld, type HeldHand, type MeldError, meldError } from '../../core/hand.ts';
import type { NotationError } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import type { DiscardHand } from '../../hand/discards.ts';
import { COMMON_SHAPES } from '../../shapes/common.ts';
import { distancesTo } from '../../shapes/distances.ts';
import type { Shape } from '../../shapes/shape.ts';
import type { Refusal, Texts } from '../drill.ts';
import {
  choice,
  type Field,
  type Fields,
  heldHand,
  optional,
  readFields,
  tilesOrNone,
  type UnknownValue,
  writeFields,
} from '../field.ts';
import { copiesError, tilesIn, without } from '../hand-tiles.ts';
import type { SeenTable } from '../seen-table.ts';
import { DISCARD_ASKS, type DiscardAsk, NO_GAME } from './discard-level.ts';
import { type DiscardRules, NO_RULES, type RulesById } from './discard-rules.ts';
import { isFull, rowsOfWin } from './winning-ways.ts';

export interface DiscardQuestion {
  readonly hand: DiscardHand;
  /** Absent: complete are the common shapes, and nothing else is asked of a win. */
  readonly rules?: DiscardRules | undefined;
  /** The player's own discards so far, the first one first. */
  readonly river?: readonly Tile[] | undefined;
  /** Absent, both count as East. */
  readonly seat?: Wind | undefined;
  readonly round?: Wind | undefined;
  /** Absent, distance and copies decide. */
  readonly ask?: DiscardAsk | undefined;
  /** What the players show, one's own discards too: the hand sees all of it. */
  readonly table?: Omit<SeenTable, 'hand'> | undefined;
}

export type DiscardQuestionError =
  | NotationError
  | MeldError
  | UnknownValue
  /** Of 3n + 2 tiles one is to go; any other number is a hand before its draw, or none. */
  | { readonly code: 'not-to-discard'; readonly count: number; readonly melds: number }
  /** Flowers belong to no group; a hand won already, or complete as it is, lays down. */
  | { readonly code: 'no-flowers' }
  | { readonly code: 'no-win' }
  | { readonly code: 'complete' }
  /** What a hand is worth hangs on the rules, and on all of its tiles. */
  | { readonly code: 'not-weighed' };

export interface DiscardRefusal extends Refusal {
  readonly error: DiscardQuestionError;
}

export const shapesOf = ({ rules }: Pick<DiscardQuestion, 'rules'>): readonly Shape[] =>
  rules?.kit.shapes ?? COMMON_SHAPES;

/** Concealed tiles and melds that something has to be discarded from. */
const fullHand: Field<HeldHand, DiscardQuestionError> = {
  read: (text) => {
    const hand = heldHand.read(text);
    if (!hand.ok) return hand;
    const { concealed, melds } = hand.value;
    if (!asHeld(hand.value).ok || concealed.length % 3 !== 2) {
      return fail({ code: 'not-to-discard', count: concealed.length, melds: melds.length });
    }
    return hand;
  },
  write: heldHand.write,
};

interface Written extends Omit<DiscardQuestion, 'hand' | 'table'> {
  readonly hand: HeldHand;
  readonly seen: readonly Tile[];
}

const ruleSet = (known: RulesById): Fields<Written>['rules'] => {
  const field = optional(choice([...known.values()], ({ id }) => id));
  return { ...field, read: (text) => field.read(text === NO_GAME ? undefined : text) };
};

const fieldsOf = (known: RulesById): Fields<Written> => ({
  hand: fullHand,
  seen: tilesOrNone,
  rules: ruleSet(known),
  ask: optional(choice(DISCARD_ASKS)),
  river: optional(tilesOrNone),
  seat: optional(choice(WINDS)),
  round: optional(choice(WINDS)),
});

/** Complete, and lawfully won with one of its tiles as the one drawn. */
function isWon(question: DiscardQuestion): boolean {
  const { hand, rules } = question;
  if (distancesTo(hand, shapesOf(question)).distance >= 0) return false;
  if (!rules || !isFull(hand)) return true;
  return [...new Set(hand.concealed)].some((tile) =>
    rowsOfWin({ ...question, rules }, without(hand, tile), { tile, by: 'self' }),
  );
}

export function discardRefusal(question: DiscardQuestion): DiscardRefusal | undefined {
  const { hand, rules, river = [], ask } = question;
  const meld = rules && meldError(hand.melds, rules.kit.melds);
  if (meld) return { part: 'hand', error: meld };
  if (isWon(question)) return { part: 'hand', error: { code: 'complete' } };
  for (const [part, beside] of [
    ['seen', hand.seen],
    ['river', [...hand.seen, ...river]],
  ] as const) {
    const error = copiesError([...tilesIn(hand), ...beside]);
    if (error) return { part, error };
  }
  const isWeighed = ask !== 'worth' || (rules && isFull(hand));
  return isWeighed ? undefined : { part: 'ask', error: { code: 'not-weighed' } };
}

export function parseDiscardQuestion(
  texts: Texts,
  known: RulesById = NO_RULES,
): Result<DiscardQuestion, Refusal> {
  const read = readFields(fieldsOf(known), texts);
  if (!read.ok) return read;
  const { hand, seen, ...others } = read.value;
  const { rules, river = [] } = others;
  const question = { hand: { ...hand, seen }, ...others, ...(rules?.bars && { river }) };
  const error = discardRefusal(question);
  return error ? fail(error) : ok(question);
}

export const formatDiscardQuestion = ({ hand, table: _, ...others }: DiscardQuestion): Texts =>
  writeFields(fieldsOf(NO_RULES), { hand, seen: hand.seen, ...others });
