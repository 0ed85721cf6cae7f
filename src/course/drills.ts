/** The drills as the register and the lessons name them, with their pages. */
import type { WordKey } from '../i18n/words/words.ts';
import type { PageName } from './links.ts';

interface DrillPage {
  readonly page: PageName;
  readonly title: WordKey;
}

export const DRILL_PAGES = {
  waits: { page: 'drill', title: 'drill.title' },
  discards: { page: 'discards', title: 'discards.title' },
} as const satisfies Readonly<Record<string, DrillPage>>;

export type DrillName = keyof typeof DRILL_PAGES;

export const isDrillName = (name: string): name is DrillName => Object.hasOwn(DRILL_PAGES, name);
