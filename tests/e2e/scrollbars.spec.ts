/** Windows of 360 and 335 px whose scrollbar takes its place from the page, as on many desktops. */

import { browserPath } from '../../scripts/browser.mjs';
import { lessonPath, pathOf, pointsPath } from '../../src/course/links.ts';
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

const PATHS = [
  ...KINDS.map((kind) => kind.path),
  ...PLAYABLE_RULES.map(pointsPath),
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
    await eachPage(sharedOut([...new Set(PATHS)], locale), async (at) => {
      await page.goto(`${locale}/${at}`);
      await alive(page);
      for (const width of [335, 360]) {
        await page.setViewportSize({ width, height: 640 });
        const wide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(wide).toBe(0);
      }
    });
  });
}
