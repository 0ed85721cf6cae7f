/** Which lines are offered where a reader ticks those that count: they, and tempting others. */

import { TCHOU1924_DEFAULTS } from '../../rulesets/tchou1924/config.ts';
import { tchou1924 } from '../../rulesets/tchou1924/ruleset.ts';
import { bringsSomething, type Item, type Row } from '../../scoring/item.ts';
import type { Score } from '../../scoring/score.ts';
import type { View } from '../../scoring/view.ts';
import type { CountAgreements } from './count-question.ts';

/** A line that is offered. */
export interface CountLine {
  readonly item: string;
  /** Whether it counts and brings something. */
  readonly counts: boolean;
}

const LAID = ['exposed', 'concealed'] as const;
const GROUPS = ['pung', 'kong'] as const;

/** Which kinds of tile one is taken for. */
const TAKEN_FOR = {
  simples: ['ends'],
  ends: ['simples'],
  'own-wind': ['other-wind', 'dragon'],
  'other-wind': ['own-wind'],
  dragon: ['own-wind'],
} as const;
type Kind = keyof typeof TAKEN_FOR;
const KINDS = Object.keys(TAKEN_FOR) as readonly Kind[];

/** A group laid or held the other way, of another kind, with a tile more or less. */
const NEAR_GROUPS = KINDS.flatMap((kind) =>
  GROUPS.flatMap((group) =>
    LAID.map((laid): readonly [string, readonly string[]] => {
      const other = laid === 'exposed' ? 'concealed' : 'exposed';
      const more = group === 'pung' ? 'kong' : 'pung';
      const kinds = TAKEN_FOR[kind].map((one) => `${laid}-${group}-${one}`);
      return [
        `${laid}-${group}-${kind}`,
        [`${other}-${group}-${kind}`, ...kinds, `${laid}-${more}-${kind}`],
      ];
    }),
  ),
);

const ALL_LAST = ['completed-pair', 'completed-middle', 'completed-extreme', 'drawn-last-tile'];

/** Limit hands that look alike, or of which one is short of another. */
const NEAR_LIMITS: readonly (readonly [string, readonly string[]])[] = [
  ['complete-from-the-start', ['first-discard', 'four-concealed-pungs']],
  ['first-discard', ['complete-from-the-start', 'four-concealed-pungs']],
  ['thirteen-kinds', ['honours-winds-ones-and-nines', 'honours-and-winds', 'ones-and-nines']],
  ['two-honour-pungs-and-pair', ['honours-and-winds', 'three-wind-pungs-and-pair']],
  ['three-wind-pungs-and-pair', ['honours-and-winds', 'two-honour-pungs-and-pair']],
  ['four-concealed-pungs', ['four-kongs', 'three-concealed-pungs']],
  ['four-kongs', ['four-concealed-pungs', 'three-kongs']],
  ['honours-and-winds', ['honours-winds-ones-and-nines', 'two-honour-pungs-and-pair']],
  ['ones-and-nines', ['honours-winds-ones-and-nines', 'honours-and-winds']],
  ['honours-winds-ones-and-nines', ['ones-and-nines', 'honours-and-winds']],
];

const others = (all: readonly string[]): readonly (readonly [string, readonly string[]])[] =>
  all.map((item) => [item, all.filter((one) => one !== item)]);

/** The rows that each row is taken for, the likeliest first. */
const NEAR: ReadonlyMap<string, readonly string[]> = new Map([
  ...NEAR_GROUPS,
  ...others(ALL_LAST),
  ...NEAR_LIMITS,
  ['pair-dragon', ['pair-own-wind', 'concealed-pung-dragon', 'exposed-pung-dragon']],
  ['pair-own-wind', ['pair-dragon', 'concealed-pung-own-wind', 'exposed-pung-own-wind']],
  ['pair-plain', ['pair-own-wind', 'pair-dragon']],
  ['half-homogeneous', ['homogeneous']],
  ['homogeneous', ['half-homogeneous']],
  ['three-concealed-pungs', ['two-concealed-of-four-pungs', 'four-concealed-pungs']],
  ['two-concealed-of-four-pungs', ['three-concealed-pungs']],
  ['three-kongs', ['four-kongs']],
  ['after-kong', ['robbed-kong']],
  ['robbed-kong', ['after-kong']],
  ['last-conventional-tile', ['drawn-last-tile']],
]);

const brings = ({ value }: Item): boolean => bringsSomething(value);
const counts = ({ suppressedBy }: Row): boolean => suppressedBy === undefined;

/** The first of each list, then the second of each, and so on. */
function inTurns(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

const FEWEST_WRONG = 3;
const MOST_LINES = 8;

/** Whether a row can stand in the hand of this player at all. */
const canStand = ({ winner }: Item, { situation }: View): boolean =>
  winner !== true || situation.win !== undefined;

/**
 * The lines to tell apart, in the order of the table: all that count, what is found and struck
 * out, and the rows that they are taken for.
 */
export function countLines(
  { rows, view }: Score,
  agreements: CountAgreements,
): readonly CountLine[] {
  const table = tchou1924.items({ ...TCHOU1924_DEFAULTS, ...agreements });
  const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
  const right = unique(rows.filter((row) => counts(row) && brings(row.item)).map(idOf));
  const struck = rows.filter((row) => !counts(row) && brings(row.item)).map(idOf);
  const near = inTurns(unique(rows.filter(counts).map(idOf)).map((id) => NEAR.get(id) ?? []));
  const standing = new Set(
    table.filter((item) => brings(item) && canStand(item, view)).map(({ id }) => id),
  );
  const wrong = unique(inTurns([near, struck]))
    .filter((id) => standing.has(id) && !right.includes(id))
    .slice(0, Math.max(FEWEST_WRONG, MOST_LINES - right.length));
  return table.flatMap(({ id }): CountLine[] => {
    if (right.includes(id)) return [{ item: id, counts: true }];
    return wrong.includes(id) ? [{ item: id, counts: false }] : [];
  });
}

const idOf = ({ item }: Row): string => item.id;
