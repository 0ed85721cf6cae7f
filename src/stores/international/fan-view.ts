/** What the board of "Which fans?" shows, worked out from the state of its session. */
import {
  type FanHints,
  type FanLine,
  type FanMark,
  fanHints,
  fanLines,
  type OtherCount,
  otherCounts,
} from '../../engine/index.ts';
import type { Sheet } from '../score-sheet.ts';
import type { FanState } from './fan-session.ts';
import { fanSheet } from './fan-sheet.ts';

export interface FanView {
  readonly lines: readonly FanLine[];
  /** How the lines stand once they are judged. */
  readonly marks: ReadonlyMap<string, FanMark>;
  /** The hints taken so far say this; absent before the first. */
  readonly hints: FanHints | undefined;
  /** The sheet, once the answer is given. */
  readonly sheet: Sheet | undefined;
  /** What other editions make of the hand, once the answer is given. */
  readonly others: readonly OtherCount[];
}

export function fanView({ question, verdict, hints }: FanState): FanView {
  const only = question.ask === 'name' ? 'dearest' : undefined;
  return {
    lines: fanLines(question),
    marks: new Map(verdict?.lines.map(({ item, mark }) => [item, mark])),
    hints: hints > 0 ? fanHints(question, only) : undefined,
    sheet: verdict && fanSheet(question, verdict.score),
    others: verdict ? otherCounts(question) : [],
  };
}
