/** Goals in other shapes than four groups and a pair: found by drawing what brings the hand nearer. */
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import type { Shape } from '../shapes/shape.ts';
import { discard, draw, type TrialHand } from '../shapes/trial-hand.ts';
import type { Goal } from './goals.ts';

interface GoalSearch {
  readonly shape: Shape;
  readonly hand: TrialHand;
  readonly held: TileCounts;
  readonly live: TileCounts;
  /** All places, in the order in which they are looked at. */
  readonly places: readonly number[];
  /** Tiles that are tried at each step. */
  readonly width: number;
}

const kindsIn = ({ hand, places }: GoalSearch): readonly number[] =>
  places.filter((at) => copiesAt(hand.counts, at) > 0);

function goalNow({ hand, held, live }: GoalSearch): Goal | undefined {
  const tiles = hand.counts.slice();
  let lack = 0;
  let ways = 1;
  for (let at = 0; at < tiles.length; at++) {
    const needed = copiesAt(tiles, at) - copiesAt(held, at);
    for (let copy = 0; copy < needed; copy++) {
      ways *= Math.max(0, copiesAt(live, at) - copy) / (copy + 1);
      lack++;
    }
  }
  return ways > 0 ? { tiles, lack, ways } : undefined;
}

/** From 3n + 1 tiles so far away. */
function search(from: GoalSearch, distance: number, add: (goal: Goal) => void): void {
  const { shape, hand, held, live, width, places: order } = from;
  const free = (at: number) =>
    copiesAt(live, at) - Math.max(0, copiesAt(hand.counts, at) - copiesAt(held, at));
  const near = new Set(shape.nearer(hand, distance));
  const places = order
    .filter((at) => near.has(at) && free(at) > 0)
    .sort((a, b) => free(b) - free(a))
    .slice(0, distance === 0 ? 34 : width);
  for (const place of places) {
    draw(hand, place);
    if (distance === 0) {
      const goal = goalNow(from);
      if (goal) add(goal);
    } else {
      const spare = kindsIn(from).find((at) => {
        if (at === place) return false;
        discard(hand, at);
        const isKept = shape.distance(hand, distance) === distance - 1;
        draw(hand, at);
        return isKept;
      });
      if (spare !== undefined) {
        discard(hand, spare);
        search(from, distance - 1, add);
        draw(hand, spare);
      }
    }
    discard(hand, place);
  }
}

/** Goals of a shape that is no more than `limit` away; none twice. */
export function shapeGoals(from: GoalSearch, limit: number): readonly Goal[] {
  const { shape, hand } = from;
  const distance = shape.distance(hand, limit + 1);
  if (distance > limit) return [];
  const found = new Map<string, Goal>();
  const add = (goal: Goal): void => {
    found.set(goal.tiles.join(), goal);
  };
  const size = hand.counts.reduce((sum, copies) => sum + copies, 0);
  if (distance < 0) {
    const goal = goalNow(from);
    if (goal) add(goal);
  } else if (size % 3 === 1) search(from, distance, add);
  else {
    for (const at of kindsIn(from)) {
      discard(hand, at);
      if (shape.distance(hand, distance + 1) === distance) search(from, distance, add);
      draw(hand, at);
    }
  }
  return [...found.values()];
}
