/** A sheet to print: chosen, the same again by its number, and on paper with its answers behind. */
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { alive, expect, speak, test } from './site.ts';

for (const locale of LOCALES) {
  const say = speak(locale);
  const path = `${locale}/${pathOf('sheets')}`;

  test(`a sheet is chosen, printed light, its answers on a page of their own, ${locale}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${path}?drill=breach`);
    await alive(page);
    await page.getByLabel(say('paper.drill')).selectOption('kinds');
    await page.getByLabel(say('paper.size')).selectOption('5');
    await page.getByLabel(say('paper.sheet')).fill('1234');
    await page.getByLabel(say('paper.sheet')).press('Enter');
    const print = page.getByRole('button', { name: say('paper.print'), exact: true });
    await expect(print).toBeEnabled();
    await expect(page).toHaveURL(/\?drill=kinds&size=.*&n=5&sheet=1234$/);
    const questions = page.locator('.paper-question');
    await expect(questions).toHaveCount(5);
    const asked = await questions.allInnerTexts();
    await expect(page.locator('.paper-answer').first()).toBeHidden();

    // The address alone gives the same sheet.
    await page.reload();
    await expect(print).toBeEnabled();
    expect(await questions.allInnerTexts()).toEqual(asked);

    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.locator('.paper-form')).toBeHidden();
    await expect(page.locator('.paper-answer').last()).toBeVisible();
    await expect(page.locator('.paper')).toHaveCSS('color', 'rgb(34, 29, 24)');
    const wide = await page.locator('.paper .hand-board .tile').first().boundingBox();
    expect(wide?.width).toBeGreaterThan(41);
    // One of questions, one of answers.
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
}

test('what an address asks for and is not there is told, and a lawful sheet is made', {
  tag: '@phone',
}, async ({ page }) => {
  const say = speak('fr');
  await page.goto(`fr/${pathOf('sheets')}?drill=nothing&size=5&n=7&sheet=0`);
  await expect(page.getByRole('button', { name: say('paper.print'), exact: true })).toBeEnabled();
  await expect(page.locator('.sheets .alert p')).toHaveCount(4);
  await expect(page).toHaveURL(/\?drill=waits&size=.*&n=5&sheet=1$/);
});
