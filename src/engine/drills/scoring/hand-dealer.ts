/** Hands built from recipes: likely to hold what they are dealt for, and lawful in their copies. */

import { type Group, groupTiles, type Meld, startsChow } from '../../core/group.ts';
import { checkCopies, HAND_SIZE, type Hand } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
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
import { CHOW, PUNG, type Recipe, type SetWish, type WishedSet } from '../../scoring/recipe.ts';
import type { Teaching } from '../../scoring/teaching.ts';
import type { Seating } from '../../scoring/tile-kinds.ts';
import type { ScoringQuestion } from './position.ts';

type Dealing = Pick<Teaching, 'playsFlowers' | 'idlePairs'>;

const SETS_OF_A_HAND = 4;

const CHOW_STARTS: readonly Tile[] = TILES.filter(startsChow);

const setsOf = (kind: SetWish['kind']) =>
  (kind === 'chow' ? CHOW_STARTS : TILES).map((tile) => ({
    ...{ kind, tile },
    tiles: groupTiles({ kind, tile }),
  }));
const SETS = { chow: setsOf('chow'), pung: setsOf('pung'), kong: setsOf('kong') };

const allowed = (wish: SetWish, recipe: Recipe, seating: Seating) =>
  SETS[wish.kind].filter(({ tiles }) =>
    tiles.every((tile) =>
      [wish.of, recipe.tiles].every((isKind) => isKind?.(tile, seating) ?? true),
    ),
  );

/** Two chows for each pung, where a recipe does not say what fills its hand up. */
const ANY_SETS: readonly SetWish[] = [CHOW, CHOW, PUNG];

function fillingSet(rng: Rng, recipe: Recipe, seating: Seating): readonly WishedSet[] {
  const { rest = ANY_SETS, each } = recipe;
  const wishes = rest
    .map((wish) => ({
      laid: wish.laid,
      sets: allowed(wish, recipe, seating).filter(
        ({ tiles }) => each === undefined || tiles.some((tile) => each(tile, seating)),
      ),
    }))
    .filter(({ sets }) => sets.length > 0);
  if (wishes.length === 0) return [];
  const { laid, sets } = pick(rng, wishes);
  return [{ ...pick(rng, sets), ...(laid && { laid }) }];
}

function wishedSets(rng: Rng, recipe: Recipe, seating: Seating): readonly WishedSet[] {
  const { sets = [] } = recipe;
  if (typeof sets === 'function') return sets(rng, seating);
  return sets.map((wish) => ({
    ...pick(rng, allowed(wish, recipe, seating)),
    ...(wish.laid && { laid: wish.laid }),
  }));
}

function buildSets(rng: Rng, recipe: Recipe, seating: Seating, most: number) {
  const sets = [...wishedSets(rng, recipe, seating)];
  for (let missing = most - sets.length; missing > 0; missing--) {
    sets.push(...fillingSet(rng, recipe, seating));
  }
  const laid = sets.map(({ kind, tile, laid = recipe.laid }) => {
    const open = (laid ?? (rng.below(7) < 3 ? 'exposed' : 'concealed')) === 'exposed';
    return { kind, tile, open };
  });
  const isOnTable = ({ kind, open }: Meld): boolean => open || kind === 'kong';
  const held: readonly Group[] = laid.filter((set) => !isOnTable(set));
  return { held, melds: laid.filter(isOnTable) };
}

function buildPair(rng: Rng, recipe: Recipe, seating: Seating): readonly Group[] {
  const kinds = [recipe.pair, recipe.tiles, recipe.each];
  const tiles = TILES.filter((tile) => kinds.every((isKind) => isKind?.(tile, seating) ?? true));
  return tiles.length > 0 ? [{ kind: 'pair', tile: pick(rng, tiles) }] : [];
}

type Tiles = Pick<Hand, 'concealed' | 'melds'> & { readonly last?: Tile };

function fourSetsAndAPair(rng: Rng, recipe: Recipe, seating: Seating): Tiles | undefined {
  const { held, melds } = buildSets(rng, recipe, seating, SETS_OF_A_HAND);
  const pair = buildPair(rng, recipe, seating);
  if (held.length + melds.length < SETS_OF_A_HAND || pair.length === 0) return undefined;
  const groups = [...held, ...pair];
  const winning = groups.flatMap((group) =>
    groupTiles(group).filter(
      (tile) => recipe.wait === undefined || waitKindOf(group, tile) === recipe.wait,
    ),
  );
  if (winning.length === 0) return undefined;
  const last = pick(rng, winning);
  const concealed = groups.flatMap(groupTiles);
  return { concealed: concealed.toSpliced(concealed.indexOf(last), 1), melds, last };
}

