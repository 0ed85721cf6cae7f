/** Three opponents who each play by a plan that their deal suggests: what they discard and expose. */
import type { Meld } from '../../../core/group.ts';
import { HAND_SIZE, type HeldHand } from '../../../core/hand.ts';
import type { Rng } from '../../../core/rng.ts';
import { familyOf, isHonour, isSuited, SUITS, type Tile, tileAfter } from '../../../core/tile.ts';
import { copiesOf, countTiles } from '../../../core/tile-counts.ts';
import { withoutTile, withoutTiles } from '../../../play/win.ts';
import { pairsForChow } from '../../hand-tiles.ts';
import { wallWithout } from '../random-hands.ts';

export const OPPONENTS = ['B', 'C', 'D'] as const;
export type Opponent = (typeof OPPONENTS)[number];

const SUIT_PLANS = ['characters', 'circles', 'bamboos'] as const;
/** What may be collected: one suit, honours, pairs that become pungs. */
export const COLLECTIONS = [...SUIT_PLANS, 'honours', 'pungs'] as const;
export type Collection = (typeof COLLECTIONS)[number];

interface Player {
  held: readonly Tile[];
  melds: readonly Meld[];
  discards: readonly Tile[];
  readonly plan: Collection | undefined;
}

/** From so many tiles of a kind, or pairs, on it is tried for. */
const ENOUGH = { suit: 7, honours: 6, pairs: 4 };

const suitOf = (plan: Collection | undefined) =>
  SUITS[(SUIT_PLANS as readonly (Collection | undefined)[]).indexOf(plan)];

/** What a deal suggests; absent where it suggests nothing in particular. */
function planFor(held: readonly Tile[]): Collection | undefined {
  const counts = countTiles(held);
  if (counts.filter((copies) => copies > 1).length >= ENOUGH.pairs) return 'pungs';
  if (held.filter(isHonour).length >= ENOUGH.honours) return 'honours';
  return SUIT_PLANS.find(
    (suit) => held.filter((tile) => familyOf(tile) === suitOf(suit)).length >= ENOUGH.suit,
  );
}

/** How well a tile is connected with the others. */
function links(tile: Tile, held: readonly Tile[]): number {
  const alike = 3 * (copiesOf(countTiles(held), tile) - 1);
  if (!isSuited(tile)) return alike;
  const beside = [-2, -1, 1, 2].filter((steps) => {
    const other = tileAfter(tile, steps);
    return other !== undefined && held.includes(other);
  });
  return 1 + alike + beside.length;
}

/** What a tile of the plan is worth beside its links. */
const OF_PLAN = 10;

/** The least worth is discarded first. */
function worth(tile: Tile, { held, plan }: Player): number {
  const linked = links(tile, held);
  const isPaired = copiesOf(countTiles(held), tile) > 1;
  if (plan === undefined) return linked;
  if (plan === 'pungs') return linked + (isPaired ? OF_PLAN : 0);
  if (plan === 'honours') return linked + (isHonour(tile) ? OF_PLAN : 0);
  const isOwn = familyOf(tile) === suitOf(plan);
  return linked + (isOwn ? OF_PLAN : 0) + (isHonour(tile) ? 2 : 0);
}

const leastWorth = (player: Player): Tile =>
  player.held.reduce((least, tile) => (worth(tile, player) < worth(least, player) ? tile : least));

/** Whether a group of such tiles is part of the plan. */
const isWanted = (tile: Tile, kind: 'chow' | 'pung', plan: Collection | undefined): boolean => {
  if (plan === undefined) return kind === 'chow';
  if (plan === 'pungs') return kind === 'pung';
  if (plan === 'honours') return isHonour(tile);
  return familyOf(tile) === suitOf(plan) || (kind === 'pung' && isHonour(tile));
};

function chowWith(tile: Tile, { held }: Player): readonly Tile[] | undefined {
  return pairsForChow(tile).find((pair) => pair.every((other) => held.includes(other)));
}

/** More would tell what is collected without looking at the discards. */
const MOST_MELDS = 2;

function claims(player: Player, tile: Tile, isNext: boolean): boolean {
  if (player.melds.length >= MOST_MELDS) return false;
  const { plan } = player;
  if (copiesOf(countTiles(player.held), tile) >= 2 && isWanted(tile, 'pung', plan)) {
    player.held = withoutTiles(player.held, [tile, tile]);
    player.melds = [...player.melds, { kind: 'pung', tile, open: true }];
    return true;
  }
  const two = isNext && isWanted(tile, 'chow', plan) ? chowWith(tile, player) : undefined;
  if (two === undefined) return false;
  player.held = withoutTiles(player.held, two);
  const lowest = [tile, ...two].sort()[0] as Tile;
  player.melds = [...player.melds, { kind: 'chow', tile: lowest, open: true }];
  return true;
}

const TURNS = 9;

/** A discard that is claimed lies in the group, and nowhere else. */
function discardsOf(player: Player, others: readonly Player[]): void {
  const tile = leastWorth(player);
  player.held = withoutTile(player.held, tile);
  const taker = others.find((other, at) => claims(other, tile, at === 0));
  if (taker === undefined) player.discards = [...player.discards, tile];
  else discardsOf(taker, []);
}

export function playedHands(rng: Rng): {
  readonly hands: Readonly<Record<Opponent, HeldHand>>;
  readonly plans: Readonly<Record<Opponent, Collection | undefined>>;
} {
  const wall = [...wallWithout(rng, [])];
  const players = OPPONENTS.map((): Player => {
    const held = wall.splice(0, HAND_SIZE);
    return { held, melds: [], discards: [], plan: planFor(held) };
  });
  for (let turn = 0; turn < TURNS * OPPONENTS.length; turn++) {
    const at = turn % OPPONENTS.length;
    const player = players[at] as Player;
    player.held = [...player.held, wall.pop() as Tile];
    // The reader sits after the last of them, and takes no part.
    discardsOf(player, [...players.slice(at + 1), ...players.slice(0, at)]);
  }
  const each = <T>(of: (player: Player) => T) => {
    const [B, C, D] = players.map(of) as [T, T, T];
    return { B, C, D };
  };
  return {
    hands: each(({ discards, melds }) => ({ concealed: discards, melds })),
    plans: each(({ plan }) => plan),
  };
}
