/** The words and the levels of a drill, for pages that show drills as they are asked for. */
import type { APIRoute } from 'astro';
import { pageWordKeys } from '../../../components/drills/word-keys.ts';
import { plainDrillData } from '../../../course/drill-data.ts';
import { DRILL_PAGES, findDrill, isDrillName } from '../../../course/drills.ts';
import { drillDataName } from '../../../course/links.ts';
import { DRILLS } from '../../../engine/drills.ts';
import { LOCALES, localeFrom } from '../../../i18n/locales.ts';
import { wordsFor } from '../../../i18n/words.ts';

export const getStaticPaths = () =>
  LOCALES.flatMap((locale) =>
    DRILL_PAGES.map(({ page }) => ({
      params: { locale, drill: drillDataName(page) },
      props: { page },
    })),
  );

export const GET: APIRoute = async ({ params: { locale }, props: { page: drill } }) => {
  const row = DRILLS.find(({ page }) => page === drill);
  if (!row || !isDrillName(drill)) throw new Error(`no drill ${drill}`);
  const handed = await plainDrillData(row);
  const { view, areas } = findDrill(drill);
  const words = wordsFor(localeFrom(locale), pageWordKeys(view, areas));
  return Response.json({ words, handed });
};
