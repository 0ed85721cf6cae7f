import type { TableAsk, TableTypes } from '../../../engine/drills.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { Mark } from './marks.tsx';

export type ShownOf<Ask extends TableAsk> = Extract<TableTypes['shown'], { ask: Ask }>;

/** What a reader touches, for one kind of question or several. */
export interface InnerBoardProps<Shown extends TableTypes['shown'] = TableTypes['shown']> {
  readonly shown: Shown;
  readonly chosen: readonly string[];
  /** Absent before the answer. */
  readonly verdict: TableTypes['verdict'] | undefined;
  readonly locale: Locale;
  readonly say: Say;
  readonly markOf: (item: string) => Mark | undefined;
  /** Chooses what is no `data-item`: the board hears of those by itself. */
  readonly onTouch: (item: string) => void;
}
