import { groupTiles } from '../../core/group.ts';
import type { WaitingHand } from '../../core/hand.ts';
import { pick, type Rng } from '../../core/rng.ts';
import { COPIES, familyOf, HONOURS, isSuited, SUITS, TILES, type Tile } from '../../core/tile.ts';
import { copiesAt, countTiles } from '../../core/tile-counts.ts';
import { type PureKey, type PureSize, pureTiles } from '../../hand/pure-hands.ts';
import { pureHandsByWaits } from '../../hand/pure-waits.ts';
import { isGroupable } from '../../hand/quick-readings.ts';
import { arrange, fitOneSet, randomGroup, randomSubstitution } from '../hand-tiles.ts';
import { leastOftenAcross, type Past, pickAcross, pickRarest } from '../steer.ts';
import type { WaitLevel, WaitMix } from './wait-level.ts';
import { handTrait, pureShape, shapeOf, shapeTrait } from './wait-shape.ts';

/** The pure hands of one shape. */
interface Shape {
  readonly trait: string;
  readonly keys: readonly PureKey[];
}

type ByWaits<T> = readonly (readonly T[])[];

function shapesAmong(keys: readonly PureKey[]): readonly Shape[] {
  const byShape = new Map<PureKey, PureKey[]>();
  for (const key of keys) {
    const shape = pureShape(key);
    const alike = byShape.get(shape);
    if (alike) alike.push(key);
    else byShape.set(shape, [key]);
  }
  return [...byShape].map(([shape, alike]) => ({ trait: shapeTrait(shape), keys: alike }));
}

const pureShapes = new Map<PureSize, ByWaits<Shape>>();

function pureShapesOf(size: PureSize): ByWaits<Shape> {
  const known = pureShapes.get(size) ?? pureHandsByWaits(size).map(shapesAmong);
  pureShapes.set(size, known);
  return known;
}

/**
 * All with at least so many waits; where there are none, those with the most. Where many are
 * asked for, each number of waits is a class of its own: kinds with few waits are far more numerous.
 */
function withWaits<T>(byWaits: ByWaits<T>, least: number): ByWaits<T> {
  const known = byWaits.filter((items) => items.length > 0);
  const wanted = byWaits.slice(least).filter((items) => items.length > 0);
  if (wanted.length === 0) return known.slice(-1);
  return least > 1 ? wanted : [wanted.flat()];
}

const shapesWithWaits = new Map<string, ByWaits<Shape>>();

function pureShapesWith({ size, min }: Pick<WaitLevel, 'size' | 'min'>): ByWaits<Shape> {
  const name = `${size} ${min}`;
  const known = shapesWithWaits.get(name) ?? withWaits(pureShapesOf(size), min);
  shapesWithWaits.set(name, known);
  return known;
}

/** Every class and every shape in it as likely as any other, and no shape again before all others. */
function pureHand(rng: Rng, { size, min }: Pick<WaitLevel, 'size' | 'min'>, past: Past) {
  const classes = pureShapesWith({ size, min });
  const { keys } = pickAcross(rng, classes, ({ trait }) => trait, past);
  const hands = keys.flatMap((key) => SUITS.map((suit) => ({ key, suit })));
  const tilesOf = ({ key, suit }: (typeof hands)[number]) => pureTiles(key, suit);
  return tilesOf(pickRarest(rng, hands, (hand) => handTrait(tilesOf(hand)), past));
}

const SUITED = TILES.filter(isSuited);

const dealGroups = (rng: Rng, mix: WaitMix, count: number): readonly Tile[] =>
  Array.from({ length: count }, () => {
    const isOfHonours = mix === 'honours' && rng.below(2) === 0;
    return groupTiles(randomGroup(rng, isOfHonours ? HONOURS : SUITED, 3));
  }).flat();

function coreWithGroups(rng: Rng, { size, mix, min }: WaitLevel): readonly Tile[] {
  const core = (1 + 3 * rng.below((size - 1) / 3)) as PureSize;
  return [...pureHand(rng, { size: core, min }, {}), ...dealGroups(rng, mix, (size - core) / 3)];
}

