/**
 * Which of the hands found count together. Not stated by the text, but all its examples but one
 * follow it (`mcr.dec.2`, `mcr.dec.3`, M06, M28).
 */
import { type GroupSet, isWithin, NO_GROUPS, sizeOf } from '../../scoring/group-set.ts';
import type { Row, Suppression } from '../../scoring/item.ts';
import { bestSelections, keepBest, type RowChoice } from '../../scoring/select.ts';

/** The hands of patterns, and no others, are in these two families. */
const isCombination = ({ item }: Row): boolean =>
  item.family === 'chows' || item.family === 'pungs';

const isPairing = (row: Row): boolean => isCombination(row) && sizeOf(row.groups) === 2;

const meets = (a: Row, b: Row): boolean =>
  (a.groups & b.groups) !== NO_GROUPS && isCombination(a) && isCombination(b);

/** A set is not combined twice with others into the same hand. */
const repeats = (a: Row, b: Row): boolean => a.item === b.item && meets(a, b) && isPairing(a);

/**
 * Joins the sets to the clusters, each of sets that hang together, that they share one with. False
 * where a ring closes: where they share two with one cluster.
 */
function joins(clusters: GroupSet[], groups: GroupSet): boolean {
  let joined = groups;
  let separate = 0;
  for (const cluster of clusters) {
    const shared = cluster & groups;
    if (shared === NO_GROUPS) clusters[separate++] = cluster;
    else if (sizeOf(shared) > 1) return false;
    else joined |= cluster;
  }
  clusters.length = separate;
  clusters.push(joined);
  return true;
}

/**
 * Account once: each set joins those combined before it in one hand at most, so that the hands hang
 * the sets together without a ring.
 */
function accountedOnce(rows: readonly Row[]): boolean {
  const clusters: GroupSet[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as Row;
    if (!isCombination(row)) continue;
    for (let before = 0; before < at; before++) {
      if (repeats(rows[before] as Row, row)) return false;
    }
    if (!joins(clusters, row.groups)) return false;
  }
  return true;
}

/** A combination left out: inside a bigger one, or of sets that hang together already. */
function reason(row: Row, selection: readonly Row[]): Suppression {
  const around = selection.find(
    (other) => isCombination(other) && isWithin(row.groups, other.groups),
  );
  if (around !== undefined) return { rule: 'mcr.dec.2', by: around.item };
  return { rule: 'mcr.dec.3', by: selection.find((other) => meets(other, row))?.item };
}

const CHOICE: RowChoice = {
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
  const rows = keepBest(hands, CHOICE);
  return flowers.length === 0 ? rows : rows.concat(flowers);
}

export function selections(found: readonly Row[]): readonly (readonly Row[])[] {
  const { hands, chicken } = splitRows(found);
  if (hands.length === 0) return chicken === undefined ? [] : [[chicken]];
  return bestSelections(hands, CHOICE);
}
