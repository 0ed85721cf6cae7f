/** The cells of the topics: whose rules stand in them, and which sources answer alike. */
import type { Locale } from '../i18n/locales.ts';
import { anchorOf, rulesOf } from './links.ts';
import { SOURCES } from './schemas.ts';
import { SILENT, type Topic } from './topic-schemas.ts';

type Source = (typeof SOURCES)[number];
type Cell = Topic['cells'][Source];

/** The answer in words of its own, where the short statements of its rules would say more. */
export const sayingOf = (cell: Cell) =>
  typeof cell === 'object' && 'rules' in cell ? cell.says : undefined;

/** What stands in a cell: the words of its own, or the short statements of its rules together. */
export const answerText = (
  locale: Locale,
  says: string | undefined,
  entries: readonly { readonly short?: Readonly<Record<Locale, string>> | undefined }[],
): string => says ?? entries.map(({ short }) => short?.[locale]).join(' ');

export function rulesIn(cell: Cell): readonly string[] {
  if (cell === SILENT) return [];
  return 'rules' in cell ? cell.rules : cell;
}

const isUnsaid = (cell: Cell): boolean =>
  typeof cell === 'object' && 'rules' in cell && cell.unsaid === true;

/** Parts of the registers that are ours: what is played where a source leaves a question open. */
const OURS = ['dec', 'silence'];

const isOurs = (id: string): boolean => OURS.includes(anchorOf(id).split('.')[0] ?? '');

/** Whether the source answers; a reading of ours is no answer of its own. */
export const answers = (cell: Cell): boolean =>
  !isUnsaid(cell) && rulesIn(cell).some((id) => !isOurs(id));

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
  const speaking = SOURCES.filter((source) => answers(cells[source]));
  const alone = speaking.filter((source) => !alike.flat().includes(source));
  return [...alike, ...alone.map((source) => [source])];
}
