import type { APIRoute } from 'astro';
import { DRILLS } from '../../course/drills.ts';
import { DEFAULT_PICTURE, drawPicture } from '../../course/pictures.ts';

const PICTURED = new Set([DEFAULT_PICTURE, ...DRILLS.map(({ figure }) => figure.held)]);

export const getStaticPaths = () => [...PICTURED].map((tiles) => ({ params: { tiles } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(Buffer.from(await drawPicture(params['tiles'] ?? '')));
