/** How an answer about a hand is judged: line by line, field by field. */
import { type Sheet, sheetOf } from '../../scoring/sheet.ts';
import type { FigureMap, ScoringAsk } from '../../scoring/teaching.ts';
import type { Verdict } from '../drill.ts';
import {
  accountOf,
  asksEnough,
  asksFigures,
  type FieldVerdict,
  type HandAccount,
  judgeFields,
  knownByFigures,
  mayGoOut,
  rightFigures,
  type Slip,
  slipOf,
} from './figures.ts';
import { asksLines, isWantedIn, type OfferedLine, offeredLines } from './lines.ts';
import type { CountedQuestion } from './position.ts';

export interface ScoringAnswer {
  readonly lines?: readonly string[];
  readonly figures?: FigureMap;
  readonly enough?: boolean | undefined;
}

export interface LineVerdict extends OfferedLine {
  /** `left`: it does not count and was not ticked. */
  readonly mark: 'found' | 'missed' | 'wrong' | 'left';
}

export interface ScoringVerdict extends Verdict {
  readonly ask: ScoringAsk;
  readonly sheet: Sheet;
  /** Empty where no lines are asked for. */
  readonly lines: readonly LineVerdict[];
  readonly fields: readonly FieldVerdict[];
  readonly enough?: { readonly given: boolean | undefined; readonly wanted: boolean };
  readonly account?: HandAccount;
  readonly slip?: Slip;
}

function judgeLines(asked: CountedQuestion, ticked: readonly string[]): readonly LineVerdict[] {
  const isWanted = isWantedIn(asked, ticked);
  return offeredLines(asked).map((line) => {
    const [found, missed] = isWanted(line)
      ? (['found', 'missed'] as const)
      : (['wrong', 'left'] as const);
    return { ...line, mark: ticked.includes(line.item) ? found : missed };
  });
}

/** Of several equally dear lines one is enough. */
function areRight(lines: readonly LineVerdict[], ask: ScoringAsk): boolean {
  const has = (mark: LineVerdict['mark']): boolean => lines.some((line) => line.mark === mark);
  return !has('wrong') && (ask === 'name' ? has('found') : !has('missed'));
}

/** A missing tick tells as much as a wrong one; a wrong total does not tell which row is unknown. */
function knownBy(
  asked: CountedQuestion,
  { figures = {} }: ScoringAnswer,
  { right, lines }: Pick<ScoringVerdict, 'right' | 'lines'>,
): NonNullable<Verdict['known']> {
  if (asksFigures(asked)) return knownByFigures(asked, figures);
  const told = lines.filter(({ mark }) => mark !== 'left' && !(right && mark === 'missed'));
  const counted = asked.ask === 'total' && right ? asked.counted : [];
  return Object.fromEntries([
    ...told.map(({ item, mark }) => [item, mark === 'found'] as const),
    ...counted.map(({ item }) => [item.id, true] as const),
  ]);
}

export function checkAnswer(asked: CountedQuestion, answer: ScoringAnswer): ScoringVerdict {
  const { ask, kit, agreed, score } = asked;
  const lines = judgeLines(asked, answer.lines ?? []);
  const fields = judgeFields(asked, answer.figures ?? {});
  const enough = asksEnough(asked) ? { given: answer.enough, wanted: mayGoOut(score) } : undefined;
  const isEnoughRight = enough?.given === enough?.wanted;
  const right =
    areRight(lines, ask) && fields.every(({ mark }) => mark !== 'wrong') && isEnoughRight;
  const count = (mark: string): number =>
    [...lines, ...fields].filter((judged) => judged.mark === mark).length;
  const account = accountOf(asked);
  const slip = ask === 'total' ? slipOf(asked, answer.figures?.['total']) : undefined;
  return {
    ...{ ask, right, lines, fields },
    ...(enough && { enough }),
    marks: {
      found: count('found') + count('right') + Number(enough !== undefined && isEnoughRight),
      missed: right ? 0 : count('missed'),
      wrong: count('wrong') + Number(!isEnoughRight),
    },
    known: knownBy(asked, answer, { right, lines }),
    sheet: sheetOf(kit, agreed, score),
    ...(account && { account }),
    ...(slip && { slip }),
  };
}

export function solveQuestion(asked: CountedQuestion): ScoringAnswer {
  const { ask, score } = asked;
  if (asksLines(asked)) {
    const lines = offeredLines(asked).filter(({ wanted }) => wanted);
    const ids = lines.map(({ item }) => item);
    return { lines: ask === 'name' ? ids.slice(0, 1) : ids };
  }
  return {
    ...(ask !== 'enough' && { figures: rightFigures(asked) }),
    ...(asksEnough(asked) && { enough: mayGoOut(score) }),
  };
}
