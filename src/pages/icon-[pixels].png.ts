import type { APIRoute } from 'astro';
import { drawIcon, ICON_PIXELS } from '../course/pictures.ts';

export const getStaticPaths = () => ICON_PIXELS.map((pixels) => ({ params: { pixels } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(Buffer.from(await drawIcon(Number(params['pixels']))));
