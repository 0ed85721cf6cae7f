/** One hand of "Count the hand", from its appearance to its sheet. */
import {
  COUNT_FIELDS,
  COUNT_HINTS,
  type CountAnswer,
  type CountField,
  type CountQuestion,
  type CountVerdict,
  countHand,
  fail,
  ok,
  type Result as Read,
} from '../../engine/index.ts';
import {
  type AnswerSession,
  type AnswerState,
  type Asked,
  createAnswerSession,
} from '../answer-session.ts';
import { numberIn } from '../figures.ts';
import type { Result } from '../progress.ts';

/** Lines ticked, or figures as they were typed, whichever is asked for. */
export interface CountDraft {
  readonly lines: readonly string[];
  readonly figures: Readonly<Record<CountField, string>>;
}

export type CountState = AnswerState<CountQuestion, CountDraft, CountVerdict>;
export interface CountSession extends AnswerSession<CountQuestion, CountDraft, CountVerdict> {
  /** Ticks a line, or takes the tick away. */
  readonly tick: (item: string) => void;
  readonly write: (field: CountField, text: string) => void;
}

const BLANK: CountDraft = { lines: [], figures: { points: '', fan: '', total: '' } };

/** Nothing written for fan is none; nothing at all is no answer. */
function answerOf({ ask }: CountQuestion, draft: CountDraft): Read<CountAnswer, readonly string[]> {
  if (ask === 'lines') return ok({ ask, lines: draft.lines });
  const written = COUNT_FIELDS.filter((field) => draft.figures[field].trim() !== '');
  const bad = written.filter((field) => !Number.isInteger(numberIn(draft.figures[field])));
  if (bad.length > 0) return fail(bad);
  if (written.length === 0) return fail(['total']);
  const figures = written.map((field) => [field, numberIn(draft.figures[field])] as const);
  return ok({ ask, figures: { fan: 0, ...Object.fromEntries(figures) } });
}

function judge(question: CountQuestion, draft: CountDraft): Read<CountVerdict, readonly string[]> {
  const answer = answerOf(question, draft);
  return answer.ok ? ok(countHand.check(question, answer.value)) : answer;
}

/** Fields or lines that were right, left out, and wrong. */
function counts({ fields, lines }: CountVerdict): Pick<Result, 'found' | 'missed' | 'wrong'> {
  const of = (mark: string): number =>
    [...fields, ...lines].filter((one) => one.mark === mark).length;
  return { found: of('found') + of('right'), missed: of('missed'), wrong: of('wrong') };
}

export function createCountSession(
  first: Asked<CountQuestion>,
  onResult: (result: Result, verdict: CountVerdict) => void,
): CountSession {
  const session = createAnswerSession<CountQuestion, CountDraft, CountVerdict>(first, {
    blank: () => BLANK,
    hints: () => COUNT_HINTS.length,
    judge,
    counts,
    onResult,
  });
  return {
    ...session,
    tick: (item) =>
      session.edit((draft) => {
        const rest = draft.lines.filter((one) => one !== item);
        return { ...draft, lines: rest.length < draft.lines.length ? rest : [...rest, item] };
      }),
    write: (field, text) =>
      session.edit((draft) => ({ ...draft, figures: { ...draft.figures, [field]: text } })),
  };
}
