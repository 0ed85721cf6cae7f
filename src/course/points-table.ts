/** The rows of a rule set's scoring table, laid out on one sheet. */
import type { AgreedRules, Value } from '../engine/scoring.ts';

type Item = AgreedRules['items'][number];

/** The families of rows under one heading, in one language or in all of them. */
export interface PointHeading<Title> {
  readonly title: Title;
  readonly families: readonly string[];
  readonly points?: number | undefined;
}

interface PointLine {
  /** The key of what the content says of it. */
  readonly key: string;
  /** One row, or that of the exposed and that of the concealed group. */
  readonly items: readonly Item[];
}

interface PointGroup<Title> {
  readonly title: Title | undefined;
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

function byValue(items: readonly Item[]): readonly PointGroup<never>[] {
  const values = Map.groupBy(items, ({ value }) => value.points ?? 0);
  return [...values]
    .sort(([a], [b]) => a - b)
    .map(([points, members]) => ({
      title: undefined,
      value: { points },
      lines: linesOf(members),
    }));
}

const byHeading = <Title>(
  items: readonly Item[],
  headings: readonly PointHeading<Title>[],
): readonly PointGroup<Title>[] =>
  headings.map(({ title, families, points }) => ({
    title,
    value: undefined,
    lines: linesOf(
      items.filter(
        ({ family, value }) =>
          families.includes(family) && (points === undefined || value.points === points),
      ),
    ),
  }));

/** Without headings the rows stand by value. Some headings have rows under some agreements alone. */
export const pointGroups = <Title>(
  items: readonly Item[],
  headings: readonly PointHeading<Title>[] | undefined,
): readonly PointGroup<Title>[] =>
  headings ? byHeading(items, headings).filter(({ lines }) => lines.length > 0) : byValue(items);
