/** What goes wrong is kept, found again on its page, reviewed on the page of its drill, and due later. */
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { openFinder } from './question.ts';
import { expect, speak, test } from './site.ts';

for (const locale of LOCALES) {
  test(`a mistake is kept, taken out, put back and reviewed, ${locale}`, {
    tag: locale === 'fr' ? '@phone' : '@desktop',
  }, async ({ page }) => {
    const say = speak(locale);
    const main = page.locator('.button--main');
    const question = await openFinder(page, locale, { hand: '3456p' });
    await question.answerNone();
    const line = page.locator('.mistake-note');
    await expect(line).toContainText(say('kept.in'));
    await line.getByRole('button', { name: say('kept.takeOut') }).click();
    await expect(line).toContainText(say('kept.out'));
    await line.getByRole('button', { name: say('kept.putBack') }).click();
    await line.getByRole('link', { name: say('mistakes.title') }).click();

    await expect(page.locator('.question-tiles [data-tile]')).toHaveCount(4);
    await expect(page.getByText(say('mistakes.due', { n: 1 }))).toBeVisible();
    await main.click();

    await expect(page.locator('.plan-bar')).toContainText(say('plan.place', { at: 1, n: 1 }));
    await expect(page).toHaveURL(/drill\/waits\/\?hand=3456p&plan=0$/);
    await question.click('36p');
    await main.click();
    const next = say('plan.due', { when: say('mistakes.when.minutes', { n: 10 }) });
    await expect(page.getByText(next)).toBeVisible();
    await page.reload();
    await expect(question.verdict).toBeVisible();
    await main.click();

    await expect(page).toHaveURL(new RegExp(`/${locale}/${pathOf('mistakes')}$`));
    await expect(page.getByText(say('mistakes.done.right', { right: 1, n: 1 }))).toBeVisible();
    await expect(page.getByText(say('mistakes.due', { n: 1 }))).toHaveCount(0);
  });
}
