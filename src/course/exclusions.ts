/** What excludes what among the 81 fans, and the fans as lessons name them. */
import {
  MCR_DEFAULTS,
  MCR_HANDS,
  type McrGround,
  type McrHandId,
  mcrImplies,
} from '../engine/rulesets/mcr/index.ts';
import { RULES_WITH_EDITIONS } from './rulebooks.ts';
import { type CataloguedHand, cataloguedHands } from './scoring-hands.ts';

export interface Exclusion {
  readonly id: McrHandId;
  readonly points: number;
  /** Only where both stand on the same groups. */
  readonly onSameGroups: boolean;
  /** Whether the source says it, its examples show it, or we decided it. */
  readonly ground: McrGround;
  readonly rule: string;
}

export interface FanExclusions {
  readonly excludes: readonly Exclusion[];
  readonly excludedBy: readonly Exclusion[];
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

const POINTS = new Map<string, number>(MCR_HANDS.map(({ id, points }) => [id, points]));

const exclusion = (id: McrHandId, { onSameGroups, ground, rule }: Edge): Exclusion => ({
  id,
  points: POINTS.get(id) ?? 0,
  onSameGroups,
  ground,
  rule,
});

const exclusionsOf = (id: string): FanExclusions => ({
  excludes: EDGES.filter(({ by }) => by === id).map((edge) => exclusion(edge.out, edge)),
  excludedBy: EDGES.filter(({ out }) => out === id).map((edge) => exclusion(edge.by, edge)),
});

/** Absent for rules whose hands exclude each other in no such way. */
export const exclusionsFrom = ({ rules, item }: CataloguedHand): FanExclusions | undefined =>
  rules === RULES_WITH_EDITIONS ? exclusionsOf(item) : undefined;

export interface FanEntry extends CataloguedHand, FanExclusions {
  readonly id: McrHandId;
}

export async function cataloguedFans(): Promise<readonly FanEntry[]> {
  const hands = new Map(
    (await cataloguedHands(RULES_WITH_EDITIONS)).map((hand) => [hand.item, hand]),
  );
  return MCR_HANDS.flatMap(({ id }) => {
    const hand = hands.get(id);
    return hand ? [{ ...hand, id, ...exclusionsOf(id) }] : [];
  });
}

/** One of the 81 by its id, as lessons name it. */
export function findFan(id: string): Pick<FanEntry, 'id' | 'points'> {
  const fan = MCR_HANDS.find((known) => known.id === id);
  if (!fan) throw new Error(`no fan ${id}`);
  return fan;
}
