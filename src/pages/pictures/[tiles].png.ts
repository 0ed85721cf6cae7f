import { getEntries } from 'astro:content';
import type { APIRoute } from 'astro';
import { recentDays } from '../../course/days.ts';
import { DRILL_PAGES } from '../../course/drills.ts';
import { eveningLessons, eveningRows } from '../../course/evening.ts';
import { lessonPicture } from '../../course/lesson-picture.ts';
import { courses, exerciseIds, lessonsOf } from '../../course/lessons.ts';
import { DEFAULT_PICTURE, drawPicture, openTiles } from '../../course/pictures.ts';
import { LOCALES } from '../../i18n/locales.ts';

async function lessonPictures() {
  const [locale] = LOCALES;
  const evening = eveningRows(locale, await eveningLessons(locale));
  const lessons = (
    await Promise.all((await courses()).map((course) => lessonsOf(locale, course)))
  ).flat();
  const drawn = lessons.map(async (lesson) => {
    const ids = exerciseIds(lesson).map((id) => ({ collection: 'exercises' as const, id }));
    return lessonPicture(lesson.vignette, await getEntries(ids));
  });
  return [...evening.map(({ vignette }) => openTiles(vignette)), ...(await Promise.all(drawn))];
}

export async function getStaticPaths() {
  const pictured = [
    DEFAULT_PICTURE,
    ...DRILL_PAGES.map(({ figure }) => figure.held),
    ...(await lessonPictures()).flatMap((tiles) => tiles ?? []),
    ...(await recentDays()).map(({ hand }) => hand),
  ];
  return [...new Set(pictured)].map((tiles) => ({ params: { tiles } }));
}

export const GET: APIRoute = async ({ params }) =>
  new Response(Buffer.from(await drawPicture(params['tiles'] ?? '')));
