import type { DiscardGrade, DiscardHintStep, JudgedDiscard, TypesOf } from '../../engine/drills.ts';
import type { Tile } from '../../engine/notation.ts';
import type { DiscardState } from './discard-draft.ts';

/** How a discard is marked: the reader's own by its grade, another that is as good as the best. */
export type DiscardMark = DiscardGrade | 'best';

export function markOf(
  { chosen, grade }: TypesOf<'what-discard'>['verdict'],
  option: JudgedDiscard,
): DiscardMark | undefined {
  if (option.tile === chosen.tile) return grade;
  return option.grade === 'right' ? 'best' : undefined;
}

export interface DiscardView {
  readonly ruledOut: ReadonlySet<number>;
  readonly marks: ReadonlyMap<number, DiscardMark>;
  /** Discards that keep the distance, best first; then the others. */
  readonly sensible: readonly JudgedDiscard[];
  readonly others: readonly JudgedDiscard[];
}

function placeOf({ shown: { concealed }, draft: { lifted } }: DiscardState, tile: Tile): number {
  return lifted !== undefined && concealed[lifted] === tile ? lifted : concealed.indexOf(tile);
}

function marksOf(
  state: DiscardState,
  verdict: TypesOf<'what-discard'>['verdict'],
): DiscardView['marks'] {
  const marked = verdict.options.flatMap((option) => {
    const mark = markOf(verdict, option);
    return mark ? [[placeOf(state, option.tile), mark] as const] : [];
  });
  return new Map(marked);
}

function ruledOut({ shown, hints, hintSteps, taken }: DiscardState): ReadonlySet<number> {
  const isTaken = (step: DiscardHintStep): boolean => hintSteps.slice(0, taken).includes(step);
  if (!hints || !isTaken('spare')) return new Set();
  const left = isTaken('answer') ? hints.answer : hints.spare;
  const places = [...shown.concealed.entries()];
  return new Set(places.filter(([, tile]) => !left.includes(tile)).map(([place]) => place));
}

export function discardView(state: DiscardState): DiscardView {
  const { verdict } = state;
  if (!verdict) {
    return { ruledOut: ruledOut(state), marks: new Map(), sensible: [], others: [] };
  }
  const { options } = verdict;
  return {
    ruledOut: new Set(),
    marks: marksOf(state, verdict),
    sensible: options.filter(({ cost }) => cost.distance === 0),
    others: options.filter(({ cost }) => cost.distance > 0),
  };
}
