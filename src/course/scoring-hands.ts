/** The hands of a catalogue: their content joined with what the engine knows of them. */

import { type CollectionEntry, getCollection } from 'astro:content';
import {
  type BonusTile,
  groupTiles,
  inSituation,
  type Meld,
  type Tile,
} from '../engine/notation.ts';
import { isUnlawful, type Score, type Value } from '../engine/scoring.ts';
import { openKey, type Say } from '../i18n/speak.ts';
import { entriesInOrder } from './content.ts';
import { anchorOf, rulesOf } from './links.ts';
import { readHand } from './positions.ts';
import type { RegisterEntry } from './register.ts';
import { type CataloguedRules, isCatalogued } from './rulebooks.ts';
import { agreedUnder } from './summaries.ts';

type Content = CollectionEntry<'hands'>['data'];

export type ShownHand = Content['example'];

export interface CataloguedHand {
  readonly data: Content;
  readonly rules: CataloguedRules;
  /** Its row in the scoring table, and its anchor on the page. */
  readonly item: string;
  readonly points: number;
  readonly value: Value;
  /** The kinds of doubles that it leaves uncounted. */
  readonly undoubled: readonly string[];
  readonly rule: RegisterEntry;
}

export async function cataloguedHands(rules: CataloguedRules): Promise<readonly CataloguedHand[]> {
  const all = await entriesInOrder('hands');
  const register = new Map((await getCollection('register')).map(({ data }) => [data.id, data]));
  const { items } = await agreedUnder(rules);
  return all
    .filter(({ id }) => rulesOf(id) === rules)
    .map((data) => {
      const item = anchorOf(data.id);
      const row = items.find(({ id }) => id === item);
      const rule = register.get(row?.rule ?? '');
      if (!row || !rule) throw new Error(`no row ${item} in ${rules}`);
      const undoubled = (row.implies ?? []).flatMap((left) =>
        'family' in left ? left.family : [],
      );
      const { value } = row;
      return { data, rules, item, points: value.points ?? 0, value, undoubled, rule };
    });
}

/** The hands by their rule, looked up for every entry of a register. */
const byRule = new Map<CataloguedRules, Promise<ReadonlyMap<string, CataloguedHand>>>();

/** The hand of a catalogue that an entry of the register is about. */
export async function handOfRule(rule: string): Promise<CataloguedHand | undefined> {
  const rules = rulesOf(rule);
  if (!isCatalogued(rules)) return undefined;
  const known =
    byRule.get(rules) ??
    cataloguedHands(rules).then((hands) => new Map(hands.map((hand) => [hand.rule.id, hand])));
  byRule.set(rules, known);
  return (await known).get(rule);
}

/** More than a few and it is another hand, where rings would tell nothing. */
const FEW = 4;

const tilesIn = (text: string): readonly Tile[] => {
  const { concealed, melds, win } = readHand(text);
  return [...concealed, ...melds.flatMap(groupTiles), ...(win ? [win.tile] : [])];
};

/** The tiles of a hand that another one does not have, where they are few. */
export function tilesApart(hand: string, other: string): Tile[] {
  const others = [...tilesIn(other)];
  const found = tilesIn(hand).filter((tile) => {
    const at = others.indexOf(tile);
    if (at >= 0) others.splice(at, 1);
    return at < 0;
  });
  return found.length > FEW ? [] : found;
}

/** What a shown hand is worth, flowers too, and whether it may be won with that. */
export async function worthText(
  say: Say,
  rules: CataloguedRules,
  { hand, seat, round, how }: ShownHand,
): Promise<string> {
  const { score } = await agreedUnder(rules);
  const found = score(inSituation(readHand(hand), { seat, round, how }));
  if (!found.ok) return say(isUnlawful(found.error) ? 'hands.worth.unlawful' : 'hands.worth.none');
  const { rows, totals } = found.value;
  if (totals.han !== undefined) return hanWorth(say, rules, totals);
  const { total: n, doubles } = totals;
  if (rows.some(({ item }) => item.id === 'chicken-hand')) return say('hands.worth.chicken', { n });
  if (doubles > 0) return say('hands.worth.doubled', { n, base: totals.base, times: doubles });
  return totals.enough === false
    ? say('hands.worth.short', { n })
    : say('hands.worth.enough', { n });
}

/** By its limit where it has one; `han` and `fu` otherwise. */
function hanWorth(say: Say, rules: CataloguedRules, totals: Score['totals']): string {
  const { total: n, enough, han = 0, fu, limit } = totals;
  if (enough === false) return say('sheet.noYaku');
  if (limit !== null) {
    return say('hands.worth.limit', { limit: say(openKey(`${rules}.limit.${limit}`)), n });
  }
  return say('hands.worth.han', { han, fu: fu ?? 0, n });
}

/** How a shown hand was won, and its winds where they are not North in the North round. */
export function winText(say: Say, { hand, seat, round, how }: ShownHand): string {
  const { win } = readHand(hand);
  const winds = { seat: say(`wind.${seat}`), round: say(`wind.${round}`) };
  return [
    ...(win ? (how.length > 0 ? how : [win.by]).map((way) => say(`hands.won.${way}`)) : []),
    (seat !== 'N' || round !== 'N') && say('hands.winds', winds),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A meld as it lies on the table, or tiles side by side. */
interface PicturePart {
  readonly tiles: readonly (Tile | BonusTile)[];
  readonly meld: Meld | undefined;
}

/** Parts are separated by spaces: `234m 567m`, `~8888p`. */
export const handTiles = (picture: string): readonly PicturePart[] =>
  picture.split(' ').map((part) => {
    const { concealed, flowers, melds } = readHand(part);
    return { tiles: [...concealed, ...flowers], meld: melds[0] };
  });