const wholeHand = (tiles: readonly Tile[]): Tiles => ({
  concealed: tiles.slice(0, -1),
  melds: [],
  last: tiles.at(-1) as Tile,
});

function pieceOf(rng: Rng, idle: readonly Tile[]): readonly Tile[] {
  const chance = rng.below(5);
  if (chance === 0) return [pick(rng, TILES)];
  if (chance === 1) {
    const tile = pick(rng, idle);
    return [tile, tile];
  }
  const first = pick(rng, CHOW_STARTS);
  return [first, tileAfter(first, 1 + rng.below(2)) as Tile];
}

/** More complete sets would make a hand that nearly won. */
const MOST_SETS_OF_A_LOSER = 3;

function unfinished(rng: Rng, recipe: Recipe, seating: Seating, { idlePairs }: Dealing): Tiles {
  const most = recipe.rest?.length === 0 ? 0 : 1 + rng.below(MOST_SETS_OF_A_LOSER);
  const { held, melds } = buildSets(rng, recipe, seating, most);
  const pair = recipe.pair ? buildPair(rng, recipe, seating) : [];
  const concealed = [...pair, ...held].flatMap(groupTiles);
  const room = HAND_SIZE - 3 * melds.length;
  const idle = TILES.filter((tile) => idlePairs?.(tile, seating) ?? true);
  while (concealed.length < room) {
    concealed.push(...pieceOf(rng, idle).slice(0, room - concealed.length));
  }
  return { concealed, melds };
}

function recoloured(rng: Rng, { concealed, melds, last }: Tiles): Tiles {
  const [m, p, s] = shuffled(rng, SUITS) as [Suit, Suit, Suit];
  const inColour = (tile: Tile): Tile => (isSuited(tile) ? inSuit(tile, { m, p, s }) : tile);
  return {
    concealed: concealed.map(inColour),
    melds: melds.map((meld) => ({ ...meld, tile: inColour(meld.tile) })),
    ...(last && { last: inColour(last) }),
  };
}

/** Where flowers are played with, one hand in five has some that the recipe does not ask for. */
function flowersFor(
  rng: Rng,
  { flowers }: Recipe,
  { playsFlowers }: Dealing,
  { seat }: Seating,
): Hand['flowers'] {
  const wish = flowers ?? (playsFlowers && rng.below(5) === 0 ? 'any' : undefined);
  if (wish === undefined) return [];
  if (wish === 'any') return shuffled(rng, BONUS_TILES).slice(0, 1 + rng.below(3));
  if (wish === 'bouquet')
    return rng.below(2) === 0 ? BONUS_TILES.slice(0, 4) : BONUS_TILES.slice(4);
  const own = BONUS_TILES.filter((flower) => (rankOf(flower) - 1) % 4 === WINDS.indexOf(seat));
  const others = BONUS_TILES.filter((flower) => !own.includes(flower));
  if (wish === 'other') return shuffled(rng, others).slice(0, 1 + rng.below(2));
  return [pick(rng, own), ...shuffled(rng, others).slice(0, rng.below(2))];
}

/** A hand in its situation, won or lost; absent where the tiles drawn make none. */
export function dealScoredHand(
  rng: Rng,
  recipe: Recipe,
  dealing: Dealing,
  lost = false,
): Pick<ScoringQuestion, 'hand' | 'seat' | 'round' | 'how'> | undefined {
  const seating = { seat: pick(rng, recipe.seats ?? WINDS), round: pick(rng, WINDS) };
  const built = lost
    ? unfinished(rng, recipe, seating, dealing)
    : recipe.whole
      ? wholeHand(recipe.whole(rng))
      : fourSetsAndAPair(rng, recipe, seating);
  if (!built) return undefined;
  const { concealed, melds, last } = recipe.colours ? built : recoloured(rng, built);
  const hand: Hand = {
    concealed: concealed.toSorted(compareTiles),
    melds,
    flowers: flowersFor(rng, recipe, dealing, seating).toSorted(),
    ...(last && {
      win: { tile: last, by: recipe.by ?? (rng.below(3) === 0 ? 'self' : 'discard') },
    }),
  };
  if (!checkCopies(hand).ok) return undefined;
  return { hand, ...seating, how: [recipe.how ?? []].flat() };
}
