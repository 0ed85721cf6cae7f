/** What can be drilled. A new drill is one row here, and its page. */
import { QUESTION_WORDS, SETTLE_WORDS, TABLE_WORDS, type WordKey } from '../i18n/words.ts';
import type { PageName } from './links.ts';

export interface DrillRow {
  readonly page: PageName;
  readonly title: WordKey;
  /** One line: what is asked. */
  readonly text: WordKey;
  readonly needsScript: WordKey;
  /** A question in small: the tiles held, and one more that is yet to come or has to leave. */
  readonly figure: {
    readonly held: string;
    readonly coming?: boolean;
    readonly leaving?: string;
  };
  /** The areas of words that it needs beside those of every drill. */
  readonly words?: readonly string[];
  /** What a reader without JavaScript is told besides. */
  readonly withoutScript?: WordKey;
}

export const DRILLS = [
  {
    page: 'waits',
    title: 'finder.title',
    text: 'finder.description',
    needsScript: 'finder.needsScript',
    figure: { held: '4445s', coming: true },
    words: [...QUESTION_WORDS, 'error.'],
  },
  {
    page: 'discards',
    title: 'discards.title',
    text: 'discards.description',
    needsScript: 'discards.needsScript',
    figure: { held: '4566p', leaving: '4z' },
    words: [
      'discards.',
      'odds.',
      'waits.partial',
      'waits.again',
      'wait.',
      'tile.',
      'group.',
      'error.',
    ],
    withoutScript: 'discards.judged',
  },
  {
    page: 'count',
    title: 'count.title',
    text: 'count.description',
    needsScript: 'count.needsScript',
    figure: { held: '777z55p' },
  },
  {
    page: 'settle',
    title: 'accounts.title',
    text: 'accounts.description',
    needsScript: 'accounts.needsScript',
    figure: { held: '1234z' },
    words: SETTLE_WORDS,
  },
  {
    page: 'table',
    title: 'table.title',
    text: 'table.description',
    needsScript: 'table.needsScript',
    figure: { held: '567z' },
    words: TABLE_WORDS,
  },
  {
    page: 'fans',
    title: 'fans.title',
    text: 'fans.description',
    needsScript: 'fans.needsScript',
    figure: { held: '234m345p' },
  },
  {
    page: 'total',
    title: 'totals.title',
    text: 'totals.description',
    needsScript: 'fans.needsScript',
    figure: { held: '888p66z' },
  },
  {
    page: 'eight',
    title: 'route.title',
    text: 'route.description',
    needsScript: 'route.needsScript',
    figure: { held: '6789s', leaving: '3s' },
  },
] as const satisfies readonly DrillRow[];

/** A drill by its page: as the register names it. */
export type DrillName = (typeof DRILLS)[number]['page'];

export const isDrillName = (name: string): name is DrillName =>
  DRILLS.some(({ page }) => page === name);

export const drillNamed = (name: DrillName): DrillRow =>
  DRILLS.find(({ page }) => page === name) as DrillRow;
