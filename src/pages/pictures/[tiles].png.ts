import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { DRILL_PAGES } from '../../course/drills.ts';
import { courses } from '../../course/lessons.ts';
import { DEFAULT_PICTURE, drawPicture, openTiles } from '../../course/pictures.ts';

export async function getStaticPaths() {
  const evening = (await getCollection('evening')).map(({ data }) => data);
  const lessons = [...(await courses()).flatMap((course) => course.lessons), ...evening];
  const pictured = [
    DEFAULT_PICTURE,
    ...DRILL_PAGES.map(({ figure }) => figure.held),
    ...lessons.flatMap(({ vignette }) => openTiles(vignette) ?? []),
  ];
  return [...new Set(pictured)].map((tiles) => ({ params: { tiles } }));
}

export const GET: APIRoute = async ({ params }) =>
  new Response(Buffer.from(await drawPicture(params['tiles'] ?? '')));
