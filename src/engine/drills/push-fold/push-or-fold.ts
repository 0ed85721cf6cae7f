/** Push or fold? Before a threat one goes on with the hand, or gives it up for the safest discard. */

import { memoize } from '../../core/memoize.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Wind } from '../../core/wind.ts';
import { deskOf } from '../desk.ts';
import {
  type Drill,
  type DrillTypes,
  marksOfOne,
  type Refusal,
  type Texts,
  type Verdict,
} from '../drill.ts';
import type { SafeRulesById } from '../safe/safe-question.ts';
import { loadSafeRules } from '../safe/safe-rules.ts';
import { type SeenTable, type SeenTableError, type ShownSeat, shownSeats } from '../seen-table.ts';
import { handTraits } from '../waits/wait-shape.ts';
import { dealPush, marginOf } from './push-dealer.ts';
import { PUSH_LEVELS } from './push-levels.ts';
import { formatPush, PUSH_PARTS, type PushQuestion, parsePush, rulesFor } from './push-question.ts';
import { type Course, type Standoff, type StandoffError, standoffOf } from './two-courses.ts';

interface PushVerdict extends Verdict {
  readonly given: Course;
  readonly standoff: Standoff;
}

/** A course as it is offered: what is discarded, and whether the hand is declared ready with it. */
type Offer = Pick<Standoff['push'], 'tile' | 'declares'>;

interface PushTypes extends DrillTypes {
  readonly question: PushQuestion;
  readonly shown: Pick<PushQuestion, 'rules'> &
    Pick<SeenTable, 'hand' | 'seat' | 'left' | 'markers'> &
    Readonly<Record<Course, Offer>> & {
      /** Where it counts. */
      readonly round?: Wind;
      readonly seats: readonly ShownSeat[];
    };
  readonly answer: Course;
  readonly verdict: PushVerdict;
  readonly hints: Standoff & Pick<SeenTable, 'left'>;
  readonly detail: undefined;
  readonly error: SeenTableError | { readonly code: StandoffError };
}

const HINT_STEPS = ['hand', 'safety', 'figures'] as const;

const offerOf = ({ tile, declares }: Offer): Offer => ({ tile, declares });

function judged(standoff: Standoff, given: Course): PushVerdict {
  const right = given === standoff.best;
  return { right, marks: marksOfOne(right), given, standoff };
}

function pushOrFold(rulesById: SafeRulesById): Drill<PushTypes> {
  const weighed = memoize((question: PushQuestion) =>
    standoffOf(question.table, rulesFor(rulesById, question)),
  );
  const standoff = (question: PushQuestion): Standoff => {
    const found = weighed(question);
    if (!found.ok) throw new Error(`nothing to decide: ${found.error.code}`);
    return found.value;
  };
  const parse = (texts: Texts): Result<PushQuestion, Refusal> => {
    const read = parsePush(rulesById, texts);
    if (!read.ok) return read;
    const found = weighed(read.value);
    return found.ok ? ok(read.value) : fail({ part: 'hand', error: found.error });
  };
  return {
    id: 'push-or-fold',
    parts: PUSH_PARTS,
    levels: PUSH_LEVELS,
    make: (rng, level) => dealPush(rng, rulesById, level),
    traits: ({ table }) => handTraits(table.hand.concealed),
    keeps: (question, { level }) => marginOf(standoff(question)) === level,
    parse,
    format: formatPush,
    show: (question) => {
      const { rules, table } = question;
      const { hand, seat, round, left, markers } = table;
      const { push, fold } = standoff(question);
      return {
        ...{ rules, hand, seat, left, markers },
        ...(rulesFor(rulesById, question).kit.countsRound && { round }),
        ...{ push: offerOf(push), fold: offerOf(fold), seats: shownSeats(table) },
      };
    },
    solve: (question) => standoff(question).best,
    check: (question, answer) => judged(standoff(question), answer),
    hintSteps: () => HINT_STEPS,
    hints: (question) => ({ ...standoff(question), left: question.table.left }),
  };
}

export const loadPushOrFold = async (rules?: readonly string[]) =>
  deskOf(pushOrFold(await loadSafeRules(rules)));
