import type { DiscardGrade, JudgedDiscard, TypesOf } from '../../engine/drills.ts';
import type { Tile } from '../../engine/notation.ts';
import { type DiscardState, liftedTile } from './discard-draft.ts';

export type DiscardMark = DiscardGrade | 'best';

type Verdict = TypesOf<'what-discard'>['verdict'];

export function discardMark(
  { chosen, grade }: TypesOf<'what-discard'>['verdict'],
  option: JudgedDiscard,
): DiscardMark | undefined {
  if (option.tile === chosen.tile) return grade;
  return option.grade === 'right' ? 'best' : undefined;
}

const isSensible = ({ cost }: JudgedDiscard): boolean =>
  cost.distance === 0 && cost.wins !== 'none';

/** Where worth decides: what is nearly as good, what copies point to, and what was chosen. */
function isShown(option: JudgedDiscard, { worth, chosen }: Verdict): boolean {
  if (!worth) return isSensible(option);
  const { tile, grade } = option;
  return grade !== 'mistake' || tile === chosen.tile || worth.byCopies.includes(tile);
}

export interface DiscardView {
  readonly ruledOut: ReadonlySet<number>;
  readonly marks: ReadonlyMap<number, DiscardMark>;
  readonly sensible: readonly JudgedDiscard[];
  readonly others: readonly JudgedDiscard[];
}

function placeOf({ shown, draft }: DiscardState, tile: Tile): number {
  const isLifted = draft.lifted !== undefined && liftedTile(shown, draft) === tile;
  return isLifted ? draft.lifted : shown.concealed.indexOf(tile);
}

/** A barred tile is ruled out only where some other is not barred. */
const isFree = ({ barred, spare }: NonNullable<DiscardState['hints']>, tile: Tile): boolean =>
  barred.length === spare.length || !barred.includes(tile);

function ruledOut({ shown, hints, hintSteps, taken }: DiscardState): ReadonlySet<number> {
  const steps: readonly string[] = hintSteps.slice(0, taken);
  if (!hints || !steps.includes('spare')) return new Set();
  const free = hints.spare.filter((tile) => !steps.includes('river') || isFree(hints, tile));
  const left = steps.includes('answer') ? hints.answer : free;
  const places = [...shown.concealed.entries()];
  return new Set(places.filter(([, tile]) => !left.includes(tile)).map(([place]) => place));
}

export function discardView(state: DiscardState): DiscardView {
  const { verdict } = state;
  if (!verdict) {
    return { ruledOut: ruledOut(state), marks: new Map(), sensible: [], others: [] };
  }
  const { options } = verdict;
  const marked = options.flatMap((option) => {
    const mark = discardMark(verdict, option);
    return mark ? [[placeOf(state, option.tile), mark] as const] : [];
  });
  return {
    ruledOut: new Set(),
    marks: new Map(marked),
    sensible: options.filter((option) => isShown(option, verdict)),
    others: options.filter((option) => !isShown(option, verdict)),
  };
}

/** All places of a hand that hold a kind that is meant. */
export const placesOf = (
  tiles: readonly Tile[],
  isMeant: (tile: Tile) => boolean,
): ReadonlySet<number> => new Set(tiles.flatMap((tile, place) => (isMeant(tile) ? [place] : [])));

/** Where kinds are chosen: those that were wanted, found or not, and what was chosen beside them. */
export function markKinds(
  tiles: readonly Tile[],
  chosen: readonly Tile[],
  wanted: readonly Tile[],
): ReadonlyMap<number, DiscardMark> {
  const marks = new Map<number, DiscardMark>();
  for (const [place, tile] of tiles.entries()) {
    const isChosen = chosen.includes(tile);
    if (wanted.includes(tile)) marks.set(place, isChosen ? 'right' : 'best');
    else if (isChosen) marks.set(place, 'mistake');
  }
  return marks;
}
