/**
 * The chances of a hand that draws alone: to be ready and to win within so many
 * draws from the unseen tiles, none put back. A draw is kept when it brings the
 * hand nearer, and the discard after it is the one with the best chance; every
 * other draw is thrown away. Under that rule the chances are exact.
 */
import { type Tile, tileAt } from '../core/tile.ts';
import { type TileCounts, totalCount } from '../core/tile-counts.ts';
import { type DiscardHand, unseenTiles } from './discards.ts';
import { partialHand } from './distance.ts';
import { type ActingNode, type OddsGraph, oddsGraph, type WaitingNode } from './odds-graph.ts';

/** Chances after one discard; at `k` those within k draws, from 0. */
export interface DiscardOdds {
  /** Absent where the hand waits for a tile: nothing has to be discarded first. */
  readonly tile: Tile | undefined;
  readonly ready: readonly number[];
  readonly win: readonly number[];
}

interface OddsWithin {
  readonly tile: Tile | undefined;
  readonly ready: number;
  readonly win: number;
}

export const MOST_DRAWS = 18;

type Goal = 'ready' | 'win';

interface Chances {
  readonly waiting: Float64Array;
  readonly acting: Float64Array;
}

const ROW = MOST_DRAWS + 1;

const chancesOf = ({ levels }: OddsGraph): Chances => {
  const count = (kind: 'waiting' | 'acting') =>
    levels.reduce((sum, level) => sum + level[kind].length, 0);
  return {
    waiting: new Float64Array(count('waiting') * ROW),
    acting: new Float64Array(count('acting') * ROW),
  };
};

interface Span {
  readonly goal: Goal;
  readonly draws: number;
  readonly unseen: number;
}

function setWaiting(node: WaitingNode, { waiting, acting }: Chances, span: Span): void {
  const { goal, draws, unseen } = span;
  const { distance, helps } = node;
  const row = node.at * ROW;
  if (goal === 'ready' && distance === 0) {
    waiting.fill(1, row, row + draws + 1);
    return;
  }
  waiting[row + draws] = 0;
  for (let made = draws - 1; made >= 0; made--) {
    const left = unseen - made;
    let sum = (left - helps) * (waiting[row + made + 1] as number);
    if (distance === 0) sum += helps;
    for (const { copies, to } of node.draws) {
      sum += copies * (acting[to.at * ROW + made + 1] as number);
    }
    waiting[row + made] = sum / left;
  }
}

function setActing(node: ActingNode, { waiting, acting }: Chances, draws: number): void {
  for (let made = 0; made <= draws; made++) {
    let best = 0;
    for (const { to } of node.discards) {
      best = Math.max(best, waiting[to.at * ROW + made] as number);
    }
    acting[node.at * ROW + made] = best;
  }
}

function choiceChances({ choices, levels }: OddsGraph, chances: Chances, span: Span): number[] {
  for (const level of levels) {
    for (const node of level.waiting) setWaiting(node, chances, span);
    for (const node of level.acting) setActing(node, chances, span.draws);
  }
  return choices.map(({ to }) => chances.waiting[to.at * ROW] as number);
}

const isWaiting = ({ concealed }: DiscardHand): boolean => concealed.length % 3 === 1;

const graphOf = (hand: DiscardHand, unseen: TileCounts): OddsGraph =>
  oddsGraph(partialHand(hand.concealed, hand.melds), unseen, isWaiting(hand));

const nameOf = (tile: number | undefined): Tile | undefined =>
  tile === undefined ? undefined : tileAt(tile);

/**
 * Chances of each discard that keeps the distance, or of 3n + 1 tiles as they are,
 * within 0 to `draws` draws (18 at most, and no more than there are unseen tiles).
 * Between its steps it tells how much is done, from 0 to 1. Ready and win are each
 * played for themselves.
 */
export function* oddsInSteps(
  hand: DiscardHand,
  draws: number,
): Generator<number, DiscardOdds[], undefined> {
  const unseen = unseenTiles(hand);
  const total = totalCount(unseen);
  const most = Math.min(draws, total, MOST_DRAWS);
  yield 0;
  const graph = graphOf(hand, unseen);
  const rows = graph.choices.map(({ tile }) => ({
    tile: nameOf(tile),
    ready: [] as number[],
    win: [] as number[],
  }));
  const chances = chancesOf(graph);
  for (let within = 0; within <= most; within++) {
    for (const goal of ['ready', 'win'] as const) {
      const span = { goal, draws: within, unseen: total };
      choiceChances(graph, chances, span).forEach((chance, at) => {
        rows[at]?.[goal].push(chance);
      });
    }
    yield (within + 1) / (most + 1);
  }
  return rows;
}

export function oddsWithin(hand: DiscardHand, draws: number): readonly OddsWithin[] {
  const unseen = unseenTiles(hand);
  const total = totalCount(unseen);
  const graph = graphOf(hand, unseen);
  const chances = chancesOf(graph);
  const span = { draws: Math.min(draws, total, MOST_DRAWS), unseen: total };
  const ready = choiceChances(graph, chances, { ...span, goal: 'ready' });
  const win = choiceChances(graph, chances, { ...span, goal: 'win' });
  return graph.choices.map(({ tile }, at) => ({
    tile: nameOf(tile),
    ready: ready[at] as number,
    win: win[at] as number,
  }));
}
