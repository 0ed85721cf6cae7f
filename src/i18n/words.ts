import type { Locale } from './locales.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { WordKey, Words } from './words/words.ts';

/** For the build; what runs in the browser gets its words as a prop. */
export const WORDS: Readonly<Record<Locale, Words>> = { fr, en };

/** The words whose keys begin with one of `areas` (`waits.`, `tile.`). */
export function wordsOf(locale: Locale, areas: readonly string[]): Partial<Words> {
  const wanted = (key: string): boolean => areas.some((area) => key.startsWith(area));
  return Object.fromEntries(Object.entries(WORDS[locale]).filter(([key]) => wanted(key)));
}

/** What a question of the wait finder says. */
export const QUESTION_WORDS = ['waits.', 'wait.', 'tile.', 'group.', 'family.'] as const;

/** What every drill says about its levels, results and storage. */
export const DRILL_WORDS = ['answer.', 'finder.', 'storage.'] as const;

/** What a drill about a hand that is counted says besides, and its sheet. */
export const SHEET_WORDS = ['score.', 'sheet.', 'wind.', 'tile.', 'group.', 'error.'] as const;

/** What a hand that is counted inside a page says: its situation, hints, verdict and sheet. */
const COUNTED_WORDS = [
  ...[
    'score.seat',
    'score.round',
    'score.how.',
    'score.hand',
    'score.winningTile',
    'score.flowers',
  ],
  ...['score.check', 'score.again', 'score.nextLine', 'score.allLines', 'score.sheet'],
  ...['score.hint.', 'score.limitOnly', 'answer.hint', 'sheet.', 'wind.', 'tile.', 'group.'],
] as const;

/** What such a question says besides, by what it asks. */
const ASKED_WORDS = {
  lines: ['score.lines.', 'score.line.', 'score.why.', 'score.pickOne'],
  name: ['score.name.', 'score.line.', 'score.why.', 'score.pickOne'],
  figures: ['score.figures.', 'score.mark.', 'score.field', 'score.may', 'score.mayNot.'],
  total: ['score.field', 'score.right', 'score.wrong', 'score.slip.', 'score.mark.'],
  enough: ['score.may', 'score.enough.', 'score.needEnough'],
} as const;

/** The areas of words that a hand to count hands to the browser, the names of its lines apart. */
export const scoringQuestionWords = ({
  rules,
  ask,
}: {
  readonly rules: string;
  readonly ask: keyof typeof ASKED_WORDS;
}): readonly string[] => [
  ...COUNTED_WORDS,
  ...ASKED_WORDS[ask],
  ...['score.noNumber', 'score.missing', 'score.other.'],
  ...[`${rules}.agreed.`, `${rules}.lines`, `${rules}.field.`],
  ...[`${rules}.other`, `${rules}.option.`],
];

/** What a question about the table says. */
export const TABLE_WORDS = ['table.', 'tile.', 'group.'] as const;

export type { WordKey, Words };
