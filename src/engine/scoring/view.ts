/** One reading of a hand as rows see it, its groups sorted into sets. Holds for every rule set. */

import type { Situation } from '../core/situation.ts';
import {
  BONUS_TILES,
  type BonusTile,
  isSuited,
  rankOf,
  TILES,
  type Tile,
  tileIndex,
} from '../core/tile.ts';
import { WINDS } from '../core/wind.ts';
import type { WaitKind } from '../hand/waits.ts';
import { type GroupSet, groupAt } from './group-set.ts';
import type { Part } from './part.ts';

export interface View {
  readonly situation: Situation;
  readonly shape: string;
  /** Melds, then groups in hand, then flowers. */
  readonly parts: readonly Part[];
  readonly all: GroupSet;

  readonly chows: GroupSet;
  readonly pungs: GroupSet;
  readonly kongs: GroupSet;
  readonly pairs: GroupSet;
  readonly singles: GroupSet;
  readonly pungsAndKongs: GroupSet;
  readonly concealedPungs: GroupSet;
  readonly runs: GroupSet;
  readonly knitted: GroupSet;
  readonly flowers: GroupSet;

  readonly open: GroupSet;
  readonly melded: GroupSet;
  readonly claimed: GroupSet;

  readonly characters: GroupSet;
  readonly circles: GroupSet;
  readonly bamboos: GroupSet;
  readonly winds: GroupSet;
  readonly dragons: GroupSet;
  readonly honours: GroupSet;
  readonly suits: number;
  /** Only 1s and 9s; `withEnds` has at least one. */
  readonly ends: GroupSet;
  readonly withEnds: GroupSet;
  readonly simples: GroupSet;
  readonly seatWind: GroupSet;
  readonly roundWind: GroupSet;
  readonly ownFlowers: GroupSet;

  /** The group that the winning tile completed; none for a loser. */
  readonly completed: GroupSet;
  readonly wait: WaitKind | undefined;
}

const CHARACTERS = 1;
const CIRCLES = 1 << 1;
const BAMBOOS = 1 << 2;
const WIND = 1 << 3;
const DRAGON = 1 << 4;
const END = 1 << 5;
const CHOW_END = 1 << 6;

const SUIT_TRAITS = { m: CHARACTERS, p: CIRCLES, s: BAMBOOS } as const;

function traitsOf(tile: Tile): number {
  if (!isSuited(tile)) return rankOf(tile) <= 4 ? WIND : DRAGON;
  const rank = rankOf(tile);
  const end = rank === 1 || rank === 9 ? END : 0;
  const chowEnd = rank === 1 || rank === 7 ? CHOW_END : 0;
  return SUIT_TRAITS[tile[1] as keyof typeof SUIT_TRAITS] | end | chowEnd;
}
const TRAITS: readonly number[] = TILES.map(traitsOf);

const EAST = tileIndex('1z');

const WIND_OF_FLOWER = Object.fromEntries(
  BONUS_TILES.map((flower, at) => [flower, WINDS[at % WINDS.length]]),
);

type MutableView = { -readonly [Key in keyof View]: View[Key] };

const blank = (situation: Situation, shape: string, parts: readonly Part[]): MutableView => ({
  situation,
  shape,
  parts,
  all: 0,
  chows: 0,
  pungs: 0,
  kongs: 0,
  pairs: 0,
  singles: 0,
  pungsAndKongs: 0,
  concealedPungs: 0,
  runs: 0,
  knitted: 0,
  flowers: 0,
  open: 0,
  melded: 0,
  claimed: 0,
  characters: 0,
  circles: 0,
  bamboos: 0,
  winds: 0,
  dragons: 0,
  honours: 0,
  suits: 0,
  ends: 0,
  withEnds: 0,
  simples: 0,
  seatWind: 0,
  roundWind: 0,
  ownFlowers: 0,
  completed: 0,
  wait: undefined,
});

