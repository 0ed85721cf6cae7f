/** How far all deals are from the special hands of the Navy, counted again by the shapes themselves. */
import { expect, test } from 'vitest';
import { HONOURS, ORPHANS, TILES } from '../../src/engine/core/tile.ts';
import { VULCAIN1953_SHAPES } from '../../src/engine/rulesets/vulcain1953/shapes.ts';
import type { Shape } from '../../src/engine/shapes/shape.ts';
import { tiles } from '../engine/hands.ts';
import { best, dealsOf, idle, KINDS, type Part, partOf, together } from './deals.ts';
import {
  bothOf,
  honourOfSetAndPair,
  joinedProfiles,
  partOfBicolour,
  partOfRanks,
  suitOfChow,
  suitOfSetAndPair,
} from './deals-of-suits.ts';
import { readAims } from './read.ts';

type Id = (typeof VULCAIN1953_SHAPES)[number]['id'];

const WINDS = tiles('1234z');
const DRAGONS = tiles('567z');
const TERMINALS = tiles('19m19p19s');
const OTHERS = TILES.filter((tile) => !WINDS.includes(tile));
const GREEN = tiles('23468s');
const RED = tiles('1579s');
const SUIT = tiles('123456789m');

/** One suit, and the best of three that are like it. */
const bestSuit = (suit: Part): Part => best(suit, suit, suit);

const PARTS: Readonly<Partial<Record<Id, (shape: Shape) => readonly [part: Part, kinds: number]>>> =
  {
    'seven-pairs': (shape) => [partOf(shape, TILES), KINDS],
    'twins-of-heaven': (shape) => [partOf(shape, HONOURS), 7],
    'honour-pairs': (shape) => [partOf(shape, TERMINALS, HONOURS), 13],
    'wriggling-snake': (shape) => [
      together(bestSuit(partOf(shape, SUIT)), partOf(shape, WINDS)),
      31,
    ],
    'unique-wonder': (shape) => [partOf(shape, ORPHANS), 13],
    'imperial-jade': (shape) => [partOf(shape, ['2s'], ['3s'], ['4s'], tiles('68s6z')), 6],
    'jade-pairs': (shape) => [partOf(shape, tiles('23468s6z')), 6],
    'royal-ruby': (shape) => [partOf(shape, tiles('1579s7z')), 5],
    'ruby-pairs': (shape) => [partOf(shape, RED, ['7z']), 5],
    'windy-dragons': (shape) => [together(partOf(shape, WINDS), partOf(shape, DRAGONS)), 7],
    'gates-of-heaven': (shape) => [bestSuit(partOf(shape, tiles('19m'), tiles('2345678m'))), 27],
    'sequence-pung-pair': (shape) => [bestSuit(partOf(shape, SUIT)), 27],
    'winds-and-dragons': (shape) => [partOf(shape, HONOURS), 7],
    'four-blessings': (shape) => [together(partOf(shape, WINDS), partOf(shape, OTHERS)), 34],
    'jade-ruby': (shape) => [together(partOf(shape, tiles('67z')), partOf(shape, GREEN, RED)), 11],
    bicolour: () => [partOfBicolour(), 27],
    tricot: (shape) => [partOfRanks(shape), 27],
    'windy-chow': (shape) => {
      const suit = suitOfChow();
      return [together(suit, suit, suit, partOf(shape, WINDS)), 31];
    },
    'three-great-scholars': (shape) => {
      const suit = suitOfSetAndPair();
      const wind = honourOfSetAndPair();
      const fourth = [suit, suit, suit, wind, wind, wind, wind].reduce(joinedProfiles);
      return [together(bothOf(fourth), partOf(shape, DRAGONS)), 34];
    },
    'gretas-garden': (shape) => [
      together(bestSuit(partOf(shape, tiles('1234567m'))), partOf(shape, HONOURS)),
      28,
    ],
  };

const rows = VULCAIN1953_SHAPES.flatMap((shape) => {
  const part = PARTS[shape.id];
  return part ? [{ id: shape.id, shape: shape as Shape, part }] : [];
});

test.each(rows)('$id', ({ id, shape, part }) => {
  const [counted, kinds] = part(shape);
  const told = readAims()
    .find((aim) => aim.id === id)
    ?.deals.map(BigInt);
  expect(dealsOf(together(counted, idle(KINDS - kinds)))).toEqual(told);
});
