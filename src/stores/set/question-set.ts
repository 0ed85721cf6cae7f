/** Questions that somebody puts together for others: each is the address of a drill's question. */
import type { Texts } from '../../engine/drills.ts';
import { sameTexts } from '../question/on-board.ts';

export interface SetQuestion {
  /** The page of its drill, as addresses name it. */
  readonly page: string;
  readonly texts: Texts;
  /** What the teacher says of it. */
  readonly words: string;
}

export interface QuestionSet {
  readonly title: string;
  readonly questions: readonly SetQuestion[];
}

export const EMPTY_SET: QuestionSet = { title: '', questions: [] };

/** How much a set holds: what is more is refused, never cut. */
export const MOST = { questions: 40, title: 100, words: 500, address: 800, text: 60_000 } as const;

/** Signs that show nothing, or turn around what stands beside them; and halves of signs. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Not in the middle of a sign. */
const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

const clean = (line: string): string => line.replace(UNSEEN, ' ');

export const cleanTitle = (text: string): string => cut(clean(text), MOST.title);

/** On several lines, if the teacher likes. */
export const cleanWords = (text: string): string =>
  cut(
    text
      .split(/\r\n?|\n/)
      .map(clean)
      .join('\n'),
    MOST.words,
  );

export const isSameQuestion = (one: SetQuestion, other: SetQuestion): boolean =>
  one.page === other.page && sameTexts(one.texts, other.texts);

export const withTitle = (set: QuestionSet, title: string): QuestionSet => ({
  ...set,
  title: cleanTitle(title),
});

export const withWords = (set: QuestionSet, at: number, words: string): QuestionSet => ({
  ...set,
  questions: set.questions.map((one, place) =>
    place === at ? { ...one, words: cleanWords(words) } : one,
  ),
});

export const without = (set: QuestionSet, at: number): QuestionSet => ({
  ...set,
  questions: set.questions.toSpliced(at, 1),
});

/** As it was before it was taken out, whatever was done since. */
export const withBack = (set: QuestionSet, at: number, one: SetQuestion): QuestionSet => ({
  ...set,
  questions: set.questions.toSpliced(at, 0, one),
});

/** One place up or down; at the end of the list it stays. */
export function moved(set: QuestionSet, at: number, by: 1 | -1): QuestionSet {
  const one = set.questions[at];
  const to = at + by;
  if (!one || to < 0 || to >= set.questions.length) return set;
  return { ...set, questions: set.questions.toSpliced(at, 1).toSpliced(to, 0, one) };
}

/** Those that are not in it yet; nothing where not all of them have room. */
export function withQuestions(
  set: QuestionSet,
  more: readonly SetQuestion[],
): QuestionSet | undefined {
  const questions = [...set.questions];
  for (const one of more) {
    if (!questions.some((known) => isSameQuestion(known, one))) questions.push(one);
  }
  return questions.length > MOST.questions ? undefined : { ...set, questions };
}
