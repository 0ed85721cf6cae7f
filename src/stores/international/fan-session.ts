/** One hand of "Which fans?", from its appearance to its sheet. */
import {
  FAN_HINTS,
  type FanQuestion,
  type FanVerdict,
  fail,
  ok,
  type Result as Read,
  whichFans,
} from '../../engine/index.ts';
import {
  type AnswerSession,
  type AnswerState,
  type Asked,
  createAnswerSession,
} from '../answer-session.ts';
import type { Result } from '../progress.ts';

/** The fans that are ticked. */
export type FanDraft = readonly string[];

export type FanState = AnswerState<FanQuestion, FanDraft, FanVerdict>;
export interface FanSession extends AnswerSession<FanQuestion, FanDraft, FanVerdict> {
  /** Ticks a fan, or takes the tick away; where one is asked for the others lose theirs. */
  readonly tick: (item: string) => void;
}

/** Every winning hand scores something: no tick is no answer. */
function judge(question: FanQuestion, fans: FanDraft): Read<FanVerdict, readonly string[]> {
  return fans.length > 0 ? ok(whichFans.check(question, { fans })) : fail(['fans']);
}

function counts({ lines }: FanVerdict): Pick<Result, 'found' | 'missed' | 'wrong'> {
  const of = (wanted: string): number => lines.filter(({ mark }) => mark === wanted).length;
  return { found: of('found'), missed: of('missed'), wrong: of('wrong') };
}

export function createFanSession(
  first: Asked<FanQuestion>,
  onResult: (result: Result, verdict: FanVerdict) => void,
): FanSession {
  const session = createAnswerSession<FanQuestion, FanDraft, FanVerdict>(first, {
    blank: () => [],
    hints: () => FAN_HINTS.length,
    judge,
    counts,
    onResult,
  });
  return {
    ...session,
    tick: (item) => {
      const isOne = session.$state.get().question.ask === 'name';
      session.edit((ticked) => {
        if (ticked.includes(item)) return ticked.filter((one) => one !== item);
        return isOne ? [item] : [...ticked, item];
      });
    },
  };
}
