/** What each discard is worth as play goes on: asked of the judge of play, as a coach asks it. */
import { memoize } from '../../core/memoize.ts';
import type { Tile } from '../../core/tile.ts';
import {
  type Counsel,
  counselOn,
  isCostly,
  isFarBehind,
  leastDifference,
} from '../../judge/counsel.ts';
import { type DiscardIn, differenceOf, judgedDiscards } from '../../judge/difference.ts';
import type { WeighedDiscard } from '../../judge/worth.ts';
import type { SeatView } from '../../play/seat-view.ts';
import { MANY_LEFT } from '../hand-in-play.ts';
import { seatViewOf } from '../seen-table.ts';
import type { DiscardQuestion } from './discard-question.ts';
import type { DiscardWorth, WorthOfDiscards } from './discard-worth.ts';
import { seenTableFor } from './table-discard.ts';
import type { RuledQuestion } from './winning-ways.ts';

type Ruled = DiscardQuestion & RuledQuestion;

interface Found extends DiscardIn {
  readonly choice: WeighedDiscard;
}

interface WeighedDiscards extends Pick<WorthOfDiscards, 'rows' | 'counts'> {
  /** All that are as good as the best, within what the judge can be wrong by. */
  readonly wise: readonly Tile[];
  readonly found: readonly Found[];
}

/** Tiles that lie on the table, nobody knows whose, are gone and tell no more. */
function viewFor(question: Ruled, declares: boolean): SeatView {
  const { rules, hand, table } = question;
  const view = seatViewOf(seenTableFor(question, MANY_LEFT), rules, declares);
  const strays = table ? [] : hand.seen.map((tile) => ({ tile }));
  return { ...view, table: [...view.table, ...strays] };
}

/** After each discard; with the declaration of a ready hand where that is worth more. */
function foundFor(question: Ruled): readonly Found[] {
  const { rules } = question;
  const view = viewFor(question, false);
  const foundIn = (seen: SeatView): readonly Found[] => {
    const of = judgedDiscards(seen, rules);
    return of.choices.map((choice) => ({ of, choice, tile: choice.move.tile }));
  };
  const plain = foundIn(view);
  if (!view.moves.some(({ m }) => m === 'ready')) return plain;
  const declared = foundIn(viewFor(question, true));
  return plain.map((one) => {
    const also = declared.find(({ tile }) => tile === one.tile);
    return also && also.choice.value > one.choice.value ? also : one;
  });
}

function weigh(question: Ruled): WeighedDiscards {
  const { rules } = question;
  const found = foundFor(question).toSorted((a, b) => b.choice.value - a.choice.value);
  const [best] = found;
  if (best === undefined) throw new RangeError('no discard from an empty hand');
  const rows = found.map(({ tile, choice }): DiscardWorth => {
    const { value, win, pays, give, distance } = choice;
    const counsel = counselOn(best.choice, choice, rules);
    const grade = isCostly(counsel, rules) ? 'mistake' : counsel.isClear ? 'slip' : 'right';
    return {
      ...{ tile, value, win, pays, give, distance, grade },
      behind: best.choice.value - value,
    };
  });
  const wise = rows.filter(({ grade }) => grade === 'right').map(({ tile }) => tile);
  return { rows, wise, found, counts: rules.agreed.uncounted === undefined };
}

export const weighedDiscards = memoize(weigh);

/** The best discard beside another one or, where that is as good, beside the best of those that are not. */
export function counselFor(question: Ruled, chosen?: Tile): Counsel | undefined {
  const { found, wise } = weighedDiscards(question);
  const [best, next] = found;
  const isWrong = chosen !== undefined && !wise.includes(chosen);
  const other =
    found.find(({ tile }) => (isWrong ? tile === chosen : !wise.includes(tile))) ?? next;
  return best && other && counselOn(best.choice, other.choice, question.rules);
}

/**
 * Whether the best discards stand apart from all others, by more than the figures that they rest on
 * can be wrong.
 */
export function standApart(question: Ruled): boolean {
  const { rules } = question;
  const { rows, wise, found } = weighedDiscards(question);
  const [best] = found;
  const next = found.find(({ tile }) => !wise.includes(tile));
  const behind = rows.find(({ tile }) => tile === next?.tile)?.behind ?? 0;
  if (best === undefined || next === undefined) return false;
  return (
    isFarBehind(behind, rules) && behind > leastDifference(differenceOf(best, next).error, rules)
  );
}
