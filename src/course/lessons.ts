import { type CollectionEntry, getEntry } from 'astro:content';
import type { Locale } from '../i18n/locales.ts';
import { entriesInOrder } from './content.ts';

type Course = CollectionEntry<'courses'>['data'];

export interface LessonPage {
  readonly course: Course;
  readonly at: number;
  readonly slug: string;
  readonly entry: CollectionEntry<'lessons'>;
  /** A few tiles that show its idea. */
  readonly vignette: string;
  /** How long it takes to read and to answer, in minutes. */
  readonly minutes: number;
  readonly sections: readonly Section[];
}

/** From one heading to the next; what stands before the first has no place. */
interface Section {
  /** Of a section that has a heading, which of them it is. */
  readonly heading: number | undefined;
  /** The ids of its exercises and guided walks. */
  readonly positions: readonly string[];
}

const WORDS_A_MINUTE = 180;

const HEADING = /^## .*$/m;
const POSITION = /<(?:Exercise|Walk) id="([^"]+)"/g;
const TAG = /<[^>]*>/g;

const sectionsIn = (text: string): readonly Section[] =>
  text.split(HEADING).map((part, at) => ({
    heading: at === 0 ? undefined : at - 1,
    positions: [...part.matchAll(POSITION)].flatMap(([, id]) => id ?? []),
  }));

export const positionsOf = ({ sections }: Pick<LessonPage, 'sections'>): readonly string[] =>
  sections.flatMap(({ positions }) => positions);

/** Positions that a drill asks: a guided walk has its own way. */
export const exerciseIds = (lesson: Pick<LessonPage, 'sections'>): readonly string[] =>
  positionsOf(lesson).filter((id) => !id.endsWith('.walk'));

/** A minute for each position. */
function minutesFor(text: string, positions: number): number {
  const words = text.replace(TAG, ' ').split(/\s+/).length;
  return Math.ceil(words / WORDS_A_MINUTE + positions);
}

/** In order; a lesson without its text stops the build. */
export async function lessonsOf(locale: Locale, course: Course): Promise<readonly LessonPage[]> {
  return Promise.all(
    course.lessons.map(async ({ slug, vignette }, at) => {
      const entry = await getEntry('lessons', `${locale}/${course.id}/${slug}`);
      if (!entry) throw new Error(`${course.id}/${slug} has no text in ${locale}`);
      const text = entry.body ?? '';
      const sections = sectionsIn(text);
      const minutes = minutesFor(text, positionsOf({ sections }).length);
      return { course, at, slug, entry, vignette, minutes, sections };
    }),
  );
}

/** In the order in which they are best taken. */
export const courses = (): Promise<readonly Course[]> => entriesInOrder('courses');

interface Chapter {
  readonly title: string;
  readonly lessons: readonly LessonPage[];
}

/** The lessons of a course under the names of its chapters, of which the first has the first. */
export function chaptersOf(
  locale: Locale,
  { chapters }: Course,
  lessons: readonly LessonPage[],
): readonly Chapter[] {
  const starts = chapters.map(({ from }) => lessons.findIndex(({ slug }) => slug === from));
  const isInOrder = starts.every((start, at) =>
    at === 0 ? start === 0 : start > Number(starts[at - 1]),
  );
  if (!isInOrder) throw new Error(`chapters out of order: ${chapters.map(({ from }) => from)}`);
  return chapters.map(({ title }, at) => ({
    title: title[locale],
    lessons: lessons.slice(starts[at], starts[at + 1]),
  }));
}

/** The lessons with a link to a drill. */
export async function lessonsLeadingTo(
  locale: Locale,
  drill: string,
): Promise<readonly LessonPage[]> {
  const all = (await courses()).map((course) => lessonsOf(locale, course));
  return (await Promise.all(all))
    .flat()
    .filter(({ entry }) => entry.body?.includes(`<Practice drill="${drill}"`));
}
