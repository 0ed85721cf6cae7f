import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import type { Locale } from '../i18n/locales.ts';

export interface LessonPage {
  readonly course: CollectionEntry<'courses'>['data'];
  readonly at: number;
  readonly slug: string;
  readonly entry: CollectionEntry<'lessons'>;
}

/** In order; a lesson without its text stops the build. */
export async function lessonsOf(
  locale: Locale,
  course: CollectionEntry<'courses'>['data'],
): Promise<readonly LessonPage[]> {
  return Promise.all(
    course.lessons.map(async ({ slug }, at) => {
      const entry = await getEntry('lessons', `${locale}/${course.id}/${slug}`);
      if (!entry) throw new Error(`${course.id}/${slug} has no text in ${locale}`);
      return { course, at, slug, entry };
    }),
  );
}

/** In the order in which they are best taken. */
export const courses = async (): Promise<readonly CollectionEntry<'courses'>['data'][]> =>
  (await getCollection('courses')).map(({ data }) => data).sort((a, b) => a.order - b.order);
