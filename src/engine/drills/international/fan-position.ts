/** A hand that won under the international rules: from the texts of an address, and back into them. */
import type { Hand } from '../../core/hand.ts';
import { formatHand, parseHand } from '../../core/notation.ts';
import { ok, type Result } from '../../core/result.ts';
import { inSituation, type Situation } from '../../core/situation.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import {
  canBeLastOfKind,
  canBeReplacement,
  canBeRobbed,
} from '../../rulesets/mcr/circumstances.ts';
import { MCR_DEFAULTS, MCR_EDITIONS, type McrEdition } from '../../rulesets/mcr/config.ts';
import { createMcrLists, type McrList } from '../../rulesets/mcr/lists.ts';
import { mcr } from '../../rulesets/mcr/ruleset.ts';
import type { McrTotals } from '../../rulesets/mcr/total.ts';
import type { Score, ScoreError } from '../../scoring/score.ts';
import { createScorer, type Scorer } from '../../scoring/scorer.ts';
import { oneOf, type PartError, readHow, refused, type ScoredHandError } from '../question-text.ts';

export interface FanPosition {
  readonly hand: Hand;
  readonly seat: Wind;
  readonly round: Wind;
  readonly how: readonly string[];
  readonly edition: McrEdition;
}

/** The parts of a position written down, by the names they have in an address. */
export const FAN_PARTS = ['hand', 'seat', 'round', 'how', 'edition'] as const;
export type FanPart = (typeof FAN_PARTS)[number];
export type FanText = Readonly<Partial<Record<FanPart, string>>>;

export type FanTextError<Part extends string = FanPart> = PartError<Part, ScoredHandError>;

/** What these rules know of. */
export const FAN_CIRCUMSTANCES = [
  'last-wall',
  'last-discard',
  'rob-kong',
  'replacement',
  'last-of-kind',
] as const;
export type FanCircumstance = (typeof FAN_CIRCUMSTANCES)[number];

/** When each of them can be said of a hand. */
const POSSIBLE: Readonly<Record<FanCircumstance, (hand: Hand) => boolean>> = {
  'last-wall': ({ win }) => win?.by === 'self',
  'last-discard': ({ win }) => win?.by === 'discard',
  'rob-kong': (hand) => hand.win?.by === 'discard' && canBeRobbed(hand),
  replacement: (hand) => hand.win?.by === 'self' && canBeReplacement(hand),
  'last-of-kind': canBeLastOfKind,
};

const isKnown = (how: string): how is FanCircumstance =>
  FAN_CIRCUMSTANCES.some((one) => one === how);

/** The first circumstance that cannot be said of this hand; absent if all can. */
export function impossibleFanHow(hand: Hand, how: readonly string[]): string | undefined {
  // A tile that is robbed is no discard.
  const both = how.includes('rob-kong') && how.includes('last-discard');
  const bad = how.find((one) => !isKnown(one) || !POSSIBLE[one](hand));
  return bad ?? (both ? 'rob-kong' : undefined);
}

const scorers: Partial<Record<McrEdition, Scorer<McrTotals>>> = {};

/** A scorer is made once for an edition. */
function scorerOf(edition: McrEdition): Scorer<McrTotals> {
  scorers[edition] ??= createScorer(mcr, { edition });
  return scorers[edition];
}

export const fanSituation = ({ hand, seat, round, how }: FanPosition): Situation =>
  inSituation(hand, { seat, round, how });

/** What the hand is worth; or why nobody can tell, for hands from outside. */
export const fanScoreOf = (position: FanPosition): Result<Score<McrTotals>, ScoreError> =>
  scorerOf(position.edition)(fanSituation(position));

/** The worth of a hand that was parsed or dealt; throws on one that has none. */
export function fanScore(position: FanPosition): Score<McrTotals> {
  const score = fanScoreOf(position);
  if (!score.ok) throw new Error(`${formatHand(position.hand)}: ${score.error.code}`);
  return score.value;
}

const listers: Partial<Record<McrEdition, ReturnType<typeof createMcrLists>>> = {};

/** The lists of hands that a situation may be counted by: several where they are worth the same. */
export function fanLists(situation: Situation, edition: McrEdition): readonly McrList[] {
  listers[edition] ??= createMcrLists({ edition });
  return listers[edition](situation);
}

/** The position again if its hand has won, and can have won like that. */
function checked(position: FanPosition): Result<FanPosition, FanTextError> {
  const score = fanScoreOf(position);
  if (!score.ok) return refused('hand', score.error);
  const how = impossibleFanHow(position.hand, position.how);
  return how === undefined ? ok(position) : refused('how', { code: 'impossible-how', how });
}

/**
 * The position somebody wrote down: East's hand in the East round, by the edition of the text,
 * unless told. Refuses, by the part at fault, whatever no table could show.
 */
export function parseFanPosition(text: FanText): Result<FanPosition, FanTextError> {
  const hand = parseHand(text.hand ?? '');
  if (!hand.ok) return refused('hand', hand.error);
  const seat = oneOf('seat', WINDS, text.seat ?? 'E');
  if (!seat.ok) return seat;
  const round = oneOf('round', WINDS, text.round ?? 'E');
  if (!round.ok) return round;
  const how = readHow(FAN_CIRCUMSTANCES, text.how ?? '');
  if (!how.ok) return how;
  const edition = oneOf('edition', MCR_EDITIONS, text.edition ?? MCR_DEFAULTS.edition);
  if (!edition.ok) return edition;
  return checked({
    ...{ hand: hand.value, seat: seat.value, round: round.value },
    ...{ how: how.value, edition: edition.value },
  });
}

/** The same position written down, for an address; what is usual is left out. */
export const formatFanPosition = ({ hand, seat, round, how, edition }: FanPosition): FanText => ({
  hand: formatHand(hand),
  seat,
  round,
  ...(how.length > 0 && { how: how.join() }),
  ...(edition !== MCR_DEFAULTS.edition && { edition }),
});
