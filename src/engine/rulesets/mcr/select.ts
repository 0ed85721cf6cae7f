/**
 * Which of the hands found count together. Not stated by the text, but all its examples but one
 * follow it (`mcr.dec.2`, `mcr.dec.3`, M06, M28).
 */
import { type GroupSet, isWithin, NO_GROUPS, sizeOf } from '../../scoring/group-set.ts';
import type { Row, Suppression } from '../../scoring/item.ts';
import { bestSelections, type Choice, keepBest } from '../../scoring/select.ts';
import { MCR_HANDS } from './hands.ts';

const COMBINING: ReadonlySet<string> = new Set(
  MCR_HANDS.filter(({ pattern }) => pattern).map(({ id }) => id),
);

const isCombination = ({ item }: Row): boolean => COMBINING.has(item.id);

const isPairing = ({ item, groups }: Row): boolean =>
  COMBINING.has(item.id) && sizeOf(groups) === 2;

const meets = (a: Row, b: Row): boolean =>
  (a.groups & b.groups) !== NO_GROUPS && isCombination(a) && isCombination(b);

/** A set is not combined twice with others into the same hand. */
const repeats = (a: Row, b: Row): boolean => a.item === b.item && meets(a, b) && isPairing(a);

/** The sets that hang together, one cluster for each; absent where a ring closes. */
function clusterWith(
  clusters: readonly GroupSet[],
  groups: GroupSet,
): readonly GroupSet[] | undefined {
  let joined = groups;
  const separate: GroupSet[] = [];
  for (const cluster of clusters) {
    const shared = cluster & groups;
    if (shared === NO_GROUPS) separate.push(cluster);
    else if (sizeOf(shared) > 1) return undefined;
    else joined |= cluster;
  }
  return [...separate, joined];
}

/**
 * Account once: each set joins those combined before it in one hand at most, so that the hands hang
 * the sets together without a ring.
 */
function accountedOnce(rows: readonly Row[]): boolean {
  let clusters: readonly GroupSet[] | undefined = [];
  const before: Row[] = [];
  for (const row of rows) {
    if (!isCombination(row)) continue;
    if (before.some((other) => repeats(other, row))) return false;
    clusters = clusterWith(clusters, row.groups);
    if (clusters === undefined) return false;
    before.push(row);
  }
  return true;
}

/** A combination left out: inside a bigger one, or of sets that hang together already. */
function reason(row: Row, kept: readonly Row[]): Suppression {
  const around = kept.find((other) => isCombination(other) && isWithin(row.groups, other.groups));
  if (around !== undefined) return { rule: 'mcr.dec.2', by: around.item };
  return { rule: 'mcr.dec.3', by: kept.find((other) => meets(other, row))?.item };
}

const CHOICE: Choice = {
  worth: ({ item }) => item.value.points ?? 0,
  meets,
  lawful: accountedOnce,
  reason,
};

interface Found {
  readonly hands: readonly Row[];
  readonly flowers: readonly Row[];
  readonly chicken: Row | undefined;
}

function splitRows(found: readonly Row[]): Found {
  const hands: Row[] = [];
  const flowers: Row[] = [];
  let chicken: Row | undefined;
  for (const row of found) {
    const { family } = row.item;
    if (family === 'flowers') flowers.push(row);
    else if (family === 'chicken') chicken = row;
    else hands.push(row);
  }
  return { hands, flowers, chicken };
}

export function select(found: readonly Row[]): readonly Row[] {
  const { hands, flowers, chicken } = splitRows(found);
  if (hands.length === 0) return chicken === undefined ? flowers : [chicken, ...flowers];
  return [...keepBest(hands, CHOICE), ...flowers];
}

export function selections(found: readonly Row[]): readonly (readonly Row[])[] {
  const { hands, chicken } = splitRows(found);
  if (hands.length === 0) return chicken === undefined ? [] : [[chicken]];
  return bestSelections(hands, CHOICE);
}
