/** The lessons of all courses in the order in which they are best taken, the first evening before the others. */
import type { Locale } from '../i18n/locales.ts';
import { WORDS } from '../i18n/words.ts';
import { eveningLessons, eveningRows } from './evening.ts';
import { type LessonRow, lessonRow } from './lesson-row.ts';
import { courses, lessonsOf } from './lessons.ts';
import { EVENING_COURSE } from './links.ts';

const listed = (rows: readonly LessonRow[], id: string, course: string) =>
  rows.map(({ slug, text: _, ...row }) => ({ key: `${id}/${slug}`, ...row, course }));

export async function lessonsInOrder(locale: Locale) {
  const evening = eveningRows(locale, await eveningLessons(locale));
  const later = (await courses()).map(async (course) => {
    const lessons = await lessonsOf(locale, course);
    return listed(lessons.map(lessonRow), course.id, course.title[locale]);
  });
  return [
    ...listed(evening, EVENING_COURSE, WORDS[locale]['evening.title']),
    ...(await Promise.all(later)).flat(),
  ];
}
