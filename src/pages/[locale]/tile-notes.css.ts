/** What is written on the tiles for those who want it: their names, in the language of the page. */
import type { APIRoute } from 'astro';
import { FAMILIES, familyTiles } from '../../components/boards/families.ts';
import notes from '../../components/tiles/tile-notes.css?inline';
import { BONUS_TILES, RED_FIVES } from '../../engine/notation.ts';
import { tileCaption } from '../../i18n/hand/tile-captions.ts';
import { LOCALES, localeFrom } from '../../i18n/locales.ts';
import { speaker } from '../../i18n/speak.ts';
import { WORDS } from '../../i18n/words.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

export const GET: APIRoute = ({ params }) => {
  const locale = localeFrom(params['locale']);
  const say = speaker(locale, WORDS[locale]);
  const names = [...FAMILIES.flatMap(familyTiles), ...BONUS_TILES, ...RED_FIVES].map(
    (tile) => `[data-tile="${tile}"]{--name:${JSON.stringify(tileCaption(say, tile))}}`,
  );
  return new Response(`${notes}\n@layer components{${names.join('')}}`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });
};
