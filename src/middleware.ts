/** Gives each page the words of all that is alive on it. */
import { defineMiddleware } from 'astro:middleware';
import { withWords } from './i18n/record/carry-words.ts';

export const onRequest = defineMiddleware(async ({ locals }, next) => {
  locals.words = {};
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(withWords(await response.text(), locals.words), response);
});
