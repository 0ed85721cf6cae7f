/** A hand and the rule set whose sheet of it is shown, as texts that do not name that rule set. */
import type { Hand } from '../../core/hand.ts';
import { formatHand, type NotationError } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import { othersThan } from '../../scoring/settlement.ts';
import type { LevelField, Refusal, Texts } from '../drill.ts';
import {
  choice,
  constant,
  type Field,
  type Fields,
  readFields,
  type UnknownValue,
  wholeHand,
  wholeNumber,
  writeFields,
} from '../field.ts';
import { type ScoredHandError, sizeError } from '../scoring/position.ts';

export const WHICH_PARTS = ['hand', 'seat', 'round', 'from', 'show', 'sheet'] as const;

/** The lines of a score sheet, or who pays whom. */
export const WHICH_SHOWS = ['sheet', 'payments'] as const;
type Show = (typeof WHICH_SHOWS)[number];

export const WHICH_LEVELS: readonly LevelField[] = [
  { name: 'level', values: WHICH_SHOWS, rungs: WHICH_SHOWS },
];

export interface WhichQuestion {
  /** Complete: it won. */
  readonly hand: Hand;
  readonly seat: Wind;
  readonly round: Wind;
  readonly from: Wind | null;
  readonly show: Show;
  readonly rules: PlayableRules;
}

export type WhichRulesError =
  | NotationError
  | ScoredHandError
  | UnknownValue
  /** `not-told`: the rule set counts no win there, or another rule set does exactly as it does. */
  | { readonly code: 'no-winning-tile' }
  | { readonly code: 'not-told' };

type Won = Pick<WhichQuestion, 'hand' | 'seat' | 'round' | 'show'>;

const WON: Fields<Won> = {
  hand: wholeHand,
  seat: choice(WINDS),
  round: choice(WINDS),
  show: choice(WHICH_SHOWS),
};

function giverField({ hand, seat }: Won): Field<Wind | null> {
  if (hand.win?.by !== 'discard') return constant<Wind | null>(null);
  const givers: readonly (Wind | null)[] = othersThan(seat);
  return { read: (text) => choice(givers).read(text), write: String };
}

const CODED = PLAYABLE_RULES.length;

/** Another number for another hand, so that the address does not tell. */
const shiftOf = ({ hand, seat, round }: Won): number =>
  [...formatHand(hand), seat, round].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);

const sheetField = (won: Won): Field<PlayableRules> => {
  const number = wholeNumber(1, CODED);
  return {
    read: (text) => {
      const code = number.read(text);
      if (!code.ok) return code;
      return ok(PLAYABLE_RULES[(code.value + shiftOf(won)) % CODED] as PlayableRules);
    },
    write: (rules) => {
      const place = PLAYABLE_RULES.indexOf(rules) - (shiftOf(won) % CODED) + CODED;
      return number.write(place % CODED || CODED);
    },
  };
};

const fieldsFor = (won: Won) => ({ from: giverField(won), rules: sheetField(won) });

const refused = (part: string, error: WhichRulesError) => fail({ part, error });

/** It is not checked here whether one rule set alone fits. */
export function readWhich(texts: Texts): Result<WhichQuestion, Refusal> {
  const won = readFields(WON, texts);
  if (!won.ok) return won;
  const { hand } = won.value;
  const size = sizeError(hand);
  if (size) return refused('hand', size);
  if (!hand.win) return refused('hand', { code: 'no-winning-tile' });
  if (hand.flowers.length > 0) return refused('hand', { code: 'not-told' });
  const rest = readFields(fieldsFor(won.value), { from: texts['from'], rules: texts['sheet'] });
  if (rest.ok) return ok({ ...won.value, ...rest.value });
  const { part, error } = rest.error;
  return fail({ part: part === 'rules' ? 'sheet' : part, error });
}

export function writeWhich(question: WhichQuestion): Texts {
  const { hand, seat, round, show } = question;
  const won = { hand, seat, round, show };
  const { from, rules } = writeFields(fieldsFor(won), question);
  return { ...writeFields(WON, won), ...(from && { from }), ...(rules && { sheet: rules }) };
}