function completeLessOne(rng: Rng, { size, mix }: WaitLevel): readonly Tile[] {
  const head = pick(rng, mix === 'honours' ? TILES : SUITED);
  const tiles = [head, head, ...dealGroups(rng, mix, (size - 1) / 3)];
  return tiles.toSpliced(rng.below(tiles.length), 1);
}

/** Whether the tiles are of the families that a mix promises. A lone tile has no second family. */
export function isOfMix(tiles: readonly Tile[], mix: WaitMix): boolean {
  const families = new Set(tiles.map(familyOf));
  if (mix === 'honours') return families.has('z');
  if (families.has('z')) return false;
  return mix === 'pure' ? families.size === 1 : families.size > 1 || tiles.length === 1;
}

/** How many hands are tried: those with many waits are rare. */
const candidatesFor = ({ min }: WaitLevel): number => (min > 1 ? 120 : 40);

/** How many kinds complete the tiles; their readings are not needed here. */
function countWaits(concealed: readonly Tile[]): number {
  const counts = countTiles(concealed);
  let found = 0;
  for (let at = 0; at < counts.length; at++) {
    const copies = copiesAt(counts, at);
    if (copies === COPIES) continue;
    counts[at] = copies + 1;
    if (isGroupable(counts)) found++;
    counts[at] = copies;
  }
  return found;
}

const ready = (rng: Rng, level: WaitLevel): readonly Tile[] =>
  (rng.below(2) === 0 ? coreWithGroups : completeLessOne)(rng, level);

/** One of the hands whose shape came up least often, and among these the hand that did. */
const rarestOf = (rng: Rng, classes: ByWaits<readonly Tile[]>, past: Past): readonly Tile[] =>
  pickRarest(rng, pick(rng, leastOftenAcross(classes, shapeOf, past)), handTrait, past);

function mixedHand(rng: Rng, level: WaitLevel, past: Past): readonly Tile[] {
  const byWaits: (readonly Tile[])[][] = Array.from({ length: TILES.length + 1 }, () => []);
  for (let tries = candidatesFor(level); tries > 0; tries--) {
    const concealed = ready(rng, level);
    if (!fitOneSet(concealed) || !isOfMix(concealed, level.mix)) continue;
    const count = countWaits(concealed);
    if (count > 0) byWaits[count]?.push(concealed);
  }
  return rarestOf(rng, withWaits(byWaits, level.min), past);
}

const DEAD_CANDIDATES = 24;

const TILES_OF: Readonly<Record<WaitMix, readonly Tile[]>> = {
  pure: SUITED,
  suits: SUITED,
  honours: TILES,
};

/** Hands one tile away from one that waits, which wait on nothing. */
function deadHand(rng: Rng, level: WaitLevel, past: Past): readonly Tile[] {
  const { size, mix } = level;
  const dead: (readonly Tile[])[] = [];
  while (dead.length < DEAD_CANDIDATES) {
    const near = mix === 'pure' ? pureHand(rng, { size, min: 1 }, {}) : ready(rng, level);
    const concealed = near.with(rng.below(size), pick(rng, TILES_OF[mix]));
    if (!fitOneSet(concealed) || !isOfMix(concealed, mix)) continue;
    if (countWaits(concealed) === 0) dead.push(concealed);
  }
  return rarestOf(rng, [dead], past);
}

function dealTiles(rng: Rng, level: WaitLevel, past: Past): readonly Tile[] {
  const { size, mix, none } = level;
  if (none > 0 && rng.below(none) === 0) return deadHand(rng, level, past);
  if (size === 1) {
    const lone = mix === 'honours' ? HONOURS : SUITED;
    return rarestOf(rng, [lone.map((tile) => [tile])], past);
  }
  return mix === 'pure' ? pureHand(rng, level, past) : mixedHand(rng, level, past);
}

export const dealWaitingHand = (rng: Rng, level: WaitLevel, past: Past = {}): readonly Tile[] =>
  arrange(rng, dealTiles(rng, level, past), level.sorted);

/** The same shape in other tiles. */
export function varyHand(rng: Rng, hand: WaitingHand, sorted: boolean): WaitingHand {
  const { ofTile, ofMeld } = randomSubstitution(rng);
  const concealed = arrange(rng, hand.concealed.map(ofTile), sorted);
  return { ...hand, concealed, melds: hand.melds.map(ofMeld) };
}
