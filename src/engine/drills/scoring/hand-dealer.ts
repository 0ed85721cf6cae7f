/** Hands built from recipes: likely to hold what they are dealt for, and lawful in their copies. */
import { groupTiles, type Meld, startsChow } from '../../core/group.ts';
import { checkCopies, type Hand } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import type { Situation } from '../../core/situation.ts';
import {
  BONUS_TILES,
  compareTiles,
  inSuit,
  isSuited,
  rankOf,
  SUITS,
  type Suit,
  TILES,
  type Tile,
  tileAfter,
} from '../../core/tile.ts';
import { WINDS } from '../../core/wind.ts';
import { waitKindOf } from '../../hand/waits.ts';
import type { Laid, Recipe, SetWish, WishedSet } from '../../scoring/recipe.ts';
import type { Teaching } from '../../scoring/teaching.ts';
import type { Seating } from '../../scoring/tile-kinds.ts';

type Dealing = Pick<Teaching, 'playsFlowers' | 'idlePairs'>;

/** A hand and how it was won, if it was. */
export interface DealtHand extends Pick<Situation, 'seat' | 'round' | 'how'> {
  readonly hand: Hand;
}

const SETS_OF_A_HAND = 4;
const TILES_OF_A_HAND = 13;

interface Standing extends WishedSet {
  readonly tiles: readonly Tile[];
}

/** Every set of each kind. */
const STANDING: Readonly<Record<SetWish['kind'], readonly Standing[]>> = {
  chow: TILES.filter(startsChow).map((tile) => standing('chow', tile)),
  pung: TILES.map((tile) => standing('pung', tile)),
  kong: TILES.map((tile) => standing('kong', tile)),
};

function standing(kind: SetWish['kind'], tile: Tile): Standing {
  return { kind, tile, tiles: groupTiles({ kind, tile }) };
}

/** A group of the hand, laid on the table or held. */
interface Built {
  readonly kind: WishedSet['kind'] | 'pair';
  readonly tile: Tile;
  readonly laid: Laid;
}

/** The sets that a wish allows in the hand of a recipe. */
const allowed = (wish: SetWish, { tiles: all }: Recipe, seating: Seating): readonly Standing[] =>
  STANDING[wish.kind].filter(({ tiles }) =>
    tiles.every((tile) => (wish.of?.(tile, seating) ?? true) && (all?.(tile, seating) ?? true)),
  );

/** A chow as often as not, where a recipe does not say what fills its hand up. */
const ANY_SETS: readonly SetWish[] = [{ kind: 'chow' }, { kind: 'chow' }, { kind: 'pung' }];

function filling(rng: Rng, recipe: Recipe, seating: Seating): readonly WishedSet[] {
  const wishes = (recipe.rest ?? ANY_SETS)
    .map((wish) => ({
      laid: wish.laid,
      sets: allowed(wish, recipe, seating).filter(
        ({ tiles }) =>
          recipe.each === undefined || tiles.some((tile) => recipe.each?.(tile, seating)),
      ),
    }))
    .filter(({ sets }) => sets.length > 0);
  if (wishes.length === 0) return [];
  const { laid, sets } = pick(rng, wishes);
  return [{ ...pick(rng, sets), ...(laid && { laid }) }];
}

function wished(rng: Rng, recipe: Recipe, seating: Seating): readonly WishedSet[] {
  const { sets = [] } = recipe;
  if (typeof sets === 'function') return sets(rng, seating);
  return sets.flatMap((wish) => {
    const set = pick(rng, allowed(wish, recipe, seating));
    return [wish.laid ? { ...set, laid: wish.laid } : set];
  });
}

/** A set lies on the table three times in seven, unless the recipe says how it lies. */
const someLaid = (rng: Rng, { laid }: Recipe): Laid =>
  laid ?? (rng.below(7) < 3 ? 'exposed' : 'concealed');

/** The sets that a recipe asks for, and others up to so many. */
function buildSets(rng: Rng, recipe: Recipe, seating: Seating, most: number): readonly Built[] {
  const asked = wished(rng, recipe, seating);
  const more = Array.from({ length: Math.max(0, most - asked.length) }, () =>
    filling(rng, recipe, seating),
  );
  return [...asked, ...more.flat()].map(({ kind, tile, laid }) => ({
    ...{ kind, tile },
    laid: laid ?? someLaid(rng, recipe),
  }));
}

const isOnTable = ({ kind, laid }: Built): boolean => laid === 'exposed' || kind === 'kong';

const meldOf = ({ kind, tile, laid }: Built): readonly Meld[] =>
  kind === 'pair' ? [] : [{ kind, tile, open: laid === 'exposed' }];

function somePair(rng: Rng, recipe: Recipe, seating: Seating): Built | undefined {
  const kinds = [recipe.pair, recipe.tiles, recipe.each];
  const tiles = TILES.filter((tile) => kinds.every((kind) => kind?.(tile, seating) ?? true));
  return tiles.length > 0 ? { kind: 'pair', tile: pick(rng, tiles), laid: 'concealed' } : undefined;
}

/** Held tiles as a player sorts them, one of the winning kind left out. */
function without(tiles: readonly Tile[], last: Tile): readonly Tile[] {
  const sorted = [...tiles].sort(compareTiles);
  return sorted.toSpliced(sorted.indexOf(last), 1);
}

/** A hand without its flowers, and the tile won with. */
type Tiles = Pick<Hand, 'concealed' | 'melds'> & { readonly last?: Tile };

