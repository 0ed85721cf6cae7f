/** What a coach can say of a decision: the choices that matter, and what tells them apart. */
import type { GameRules } from '../play/hand-state.ts';
import { asText } from '../play/lawful.ts';
import type { Move } from '../play/move.ts';
import type { SeatView } from '../play/seat-view.ts';
import type { Choice, Decision } from './choice.ts';
import { MEASURED } from './measured/index.ts';
import { judgeOf } from './partners.ts';
import { type Reason, reasonFor } from './reason.ts';

export interface Counsel {
  /** Before a choice the best one; after it the one that would have been better. */
  readonly best: Choice;
  /** The next best, or the choice that was made. */
  readonly other: Choice;
  /** Whether the difference is more than the judge can be wrong by. */
  readonly isClear: boolean;
  readonly reason: Reason;
  /**
   * By how many tiles the other choice leaves the hand further off. Goals from there are not looked
   * for, so that this can be said of it, and neither how often it wins nor what it is worth.
   */
  readonly further?: number;
}

/** Of what a winner gains on average: smaller differences are noise, and nothing is said of them. */
const NOISE = 0.02;
const ERRORS = 2;

/** What a difference has to be more than, by the standard error of it. */
export const leastDifference = (error: number, { kit }: GameRules): number =>
  Math.max(ERRORS * error, NOISE * MEASURED[kit.id].win);

/** Of what a winner gains: by how much the best is ahead where a question promises that it is. */
const CLEAR = 0.03;

export const isFarBehind = (behind: number, { kit }: GameRules): boolean =>
  behind > CLEAR * MEASURED[kit.id].win;

/** What is given away in an exchange is told apart by distance alone: such values are no points. */
export const isWeighed = ({ move }: Choice): boolean => move.m !== 'exchange';

/** A hand that is passed with may be looked at as it stands. */
function tilesFurther(best: Choice, other: Choice): number {
  const isLeftReady = other.move.m === 'pass' && other.distance === 0;
  return best.win > 0 && other.win === 0 && !isLeftReady ? other.distance - best.distance : 0;
}

/** What is to be said of the best choice beside another. */
export function counselOn(best: Choice, other: Choice, rules: GameRules): Counsel {
  const ahead = best.value - other.value;
  const error = Math.hypot(best.error, other.error);
  const isClear = ahead > leastDifference(error, rules);
  const reason = reasonFor([best, other]) ?? { code: 'none', ahead };
  const further = isClear ? tilesFurther(best, other) : 0;
  return { best, other, isClear, reason, ...(further > 0 && { further }) };
}

/** Of what a winner gains beyond those who only watch. */
const LARGE = 0.08;

/** Whether what a choice cost was much, and not noise. */
export function isCostly({ isClear, reason }: Counsel, { kit }: GameRules): boolean {
  const { win, lose } = MEASURED[kit.id];
  return isClear && reason.ahead >= LARGE * (win - lose);
}

/** A choice that cost much, told apart from the best for one reason: worth being asked again. */
export const isMistake = (counsel: Counsel, rules: GameRules): boolean =>
  isCostly(counsel, rules) && counsel.reason.code !== 'none';

/** Without a move the seat passed; absent where that could not be done. */
export function choiceMade(
  choices: readonly Choice[],
  seat: Decision['seat'],
  made: Move | undefined,
): Choice | undefined {
  const text = asText(made ?? { m: 'pass', seat });
  return choices.find(({ move }) => asText(move) === text);
}

interface Coach {
  /** The two best choices of the seat; absent where there is nothing to choose. */
  readonly before: (view: SeatView) => Counsel | undefined;
  /**
   * What another choice than the one made would have gained; without a move the seat passed.
   * Absent where the choice was as good as the best.
   */
  readonly after: (view: SeatView, made: Move | undefined) => Counsel | undefined;
}

/** A coach who thinks as the strongest partner does. */
export function coachOf(rules: GameRules): Coach {
  const judge = judgeOf('strong', rules);
  const weighed = (view: SeatView): readonly Choice[] => judge.worth(view).filter(isWeighed);
  return {
    before: (view) => {
      const [best, other] = weighed(view);
      return best && other && counselOn(best, other, rules);
    },
    after: (view, made) => {
      const choices = weighed(view);
      const [best] = choices;
      const own = choiceMade(choices, view.seat, made);
      if (best === undefined || own === undefined || best === own) return undefined;
      const counsel = counselOn(best, own, rules);
      return counsel.isClear ? counsel : undefined;
    },
  };
}
