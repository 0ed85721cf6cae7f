/**
 * Windows of 360 and 335 px whose scrollbar takes its place from the page, as on many desktops,
 * with text of the usual size and of twice that.
 */

import { browserPath } from '../../scripts/browser.mjs';
import { lessonPath, pathOf, pointsPath, sourcePath } from '../../src/course/links.ts';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { alive, eachPage, expect, KINDS, sharedOut, test } from './site.ts';

const { path, args, env } = await browserPath();

test.use({
  viewport: { width: 360, height: 640 },
  launchOptions: {
    ...{ executablePath: path, args, env: { ...process.env, ...env } },
    // Playwright hides scrollbars unless it is told not to.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const HAND = 'hand=4466699p666s~123s*4p&seat=E&round=S';

const PATHS = [
  ...KINDS.map((kind) => kind.path),
  `${pathOf('total')}?${HAND}&ask=value`,
  `${pathOf('fans')}?${HAND}`,
  `${pathOf('settle')}?E=160&S=20&W=16&N=2&winner=E&from=S&fine=half-N`,
  `${pathOf('analyse')}?hand=1112345678999m`,
  `${pathOf('exclusions')}?hand=no-honors`,
  lessonPath('tchou1924', 'the-set'),
  lessonPath('tchou1924', 'one-tile-short'),
  lessonPath('tchou1924', 'breach-and-deal'),
  lessonPath('riichi', 'winning-and-furiten'),
  ...PLAYABLE_RULES.flatMap((rules) => [pointsPath(rules), sourcePath(rules)]),
  lessonPath('riichi', 'fu'),
  pathOf('play'),
];

for (const locale of LOCALES) {
  test(`no page can be moved sideways beside a scrollbar, ${locale}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(`${locale}/${pathOf('glossary')}`);
    const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(bar).toBeGreaterThan(0);
    const device = await page.context().newCDPSession(page);
    await eachPage(sharedOut([...new Set(PATHS)], locale), async (at) => {
      await page.goto(`${locale}/${at}`);
      await alive(page);
      for (const standard of [16, 32]) {
        await device.send('Page.setFontSizes', { fontSizes: { standard } });
        for (const width of [335, 360]) {
          await page.setViewportSize({ width, height: 640 });
          const wide = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect(wide, `text of ${standard} px, ${width} px`).toBe(0);
        }
      }
    });
  });
}
