/**
 * Shapes whose complete hands can be listed. A hand falls into sections that share no kind of
 * tile; each section is laid out in one of several ways, so that the nearest hand is put together
 * from the nearest way of each.
 */
import { type Group, groupTiles, type Meld } from '../core/group.ts';
import { COPIES, TILES, tileIndex } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../core/tile-counts.ts';
import { FAR } from '../hand/lacking.ts';
import { NO_READING, type Shape } from './shape.ts';
import type { TriedHand } from './tried-hand.ts';

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

type Section = readonly Way[];

const WHOLE_HAND = 13;

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

/** Every section that the melds leave, each of them lying in one; absent if one of them may not. */
function sectionsBeside(
  sections: readonly Section[],
  { melds, allows }: { readonly melds: Melds; readonly allows: (meld: Meld) => boolean },
): readonly Section[] | undefined {
  if (!melds.every(allows)) return undefined;
  const melded = countTiles(melds.flatMap(groupTiles));
  let placed = 0;
  const left = sections.map((section): Section => {
    const own = melds.filter(({ tile }) =>
      section.some(({ counts }) => copiesAt(counts, tileIndex(tile)) > 0),
    );
    placed += own.length;
    if (own.length === 0) return section;
    return section.flatMap(({ groups }) => {
      const rest = besideMelds(groups, own);
      if (rest === undefined) return [];
      const way = wayOf(rest);
      const canBe = way.places.every(
        (place) => copiesAt(way.counts, place) + copiesAt(melded, place) <= COPIES,
      );
      return canBe ? [way] : [];
    });
  });
  return placed === melds.length && left.every((ways) => ways.length > 0) ? left : undefined;
}

function lackingOf({ counts, places }: Way, held: TileCounts): number {
  let lacking = 0;
  for (const place of places) {
    const missing = copiesAt(counts, place) - copiesAt(held, place);
    if (missing > 0) lacking += missing;
  }
  return lacking;
}

function leastLacking(section: Section, held: TileCounts): number {
  let least = FAR;
  for (const way of section) least = Math.min(least, lackingOf(way, held));
  return least;
}

const made = (section: Section, held: TileCounts): readonly Layout[] =>
  section.filter((way) => lackingOf(way, held) === 0).map(({ groups }) => groups);

function placesMissing(section: Section, held: TileCounts): readonly number[] {
  const least = leastLacking(section, held);
  if (least === 0) return [];
  return section
    .filter((way) => lackingOf(way, held) === least)
    .flatMap(({ counts, places }) =>
      places.filter((place) => copiesAt(held, place) < copiesAt(counts, place)),
    );
}

/** The sections as different melds leave them, kept while a hand is tried. */
function sectionReader({
  sections,
  allows = () => false,
}: Pick<Listed<string>, 'sections' | 'allows'>) {
  let whole: readonly Section[] | undefined;
  const known = new WeakMap<Melds, { readonly left: readonly Section[] | undefined }>();
  return (melds: Melds): readonly Section[] | undefined => {
    whole ??= sections().map((layouts) => layouts.map(wayOf));
    if (melds.length === 0) return whole;
    const found = known.get(melds) ?? { left: sectionsBeside(whole, { melds, allows }) };
    known.set(melds, found);
    return found.left;
  };
}

export function listedShape<Id extends string>({ id, ...listed }: Listed<Id>): Shape<Id> {
  const sectionsOf = sectionReader(listed);
  return {
    id,
    read(counts, { concealed, melds }) {
      if (concealed.length + 3 * melds.length !== WHOLE_HAND) return NO_READING;
      const sections = sectionsOf(melds);
      if (sections === undefined) return NO_READING;
      let readings: readonly Layout[] = [[]];
      for (const section of sections) {
        const layouts = made(section, counts);
        readings = readings.flatMap((groups) => layouts.map((own) => [...groups, ...own]));
        if (readings.length === 0) break;
      }
      return readings;
    },
    distance({ counts, melds, isWhole }: TriedHand, limit = FAR) {
      const sections = isWhole ? sectionsOf(melds) : undefined;
      if (sections === undefined) return FAR;
      let lacking = 0;
      for (const section of sections) {
        lacking += leastLacking(section, counts);
        if (lacking > limit) return limit;
      }
      return lacking - 1;
    },
    nearer({ counts, melds }) {
      const missing = new Set(
        (sectionsOf(melds) ?? []).flatMap((section) => placesMissing(section, counts)),
      );
      return [...TILES.keys()].filter((place) => missing.has(place));
    },
  };
}
