/** The pages that hold whole books: short and light when closed, and every link into them lands. */
import type { Page } from '@playwright/test';
import { errataPath, pathOf, pointsPath, rulesPath } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { eachPage, expect, speak, test, turnsOf } from './site.ts';

const PAGES = [
  pathOf('compare'),
  pathOf('changes'),
  pathOf('hands'),
  pathOf('formulas'),
  pathOf('glossary'),
  pathOf('tiles'),
  rulesPath('tchou1924'),
  rulesPath('mcr'),
  pointsPath('mcr'),
  errataPath('vulcain1953'),
];

const MOST_ELEMENTS = 3_000;
const MOST_SCREENS = 8;

const size = (page: Page) =>
  page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    screens: document.documentElement.scrollHeight / innerHeight,
    wide: document.documentElement.scrollWidth - innerWidth,
  }));

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  for (const [kind, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1280, height: 800 }],
  ] as const) {
    test(`no more than ${MOST_SCREENS} screens and ${MOST_ELEMENTS} elements, ${locale}, ${kind}`, {
      tag: `@${kind}`,
    }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await eachPage(PAGES, async (path) => {
        await page.goto(`${locale}/${path}`);
        const { elements, screens, wide } = await size(page);
        expect(elements).toBeLessThanOrEqual(MOST_ELEMENTS);
        expect(screens).toBeLessThanOrEqual(MOST_SCREENS);
        expect(wide).toBeLessThanOrEqual(0);
      });
    });
  }

  turn()(
    `a link to a place inside opens what holds it, ${locale}`,
    { tag: '@desktop' },
    async ({ page }) => {
      for (const [path, id] of [
        [pathOf('hands'), 'thirteen-orphans'],
        [pathOf('formulas'), 'XXXVIII'],
        [pathOf('glossary'), 'chow'],
        [rulesPath('tchou1924'), 'IV.11'],
        [rulesPath('tchou1924'), 'part-VI'],
        [rulesPath('mcr'), 'ex.66'],
        [rulesPath('mcr'), 'errata'],
        [rulesPath('tchou1924'), 'E15'],
        [errataPath('tchou1924'), 'E15'],
      ] as const) {
        await page.goto(`${locale}/${path}#${id}`);
        await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      }
    },
  );

  turn()(
    `the rules are searched, accents or not, ${locale}`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(`${locale}/${rulesPath('tchou1924')}`);
      const field = page.getByRole('searchbox', { name: say('rules.search') });
      const rule = page.locator('[id="VII.8"]');
      await expect(rule).toBeHidden();
      await field.fill(locale === 'fr' ? 'CINQ TUILES QUI SE SUIVENT' : 'FIVE TILES IN A ROW');
      await expect(rule).toBeVisible();
      await expect(page.locator('[id="IV.11"]')).toBeHidden();
      await field.fill('x'.repeat(300));
      await expect(page.getByRole('status')).toHaveText(say('search.none'));
      expect((await size(page)).wide).toBeLessThanOrEqual(0);
      await field.fill('');
      await expect(rule).toBeHidden();
    },
  );
}
