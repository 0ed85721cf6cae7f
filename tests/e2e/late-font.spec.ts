/** Nothing in sight moves when the font of a page comes late; see kinds.spec.ts for when it comes to life. */
import { LOCALES } from '../../src/i18n/locales.ts';
import { expectStill, watchShifts } from './layout-shifts.ts';
import { eachPage, KINDS, sharedOut, test } from './site.ts';

/** Where there is most to read. */
const PROSE = KINDS.filter(({ name }) =>
  /^(lesson|compare|hands|formulas|glossary|tiles|international rules|table of points|errata)$/.test(
    name,
  ),
).map(({ path }) => path);

for (const locale of LOCALES) {
  test(`nothing moves when the font comes late, ${locale}`, { tag: '@phone' }, async ({ page }) => {
    await watchShifts(page);
    await page.route(/\.woff2/, async (route) => {
      await new Promise((later) => setTimeout(later, 1_000));
      await route.continue();
    });
    await eachPage(sharedOut(PROSE, locale), async (path) => {
      await page.goto(`${locale}/${path}`);
      await page.evaluate(() => document.fonts.ready);
      await expectStill(page);
    });
  });
}
