/**
 * The hands that a hand can become while every draw that is kept brings it nearer.
 *
 * A tile drawn and thrown away never counts again: what a later hand accepts, the
 * hands before it accepted too, for each belongs to a nearest complete hand. For the
 * same reason a kept tile is never thrown away. So a hand by itself tells which
 * copies are still to come, and nothing else about the past matters.
 */
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import { createDiscardTable } from './discard-reader.ts';
import { readDiscards } from './discards.ts';
import { nearestDistance, type PartialHand } from './distance.ts';
import {
  addTile,
  copiesInHand,
  kindsIn,
  PART_SIZE,
  PARTS,
  type PackedHand,
  placesIn,
  takeTile,
} from './packed-hand.ts';

export interface WaitingNode {
  readonly at: number;
  readonly distance: number;
  /** Copies of all accepted kinds that are still to come. */
  readonly helps: number;
  /** Copies of an accepted kind and where it leads; empty when ready, where each one wins. */
  readonly draws: readonly { readonly copies: number; readonly to: ActingNode }[];
}

/** 3n + 2 tiles: the discards that keep its distance. */
export interface ActingNode {
  readonly at: number;
  readonly discards: readonly Choice[];
}

/** What follows a discard; for 3n + 1 tiles at the start, the hand itself and no tile. */
interface Choice {
  readonly tile: number | undefined;
  readonly to: WaitingNode;
}

interface OddsLevel {
  readonly waiting: readonly WaitingNode[];
  readonly acting: readonly ActingNode[];
}

/** For each part of a hand a mask of ranks, bit r − 1 for rank r. */
type Accepts = ArrayLike<number>;

export interface OddsGraph {
  readonly choices: readonly Choice[];
  readonly levels: readonly OddsLevel[];
}

/** Nodes by their hand: characters and circles in one number, bamboos and honours in another. */
function nodeMap<Node>() {
  const KEYS = 2 ** 21;
  const byHalf = new Map<number, Map<number, Node>>();
  return (hand: PackedHand, make: () => Node): Node => {
    const [low, high] = [halfOf(hand, 0), halfOf(hand, 2)];
    const known = byHalf.get(low) ?? new Map<number, Node>();
    byHalf.set(low, known);
    const node = known.get(high) ?? make();
    known.set(high, node);
    return node;
  };
  function halfOf(keys: PackedHand, at: number): number {
    return (keys[at] as number) * KEYS + (keys[at + 1] as number);
  }
}

export function oddsGraph(start: PartialHand, unseen: TileCounts, isWaiting: boolean): OddsGraph {
  const { hand } = start;
  const held = hand.slice();
  const furthest = nearestDistance(start);
  const levels = Array.from({ length: furthest + 1 }, () => ({
    waiting: [] as WaitingNode[],
    acting: [] as ActingNode[],
    table: createDiscardTable(),
  }));
  const actingAt = nodeMap<ActingNode>();
  const waitingAt = nodeMap<WaitingNode>();
  let [acting, waiting] = [0, 0];

  /** Copies that can still come: those the hand has more than at the start were drawn. */
  const comingOf = (tile: number): number =>
    copiesAt(unseen, tile) - Math.max(0, copiesInHand(hand, tile) - copiesInHand(held, tile));

  const waitingNode = (distance: number, accepts: Accepts, at = 0): WaitingNode => {
    const { waiting: nodes } = levels[distance] as (typeof levels)[number];
    const draws: { copies: number; to: ActingNode }[] = [];
    let helps = 0;
    for (const tile of placesIn(accepts, at)) {
      const copies = comingOf(tile);
      if (copies <= 0) continue;
      helps += copies;
      if (distance === 0) continue;
      addTile(hand, tile);
      draws.push({ copies, to: actingAt(hand, () => actingNode(distance - 1)) });
      takeTile(hand, tile);
    }
    const node = { at: waiting++, distance, helps, draws };
    nodes.push(node);
    return node;
  };

  const actingNode = (distance: number): ActingNode => {
    const { table, acting: nodes } = levels[distance] as (typeof levels)[number];
    readDiscards(start, table, distance);
    const discards: { tile: number; to: WaitingNode }[] = [];
    for (let place = 0; place < table.size; place++) {
      if (table.distances[place] !== distance) continue;
      const tile = table.tiles[place] as number;
      takeTile(hand, tile);
      discards.push({
        tile,
        to: waitingAt(hand, () => waitingNode(distance, table.accepts, place * PARTS)),
      });
      addTile(hand, tile);
    }
    const node = { at: acting++, discards };
    nodes.push(node);
    return node;
  };

  const choices = isWaiting
    ? [{ tile: undefined, to: waitingNode(furthest, acceptsOf(start, unseen, furthest)) }]
    : actingNode(furthest).discards;
  return { choices, levels };
}

const acceptsOf = (start: PartialHand, unseen: TileCounts, distance: number): Accepts =>
  Array.from({ length: PARTS }, (_, part) => {
    let ranks = 0;
    for (let rank = 0; rank < kindsIn(part); rank++) {
      const tile = part * PART_SIZE + rank;
      if (copiesAt(unseen, tile) === 0) continue;
      addTile(start.hand, tile);
      if (nearestDistance(start) < distance) ranks |= 1 << rank;
      takeTile(start.hand, tile);
    }
    return ranks;
  });
