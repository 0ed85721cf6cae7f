/** What the page of a lesson says of itself to machines. */
import type { Locale } from '../i18n/locales.ts';
import { WORDS } from '../i18n/words.ts';
import { hrefOf, lessonPath, pageHref } from './links.ts';
import { pictureHref } from './pictures.ts';
import { breadcrumbs, learningResource, type Thing } from './structured-data.ts';

interface LessonFacts {
  readonly locale: Locale;
  readonly name: string;
  readonly description: string;
  readonly course: { readonly id: string; readonly name: string };
  readonly slug: string;
  readonly at: number;
  readonly minutes: number;
  readonly picture: string | undefined;
}

export function lessonThings(lesson: LessonFacts): readonly Thing[] {
  const { locale, name, description, course, slug, at, minutes, picture } = lesson;
  const href = hrefOf(locale, lessonPath(course.id, slug));
  const shelf = { name: course.name, href: `${pageHref(locale, 'learn')}#${course.id}` };
  return [
    learningResource({
      ...{ locale, name, description, href, minutes, kind: 'lesson' },
      ...{ picture: pictureHref(picture), course: { ...shelf, position: at + 1 } },
    }),
    breadcrumbs([
      { name: WORDS[locale]['nav.learn'], href: pageHref(locale, 'learn') },
      shelf,
      { name, href },
    ]),
  ];
}
