/** Gives each page its language, and the words and questions of its islands. */
import { defineMiddleware } from 'astro:middleware';
import { withData } from './i18n/delivery/carry-words.ts';
import { isLocale, LOCALES } from './i18n/locales.ts';
import { speaker } from './i18n/speak.ts';
import { WORDS } from './i18n/words.ts';

/** Hundreds of tiles are drawn on a page: empty elements of a drawing close themselves. */
const shortDrawings = (html: string): string => html.replace(/><\/(?:use|path)>/g, '/>');

export const onRequest = defineMiddleware(async ({ locals, params: { locale } }, next) => {
  locals.locale = isLocale(locale) ? locale : LOCALES[0];
  locals.say = speaker(locals.locale, WORDS[locals.locale]);
  locals.words = {};
  locals.questions = {};
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(shortDrawings(withData(await response.text(), locals)), response);
});
