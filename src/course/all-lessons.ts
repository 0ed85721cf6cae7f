/** The lessons of all courses in the order in which they are best taken, the first evening before the others. */
import type { Locale } from '../i18n/locales.ts';
import { WORDS } from '../i18n/words.ts';
import { eveningKey, eveningLessons, WHOLE_HAND_LESSON } from './evening.ts';
import { courses, lessonsOf, positionsOf } from './lessons.ts';
import { EVENING_COURSE, WHOLE_HAND_SLUG } from './links.ts';

export async function lessonsInOrder(locale: Locale) {
  const words = WORDS[locale];
  const course = words['evening.title'];
  const evening = (await eveningLessons(locale)).map(({ at, data, words: { title } }) => ({
    ...{ key: eveningKey({ data }), number: at + 1, title, course },
    ...{ minutes: data.minutes, positions: data.steps.length, vignette: data.vignette },
  }));
  const whole = {
    ...{ key: `${EVENING_COURSE}/${WHOLE_HAND_SLUG}`, number: evening.length + 1, course },
    ...{ title: words['wholeHand.title'], ...WHOLE_HAND_LESSON },
  };
  const later = await Promise.all(
    (await courses()).map(async (one) =>
      (await lessonsOf(locale, one)).map((lesson) => ({
        ...{ key: `${one.id}/${lesson.slug}`, number: lesson.at + 1 },
        ...{ title: lesson.entry.data.title, course: one.title[locale] },
        ...{ minutes: lesson.minutes, vignette: lesson.vignette },
        positions: positionsOf(lesson).length,
      })),
    ),
  );
  return [...evening, whole, ...later.flat()];
}
