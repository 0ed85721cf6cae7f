/** How good a discard is by what the hand is worth after it; distance and copies stand beside. */
import type { Tile } from '../../core/tile.ts';
import type { DiscardQuestion } from './discard-question.ts';
import {
  type DiscardVerdict,
  gradeMarks,
  type JudgedDiscard,
  judgeDiscard,
} from './discard-verdict.ts';
import type { DiscardWorth } from './discard-worth.ts';
import { counselFor, weighedDiscards } from './weighed-discards.ts';
import type { RuledQuestion } from './winning-ways.ts';

type Weighed = DiscardQuestion & RuledQuestion;

export const isWeighed = (question: DiscardQuestion): question is Weighed =>
  question.ask === 'worth' && question.rules !== undefined;

/** Counted from the one that is worth most, which need not be the nearest. */
function weighedOption(
  option: JudgedDiscard,
  best: JudgedDiscard,
  row: DiscardWorth,
): JudgedDiscard {
  const distance = Math.max(0, option.distance - best.distance);
  const copies = option.distance === best.distance ? Math.max(0, best.count - option.count) : 0;
  // From further off the judge looks for no goals: that costs distance, and no points are known.
  const isKnown = row.win > 0 || distance === 0;
  const isRight = row.grade === 'right';
  // What cannot be told apart from the best costs nothing.
  const worth = isRight ? 0 : row.behind;
  const cost = { distance, copies, ...((isRight || isKnown) && { worth }) };
  return { ...option, grade: isRight || isKnown ? row.grade : 'mistake', cost };
}

export function judgeWorth(question: Weighed, tile: Tile): DiscardVerdict {
  const byTiles = judgeDiscard(question, tile);
  const { rows, counts } = weighedDiscards(question);
  const named = (about: Tile): JudgedDiscard =>
    byTiles.options.find((option) => option.tile === about) as JudgedDiscard;
  const top = named((rows[0] as DiscardWorth).tile);
  const options = rows.map((row) => weighedOption(named(row.tile), top, row));
  const chosen = options.find((option) => option.tile === tile) as JudgedDiscard;
  const { grade, cost } = chosen;
  const byCopies = byTiles.options.flatMap((option) =>
    option.grade === 'right' ? [option.tile] : [],
  );
  return {
    ...byTiles,
    ...{ right: grade === 'right', marks: gradeMarks(grade), grade, cost, chosen, options },
    best: options[0] as JudgedDiscard,
    worth: { rows, counts, counsel: counselFor(question, tile), byCopies },
  };
}
