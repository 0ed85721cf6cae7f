import type { TableAsk, TableTypes } from '../../engine/drills.ts';
import { fail, ok } from '../../engine/notation.ts';
import { type DraftRules, farOf, toggle } from '../question/drill-session.ts';

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
  'kong',
];

export const takesSeveral = ({ ask }: Pick<TableTypes['shown'], 'ask'>): boolean =>
  SEVERAL.includes(ask);

export const touchItem =
  (shown: TableTypes['shown'], item: string) =>
  (draft: TableDraft): TableDraft => {
    if (takesSeveral(shown)) return toggle(draft, item);
    if (shown.ask !== 'next') return [item];
    // One player, and one of the amounts.
    const isPlayer = (chosen: string): boolean => shown.players.includes(chosen);
    return [...draft.filter((chosen) => isPlayer(chosen) !== isPlayer(item)), item];
  };

export const isFilled = ({ ask }: Pick<TableTypes['shown'], 'ask'>, draft: TableDraft): boolean =>
  draft.length >= (ask === 'next' ? 2 : 1);

export const TABLE_RULES: DraftRules<TableTypes, TableDraft> = {
  blank: () => [],
  // Several choices of families may be right.
  far: (shown, verdict) =>
    takesSeveral(shown) && shown.ask !== 'families' ? farOf(verdict) : undefined,
  read: (shown, draft) => (isFilled(shown, draft) ? ok(draft) : fail(['answer'])),
};
