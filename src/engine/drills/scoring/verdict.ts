/** How an answer about a hand is judged: line by line, field by field. */
import { type Sheet, sheetOf } from '../../scoring/sheet.ts';
import type { Ask, Figures } from '../../scoring/teaching.ts';
import type { Verdict } from '../drill.ts';
import {
  accountOf,
  asksEnough,
  type FieldVerdict,
  figuresOf,
  type HandAccount,
  judgeFields,
  knownByFigures,
  mayGoOut,
  type Slip,
  slipOf,
} from './figures.ts';
import { countedRows, isWantedIn, type OfferedLine, offeredLines } from './lines.ts';
import { type OtherCount, otherCounts } from './other-counts.ts';
import { agreedFor, type ScoringQuestion, type Subject, scoreOf } from './position.ts';

/** What the question asks for; what else is given counts as nothing. */
export interface ScoringAnswer {
  readonly lines?: readonly string[];
  readonly figures?: Figures;
  /** Whether the hand may go out. */
  readonly enough?: boolean | undefined;
}

/** `left`: a line that does not count and was not ticked. */
type LineMark = 'found' | 'missed' | 'wrong' | 'left';

export interface LineVerdict extends OfferedLine {
  readonly mark: LineMark;
}

export interface ScoringVerdict extends Verdict {
  readonly ask: Ask;
  readonly sheet: Sheet;
  /** Empty where no lines are asked for. */
  readonly lines: readonly LineVerdict[];
  /** Empty where no figures are asked for. */
  readonly fields: readonly FieldVerdict[];
  /** Absent where it is not asked whether the hand may go out. */
  readonly enough?: { readonly given: boolean | undefined; readonly wanted: boolean };
  /** Absent where payments are not asked for. */
  readonly account?: HandAccount;
  readonly slip?: Slip;
  /** What other choices of an agreement make of the hand. */
  readonly others: readonly OtherCount[];
}

type Known = NonNullable<Verdict['known']>;

const isFine = ({ mark }: LineVerdict): boolean => mark === 'found' || mark === 'left';

function markOf(wanted: boolean, ticked: boolean): LineMark {
  if (wanted) return ticked ? 'found' : 'missed';
  return ticked ? 'wrong' : 'left';
}

function judgeLines(
  subject: Subject,
  question: ScoringQuestion,
  ticked: readonly string[],
): readonly LineVerdict[] {
  if (question.ask !== 'lines' && question.ask !== 'name') return [];
  const isWanted = isWantedIn(subject, question, ticked);
  return offeredLines(subject, question).map((line) => ({
    ...line,
    mark: markOf(isWanted(line), ticked.includes(line.item)),
  }));
}

/** Of several equally dear lines one is enough. */
const isNamed = (lines: readonly LineVerdict[]): boolean =>
  lines.some(({ mark }) => mark === 'found') && lines.every(({ mark }) => mark !== 'wrong');

/** A tick that is missing tells as much as a wrong one; of several equally dear one is enough. */
function knownByLines(lines: readonly LineVerdict[], right: boolean): Known {
  const telling = lines.filter(({ mark }) => mark !== 'left' && !(right && mark === 'missed'));
  return Object.fromEntries(telling.map(({ item, mark }) => [item, mark === 'found']));
}

interface Judged extends Pick<ScoringVerdict, 'lines' | 'fields' | 'enough'> {
  readonly right: boolean;
}

function judge(subject: Subject, question: ScoringQuestion, answer: ScoringAnswer): Judged {
  const lines = judgeLines(subject, question, answer.lines ?? []);
  const fields = judgeFields(subject, question, answer.figures ?? {});
  const enough = asksEnough(subject, question)
    ? { given: answer.enough, wanted: mayGoOut(scoreOf(subject, question)) }
    : undefined;
  const linesRight = question.ask === 'name' ? isNamed(lines) : lines.every(isFine);
  const right =
    linesRight && fields.every(({ mark }) => mark !== 'wrong') && enough?.given === enough?.wanted;
  return { right, lines, fields, ...(enough && { enough }) };
}

function marksOf({ right, lines, fields, enough }: Judged): Verdict['marks'] {
  const of = (mark: string): number =>
    [...lines, ...fields].filter((judged) => judged.mark === mark).length;
  const said = enough ? Number(enough.given === enough.wanted) : 0;
  return {
    found: of('found') + of('right') + said,
    missed: right ? 0 : of('missed'),
    wrong: of('wrong') + (enough ? 1 - said : 0),
  };
}

/** A right total shows that all rows are known; of a wrong one nobody sees which is not. */
function knownBy(
  subject: Subject,
  question: ScoringQuestion,
  { figures = {} }: ScoringAnswer,
  { right, lines }: Judged,
): Known {
  if (lines.length > 0) return knownByLines(lines, right);
  const score = scoreOf(subject, question);
  if (question.ask === 'figures') return knownByFigures(subject, score, figures);
  const all = question.ask === 'total' && right ? countedRows(score) : [];
  return Object.fromEntries(all.map(({ item }) => [item.id, true]));
}

/** Judges what the question asks for. */
export function checkAnswer(
  subject: Subject,
  question: ScoringQuestion,
  answer: ScoringAnswer,
): ScoringVerdict {
  const score = scoreOf(subject, question);
  const judged = judge(subject, question, answer);
  const account = accountOf(subject, question);
  const slip =
    question.ask === 'total' ? slipOf(subject, score, answer.figures?.['total']) : undefined;
  return {
    ...judged,
    ask: question.ask,
    marks: marksOf(judged),
    known: knownBy(subject, question, answer, judged),
    sheet: sheetOf(subject.kit, agreedFor(subject, question.options), score),
    ...(account && { account }),
    ...(slip && { slip }),
    others: otherCounts(subject, question),
  };
}

/** The answer of a question. */
export function solveQuestion(subject: Subject, question: ScoringQuestion): ScoringAnswer {
  const { ask } = question;
  if (ask === 'lines' || ask === 'name') {
    const lines = offeredLines(subject, question).flatMap(({ item, wanted }) =>
      wanted ? [item] : [],
    );
    return { lines: ask === 'name' ? lines.slice(0, 1) : lines };
  }
  return {
    ...(ask !== 'enough' && { figures: figuresOf(subject, question) }),
    ...(asksEnough(subject, question) && { enough: mayGoOut(scoreOf(subject, question)) }),
  };
}
