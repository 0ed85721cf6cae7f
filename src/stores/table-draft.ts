/** What is chosen of a question about the table before it is judged. */
import type { TableAsk, TableTypes } from '../engine/drills.ts';
import { fail, ok } from '../engine/notation.ts';
import type { DraftRules } from './drill-session.ts';

/** The things chosen, in the order in which they were touched. */
export type TableDraft = readonly string[];

const SEVERAL: readonly TableAsk[] = [
  'families',
  'tiles',
  'fills',
  'complete',
  'isolated',
  'danger',
  'enough',
];

/** Whether several things may be chosen. */
export const takesSeveral = ({ ask }: Pick<TableTypes['shown'], 'ask'>): boolean =>
  SEVERAL.includes(ask);

/** Chooses a thing; puts it back where several can be chosen. */
export const touched =
  (shown: TableTypes['shown'], item: string) =>
  (draft: TableDraft): TableDraft => {
    if (!takesSeveral(shown)) return [item];
    return draft.includes(item) ? draft.filter((chosen) => chosen !== item) : [...draft, item];
  };

export const TABLE_RULES: DraftRules<TableTypes, TableDraft> = {
  blank: () => [],
  read: (_, draft) => (draft.length > 0 ? ok(draft) : fail(['answer'])),
};
