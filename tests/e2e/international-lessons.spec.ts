/** A lesson of the international rules: whether a hand may go out, and with which tiles. */
import { lessonPath } from '../../src/course/links.ts';
import { tileInText, tileName } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { effectsRun, expect, speak, test } from './site.ts';

for (const locale of LOCALES) {
  const say = speak(locale);

  test(`eight points, ${locale}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${locale}/${lessonPath('mcr', 'eight-points')}`);
    const place = async (at: number) => {
      const found = page.locator('.position').nth(at);
      await found.scrollIntoViewIfNeeded();
      await expect(found.locator('astro-island:not([ssr])')).toHaveCount(1);
      await effectsRun(page);
      return found;
    };

    // Ten points, of which three are flowers.
    const flowers = await place(1);
    await flowers.getByRole('button', { name: say('score.enough.yes'), exact: true }).tap();
    await expect(flowers.locator('.verdict-line')).toHaveAttribute('data-right', 'false');
    await expect(flowers.locator('.sheet-line')).toHaveCount(5);
    await expect(flowers.locator('.sheet-going-out')).toHaveText(
      say('sheet.short.flowers', { n: 7, least: 8 }),
    );

    // Three tiles complete the hand, and only the 9 closes the straight.
    const which = await place(2);
    await expect(which.locator('.pick')).toHaveCount(3);
    await which.getByRole('button', { name: tileName(say, '9m') }).tap();
    await which.getByRole('button', { name: say('stage.check'), exact: true }).tap();
    await expect(which.locator('.verdict-line').first()).toHaveAttribute('data-right', 'true');
    await expect(which).toContainText(
      say('table.why.worth', { tile: tileInText(say, 'the', '9m'), n: 17 }),
    );
  });
}
