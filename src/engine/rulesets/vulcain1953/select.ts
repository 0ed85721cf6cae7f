/** Which mark counts for a hand that was also won in a way of its own (`vulcain1953.dec.3`). */
import { HAND_SIZE, sizeOfHand } from '../../core/hand.ts';
import type { Item, Row } from '../../scoring/item.ts';
import { suppressImplied } from '../../scoring/suppress.ts';
import type { View } from '../../scoring/view.ts';
import { bringsMarks, isSpecial, rowsWorth } from './total.ts';

/** A marked row, or none for the ordinary count. */
type Candidate = Row | undefined;

const HEAVEN = 'grace-of-heaven';

const markOf = (candidate: Candidate): number => candidate?.item.value.points ?? 0;

/** Heaven is worth its mark whatever the hand, the others at least theirs. */
function candidatesAmong(marked: readonly Row[]): readonly Candidate[] {
  const heaven = marked.find(({ item }) => item.id === HEAVEN);
  if (heaven !== undefined) return [heaven];
  return marked.some(isSpecial) ? marked : [...marked, undefined];
}

const suppressedBy = (by: Item | undefined) => ({ rule: 'vulcain1953.dec.3', by }) as const;

/** A player with a tile too many counts nothing (`vulcain1953.4.3.2`). */
const hasTooMany = ({ situation }: View): boolean =>
  situation.win === undefined && sizeOfHand(situation) > HAND_SIZE;

export function select(found: readonly Row[], view: View): readonly Row[] {
  if (hasTooMany(view)) {
    const penalty = { rule: 'vulcain1953.4.3.2', by: undefined } as const;
    return found.map((row) => ({ ...row, suppressedBy: penalty }));
  }
  const marked = found.filter(bringsMarks);
  const counted = candidatesAmong(marked)
    .map((candidate) => {
      const left = found.filter((row) => row === candidate || !bringsMarks(row));
      const rows = suppressImplied(left);
      return { candidate, rows, worth: rowsWorth(rows).total };
    })
    .sort((a, b) => b.worth - a.worth || markOf(b.candidate) - markOf(a.candidate));
  const [best] = counted;
  if (best === undefined) return found;
  const rows = best.rows.values();
  return found.map((row) =>
    bringsMarks(row) && row !== best.candidate
      ? { ...row, suppressedBy: suppressedBy(best.candidate?.item) }
      : (rows.next().value as Row),
  );
}