function sortByKind(view: MutableView, { kind, open, melded }: Part, bit: GroupSet): void {
  if (kind === 'chow') view.chows |= bit;
  else if (kind === 'pung') view.pungs |= bit;
  else if (kind === 'pair') view.pairs |= bit;
  else if (kind === 'kong') view.kongs |= bit;
  else if (kind === 'single') view.singles |= bit;
  else if (kind === 'flower') view.flowers |= bit;
  else if (kind === 'knitted') view.knitted |= bit;
  else view.runs |= bit;
  if (open) view.open |= bit;
  if (melded) view.melded |= bit;
}

function sortByTile(view: MutableView, kind: Part['kind'], index: number, bit: GroupSet): void {
  const traits = TRAITS[index] as number;
  if (traits & CHARACTERS) view.characters |= bit;
  else if (traits & CIRCLES) view.circles |= bit;
  else if (traits & BAMBOOS) view.bamboos |= bit;
  else if (traits & DRAGON) view.dragons |= bit;
  else view.winds |= bit;
  if (kind === 'chow') {
    if (traits & CHOW_END) view.withEnds |= bit;
  } else if (kind === 'knitted') {
    // 147 and 369; 258 has no end.
    if (index % 9 !== 1) view.withEnds |= bit;
  } else if (traits & END) {
    view.withEnds |= bit;
    view.ends |= bit;
  }
}

/** Not for a run of all four winds. */
function sortByWind(view: MutableView, index: number, bit: GroupSet): void {
  const wind = WINDS[index - EAST];
  if (wind === undefined) return;
  if (wind === view.situation.seat) view.seatWind |= bit;
  if (wind === view.situation.round) view.roundWind |= bit;
}

function deriveSets(view: MutableView): void {
  view.pungsAndKongs = view.pungs | view.kongs;
  view.concealedPungs = view.pungsAndKongs & ~view.open;
  view.claimed = view.melded & view.open;
  view.honours = view.winds | view.dragons;
  view.simples = view.all & ~(view.withEnds | view.honours);
  view.suits =
    Number(view.characters !== 0) + Number(view.circles !== 0) + Number(view.bamboos !== 0);
}

function viewOfReading(situation: Situation, shape: string, parts: readonly Part[]): MutableView {
  const view = blank(situation, shape, parts);
  for (let place = 0; place < parts.length; place++) {
    const part = parts[place] as Part;
    const { kind } = part;
    const bit = groupAt(place);
    sortByKind(view, part, bit);
    if (kind === 'flower') {
      if (WIND_OF_FLOWER[part.tile as BonusTile] === situation.seat) view.ownFlowers |= bit;
      continue;
    }
    const index = tileIndex(part.tile as Tile);
    view.all |= bit;
    sortByTile(view, kind, index, bit);
    if (index >= EAST && kind !== 'winds') sortByWind(view, index, bit);
  }
  deriveSets(view);
  return view;
}

/** A group that the winning tile may have completed; `NO_GROUPS` for a loser. */
export interface CompletedGroup {
  readonly completed: GroupSet;
  readonly wait: WaitKind | undefined;
}

/** One view of a reading for each group that may be the completed one. */
export function addViews(
  { situation, shape, parts }: Pick<View, 'situation' | 'shape' | 'parts'>,
  completions: readonly CompletedGroup[],
  into: View[],
): void {
  const reading = viewOfReading(situation, shape, parts);
  const { open, pungsAndKongs } = reading;
  for (let at = 0; at < completions.length; at++) {
    const { completed, wait } = completions[at] as CompletedGroup;
    // The last one needs no copy.
    const view = at < completions.length - 1 ? { ...reading } : reading;
    view.completed = completed;
    view.wait = wait;
    if (situation.win?.by === 'discard') {
      view.open = open | completed;
      view.concealedPungs = pungsAndKongs & ~view.open;
    }
    into.push(view);
  }
}
