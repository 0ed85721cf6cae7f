/** The rules of each source: all there, each at its own address, reached from the lessons. */
import { lessonPath, pathOf, rulesPath } from '../../src/course/links.ts';
import { REGISTERS } from '../../src/course/rulebooks.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { readRegister } from '../content/read.ts';
import { expect, sharedOut, speak, test, turnsOf } from './site.ts';

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`the rules, ${locale}`, () => {
    for (const rules of sharedOut(REGISTERS, locale)) {
      const path = rulesPath(rules);

      test(`${rules}: stand in the order of the register`, {
        tag: '@desktop',
      }, async ({ page }) => {
        await page.goto(`${locale}/${path}`);
        const shown = await page.locator('article').evaluateAll((all) => all.map(({ id }) => id));
        const ids = readRegister(rules).map(({ id }) => id.replace(`${rules}.`, ''));
        expect(shown).toEqual(ids);
      });
    }

    turn()('are reached from the note of a lesson', { tag: '@phone' }, async ({ page }) => {
      await page.goto(`${locale}/${lessonPath('waits', 'five-in-a-row')}`);
      const note = page.locator('aside.source').first();
      await note.locator('summary').tap();
      const text = (await note.locator('p').textContent()) ?? '';
      await note.getByRole('link', { name: say('rules.inRegister') }).tap();
      await expect(page).toHaveURL(/#VII\.8$/);
      const rule = page.locator('.rule:target');
      await expect(rule).toBeInViewport();
      const [said = ''] = text.split(say('rules.inRegister'));
      await expect(rule).toContainText(said.trim());
    });

    turn()('name the lessons that teach them', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(`${locale}/${pathOf('rules')}#VII.8`);
      await page.locator('.rule:target dl a').first().click();
      await expect(page).toHaveURL(`${locale}/${lessonPath('waits', 'five-in-a-row')}`);
    });
  });
}
