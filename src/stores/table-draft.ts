import type { TableAsk, TableTypes } from '../engine/drills.ts';
import { fail, ok } from '../engine/notation.ts';
import { type DraftRules, farOf, toggled } from './drill-session.ts';

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
  'claimants',
  'passed',
];

export const takesSeveral = ({ ask }: Pick<TableTypes['shown'], 'ask'>): boolean =>
  SEVERAL.includes(ask);

export const touched =
  (shown: TableTypes['shown'], item: string) =>
  (draft: TableDraft): TableDraft =>
    takesSeveral(shown) ? toggled(draft, item) : [item];

export const TABLE_RULES: DraftRules<TableTypes, TableDraft> = {
  blank: () => [],
  // Several choices of families may be right.
  far: (shown, verdict) =>
    takesSeveral(shown) && shown.ask !== 'families' ? farOf(verdict) : undefined,
  read: (_, draft) => (draft.length > 0 ? ok(draft) : fail(['answer'])),
};
