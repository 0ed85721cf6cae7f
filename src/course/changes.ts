/** What became of each question of the matrix from one source to another, and how that is told. */
import type { Locale } from '../i18n/locales.ts';
import type { CHANGES } from './change-schemas.ts';
import { pageHref } from './links.ts';
import type { SOURCES } from './schemas.ts';
import { answers, answersTo } from './topic-cells.ts';
import type { Topic } from './topic-schemas.ts';

type Source = (typeof SOURCES)[number];
type Change = (typeof CHANGES)[number];

export interface Pair {
  readonly from: Source;
  readonly to: Source;
}

/** Absent where neither source answers; a reading of ours is no answer. */
export function changeOf(topic: Topic, { from, to }: Pair): Change | undefined {
  const [before, after] = [answers(topic.cells[from]), answers(topic.cells[to])];
  if (!before) return after ? 'added' : undefined;
  if (!after) return 'lost';
  const isKept = answersTo(topic).some((who) => who.includes(from) && who.includes(to));
  return isKept ? 'kept' : 'changed';
}

/** The matrix with these two sources alone, at a question, or at the answer of one of them. */
export const cellHref = (locale: Locale, { from, to }: Pair, topic: string, of?: Source): string =>
  `${pageHref(locale, 'compare')}?first=${from}&second=${to}#${of ? `${topic}.${of}` : topic}`;

export type StoryPart =
  | { readonly kind: 'words' | 'emphasis'; readonly text: string }
  | { readonly kind: 'question'; readonly text: string; readonly topic: string }
  | { readonly kind: 'rule'; readonly rule: string };

const PART = /\[([^\]]+)\]\(([^)]+)\)|\s*\{([^}]+)\}|\*([^*]+)\*/g;

/** The words of a story, with what they lead to: `[words](question)`, `{rule}`; `*emphasis*`. */
export function storyParts(story: string): readonly StoryPart[] {
  const parts: StoryPart[] = [];
  let at = 0;
  const words = (end: number): void => {
    if (end > at) parts.push({ kind: 'words', text: story.slice(at, end) });
  };
  for (const { index, 0: whole, 1: text, 2: topic, 3: rule, 4: emphasis } of story.matchAll(PART)) {
    words(index);
    at = index + whole.length;
    if (text && topic) parts.push({ kind: 'question', text, topic });
    else if (rule) parts.push({ kind: 'rule', rule });
    else if (emphasis) parts.push({ kind: 'emphasis', text: emphasis });
  }
  words(story.length);
  return parts;
}
