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
import {
  type ActingNode,
  type OddsGraph,
  type OddsNode,
  oddsGraph,
  type WaitingNode,
} from './odds-graph.ts';

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

interface Chances {
  readonly ready: Float64Array;
  readonly win: Float64Array;
}

const ROW = MOST_DRAWS + 1;

const chancesOf = ({ nodes }: OddsGraph): Chances => ({
  ready: new Float64Array(nodes.length * ROW),
  win: new Float64Array(nodes.length * ROW),
});

interface Span {
  readonly draws: number;
  readonly unseen: number;
}

/** A row of a node has at `made` the chance that is left after so many draws. */
function setReady(helps: number, at: number, { ready, win }: Chances, span: Span): void {
  const { draws, unseen } = span;
  const row = at * ROW;
  ready.fill(1, row, row + draws + 1);
  win[row + draws] = 0;
  for (let made = draws - 1; made >= 0; made--) {
    const left = unseen - made;
    win[row + made] = ((left - helps) * (win[row + made + 1] as number) + helps) / left;
  }
}

function setWaiting(node: WaitingNode, at: number, { ready, win }: Chances, span: Span): void {
  const { draws, unseen } = span;
  const { helps, copies, to } = node;
  const row = at * ROW;
  ready[row + draws] = 0;
  win[row + draws] = 0;
  for (let made = draws - 1; made >= 0; made--) {
    const left = unseen - made;
    let readySum = (left - helps) * (ready[row + made + 1] as number);
    let winSum = (left - helps) * (win[row + made + 1] as number);
    for (let kind = 0; kind < to.length; kind++) {
      const count = copies[kind] as number;
      const then = (to[kind] as number) * ROW + made + 1;
      readySum += count * (ready[then] as number);
      winSum += count * (win[then] as number);
    }
    ready[row + made] = readySum / left;
    win[row + made] = winSum / left;
  }
}

function setActing({ to }: ActingNode, at: number, { ready, win }: Chances, draws: number): void {
  const row = at * ROW;
  for (let made = 0; made <= draws; made++) {
    let [mostReady, mostWin] = [0, 0];
    for (let choice = 0; choice < to.length; choice++) {
      const then = (to[choice] as number) * ROW + made;
      mostReady = Math.max(mostReady, ready[then] as number);
      mostWin = Math.max(mostWin, win[then] as number);
    }
    ready[row + made] = mostReady;
    win[row + made] = mostWin;
  }
}

function setChances({ nodes }: OddsGraph, chances: Chances, span: Span): void {
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] as OddsNode;
    if (node.kind === 'ready') setReady(node.helps, at, chances, span);
    else if (node.kind === 'waiting') setWaiting(node, at, chances, span);
    else setActing(node, at, chances, span.draws);
  }
}

const isWaiting = ({ concealed }: DiscardHand): boolean => concealed.length % 3 === 1;

const graphOf = (hand: DiscardHand, unseen: TileCounts): OddsGraph =>
  oddsGraph(partialHand(hand.concealed, hand.melds), unseen, isWaiting(hand));

const nameOf = (tile: number | undefined): Tile | undefined =>
  tile === undefined ? undefined : tileAt(tile);

/**
 * Chances of each discard that keeps the distance, or of 3n + 1 tiles as they are,
 * within 0 to `draws` draws (18 at most, and no more than there are unseen tiles).
 * Yields how much is done, from 0 to 1. Ready and win are each played for themselves.
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
    setChances(graph, chances, { draws: within, unseen: total });
    graph.choices.forEach(({ to }, at) => {
      rows[at]?.ready.push(chances.ready[to * ROW] as number);
      rows[at]?.win.push(chances.win[to * ROW] as number);
    });
    yield (within + 1) / (most + 1);
  }
  return rows;
}

export function oddsWithin(hand: DiscardHand, draws: number): readonly OddsWithin[] {
  const unseen = unseenTiles(hand);
  const total = totalCount(unseen);
  const graph = graphOf(hand, unseen);
  const chances = chancesOf(graph);
  setChances(graph, chances, { draws: Math.min(draws, total, MOST_DRAWS), unseen: total });
  return graph.choices.map(({ tile, to }) => ({
    tile: nameOf(tile),
    ready: chances.ready[to * ROW] as number,
    win: chances.win[to * ROW] as number,
  }));
}
