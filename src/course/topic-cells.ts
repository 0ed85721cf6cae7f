/** The cells of the topics: whose rules stand in them, and which sources answer alike. */
import { rulesOf } from './links.ts';
import { SOURCES } from './schemas.ts';
import { SILENT, type Topic } from './topic-schemas.ts';

export type Source = (typeof SOURCES)[number];
export type Cell = Topic['cells'][Source];

export const rulesIn = (cell: Cell): readonly string[] => (cell === SILENT ? [] : cell);

/** The rules of other sources that stand in a row with this one. */
export function counterpartsIn(topics: readonly Topic[], ruleId: string): readonly string[] {
  const rows = topics.map(({ cells }) => SOURCES.flatMap((source) => rulesIn(cells[source])));
  const others = rows
    .filter((ids) => ids.includes(ruleId))
    .flat()
    .filter((id) => rulesOf(id) !== rulesOf(ruleId));
  return [...new Set(others)];
}

/** The answers to a question, each with the sources that give it; the silent give none. */
export function answersTo({ cells, alike }: Topic): readonly (readonly Source[])[] {
  const speaking = SOURCES.filter((source) => cells[source] !== SILENT);
  const alone = speaking.filter((source) => !alike.flat().includes(source));
  return [...alike, ...alone.map((source) => [source])];
}
