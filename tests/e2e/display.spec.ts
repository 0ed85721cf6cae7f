/** How the site looks: light, dark, corner figures, motion, the reader's own colours. */
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import { LOCALE_NAMES, LOCALES, otherLocale } from '../../src/i18n/locales.ts';
import { openFinder, openQuestion } from './question.ts';
import { expect, speak, stored, test, turnsOf } from './site.ts';

/** Paper by day and by night. */
const LIGHT = 'rgb(247, 242, 231)';
const DARK = 'rgb(27, 24, 21)';

const paper = (page: Page, colour: string): Promise<void> =>
  expect(page.locator('html')).toHaveCSS('background-color', colour);

/** Notes the theme at the moment the body appears, before anything is painted. */
async function noteTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { dataset } = document.documentElement;
      const { theme, corners, tiles } = dataset;
      dataset['atFirst'] = `${theme} ${corners ?? 'on'} ${tiles ?? 'usual'}`;
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Marks the page once anything is moved by a script. */
async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      document.documentElement.dataset['moved'] = '';
      return animate.apply(this, args);
    };
  });
}

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);
  const openSettings = (page: Page): Promise<void> =>
    page
      .locator('summary')
      .and(page.getByLabel(say('site.settings')))
      .click();
  const choose = async (page: Page, name: string): Promise<void> => {
    await openSettings(page);
    await page.getByLabel(name, { exact: true }).click();
  };

  test.describe(`display, ${locale}`, { tag: '@desktop' }, () => {
    turn()('dark is kept, and there before the first paint', async ({ page }) => {
      await noteTheme(page);
      await page.goto(`${locale}/`);
      await paper(page, LIGHT);
      await choose(page, say('site.theme.dark'));
      await paper(page, DARK);
      await page.goto(`${locale}/learn/`);
      await expect(page.locator('html')).toHaveAttribute('data-at-first', /^dark /);
      await paper(page, DARK);
      await openSettings(page);
      await expect(page.getByLabel(say('site.theme.dark'), { exact: true })).toBeChecked();
    });

    turn()('light is kept on a dark device', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`${locale}/`);
      await paper(page, DARK);
      await choose(page, say('site.theme.light'));
      await paper(page, LIGHT);
      await page.reload();
      await paper(page, LIGHT);
    });

    turn()('the device decides again when asked to', async ({ page }) => {
      await page.goto(`${locale}/`);
      await choose(page, say('site.theme.dark'));
      await page.getByLabel(say('site.theme.system'), { exact: true }).click();
      await paper(page, LIGHT);
      await page.reload();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
      await page.emulateMedia({ colorScheme: 'dark' });
      await paper(page, DARK);
    });

    turn()('corner figures can be switched off, and stay off', async ({ page }) => {
      await noteTheme(page);
      await openQuestion(page, locale, '');
      const corner = page.locator('.hand-board .tile > i').first();
      await expect(corner).toBeVisible();
      await choose(page, say('site.corners'));
      await expect(corner).toBeHidden();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-at-first', / off /);
      await expect(page.locator('.hand-board [data-tile]').first()).toBeVisible();
      await expect(corner).toBeHidden();
    });

    turn()('large tiles are kept, and there before the first paint', async ({ page }) => {
      await noteTheme(page);
      await openQuestion(page, locale, '');
      const tile = page.locator('.hand-board .tile').first();
      const before = (await tile.boundingBox())?.width ?? 0;
      await choose(page, say('site.tiles'));
      await expect.poll(async () => (await tile.boundingBox())?.width).toBe(before * 1.25);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-at-first', / large$/);
    });

    turn()(
      'all settings: what is set there is on every page before the first paint',
      async ({ page }) => {
        await noteTheme(page);
        await page.goto(`${locale}/${pathOf('settings')}`);
        const html = page.locator('html');
        for (const name of ['settings.names', 'settings.marks', 'settings.motion.less'] as const) {
          await page.locator('main').getByLabel(say(name), { exact: true }).check();
        }
        await page.locator('main').getByLabel(say('source.mcr'), { exact: true }).check();
        const sample = page.locator('main figure .tile').first();
        const written = (pseudo: string): Promise<string> =>
          sample.evaluate((tile, at) => getComputedStyle(tile, at).content, pseudo);
        await expect.poll(() => written('::after')).toMatch(/^"5/);
        await openQuestion(page, locale, '');
        await expect(html).toHaveAttribute('data-names', 'on');
        await expect(html).toHaveAttribute('data-motion', 'less');
        await page.goto(`${locale}/${pathOf('claim')}`);
        await expect(page.locator('.drill-level')).toContainText(say('source.mcr'));
        await expect.poll(() => stored(page, 'moineau.rules')).toBe('mcr');
      },
    );

    turn()('the language that was chosen is that of the address without one', async ({ page }) => {
      await page.goto(`${otherLocale(locale)}/${pathOf('settings')}`);
      await page.locator('main').getByLabel(LOCALE_NAMES[locale], { exact: true }).check();
      await expect(page).toHaveURL(new RegExp(`/${locale}/settings/`));
      await page.goto('');
      await expect(page).toHaveURL(new RegExp(`/${locale}/$`));
    });

    turn()('tiles are heard once that is switched on, and not before', async ({ page }) => {
      await page.addInitScript(() => {
        AudioBufferSourceNode.prototype.start = () => {
          const { dataset } = document.documentElement;
          dataset['heard'] = String(Number(dataset['heard'] ?? 0) + 1);
        };
      });
      await openQuestion(page, locale, '');
      const tiles = page.locator('.choice-tile');
      const html = page.locator('html');
      await tiles.first().click();
      await expect(html).not.toHaveAttribute('data-heard', /./);
      await choose(page, say('site.sound'));
      await page.waitForLoadState('networkidle');
      await tiles.last().click();
      await expect(html).toHaveAttribute('data-heard', '1');
    });

    turn()('a setting that is none counts as the first', async ({ page }) => {
      await page.goto(`${locale}/`);
      await page.evaluate(() => localStorage.setItem('moineau.theme', '"><script>'));
      await page.reload();
      await paper(page, LIGHT);
      await openSettings(page);
      await expect(page.getByLabel(say('site.theme.system'), { exact: true })).toBeChecked();
      await page.getByLabel(say('site.theme.dark'), { exact: true }).click();
      expect(await stored(page, 'moineau.theme')).toBe('dark');
    });

    turn()('a setting of one window is seen in the others', async ({ page, context }) => {
      await page.goto(`${locale}/`);
      const other = await context.newPage();
      await other.goto(`${locale}/glossary/`);
      await choose(page, say('site.theme.dark'));
      await paper(other, DARK);
    });

    turn()('the panel opens by key and shows what is set', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('moineau.corners', 'off'));
      await page.goto(`${locale}/glossary/`);
      await page
        .locator('summary')
        .and(page.getByLabel(say('site.settings')))
        .focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.display-panel')).toBeVisible();
      expect(await page.getByLabel(say('site.corners'), { exact: true }).isChecked()).toBe(false);
    });

    turn()('the panel closes with Escape and with a click elsewhere', async ({ page }) => {
      await page.goto(`${locale}/`);
      const panel = page.locator('.display-panel');
      const opener = page.locator('summary').and(page.getByLabel(say('site.settings')));
      await opener.click();
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(panel).toBeHidden();
    });

    turn()('tiles move to their groups', async ({ page }) => {
      await noteMoves(page);
      const question = await openFinder(page, locale, { hand: '3456p' });
      await question.answerNone();
      await question.expectGroups('33p', '456p');
      await expect(page.locator('html')).toHaveAttribute('data-moved');
    });

    turn()('dark, with reduced motion: tiles stand in their groups at once', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await noteMoves(page);
      const question = await openFinder(page, locale, { hand: '3456p' });
      await paper(page, DARK);
      await question.answerNone();
      await question.expectGroups('33p', '456p');
      await expect(page.locator('html')).not.toHaveAttribute('data-moved');
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    });

    turn()('forced colours: tiles keep their faces, choices their marks', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      const question = await openFinder(page, locale, { hand: '3334567p' });
      // Ink on black could not be read.
      await expect(question.board.locator('[data-tile="3p"]').first()).toHaveCSS(
        'background-image',
        /gradient/,
      );
      const edge = (tile: '2p' | '4p'): Promise<string> =>
        question.choice(tile).evaluate((one) => getComputedStyle(one).borderTopColor);
      expect(await edge('2p')).toBe(await edge('4p'));
      await question.click('23p');
      await expect.poll(() => edge('2p')).not.toBe(await edge('4p'));
      await question.action.click();
      await question.expectMarks({ found: '2p', missed: '4578p', wrong: '3p' });
      for (const [tile, sign] of [
        ['2p', '✓'],
        ['4p', '○'],
        ['3p', '✕'],
      ] as const) {
        await expect(question.choice(tile)).toContainText(sign);
      }
    });
  });
}
