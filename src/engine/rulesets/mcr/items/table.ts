import type { Feature } from '../../../scoring/feature.ts';
import { where } from '../../../scoring/finders.ts';
import type { Finder, Item } from '../../../scoring/item.ts';
import type { TileTest } from '../../../shapes/reach/composition.ts';
import type { McrEdition, McrOptions } from '../config.ts';
import { MCR_HANDS, type McrHand, type McrHandId } from '../hands.ts';
import { mcrImplies } from '../implies.ts';
import { type ONE_KONG_OF_EACH, oneKongOfEach } from './kongs.ts';
import { passesOf } from './part-table.ts';
import { patternFinders } from './pattern.ts';

export type McrItemId = McrHandId | typeof ONE_KONG_OF_EACH;

const finderOfPattern = patternFinders(MCR_HANDS.flatMap(({ pattern }) => pattern ?? []));

const TESTS = MCR_HANDS.flatMap(({ tiles }) => tiles ?? []);
const passesIn = passesOf(TESTS);

function finderOfTiles(passes: TileTest): Finder {
  const bit = 1 << TESTS.indexOf(passes);
  return where((view) => (passesIn(view) & bit) !== 0);
}

function finderOf({ find, pattern, tiles }: McrHand): Finder {
  if (pattern) return finderOfPattern(pattern);
  return tiles ? finderOfTiles(tiles) : find;
}

const COUNTS = ['no', 'no', 'two', 'three', 'four'] as const;

const amongOf = ({ among, pattern }: McrHand): Item['among'] =>
  pattern ? (`${COUNTS[pattern.sets]}-${pattern.of}` as Feature) : among;

interface FoundHand {
  readonly hand: McrHand;
  readonly find: Finder;
}

const FOUND = MCR_HANDS.map((hand): FoundHand => ({ hand, find: finderOf(hand) }));

function itemOf({ hand, ...found }: FoundHand, edition: McrEdition): Item<McrHandId> {
  const { number, id, family } = hand;
  const { points = hand.points, find = found.find } = hand.editions?.[edition] ?? {};
  const implies = mcrImplies(hand, edition).map(({ ground, ...implication }) => implication);
  return {
    id,
    rule: `mcr.hand.${number}`,
    family,
    among: amongOf(hand),
    find,
    value: { points },
    winner: true,
    ...(implies.length > 0 && { implies }),
  };
}

const pointsOf = ({ value }: Item): number => value.points ?? 0;

export function items({ edition }: McrOptions): readonly Item<McrItemId>[] {
  const all = [...FOUND.map((found) => itemOf(found, edition)), ...oneKongOfEach(edition)];
  const flowers = all.filter(({ family }) => family === 'flowers');
  const others = all.filter(({ family }) => family !== 'flowers');
  return [...others.sort((a, b) => pointsOf(b) - pointsOf(a)), ...flowers];
}
