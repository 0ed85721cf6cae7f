/** The hands of the last days; a feed needs to know where the site stands. */
import type { APIRoute } from 'astro';
import { SITE } from '../../course/absolute.ts';
import { recentDays } from '../../course/days.ts';
import { feedText } from '../../course/feed.ts';
import { LOCALES, localeFrom } from '../../i18n/locales.ts';

export const getStaticPaths = () =>
  SITE === undefined ? [] : LOCALES.map((locale) => ({ params: { locale } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(feedText(localeFrom(params['locale']), await recentDays()), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
