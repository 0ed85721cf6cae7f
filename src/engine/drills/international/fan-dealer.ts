/** Hands built from recipes of the international rules: lawful in their copies, won in a way that can be. */
import { groupTiles, type Meld } from '../../core/group.ts';
import { checkCopies, type Hand } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import {
  BONUS_TILES,
  compareTiles,
  inSuit,
  isSuited,
  SUITS,
  type Suit,
  TILES,
  type Tile,
} from '../../core/tile.ts';
import { WINDS } from '../../core/wind.ts';
import { waitKindOf } from '../../hand/waits.ts';
import { isSeenToBeLast } from '../../rulesets/mcr/circumstances.ts';
import type { McrEdition } from '../../rulesets/mcr/config.ts';
import { type FanPosition, impossibleFanHow } from './fan-position.ts';
import type { FanRecipe } from './fan-recipes.ts';
import { ANY_SETS, type FanSeat, type Laid, type WishedSet } from './fan-sets.ts';

const SETS = 4;

interface Built extends Pick<WishedSet, 'tile'> {
  readonly kind: WishedSet['kind'] | 'pair';
  readonly laid: Laid;
}

/** Whether a recipe lets a set or a pair stand in its hand. */
function suits({ tiles, each }: FanRecipe, held: readonly Tile[]): boolean {
  return (!tiles || held.every(tiles)) && (!each || held.some(each));
}

/** What the hand is filled up with: a chow as often as a pung where both may be. */
function filling(rng: Rng, recipe: FanRecipe): WishedSet | undefined {
  const kind = pick(rng, recipe.kinds ?? ['chow', 'chow', 'pung']);
  const allowed = ANY_SETS.filter((set) => suits(recipe, groupTiles(set)));
  const ofKind = allowed.filter((set) => set.kind === kind);
  const choice = ofKind.length > 0 || recipe.kinds ? ofKind : allowed;
  return choice.length > 0 ? pick(rng, choice) : undefined;
}

/** A set is claimed three times in seven, unless the recipe says how it lies. */
const someLaid = (rng: Rng, { laid }: FanRecipe): Laid =>
  laid ?? (rng.below(7) < 3 ? 'open' : 'held');

function someSets(rng: Rng, recipe: FanRecipe, seat: FanSeat): readonly Built[] {
  const wished = recipe.sets?.(rng, seat) ?? [];
  const more = Array.from({ length: SETS - wished.length }, () => filling(rng, recipe) ?? []);
  return [...wished, ...more.flat()].map((set) => ({
    ...set,
    laid: set.laid ?? someLaid(rng, recipe),
  }));
}

function somePair(rng: Rng, recipe: FanRecipe): Built | undefined {
  const allowed = TILES.filter((tile) => suits(recipe, [tile]) && (recipe.pair?.(tile) ?? true));
  return allowed.length > 0 ? { kind: 'pair', tile: pick(rng, allowed), laid: 'held' } : undefined;
}

const isOnTable = ({ kind, laid }: Built): boolean => laid === 'open' || kind === 'kong';

const meldOf = ({ kind, tile, laid }: Built): readonly Meld[] =>
  kind === 'pair' ? [] : [{ kind, tile, open: laid === 'open' }];

/** Held tiles as a player sorts them, one of the winning kind left out. */
function without(tiles: readonly Tile[], last: Tile): readonly Tile[] {
  const sorted = [...tiles].sort(compareTiles);
  return sorted.toSpliced(sorted.indexOf(last), 1);
}

const lastTiles = (held: readonly Built[], { wait }: FanRecipe): readonly Tile[] =>
  held.flatMap((group) =>
    groupTiles(group).filter((tile) => wait === undefined || waitKindOf(group, tile) === wait),
  );

type Tiles = Pick<Hand, 'concealed' | 'melds'> & { readonly last: Tile };

function builtTiles(rng: Rng, recipe: FanRecipe, seat: FanSeat): Tiles | undefined {
  const sets = someSets(rng, recipe, seat);
  const pair = somePair(rng, recipe);
  if (sets.length < SETS || !pair) return undefined;
  const held = [...sets.filter((set) => !isOnTable(set)), pair];
  const candidates = lastTiles(held, recipe);
  if (candidates.length === 0) return undefined;
  const last = pick(rng, candidates);
  const melds = sets.filter(isOnTable).flatMap(meldOf);
  return { concealed: without(held.flatMap(groupTiles), last), melds, last };
}

function wholeTiles(tiles: readonly Tile[]): Tiles {
  return {
    concealed: [...tiles.slice(0, -1)].sort(compareTiles),
    melds: [],
    last: tiles.at(-1) as Tile,
  };
}

/** The same tiles with the suits exchanged. */
function recoloured(rng: Rng, { concealed, melds, last }: Tiles): Tiles {
  const [m, p, s] = shuffled(rng, SUITS) as [Suit, Suit, Suit];
  const other = (tile: Tile): Tile => (isSuited(tile) ? inSuit(tile, { m, p, s }) : tile);
  return {
    concealed: concealed.map(other).sort(compareTiles),
    melds: melds.map((meld) => ({ ...meld, tile: other(meld.tile) })),
    last: other(last),
  };
}

/** One hand in five has flowers besides. */
function someFlowers(rng: Rng, { flowers }: FanRecipe): Hand['flowers'] {
  if (!flowers && rng.below(5) > 0) return [];
  return shuffled(rng, BONUS_TILES)
    .slice(0, 1 + rng.below(3))
    .sort();
}

/** A hand that is likely to score what it is dealt for; absent where chance has made none. */
export function dealFans(
  rng: Rng,
  recipe: FanRecipe,
  edition: McrEdition,
): FanPosition | undefined {
  const seat = { seat: pick(rng, WINDS), round: pick(rng, WINDS) };
  const tiles = recipe.whole ? wholeTiles(recipe.whole(rng)) : builtTiles(rng, recipe, seat);
  if (!tiles) return undefined;
  const { concealed, melds, last } = recipe.colours ? tiles : recoloured(rng, tiles);
  const by = recipe.by ?? (rng.below(3) === 0 ? 'self' : 'discard');
  const win = { tile: last, by };
  const hand = { concealed, melds, flowers: someFlowers(rng, recipe), win };
  const how = recipe.how ? [recipe.how] : [];
  if (!checkCopies(hand).ok || impossibleFanHow(hand, how) !== undefined) return undefined;
  // Such a tile is the last of its kind whether it is said or not (`mcr.hand.27`).
  if (isSeenToBeLast(hand) && !how.includes('last-of-kind')) return undefined;
  return { hand, ...seat, how, edition };
}
