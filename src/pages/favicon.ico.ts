import type { APIRoute } from 'astro';
import { drawFavicon } from '../course/pictures.ts';

export const GET: APIRoute = async () => new Response(Buffer.from(await drawFavicon()));
