/** What can be drilled. A new drill is one row here, and its page. */
import { QUESTION_WORDS, SETTLE_WORDS, TABLE_WORDS, type WordKey } from '../i18n/words.ts';
import type { PageName } from './links.ts';

/** Keys, or the first and the last of a range, and what they do. */
export type KeyHelp = readonly [keys: readonly string[], does: WordKey];

const SUIT_KEYS: KeyHelp = [['m', 'p', 's', 'z'], 'keys.suits'];
const ENTER_KEY: KeyHelp = [['Enter'], 'keys.enter'];
const HINT_KEY: KeyHelp = [['H'], 'keys.hint'];

export interface DrillRow {
  readonly page: PageName;
  /** What the keys do on its board; absent where another drill has the same. */
  readonly keys?: { readonly title: WordKey; readonly rows: readonly KeyHelp[] };
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
    keys: {
      title: 'keys.drill',
      rows: [[['1–9'], 'keys.digits'], SUIT_KEYS, ENTER_KEY, HINT_KEY, [['←', '→'], 'keys.arrows']],
    },
    title: 'finder.title',
    text: 'finder.description',
    needsScript: 'finder.needsScript',
    figure: { held: '4445s', coming: true },
    words: [...QUESTION_WORDS, 'error.'],
  },
  {
    page: 'discards',
    keys: {
      title: 'keys.discards',
      rows: [
        [['←', '→'], 'keys.discards.arrows'],
        [['1–9'], 'keys.discards.digits'],
        [['Enter'], 'keys.discards.enter'],
        HINT_KEY,
        [['P'], 'keys.discards.play'],
      ],
    },
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
    keys: {
      title: 'keys.count',
      rows: [[['1–9'], 'keys.count.digits'], ENTER_KEY, HINT_KEY, [['→'], 'keys.count.arrows']],
    },
    title: 'count.title',
    text: 'count.description',
    needsScript: 'count.needsScript',
    figure: { held: '777z55p' },
  },
  {
    page: 'settle',
    keys: {
      title: 'keys.accounts',
      rows: [[['1–9'], 'keys.accounts.digits'], [['T'], 'keys.accounts.turn'], ENTER_KEY, HINT_KEY],
    },
    title: 'accounts.title',
    text: 'accounts.description',
    needsScript: 'accounts.needsScript',
    figure: { held: '1234z' },
    words: SETTLE_WORDS,
  },
  {
    page: 'table',
    keys: { title: 'keys.table', rows: [[['1–9'], 'keys.table.digits'], ENTER_KEY, HINT_KEY] },
    title: 'table.title',
    text: 'table.description',
    needsScript: 'table.needsScript',
    figure: { held: '567z' },
    words: TABLE_WORDS,
  },
  {
    page: 'fans',
    keys: {
      title: 'keys.fans',
      rows: [[['0–9'], 'keys.fans.digits'], ENTER_KEY, HINT_KEY, [['→'], 'keys.fans.arrows']],
    },
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
    keys: {
      title: 'keys.route',
      rows: [
        [['←', '→'], 'keys.route.arrows'],
        SUIT_KEYS,
        [['1–9'], 'keys.route.digits'],
        ENTER_KEY,
        HINT_KEY,
      ],
    },
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
