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

/** What can be chosen, in the order of the board; stacks are too many for a list. */
export function itemsOf(shown: TableTypes['shown']): readonly string[] {
  const places = (things: readonly unknown[]) => things.map((_, place) => String(place));
  switch (shown.ask) {
    case 'families':
      return shown.families.map(({ id }) => id);
    case 'tiles':
    case 'fills':
    case 'enough':
      return places(shown.of);
    case 'isolated':
    case 'danger':
      return places(shown.hand);
    case 'complete':
      return places(shown.hands);
    case 'tally':
      return shown.sizes;
    case 'taker':
      return [...shown.hands.map(({ player }) => player), '-'];
    case 'breach':
      return [];
    default:
      return [...shown.players];
  }
}
