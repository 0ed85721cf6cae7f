/** One hand of "Total", from its appearance to its sheet and accounts. */
import {
  FAN_HINTS,
  type FanHints,
  fail,
  fanHints,
  type OtherCount,
  ok,
  otherCounts,
  type Result as Read,
  type TotalField,
  type TotalQuestion,
  type TotalVerdict,
  totalFans,
  totalFields,
} from '../../engine/index.ts';
import {
  type AnswerSession,
  type AnswerState,
  type Asked,
  createAnswerSession,
} from '../answer-session.ts';
import { numberIn } from '../figures.ts';
import type { Result } from '../progress.ts';
import type { Sheet } from '../score-sheet.ts';
import { type SettleView, settleView } from '../settling/settle-view.ts';
import { fanSheet } from './fan-sheet.ts';

/** Figures as they were typed, and whether the hand may go out. */
export interface TotalDraft {
  readonly figures: Readonly<Partial<Record<TotalField, string>>>;
  readonly enough: boolean | undefined;
}

export type TotalState = AnswerState<TotalQuestion, TotalDraft, TotalVerdict>;
export interface TotalSession extends AnswerSession<TotalQuestion, TotalDraft, TotalVerdict> {
  readonly write: (field: TotalField, text: string) => void;
  readonly say: (enough: boolean) => void;
}

const BLANK: TotalDraft = { figures: {}, enough: undefined };

/** Of the seats what is left empty is nothing paid; the points must be written. */
function judge(question: TotalQuestion, draft: TotalDraft): Read<TotalVerdict, readonly string[]> {
  const texts = totalFields(question).map(
    (field) => [field, draft.figures[field]?.trim() ?? ''] as const,
  );
  const written = texts.filter(([, text]) => text !== '');
  const bad = written.filter(([, text]) => !Number.isInteger(numberIn(text)));
  if (bad.length > 0) return fail(bad.map(([field]) => field));
  if (!written.some(([field]) => field === 'base')) return fail(['base']);
  if (draft.enough === undefined) return fail(['enough']);
  const figures = Object.fromEntries(written.map(([field, text]) => [field, numberIn(text)]));
  return ok(totalFans.check(question, { enough: draft.enough, figures }));
}

function counts({ fields, enough }: TotalVerdict): Pick<Result, 'found' | 'missed' | 'wrong'> {
  const marks = [...fields.map(({ right }) => right), enough.given === enough.wanted];
  const found = marks.filter(Boolean).length;
  return { found, missed: 0, wrong: marks.length - found };
}

export function createTotalSession(
  first: Asked<TotalQuestion>,
  onResult: (result: Result, verdict: TotalVerdict) => void,
): TotalSession {
  const session = createAnswerSession<TotalQuestion, TotalDraft, TotalVerdict>(first, {
    blank: () => BLANK,
    hints: () => FAN_HINTS.length,
    judge,
    counts,
    onResult,
  });
  return {
    ...session,
    write: (field, text) =>
      session.edit((draft) => ({ ...draft, figures: { ...draft.figures, [field]: text } })),
    say: (enough) => session.edit((draft) => ({ ...draft, enough })),
  };
}

export interface TotalView {
  /** The hints taken so far say this; absent before the first. */
  readonly hints: FanHints | undefined;
  /** The rest once the answer is given. */
  readonly sheet: Sheet | undefined;
  readonly accounts: SettleView | undefined;
  readonly others: readonly OtherCount[];
}

function accountsOf({ seat, from }: TotalQuestion, verdict: TotalVerdict): SettleView {
  const { settlement, enough, score } = verdict;
  return settleView(settlement, {
    unit: 'points',
    winner: enough.wanted ? seat : null,
    from: enough.wanted ? from : null,
    scores: { [seat]: score.totals.total },
    offender: enough.wanted ? undefined : seat,
  });
}

export function totalView({ question, verdict, hints }: TotalState): TotalView {
  return {
    hints: hints > 0 ? fanHints(question) : undefined,
    sheet: verdict && fanSheet(question, verdict.score),
    accounts: verdict && accountsOf(question, verdict),
    others: verdict ? otherCounts(question) : [],
  };
}
