/** What a coach can say of a decision: the choices that matter, and what tells them apart. */
import type { GameRules } from '../play/hand-state.ts';
import type { Move } from '../play/move.ts';
import type { SeatView } from '../play/seat-view.ts';
import type { Choice } from './choice.ts';
import { MEASURED } from './measured/index.ts';
import { judgeOf } from './partners.ts';
import { type Reason, reasonFor } from './reason.ts';

export interface Counsel {
  /** Before a choice the best one; after it the one that would have been better. */
  readonly best: Choice;
  /** The next best, or the choice that was made. */
  readonly other: Choice;
  /** Whether the difference is more than the judge can be wrong by. */
  readonly isApart: boolean;
  readonly reason: Reason;
}

/** Of what a winner gains on average: smaller differences are noise, and nothing is said of them. */
const NOISE = 0.02;
const ERRORS = 2;

/** What is given away in an exchange is told apart by distance alone: such values are no points. */
const isWeighed = ({ move }: Choice): boolean => move.m !== 'exchange';

function counselOf(best: Choice, other: Choice, unit: number): Counsel {
  const ahead = best.value - other.value;
  const error = Math.hypot(best.error, other.error);
  const isApart = ahead > Math.max(ERRORS * error, NOISE * unit);
  const reason = reasonFor([best, other]) ?? { code: 'none', ahead };
  return { best, other, isApart, reason };
}

const isSame = ({ move }: Choice, made: Choice['move']): boolean =>
  JSON.stringify(move) === JSON.stringify(made);

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
  const unit = MEASURED[rules.kit.id].win;
  const weighed = (view: SeatView): readonly Choice[] => judge.worth(view).filter(isWeighed);
  return {
    before: (view) => {
      const [best, other] = weighed(view);
      return best && other && counselOf(best, other, unit);
    },
    after: (view, made) => {
      const choices = weighed(view);
      const [best] = choices;
      const own = choices.find((choice) => isSame(choice, made ?? { m: 'pass', seat: view.seat }));
      if (best === undefined || own === undefined || best === own) return undefined;
      const counsel = counselOf(best, own, unit);
      return counsel.isApart ? counsel : undefined;
    },
  };
}
