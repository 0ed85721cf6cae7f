/**
 * The hands that a hand can become while every draw that is kept brings it nearer.
 *
 * A tile drawn and thrown away never counts again: what a later hand accepts, the
 * hands before it accepted too, for each belongs to a nearest complete hand. For the
 * same reason a kept tile is never thrown away. So a hand by itself tells which
 * copies are still to come, and nothing else about the past matters.
 *
 * Of a ready hand it matters only how many copies win, so that all with as many are one, and after
 * a draw that makes ready the discard with most of them is best, however many draws are left.
 */
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import { createDiscardTable } from './discard-reader.ts';
import { readDiscards } from './discards.ts';
import { nearestDistance, type PartialHand } from './distance.ts';
import { HandPlaces } from './hand-places.ts';
import {
  addTile,
  copiesInHand,
  kindsIn,
  PART_SIZE,
  PARTS,
  placesIn,
  takeTile,
} from './packed-hand.ts';

/** A hand that is ready: each of so many copies wins. */
interface ReadyNode {
  readonly kind: 'ready';
  readonly helps: number;
}

/** 3n + 1 tiles further away. */
export interface WaitingNode {
  readonly kind: 'waiting';
  /** Copies of all accepted kinds that are still to come. */
  readonly helps: number;
  /** Copies of each accepted kind, and the node that it leads to. */
  readonly copies: readonly number[];
  readonly to: readonly number[];
}

/** 3n + 2 tiles further away: where the discards lead that keep the distance. */
export interface ActingNode {
  readonly kind: 'acting';
  readonly to: readonly number[];
}

export type OddsNode = ReadyNode | WaitingNode | ActingNode;

/** What follows a discard; for 3n + 1 tiles at the start, the hand itself and no tile. */
interface Choice {
  readonly tile: number | undefined;
  readonly to: number;
}

export interface OddsGraph {
  readonly choices: readonly Choice[];
  /** Each after those that it leads to, which it names by their place. */
  readonly nodes: readonly OddsNode[];
}

/** For each part of a hand a mask of ranks, bit r − 1 for rank r. */
type Accepts = ArrayLike<number>;

class GraphBuilder {
  readonly nodes: OddsNode[] = [];
  private readonly start: PartialHand;
  private readonly unseen: TileCounts;
  private readonly held: Uint8Array;
  /** Copies that can still come: those the hand has more than at the start were drawn. */
  private readonly coming: Int8Array;
  private readonly counts: Uint8Array;
  private readonly tables;
  private readonly waitingAt = new HandPlaces();
  private readonly actingAt = new HandPlaces();
  private readonly readyWith: number[] = [];

  constructor(start: PartialHand, unseen: TileCounts, furthest: number) {
    this.start = start;
    this.unseen = unseen;
    this.counts = Uint8Array.from(unseen, (_, tile) => copiesInHand(start.hand, tile));
    this.held = this.counts.slice();
    this.coming = Int8Array.from(unseen);
    this.tables = Array.from({ length: furthest + 1 }, createDiscardTable);
  }

  /** The discards of 3n + 2 tiles that keep this distance, and where each leads. */
  choicesOf(distance: number): readonly { readonly tile: number; readonly to: number }[] {
    const table = this.tables[distance] as ReturnType<typeof createDiscardTable>;
    readDiscards(this.start, table, distance);
    const choices: { tile: number; to: number }[] = [];
    for (let place = 0; place < table.size; place++) {
      if (table.distances[place] !== distance) continue;
      const tile = table.tiles[place] as number;
      this.move(tile, -1);
      choices.push({ tile, to: this.waiting(distance, table.accepts, place * PARTS) });
      this.move(tile, 1);
    }
    return choices;
  }

  /** The node of 3n + 1 tiles that accept these kinds. */
  waiting(distance: number, accepts: Accepts, at: number): number {
    const tiles = placesIn(accepts, at);
    if (distance === 0) return this.ready(this.helpsOf(tiles));
    const { hand } = this.start;
    const known = this.waitingAt.get(hand);
    if (known >= 0) return known;
    const copies: number[] = [];
    const to: number[] = [];
    for (const tile of tiles) {
      const coming = this.coming[tile] as number;
      if (coming <= 0) continue;
      this.move(tile, 1);
      copies.push(coming);
      to.push(this.acting(distance - 1));
      this.move(tile, -1);
    }
    const node = this.add({ kind: 'waiting', helps: this.helpsOf(tiles), copies, to });
    this.waitingAt.add(hand, node);
    return node;
  }

  private acting(distance: number): number {
    const { hand } = this.start;
    const known = this.actingAt.get(hand);
    if (known >= 0) return known;
    const node =
      distance === 0
        ? this.ready(this.mostHelps())
        : this.add({ kind: 'acting', to: this.choicesOf(distance).map(({ to }) => to) });
    this.actingAt.add(hand, node);
    return node;
  }

  /** Winning copies after the best discard that leaves 3n + 2 tiles ready. */
  private mostHelps(): number {
    const [table] = this.tables as [ReturnType<typeof createDiscardTable>];
    readDiscards(this.start, table, 0);
    let most = 0;
    for (let place = 0; place < table.size; place++) {
      if (table.distances[place] !== 0) continue;
      most = Math.max(most, this.helpsOf(placesIn(table.accepts, place * PARTS)));
    }
    return most;
  }

  private ready(helps: number): number {
    const known = this.readyWith[helps];
    if (known !== undefined) return known;
    const node = this.add({ kind: 'ready', helps });
    this.readyWith[helps] = node;
    return node;
  }

  private helpsOf(tiles: readonly number[]): number {
    let helps = 0;
    for (const tile of tiles) helps += Math.max(0, this.coming[tile] as number);
    return helps;
  }

  private add(node: OddsNode): number {
    return this.nodes.push(node) - 1;
  }

  private move(tile: number, step: 1 | -1): void {
    if (step > 0) addTile(this.start.hand, tile);
    else takeTile(this.start.hand, tile);
    const count = copiesAt(this.counts, tile) + step;
    this.counts[tile] = count;
    const drawn = Math.max(0, count - copiesAt(this.held, tile));
    this.coming[tile] = copiesAt(this.unseen, tile) - drawn;
  }
}

export function oddsGraph(start: PartialHand, unseen: TileCounts, isWaiting: boolean): OddsGraph {
  const furthest = nearestDistance(start);
  const builder = new GraphBuilder(start, unseen, furthest);
  const whole = () => builder.waiting(furthest, acceptsOf(start, unseen, furthest), 0);
  const choices = isWaiting ? [{ tile: undefined, to: whole() }] : builder.choicesOf(furthest);
  return { choices, nodes: builder.nodes };
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
