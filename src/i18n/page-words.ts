/** The words and questions that a page carries for everything on it that is alive. */
import type { Locale } from './locales.ts';
import type { Words } from './words/index.ts';

export const PAGE_WORDS = 'words';
export const PAGE_QUESTIONS = 'questions';

const dataIn = (id: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent ?? '{}');

type Source = (locale: Locale) => Partial<Words>;

let read: Partial<Words> | undefined;

let source: Source = () => {
  read ??= dataIn(PAGE_WORDS) as Partial<Words>;
  return read;
};

/** When a page is built all words are at hand. */
export function haveWords(all: Source): void {
  source = all;
}

export const wordsHere: Source = (locale) => source(locale);

let questions: Readonly<Record<string, unknown>> | undefined;

/** The question of a position; the type is that of its drill. */
export function questionHere<Question>(position: string): Question {
  questions ??= dataIn(PAGE_QUESTIONS) as Readonly<Record<string, unknown>>;
  return questions[position] as Question;
}
