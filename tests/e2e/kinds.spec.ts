/**
 * Each kind of page, opened once on a narrow screen and once on a desk: axe finds nothing by day nor by
 * night, nothing moves when the page comes to life, nothing runs over the side with text of twice the
 * size, and header, display and keys are where they always are.
 */
import type { Page } from '@playwright/test';
import { browserPath } from '../../scripts/browser.mjs';
import { lessonPath, pathOf, pointsPath, sourcePath } from '../../src/course/links.ts';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { expectAccessible } from './axe.ts';
import { expectStill, watchShifts } from './layout-shifts.ts';
import { withoutChance } from './long-tasks.ts';
import { alive, eachPage, expect, forbidLooking, KINDS, sharedOut, speak, test } from './site.ts';

const { path, args, env } = await browserPath();

test.use({
  launchOptions: {
    ...{ executablePath: path, args, env: { ...process.env, ...env } },
    // Playwright hides scrollbars unless it is told not to: on many desks they take their place
    // from the page.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const HAND = 'hand=4466699p666s~123s*4p&seat=E&round=S';

/** Pages whose widest part shows in a state of theirs, and those that hold wide tables. */
const WIDE = [
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

const kindPaths = KINDS.map((kind) => kind.path);

/** Text of the usual size and of twice that. */
async function expectNoOverflow(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  for (const standard of [32, 16]) {
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
  await device.detach();
}

/** Where header and menu stand on the screens of desks. */
async function headerPlaces(page: Page): Promise<string> {
  const all: string[] = [];
  for (const width of [1920, 1440, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const places = await page.evaluate(() =>
      ['.brand', '.site-nav a', '.site-tools'].map((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return box && [box.left, box.top].map(Math.round).join();
      }),
    );
    all.push(`${width}: ${places.join(' ')}`);
  }
  return all.join('; ');
}

for (const locale of LOCALES) {
  const say = speak(locale);
  const kinds = sharedOut(kindPaths, locale);

  test.describe(`each kind of page, ${locale}`, { tag: '@desktop' }, () => {
    test.describe('on a narrow screen', () => {
      test.use({ hasTouch: true });

      test('is accessible, stands still and stays within the screen', async ({ page }) => {
        await withoutChance(page);
        await watchShifts(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`${locale}/${pathOf('glossary')}`);
        const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
        expect(bar).toBeGreaterThan(0);
        await eachPage(kinds, async (at) => {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.setViewportSize({ width: 360, height: 740 });
          await page.goto(`${locale}/${at}`);
          await alive(page);
          await expectStill(page);
          await expectNoOverflow(page);
          await expectAccessible(page);
        });
      });

      test('stays within the screen at its widest', async ({ page }) => {
        await eachPage(sharedOut(WIDE, locale), async (at) => {
          await page.goto(`${locale}/${at}`);
          await alive(page);
          await expectNoOverflow(page);
        });
      });
    });

    // What its head says is asked of every page by scripts/links.mjs; where its switch leads, of
    // each kind without JavaScript.
    test('stands still and has its header in one place, its display and its list of keys, where nothing can be kept', async ({
      page,
    }) => {
      await forbidLooking(page);
      await watchShifts(page);
      const headers = new Set<string>();
      const display = page.locator('.display-panel');
      const keys = page.getByRole('dialog', { name: say('site.help') });
      await eachPage([...kinds, pathOf('play')], async (at) => {
        await page.goto(`${locale}/${at}`);
        await alive(page);
        // Where it is said that nothing can be kept, the page makes room for that.
        const isSaid = await page.getByText(say('storage.forbidden')).first().isVisible();
        if (!isSaid) await expectStill(page);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        headers.add(await headerPlaces(page));
        expect([...headers]).toHaveLength(1);
        await page
          .locator('summary')
          .and(page.getByLabel(say('site.settings')))
          .click();
        await display.getByLabel(say('site.theme.dark'), { exact: true }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await page.keyboard.press('Escape');
        await expect(display).toBeHidden();

        await expect(keys).toBeHidden();
        await page.keyboard.press('?');
        await expect(keys).toContainText(say('keys.help'));
        await page.keyboard.press('Escape');
        await expect(keys).toBeHidden();
      });
    });
  });
}
