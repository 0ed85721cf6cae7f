/** The 81 scoring hands of the catalogue: their content joined with what the engine knows of them. */
import { type CollectionEntry, getCollection } from 'astro:content';
import {
  type BonusTile,
  groupTiles,
  inSituation,
  type Meld,
  type Tile,
} from '../engine/notation.ts';
import {
  MCR_DEFAULTS,
  MCR_HANDS,
  type McrGround,
  type McrHandId,
  mcr,
  mcrImplies,
} from '../engine/rulesets/mcr/index.ts';
import { createScorer } from '../engine/scoring.ts';
import type { Say } from '../i18n/speak.ts';
import { handFrom } from './positions.ts';
import type { RegisterEntry } from './register.ts';

export interface Exclusion {
  readonly id: McrHandId;
  readonly points: number;
  /** Only where both stand on the same groups. */
  readonly onSameGroups: boolean;
  /** Whether the source says it, its examples show it, or we decided it. */
  readonly ground: McrGround;
  readonly rule: string;
}

export type ShownHand = CollectionEntry<'hands'>['data']['example'];

export interface CataloguedHand {
  readonly data: CollectionEntry<'hands'>['data'];
  readonly id: McrHandId;
  readonly points: number;
  readonly rule: RegisterEntry;
  readonly keepsOut: readonly Exclusion[];
  readonly keptOutBy: readonly Exclusion[];
}

/** The address of an entry's hand in the catalogue, if it is one of the 81. */
export function handAnchor(rule: string): McrHandId | undefined {
  const [, number] = /^mcr\.hand\.(\d+)$/.exec(rule) ?? [];
  return MCR_HANDS[Number(number) - 1]?.id;
}

interface Edge extends Omit<Exclusion, 'id' | 'points'> {
  readonly by: McrHandId;
  readonly out: McrHandId;
}

const EDGES: readonly Edge[] = MCR_HANDS.flatMap((hand) =>
  mcrImplies(hand, MCR_DEFAULTS.edition).map(({ id, ground, on, rule }) => ({
    by: hand.id,
    out: id,
    onSameGroups: on === 'same-groups',
    ground,
    rule,
  })),
);

const RULES = new Map(mcr.items(MCR_DEFAULTS).map(({ id, rule }) => [id, rule]));

const POINTS = new Map(MCR_HANDS.map(({ id, points }) => [id, points]));

const exclusion = (id: McrHandId, { onSameGroups, ground, rule }: Edge): Exclusion => ({
  id,
  points: POINTS.get(id) ?? 0,
  onSameGroups,
  ground,
  rule,
});

/** More than a few and it is another hand, where rings would tell nothing. */
const FEW = 4;

const tilesIn = (text: string): readonly Tile[] => {
  const { concealed, melds, win } = handFrom(text);
  return [...concealed, ...melds.flatMap(groupTiles), ...(win ? [win.tile] : [])];
};

/** The tiles of a hand that another one does not have, where they are few. */
export function differing(hand: string, other: string): Tile[] {
  const others = [...tilesIn(other)];
  const found = tilesIn(hand).filter((tile) => {
    const at = others.indexOf(tile);
    if (at >= 0) others.splice(at, 1);
    return at < 0;
  });
  return found.length > FEW ? [] : found;
}

/** One of the 81 by its id, as lessons name it. */
export function fanNamed(id: string): Pick<CataloguedHand, 'id' | 'points'> {
  const fan = MCR_HANDS.find((known) => known.id === id);
  if (!fan) throw new Error(`no fan ${id}`);
  return fan;
}

const scored = createScorer(mcr, MCR_DEFAULTS);

export async function cataloguedHands(): Promise<readonly CataloguedHand[]> {
  const hands = new Map((await getCollection('hands')).map(({ data }) => [data.id, data]));
  const rules = new Map((await getCollection('register')).map(({ data }) => [data.id, data]));
  return MCR_HANDS.map(({ id, points }) => {
    const data = hands.get(id);
    const rule = rules.get(RULES.get(id) ?? '');
    if (!data || !rule) throw new Error(`no hand ${id}`);
    const keepsOut = EDGES.filter(({ by }) => by === id).map((edge) => exclusion(edge.out, edge));
    const keptOutBy = EDGES.filter(({ out }) => out === id).map((edge) => exclusion(edge.by, edge));
    return { data, id, points, rule, keepsOut, keptOutBy };
  });
}

/** What a shown hand is worth, flowers too, and whether it may be won with that. */
export function worthOf(say: Say, { hand, seat, round, how }: ShownHand): string {
  const score = scored(inSituation(handFrom(hand), { seat, round, how }));
  if (!score.ok) return say('hands.worth.none');
  const { rows, totals } = score.value;
  const n = totals.total;
  if (rows.some(({ item }) => item.id === 'chicken-hand')) return say('hands.worth.chicken', { n });
  return totals.enough ? say('hands.worth.enough', { n }) : say('hands.worth.short', { n });
}

/** How a shown hand was won, and its winds where they are not North in the North round. */
export function howWon(say: Say, { hand, seat, round, how }: ShownHand): string {
  const { win } = handFrom(hand);
  const winds = { seat: say(`wind.${seat}`), round: say(`wind.${round}`) };
  return [
    win && say(`hands.won.${how[0] ?? win.by}`),
    (seat !== 'N' || round !== 'N') && say('hands.winds', winds),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A meld as it lies on the table, or tiles side by side. */
export interface PicturePart {
  readonly tiles: readonly (Tile | BonusTile)[];
  readonly meld: Meld | undefined;
}

/** Parts are separated by spaces: `234m 567m`, `~8888p`. */
export const handTiles = (picture: string): readonly PicturePart[] =>
  picture.split(' ').map((part) => {
    const { concealed, flowers, melds } = handFrom(part);
    return { tiles: [...concealed, ...flowers], meld: melds[0] };
  });
