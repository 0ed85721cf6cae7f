/** The rows of a rule set's scoring table, laid out on one sheet. */
import type { z } from 'astro/zod';
import type { AgreedRules, Value } from '../engine/scoring.ts';
import type { summary } from './rule-schemas.ts';

type Item = AgreedRules['items'][number];
type Layout = z.output<typeof summary>['table'];

interface PointLine {
  /** The key of what the content says of it. */
  readonly key: string;
  /** One row, or that of the exposed and that of the concealed group. */
  readonly items: readonly Item[];
}

interface PointGroup {
  readonly title: NonNullable<Layout['groups']>[number]['title'] | undefined;
  /** Common to all, where the rows stand by value. */
  readonly value: Value | undefined;
  readonly lines: readonly PointLine[];
}

const SIDE = /^(exposed|concealed)-/;

function linesOf(items: readonly Item[]): readonly PointLine[] {
  const ids = new Set(items.map(({ id }) => id));
  const keyOf = ({ id }: Item): string => {
    const stem = id.replace(SIDE, '');
    return ids.has(`exposed-${stem}`) && ids.has(`concealed-${stem}`) ? stem : id;
  };
  return [...Map.groupBy(items, keyOf)].map(([key, items]) => ({ key, items }));
}

function byValue(items: readonly Item[]): readonly PointGroup[] {
  const values = Map.groupBy(items, ({ value }) => value.points ?? 0);
  return [...values]
    .sort(([a], [b]) => a - b)
    .map(([points, members]) => ({
      title: undefined,
      value: { points },
      lines: linesOf(members),
    }));
}

export const pointGroups = (items: readonly Item[], { groups }: Layout): readonly PointGroup[] =>
  groups?.map(({ title, families, points }) => ({
    title,
    value: undefined,
    lines: linesOf(
      items.filter(
        ({ family, value }) =>
          families.includes(family) && (points === undefined || value.points === points),
      ),
    ),
  })) ?? byValue(items);
