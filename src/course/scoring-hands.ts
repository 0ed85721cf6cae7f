/** The 81 scoring hands as the catalogue shows them: their data, with what the engine knows of them. */
import { type CollectionEntry, getCollection } from 'astro:content';
import {
  type BonusTile,
  MCR_DEFAULTS,
  MCR_HANDS,
  type McrHandId,
  type Meld,
  mcr,
  type Tile,
} from '../engine/index.ts';
import type { RegisterEntry } from './register.ts';
import { handFrom } from './scores.ts';

/** A hand that cannot count beside another. */
export interface Exclusion {
  /** The other hand. */
  readonly id: McrHandId;
  /** Only where both stand on the same groups. */
  readonly onSameGroups: boolean;
  /** Our reading behind it; absent where the source says it itself. */
  readonly reading: string | undefined;
}

export interface CataloguedHand {
  readonly data: CollectionEntry<'hands'>['data'];
  readonly id: McrHandId;
  readonly points: number;
  readonly rule: RegisterEntry;
  /** What it keeps from counting. */
  readonly keepsOut: readonly Exclusion[];
  /** What keeps it from counting. */
  readonly keptOutBy: readonly Exclusion[];
}

/** The address of an entry's hand in the catalogue, if it is one of the 81. */
export function handAnchor(rule: string): McrHandId | undefined {
  const [, number] = /^mcr\.hand\.(\d+)$/.exec(rule) ?? [];
  return MCR_HANDS[Number(number) - 1]?.[0];
}

interface Edge extends Omit<Exclusion, 'id'> {
  readonly by: McrHandId;
  readonly out: McrHandId;
}

const ITEMS = mcr.items(MCR_DEFAULTS);

const IDS: ReadonlySet<string> = new Set(MCR_HANDS.map(([id]) => id));
const isHand = (id: string | undefined): id is McrHandId => id !== undefined && IDS.has(id);

/** Every exclusion between two of the hands, by the source's own edition. */
function edges(): readonly Edge[] {
  return ITEMS.flatMap(({ id: by, rule, implies = [] }) =>
    implies.flatMap(({ id: out, on, rule: reading }) => {
      if (!isHand(by) || !isHand(out)) return [];
      const said = reading === undefined || reading === rule;
      return [{ by, out, onSameGroups: on === 'same-groups', reading: said ? undefined : reading }];
    }),
  );
}

const exclusion = (id: McrHandId, { onSameGroups, reading }: Edge): Exclusion => ({
  id,
  onSameGroups,
  reading,
});

/** All the hands in the source's order. */
export async function cataloguedHands(): Promise<readonly CataloguedHand[]> {
  const hands = new Map((await getCollection('hands')).map(({ data }) => [data.id, data]));
  const rules = new Map((await getCollection('register')).map(({ data }) => [data.id, data]));
  const ruleOf = new Map(ITEMS.map((item) => [item.id, rules.get(item.rule)]));
  const all = edges();
  return MCR_HANDS.map(([id, points]) => {
    const data = hands.get(id);
    const rule = ruleOf.get(id);
    if (!data || !rule) throw new Error(`no hand ${id}`);
    const keepsOut = all.filter(({ by }) => by === id).map((one) => exclusion(one.out, one));
    const keptOutBy = all.filter(({ out }) => out === id).map((one) => exclusion(one.by, one));
    return { data, id, points, rule, keepsOut, keptOutBy };
  });
}

/** Tiles of a picture: a meld as it lies on the table, or tiles side by side. */
export interface PicturePart {
  readonly tiles: readonly (Tile | BonusTile)[];
  readonly meld: Meld | undefined;
}

/** A picture's parts, which have a space between them: `234m 567m`, `~8888p`. */
export const handTiles = (picture: string): readonly PicturePart[] =>
  picture.split(' ').map((part) => {
    const { concealed, flowers, melds } = handFrom(part);
    return { tiles: [...concealed, ...flowers], meld: melds[0] };
  });
