/** The table made ready: played, stepped and gone back, under another rule set, by keys and by touch. */
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import { playerFirst } from '../../src/i18n/hand/player-names.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { expect, speak, test, turnsOf } from './site.ts';

const act = (page: Page): Promise<string | null> => page.getByRole('log').textContent();

const actIn = (page: Page): string | null => new URL(page.url()).searchParams.get('act');

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`the table made ready, ${locale}`, { tag: '@phone' }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${locale}/${pathOf('ceremony')}?rules=tchou1924&tiles=3&act=20`);
      await expect(page.locator('.ceremony[data-ready]')).toBeVisible();
    });

    turn()('by keys: on, back, played and paused', async ({ page }) => {
      const first = await act(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => act(page)).not.toBe(first);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => act(page)).toBe(first);
      await page.keyboard.press(' ');
      await expect(page.getByRole('button', { name: say('scene.pause') })).toBeVisible();
      await page.keyboard.press(' ');
      await expect(page.getByRole('button', { name: say('scene.play') })).toBeVisible();
      expect(Number(actIn(page))).toBeGreaterThan(20);
    });

    turn()(
      'by touch: another rule set with the same dice, a part, a die, on one screen',
      async ({ page }) => {
        const dice = new URL(page.url()).searchParams.get('dice');
        await page.getByRole('button', { name: say('source.riichi') }).tap();
        await page.getByRole('combobox').selectOption(say('scene.part.deal'));
        await expect
          .poll(() => act(page))
          .toBe(
            say('scene.act.take.first', { who: playerFirst(say, 'E'), side: say('scene.left') }),
          );
        expect(new URL(page.url()).searchParams.get('dice')).toBe(dice);
        await page.getByRole('button', { name: say('scene.step') }).tap();
        await expect(page.locator('.act-rule a')).toHaveAttribute('href', /rules\/riichi\/#6\.2/);
        const controls = page.locator('.ceremony-controls');
        await expect(controls).toBeInViewport({ ratio: 1 });
        await page.getByRole('button', { name: say('scene.dice'), exact: true }).tap();
        await page.locator('.dice-by-hand fieldset:last-of-type button').first().tap();
        await expect.poll(() => new URL(page.url()).searchParams.get('dice')).not.toBe(dice);
      },
    );
  });
}
