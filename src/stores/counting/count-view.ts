/** What the board of "Count the hand" shows, worked out from the state of its session. */
import {
  type CountHints,
  type CountLine,
  type CountQuestion,
  type CountVerdict,
  countedScore,
  countHints,
  countLines,
  explain,
  type LineMark,
  tchou1924,
} from '../../engine/index.ts';
import { type Sheet, sheetOf } from '../score-sheet.ts';
import type { CountState } from './count-session.ts';

export interface CountView {
  /** The lines to tick, in the order of the table; empty where figures are asked for. */
  readonly lines: readonly CountLine[];
  /** How the lines stand once they are judged. */
  readonly marks: ReadonlyMap<string, LineMark>;
  /** The hints taken so far say this; absent before the first. */
  readonly hints: CountHints | undefined;
  /** The sheet, once the answer is given. */
  readonly sheet: Sheet | undefined;
}

const linesOf = (question: CountQuestion): readonly CountLine[] =>
  question.ask === 'lines' ? countLines(countedScore(question), question.options) : [];

function sheetFor({ hand }: CountQuestion, { score }: CountVerdict): Sheet {
  return sheetOf({
    ...{ rules: 'tchou1924', hand, totals: score.totals },
    explanation: explain(score, tchou1924),
  });
}

export function countView({ question, verdict, hints }: CountState): CountView {
  return {
    lines: linesOf(question),
    marks: new Map(verdict?.lines.map(({ item, mark }) => [item, mark])),
    hints: hints > 0 ? countHints(question) : undefined,
    sheet: verdict && sheetFor(question, verdict),
  };
}
