/** What a device needs to install the site, in each language. */
import type { APIRoute } from 'astro';
import { pageHref, publicHref } from '../../course/links.ts';
import { ICON_PIXELS, iconHref } from '../../course/pictures.ts';
import { LOCALES, localeFrom } from '../../i18n/locales.ts';
import { speaker } from '../../i18n/speak.ts';
import { WORDS } from '../../i18n/words.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

export const GET: APIRoute = ({ params }) => {
  const locale = localeFrom(params['locale']);
  const say = speaker(locale, WORDS[locale]);
  const home = pageHref(locale, 'home');
  const drawn = ICON_PIXELS.map((pixels) => ({
    src: iconHref(pixels),
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
  }));
  return Response.json({
    ...{ lang: locale, name: say('site.name'), description: say('site.description') },
    ...{ id: home, start_url: home, scope: home, display: 'standalone' },
    ...{ background_color: '#f7f2e7', theme_color: '#f7f2e7' },
    icons: [{ src: publicHref('favicon.svg'), sizes: 'any', type: 'image/svg+xml' }, ...drawn],
  });
};
