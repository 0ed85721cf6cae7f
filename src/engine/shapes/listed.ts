/**
 * Shapes whose complete hands can be listed. A hand falls into sections that share no kind of
 * tile; each section is laid out in one of several ways, so that the nearest hand is put together
 * from the nearest way of each.
 */

import { type Group, groupTiles, type Meld } from '../core/group.ts';
import { HAND_SIZE, sizeOfHand } from '../core/hand.ts';
import { COPIES, TILES, tileIndex } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts, totalCount } from '../core/tile-counts.ts';
import { FAR } from '../hand/lack.ts';
import { NO_READING, type Shape } from './shape.ts';
import type { TrialHand } from './trial-hand.ts';

export type Layout = readonly Group[];
type Melds = readonly Meld[];

interface Listed<Id extends string> {
  readonly id: Id;
  /** Every section with all its layouts. Called once, when the shape is first asked. */
  readonly sections: () => readonly (readonly Layout[])[];
  /** Whether a group of the hand may lie on the table so; without it nothing may. */
  readonly allows?: (meld: Meld) => boolean;
}

interface Way {
  readonly groups: Layout;
  readonly counts: TileCounts;
  /** The kinds of which it takes tiles. */
  readonly places: readonly number[];
}

interface Section {
  readonly ways: readonly Way[];
  /** The kinds of which any way takes tiles, and how many tiles each way takes. */
  readonly places: readonly number[];
  readonly size: number;
}

/** Absent where the melds are none of the shape. */
interface Beside {
  readonly left: readonly Section[] | undefined;
}

function wayOf(groups: Layout): Way {
  const counts = countTiles(groups.flatMap(groupTiles));
  const places = [...counts.keys()].filter((place) => copiesAt(counts, place) > 0);
  return { groups, counts, places };
}

const standsFor = (meld: Meld, { kind, tile }: Group): boolean =>
  tile === meld.tile && (kind === meld.kind || (kind === 'pung' && meld.kind === 'kong'));

/** What of a layout is still to be made in hand; absent if the melds are none of it. */
function besideMelds(groups: Layout, melds: Melds): Layout | undefined {
  const left = [...groups];
  for (const meld of melds) {
    const at = left.findIndex((group) => standsFor(meld, group));
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

function sectionOf(ways: readonly Way[]): Section {
  const [way] = ways;
  const places = [...new Set(ways.flatMap((each) => each.places))];
  return { ways, places, size: way === undefined ? 0 : totalCount(way.counts) };
}

/** The section where these melds are made; no way of it is left if they do not belong in it. */
function sectionBeside({ ways }: Section, melds: Melds): Section {
  const melded = countTiles(melds.flatMap(groupTiles));
  const kinds = melds.map(({ tile }) => tileIndex(tile));
  const left = ways.flatMap(({ groups, counts }) => {
    if (!kinds.every((place) => copiesAt(counts, place) > 0)) return [];
    const rest = besideMelds(groups, melds);
    return rest === undefined ? [] : [wayOf(rest)];
  });
  return sectionOf(
    left.filter(({ counts, places }) =>
      places.every((place) => copiesAt(counts, place) + copiesAt(melded, place) <= COPIES),
    ),
  );
}

/** What the melds leave of every section; absent if one of them belongs in none. */
function sectionsBeside(
  sections: readonly Section[],
  melds: Melds,
): readonly Section[] | undefined {
  let placed = 0;
  const left = sections.map((section): Section => {
    const own = melds.filter(({ tile }) => section.places.includes(tileIndex(tile)));
    placed += own.length;
    return own.length === 0 ? section : sectionBeside(section, own);
  });
  return placed === melds.length && left.every(({ ways }) => ways.length > 0) ? left : undefined;
}

/** More than a hand meets; past it the memory starts anew. */
const MOST_KNOWN = 2000;

const nameOf = (melds: Melds): string => melds.map(({ kind, tile }) => kind + tile).join();

/** The sections as different melds leave them, kept under the melds and their names. */
function sectionReader({ sections, allows }: Pick<Listed<string>, 'sections' | 'allows'>) {
  let whole: readonly Section[] | undefined;
  const known = new WeakMap<Melds, Beside>();
  const named = new Map<string, Beside>();
  return (melds: Melds): readonly Section[] | undefined => {
    if (melds.length > 0 && !(allows && melds.every(allows))) return undefined;
    whole ??= sections().map((layouts) => sectionOf(layouts.map(wayOf)));
    if (melds.length === 0) return whole;
    const found = known.get(melds);
    if (found !== undefined) return found.left;
    const name = nameOf(melds);
    const beside = named.get(name) ?? { left: sectionsBeside(whole, melds) };
    if (named.size >= MOST_KNOWN) named.clear();
    named.set(name, beside);
    known.set(melds, beside);
    return beside.left;
  };
}

function heldIn({ places }: Section, held: TileCounts): number {
  let tiles = 0;
  for (const place of places) tiles += copiesAt(held, place);
  return tiles;
}

function lackingOf({ counts, places }: Way, held: TileCounts): number {
  let lacking = 0;
  for (const place of places) {
    const missing = copiesAt(counts, place) - copiesAt(held, place);
    if (missing > 0) lacking += missing;
  }
  return lacking;
}

function leastLacking({ ways }: Section, held: TileCounts): number {
  let least = FAR;
  for (const way of ways) least = Math.min(least, lackingOf(way, held));
  return least;
}

/** At best every tile of its kinds is of use. */
const leastAtBest = (sections: readonly Section[], held: TileCounts): number =>
  sections.reduce(
    (lacking, section) => lacking + Math.max(0, section.size - heldIn(section, held)),
    0,
  );

const layoutsOf = (section: Section, held: TileCounts): readonly Layout[] =>
  heldIn(section, held) === section.size
    ? section.ways.filter((way) => lackingOf(way, held) === 0).map(({ groups }) => groups)
    : [];

function placesMissing(section: Section, held: TileCounts): readonly number[] {
  const least = leastLacking(section, held);
  if (least === 0) return [];
  return section.ways
    .filter((way) => lackingOf(way, held) === least)
    .flatMap(({ counts, places }) =>
      places.filter((place) => copiesAt(held, place) < copiesAt(counts, place)),
    );
}

export function listedShape<Id extends string>({ id, ...listed }: Listed<Id>): Shape<Id> {
  const sectionsOf = sectionReader(listed);
  return {
    id,
    read(counts, held) {
      if (sizeOfHand(held) !== HAND_SIZE) return NO_READING;
      const { melds } = held;
      const sections = sectionsOf(melds);
      if (sections === undefined) return NO_READING;
      let readings: readonly Layout[] = [[]];
      for (const section of sections) {
        const layouts = layoutsOf(section, counts);
        readings = readings.flatMap((groups) => layouts.map((own) => [...groups, ...own]));
        if (readings.length === 0) break;
      }
      return readings;
    },
    distance({ counts, melds, isWhole }: TrialHand, limit = FAR) {
      const sections = isWhole ? sectionsOf(melds) : undefined;
      if (sections === undefined) return FAR;
      if (leastAtBest(sections, counts) > limit) return limit;
      return sections.reduce((lacking, section) => lacking + leastLacking(section, counts), -1);
    },
    nearer({ counts, melds }) {
      const missing = new Set(
        (sectionsOf(melds) ?? []).flatMap((section) => placesMissing(section, counts)),
      );
      return [...TILES.keys()].filter((place) => missing.has(place));
    },
  };
}
