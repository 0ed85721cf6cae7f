import type { TableAsk, TableTypes } from '../engine/drills.ts';
import { fail, ok } from '../engine/notation.ts';
import { type DraftRules, toggled } from './drill-session.ts';

export type TableDraft = readonly string[];

const SEVERAL: readonly TableAsk[] = [
  'families',
  'tiles',
  'fills',
  'complete',
  'first',
  'isolated',
  'danger',
  'enough',
];

export const takesSeveral = ({ ask }: Pick<TableTypes['shown'], 'ask'>): boolean =>
  SEVERAL.includes(ask);

export const touched =
  (shown: TableTypes['shown'], item: string) =>
  (draft: TableDraft): TableDraft =>
    takesSeveral(shown) ? toggled(draft, item) : [item];

export const TABLE_RULES: DraftRules<TableTypes, TableDraft> = {
  blank: () => [],
  read: (_, draft) => (draft.length > 0 ? ok(draft) : fail(['answer'])),
};
