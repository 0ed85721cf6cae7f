/** What the row of a drill says for pages. */
import type { Level } from '../engine/drills.ts';
import type { PlayableRules } from '../engine/scoring.ts';
import type { Say } from '../i18n/speak.ts';
import type { WordKey } from '../i18n/words/index.ts';
import type { BoardKeys } from './drill-keys.ts';

/** In the order of the page that lists them. */
export const DRILL_GROUPS = ['hand', 'count', 'table', 'claims', 'own'] as const;
type DrillGroup = (typeof DRILL_GROUPS)[number];

/** The table from above, in miniature. */
export type TableFigure = 'seats' | 'east' | 'breach' | 'deal' | 'whose' | 'whole';

export interface DrillRow {
  readonly keys: BoardKeys;
  readonly title: WordKey;
  readonly text: WordKey;
  readonly needsScript: WordKey;
  /** The group in which the page of drills lists it. */
  readonly group: DrillGroup;
  /** A question in miniature: tiles held, and one still to come or to be discarded. */
  readonly figure: {
    readonly held: string;
    readonly coming?: boolean;
    readonly leaving?: string;
    /** What is drawn in the place of these tiles. */
    readonly table?: TableFigure;
  };
  /** The rule sets whose rows it names: absent for a drill of one rule set, or of all. */
  readonly names?: readonly PlayableRules[];
  /** Shown in addition to readers without JavaScript. */
  readonly withoutScript?: WordKey;
  /** The words of a lesson's link to one of its levels. */
  readonly practise?: (level: Level, say: Say) => string;
}
