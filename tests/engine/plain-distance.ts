/**
 * Distances without tables, to hold the tables against: suit by suit and rank by
 * rank it looks for the nearest complete hand that four copies of each kind allow.
 */
import { groupTiles, type Meld } from '../../src/engine/core/group.ts';
import { COPIES, ORPHANS, TILES, type Tile, tileIndex } from '../../src/engine/core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../../src/engine/core/tile-counts.ts';

interface Distances {
  readonly standard: number;
  /** `null` where the shape is out of reach: with melds, or in a partial hand. */
  readonly sevenPairs: number | null;
  readonly thirteenOrphans: number | null;
  /** The smallest of them. */
  readonly distance: number;
}

const MAX_GROUPS = 4;
const UNREACHABLE = 99;

/** Tiles short of g groups and p pairs at `[2 * g + p]`. */
type Costs = readonly number[];

const noCosts = (): number[] => Array<number>(2 * (MAX_GROUPS + 1)).fill(UNREACHABLE);

/** Lets two parts of a hand share the groups and the pair among them. */
function joined(a: Costs, b: Costs): Costs {
  const both = noCosts();
  a.forEach((costA, i) => {
    b.forEach((costB, j) => {
      const at = i + j;
      const twoPairs = (i & 1) + (j & 1) > 1;
      if (twoPairs || at >= both.length) return;
      both[at] = Math.min(both[at] as number, costA + costB);
    });
  });
  return both;
}

/** One honour: nothing, a pair or a pung of it, as far as copies allow. */
function honourCosts(held: number, available: number): Costs {
  const costs = noCosts();
  costs[0] = 0;
  if (available >= 2) costs[1] = Math.max(0, 2 - held);
  if (available >= 3) costs[2] = Math.max(0, 3 - held);
  return costs;
}

/**
 * One suit, rank by rank. The state is how many chows began one and two ranks
 * before; three chows alike are three pungs, so no more than two begin at once.
 */
function suitCosts(held: readonly number[], available: readonly number[]): Costs {
  let states = new Map<number, number[]>([[0, Object.assign(noCosts(), { 0: 0 })]]);
  held.forEach((copies, at) => {
    const next = new Map<number, number[]>();
    for (const [state, costs] of states) {
      const [one, two] = [state % 3, Math.floor(state / 3)];
      for (const use of rankUses(at)) {
        const used = one + two + use.chows + 3 * use.pungs + 2 * use.pairs;
        if (used > (available[at] as number)) continue;
        const short = Math.max(0, used - copies);
        const shift = 2 * (use.chows + use.pungs) + use.pairs;
        spread(next, { state: use.chows + 3 * one, costs, shift, short });
      }
    }
    states = next;
  });
  return states.get(0) ?? noCosts();
}

interface Spread {
  readonly state: number;
  readonly costs: Costs;
  /** How far the groups and pairs made at this rank move the costs. */
  readonly shift: number;
  readonly short: number;
}

function spread(next: Map<number, number[]>, { state, costs, shift, short }: Spread): void {
  const target = next.get(state) ?? noCosts();
  next.set(state, target);
  for (let from = 0; from + shift < target.length; from++) {
    const twoPairs = (from & 1) + (shift & 1) > 1;
    const cost = (costs[from] as number) + short;
    if (!twoPairs && cost < (target[from + shift] as number)) target[from + shift] = cost;
  }
}

const ALL_USES = [0, 1, 2].flatMap((chows) =>
  [0, 1].flatMap((pungs) => [0, 1].map((pairs) => ({ chows, pungs, pairs }))),
);
const USES_WITHOUT_CHOW = ALL_USES.filter((use) => use.chows === 0);

/** What may begin at a rank (0–8): a chow needs two ranks above it. */
const rankUses = (at: number) => (at <= 6 ? ALL_USES : USES_WITHOUT_CHOW);

/** Distance for four groups and a pair; melds, shown or implied by the count, are made groups. */
function standardDistance(concealed: TileCounts, melded: TileCounts, groups: number): number {
  const held = Array.from(concealed);
  const available = Array.from(melded, (copies) => COPIES - copies);
  let costs: Costs = Object.assign(noCosts(), { 0: 0 });
  for (const start of [0, 9, 18]) {
    const suit = suitCosts(held.slice(start, start + 9), available.slice(start, start + 9));
    costs = joined(costs, suit);
  }
  for (let honour = 27; honour < TILES.length; honour++) {
    costs = joined(costs, honourCosts(held[honour] as number, available[honour] as number));
  }
  return (costs[2 * groups + 1] as number) - 1;
}

/** Seven different pairs: four alike make one. */
function sevenPairsDistance(concealed: TileCounts): number {
  const kinds = concealed.filter((copies) => copies > 0).length;
  const pairs = concealed.filter((copies) => copies > 1).length;
  return 6 - pairs + Math.max(0, 7 - kinds);
}

function thirteenOrphansDistance(concealed: TileCounts): number {
  const held = ORPHANS.map((tile) => copiesAt(concealed, tileIndex(tile)));
  const kinds = held.filter((copies) => copies > 0).length;
  return 13 - kinds - (held.some((copies) => copies > 1) ? 1 : 0);
}

/**
 * Distances of 3n + 1 tiles, or 3n + 2 (one drawn). Groups that the count leaves
 * out are taken as made; their tiles are known only where `melds` names them.
 */
export function plainDistances(tiles: readonly Tile[], melds: readonly Meld[] = []): Distances {
  const concealed = countTiles(tiles);
  const groups = Math.floor(tiles.length / 3);
  const standard = standardDistance(concealed, countTiles(melds.flatMap(groupTiles)), groups);
  if (groups !== MAX_GROUPS) {
    return { standard, sevenPairs: null, thirteenOrphans: null, distance: standard };
  }
  const sevenPairs = sevenPairsDistance(concealed);
  const thirteenOrphans = thirteenOrphansDistance(concealed);
  const distance = Math.min(standard, sevenPairs, thirteenOrphans);
  return { standard, sevenPairs, thirteenOrphans, distance };
}