function fourSetsAndAPair(rng: Rng, recipe: Recipe, seating: Seating): Tiles | undefined {
  const sets = buildSets(rng, recipe, seating, SETS_OF_A_HAND);
  const pair = somePair(rng, recipe, seating);
  if (sets.length < SETS_OF_A_HAND || !pair) return undefined;
  const held = [...sets.filter((set) => !isOnTable(set)), pair];
  const candidates = held.flatMap((group) =>
    groupTiles(group).filter(
      (tile) => recipe.wait === undefined || waitKindOf(group, tile) === recipe.wait,
    ),
  );
  if (candidates.length === 0) return undefined;
  const last = pick(rng, candidates);
  const melds = sets.filter(isOnTable).flatMap(meldOf);
  return { concealed: without(held.flatMap(groupTiles), last), melds, last };
}

const wholeTiles = (tiles: readonly Tile[]): Tiles => ({
  concealed: tiles.slice(0, -1),
  melds: [],
  last: tiles.at(-1) as Tile,
});

const FIRST_TILES: readonly Tile[] = TILES.filter(startsChow);

/** Pieces of a hand that is not done: part of a chow, an idle pair, a tile that stands alone. */
function somePiece(rng: Rng, idle: readonly Tile[]): readonly Tile[] {
  const chance = rng.below(5);
  if (chance === 0) return [pick(rng, TILES)];
  if (chance === 1) {
    const tile = pick(rng, idle);
    return [tile, tile];
  }
  const first = pick(rng, FIRST_TILES);
  return [first, tileAfter(first, 1 + rng.below(2)) as Tile];
}

/** Sets that a loser has made, at most; more would be a hand that nearly won. */
const MOST_MADE = 3;

/** Some sets, and pieces up to thirteen tiles. */
function unfinished(rng: Rng, recipe: Recipe, seating: Seating, { idlePairs }: Dealing): Tiles {
  const made = recipe.rest?.length === 0 ? 0 : 1 + rng.below(MOST_MADE);
  const sets = buildSets(rng, recipe, seating, made);
  const onTable = sets.filter(isOnTable);
  const pair = recipe.pair && somePair(rng, recipe, seating);
  const held = [...(pair ? [pair] : []), ...sets.filter((set) => !isOnTable(set))].flatMap(
    groupTiles,
  );
  const room = TILES_OF_A_HAND - 3 * onTable.length;
  const idle = TILES.filter((tile) => idlePairs?.(tile, seating) ?? true);
  while (held.length < room) held.push(...somePiece(rng, idle).slice(0, room - held.length));
  return { concealed: held, melds: onTable.flatMap(meldOf) };
}

/** The same tiles with the suits exchanged, sorted. */
function recoloured(rng: Rng, { concealed, melds, last }: Tiles): Tiles {
  const [m, p, s] = shuffled(rng, SUITS) as [Suit, Suit, Suit];
  const other = (tile: Tile): Tile => (isSuited(tile) ? inSuit(tile, { m, p, s }) : tile);
  return {
    concealed: concealed.map(other),
    melds: melds.map((meld) => ({ ...meld, tile: other(meld.tile) })),
    ...(last && { last: other(last) }),
  };
}

type Flowers = Hand['flowers'];

/** The number of a bonus tile is that of a seat. */
const OWN_FLOWERS = WINDS.map((_, seat) =>
  BONUS_TILES.filter((flower) => (rankOf(flower) - 1) % 4 === seat),
);

function someFlowers(rng: Rng, wish: Recipe['flowers'], { seat }: Seating): Flowers {
  if (wish === undefined) return [];
  if (wish === 'any')
    return shuffled(rng, BONUS_TILES)
      .slice(0, 1 + rng.below(3))
      .sort();
  const own = OWN_FLOWERS[WINDS.indexOf(seat)] ?? [];
  const others = BONUS_TILES.filter((flower) => !own.includes(flower));
  if (wish === 'other')
    return shuffled(rng, others)
      .slice(0, 1 + rng.below(2))
      .sort();
  return [pick(rng, own), ...shuffled(rng, others).slice(0, rng.below(2))].sort();
}

/** Where flowers are played with, one hand in five has some besides. */
const flowersWished = (
  rng: Rng,
  { flowers }: Recipe,
  { playsFlowers }: Dealing,
): Recipe['flowers'] => flowers ?? (playsFlowers && rng.below(5) === 0 ? 'any' : undefined);

/** A hand in its situation, won or lost; absent where chance has made none that can be. */
export function dealHand(
  rng: Rng,
  recipe: Recipe,
  dealing: Dealing,
  lost = false,
): DealtHand | undefined {
  const seating = { seat: pick(rng, recipe.seats ?? WINDS), round: pick(rng, WINDS) };
  const built = lost
    ? unfinished(rng, recipe, seating, dealing)
    : recipe.whole
      ? wholeTiles(recipe.whole(rng))
      : fourSetsAndAPair(rng, recipe, seating);
  if (!built) return undefined;
  const { concealed, melds, last } = recipe.colours ? built : recoloured(rng, built);
  const hand: Hand = {
    concealed: [...concealed].sort(compareTiles),
    melds,
    flowers: someFlowers(rng, flowersWished(rng, recipe, dealing), seating),
    ...(last && {
      win: { tile: last, by: recipe.by ?? (rng.below(3) === 0 ? 'self' : 'discard') },
    }),
  };
  if (!checkCopies(hand).ok) return undefined;
  return { hand, ...seating, how: recipe.how ? [recipe.how] : [] };
}
