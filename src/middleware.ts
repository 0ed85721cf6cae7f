/** Gives each page the words and the questions of all that is alive on it. */
import { defineMiddleware } from 'astro:middleware';
import { withData } from './i18n/record/carry-words.ts';

export const onRequest = defineMiddleware(async ({ locals }, next) => {
  locals.words = {};
  locals.questions = {};
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(withData(await response.text(), locals), response);
});
