/** How many are left? The copies that can still complete a ready hand, as far as its player sees. */
import { COPIES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import { type Drill, type DrillTypes, marksOfOne, type Verdict } from '../drill.ts';
import { tilesIn } from '../hand-tiles.ts';
import { handTraits } from '../waits/wait-shape.ts';
import { COPIES_LEVELS, dealCopies, keepsCopies, varyCopies } from './copies-dealer.ts';
import {
  COPIES_TEXTS,
  type CopiesLeftError,
  type CopiesQuestion,
  openOnTable,
  winningTilesOf,
} from './copies-question.ts';

/** The four copies of a winning tile: in the hand, open on the table, still to come. */
interface CopiesCount {
  readonly tile: Tile;
  readonly inHand: number;
  readonly onTable: number;
  readonly left: number;
}

interface CopiesVerdict extends Verdict {
  readonly given: number;
  readonly wanted: number;
  readonly counts: readonly CopiesCount[];
}

export interface CopiesTypes extends DrillTypes {
  readonly question: CopiesQuestion;
  readonly shown: CopiesQuestion;
  readonly answer: number;
  readonly verdict: CopiesVerdict;
  readonly hints: { readonly counts: readonly CopiesCount[]; readonly total: number };
  readonly error: CopiesLeftError;
}

/** One row a kind of winning tile, in tile order; where no copy is left too. */
function countsOf(question: CopiesQuestion): readonly CopiesCount[] {
  const held = countTiles(tilesIn(question.hand));
  const open = countTiles(openOnTable(question));
  return winningTilesOf(question.hand).map(({ tile }) => {
    const [inHand, onTable] = [copiesOf(held, tile), copiesOf(open, tile)];
    return { tile, inHand, onTable, left: COPIES - inHand - onTable };
  });
}

const totalOf = (counts: readonly CopiesCount[]): number =>
  counts.reduce((sum, { left }) => sum + left, 0);

function check(question: CopiesQuestion, given: number): CopiesVerdict {
  const counts = countsOf(question);
  const wanted = totalOf(counts);
  const right = given === wanted;
  return {
    right,
    marks: marksOfOne(right),
    ...{ given, wanted, counts },
  };
}

export const copiesLeft: Drill<CopiesTypes> = {
  id: 'copies-left',
  ...COPIES_TEXTS,
  levels: COPIES_LEVELS,
  make: dealCopies,
  traits: ({ hand }) => handTraits(hand.concealed),
  vary: varyCopies,
  keeps: keepsCopies,
  show: (question) => question,
  solve: (question) => totalOf(countsOf(question)),
  check,
  // Which tiles win, then each kind by itself, then their sum.
  hintSteps: ({ hand }) => ['waits', ...winningTilesOf(hand).map(({ tile }) => tile), 'total'],
  hints: (question) => {
    const counts = countsOf(question);
    return { counts, total: totalOf(counts) };
  },
};
