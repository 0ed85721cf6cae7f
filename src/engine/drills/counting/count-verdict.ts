/** How a count is judged: field by field, or line by line. */
import type { Tchou1924Totals } from '../../rulesets/tchou1924/total.ts';
import type { Score } from '../../scoring/score.ts';
import type { Verdict } from '../former-drill.ts';
import { countLines } from './count-candidates.ts';
import { type CountQuestion, countedScore } from './count-question.ts';

export const COUNT_FIELDS = ['points', 'fan', 'total'] as const;
export type CountField = (typeof COUNT_FIELDS)[number];

/** Figures that the reader gives; a field may stay empty. */
export type CountFigures = Readonly<Partial<Record<CountField, number>>>;

export type CountAnswer =
  | { readonly ask: 'lines'; readonly lines: readonly string[] }
  | { readonly ask: 'figures'; readonly figures: CountFigures };

export interface FieldVerdict {
  readonly field: CountField;
  readonly given: number | undefined;
  readonly wanted: number;
  /** `free`: a limit hand is worth its total, whatever is in it. */
  readonly mark: 'right' | 'wrong' | 'free';
}

export const LINE_MARKS = ['found', 'missed', 'wrong', 'left'] as const;
/** `left`: a line that does not count and was not ticked. */
export type LineMark = (typeof LINE_MARKS)[number];

export interface LineVerdict {
  readonly item: string;
  readonly mark: LineMark;
}

export interface CountVerdict extends Verdict {
  readonly score: Score<Tchou1924Totals>;
  /** Empty where lines were asked for. */
  readonly fields: readonly FieldVerdict[];
  /** Empty where figures were asked for. */
  readonly lines: readonly LineVerdict[];
  /** Rows of the table that the answer tells something about, and whether the reader knew them. */
  readonly known: Readonly<Record<string, boolean>>;
}

/** The figures of a score; points and fan mean nothing in a limit hand (`tchou1924.IV.1`, note). */
export function figuresOf({ totals }: Score<Tchou1924Totals>): CountFigures {
  const { base, doubles, total, limit } = totals;
  return limit === 'limit-hand' ? { total } : { points: base, fan: doubles, total };
}

function judgeFields(score: Score<Tchou1924Totals>, given: CountFigures): readonly FieldVerdict[] {
  const { base, doubles, total } = score.totals;
  const wanted = { points: base, fan: doubles, total };
  const asked = figuresOf(score);
  return COUNT_FIELDS.map((field): FieldVerdict => {
    const right = given[field] === wanted[field];
    const mark = asked[field] === undefined ? 'free' : right ? 'right' : 'wrong';
    return { field, given: given[field], wanted: wanted[field], mark };
  });
}

const LINE_MARK = {
  true: { true: 'found', false: 'wrong' },
  false: { true: 'missed', false: 'left' },
} as const satisfies Record<string, Record<string, LineMark>>;

function judgeLines(question: CountQuestion, ticked: readonly string[]): readonly LineVerdict[] {
  return countLines(countedScore(question), question.options).map(({ item, counts }) => ({
    item,
    mark: LINE_MARK[`${ticked.includes(item)}`][`${counts}`],
  }));
}

/** Of figures nobody sees which row went wrong: every row of the wrong figure is in doubt. */
function knownByFields(
  { rows, totals }: Score<Tchou1924Totals>,
  fields: readonly FieldVerdict[],
): Readonly<Record<string, boolean>> {
  const wrong = (field: CountField): boolean =>
    fields.some((one) => one.field === field && one.mark === 'wrong');
  const only = wrong('total') && !wrong('points') && !wrong('fan');
  return Object.fromEntries(
    rows
      .filter(({ suppressedBy }) => suppressedBy === undefined)
      .map(({ item: { id, value } }) => {
        const doubted =
          (Boolean(value.points) && wrong('points')) ||
          (Boolean(value.doubles) && wrong('fan')) ||
          (totals.limit !== null && Boolean(value.limit) && only);
        return [id, !doubted];
      }),
  );
}

const isRight = ({ mark }: LineVerdict): boolean => mark === 'found' || mark === 'left';

/** Judges figures or lines, whichever the question asks for; what else is given counts as none. */
export function judgeCount(question: CountQuestion, answer: CountAnswer): CountVerdict {
  const score = countedScore(question);
  if (question.ask === 'figures') {
    const fields = judgeFields(score, answer.ask === 'figures' ? answer.figures : {});
    const right = fields.every(({ mark }) => mark !== 'wrong');
    return { right, score, fields, lines: [], known: knownByFields(score, fields) };
  }
  const lines = judgeLines(question, answer.ask === 'lines' ? answer.lines : []);
  const known = Object.fromEntries(
    lines.filter(({ mark }) => mark !== 'left').map((line) => [line.item, isRight(line)]),
  );
  return { right: lines.every(isRight), score, fields: [], lines, known };
}
