import type { TableAsk, TableTypes } from '../engine/drills.ts';
import { fail, ok } from '../engine/notation.ts';
import type { DraftRules } from './drill-session.ts';

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

export const takesSeveral = ({ ask }: Pick<TableTypes['shown'], 'ask'>): boolean =>
  SEVERAL.includes(ask);

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
