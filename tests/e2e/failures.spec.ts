/** What fails from outside: the page says so, keeps what was answered, and goes on once it works again. */
import type { Locator, Page } from '@playwright/test';
import { openFinder } from './question.ts';
import { expect, speak, test } from './site.ts';

test.use({ expectedError: 'ERR_FAILED' });

const say = speak('en');
const failure = (page: Page) => page.locator('.failure');
const again = (page: Page) => failure(page).getByRole('button', { name: say('failure.again') });

/** As after a new version, whose files have other names; the answer brings them back. */
async function lose(page: Page, files: string | RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

/** Some browsers ask for a file that failed again, others only with another load: what was asked for is done anew. */
async function goOn(
  page: Page,
  wanted: Locator,
  anew: () => Promise<void> = async () => undefined,
): Promise<void> {
  await again(page).click();
  await expect(wanted.or(failure(page)).filter({ visible: true })).not.toHaveCount(0);
  if (await failure(page).isVisible()) {
    await failure(page)
      .getByRole('button', { name: say('failure.reload') })
      .click();
    await anew();
  }
  await expect(wanted).toBeVisible();
  await expect(failure(page)).toBeHidden();
}

test('a table whose partners cannot be had: nothing kept is lost @phone', async ({ page }) => {
  const sitDown = async (): Promise<void> => {
    await expect(page.locator('.open-table[data-ready]')).toBeVisible();
    await page.getByRole('button', { name: /^Japan/ }).click();
  };
  await page.goto('en/play/');
  await expect(page.locator('.open-table[data-ready]')).toBeVisible();
  const bringBack = await lose(page, '**/_astro/**');
  await sitDown();
  await expect(failure(page)).toContainText(say('failure.text'));
  await again(page).click();
  await expect(failure(page)).toBeVisible();
  await bringBack();
  await goOn(page, page.locator('.table-deal, .own-hand').first(), sitDown);
});

test('a drill whose questions cannot be had deals them once they are there @phone', async ({
  page,
}) => {
  const bringBack = await lose(page, /(worker|drill-here)[^/]*\.js/);
  await page.goto('en/drill/waits/?hand=3456p');
  await expect(failure(page)).toBeVisible();
  await bringBack();
  await goOn(page, page.locator('.choice-tile').first());
});

test('a part of the page that does not come asks for another load @desktop', async ({ page }) => {
  await lose(page, /Scorer[^/]*\.js|Analys[^/]*\.js/);
  await page.goto('en/analyse/');
  await expect(failure(page)).toBeVisible();
  await expect(again(page)).toBeHidden();
  const reload = failure(page).getByRole('button', { name: say('failure.reload') });
  await expect(reload).toBeVisible();
});

test('a review that cannot be written is written once it can be @desktop', async ({ page }) => {
  const main = page.locator('.button--main');
  const question = await openFinder(page, 'en', { hand: '3456p' });
  await question.answerNone();
  await expect(page.locator('.mistake-note')).toContainText(say('kept.in'));
  await page.goto('en/mistakes/');
  const bringBack = await lose(page, '**/_astro/schedule*');
  const review = async (): Promise<void> => {
    await main.click();
    await expect(page.locator('.plan-bar')).toBeVisible();
    await question.click('36p');
    await main.click();
    await expect(question.verdict).toBeVisible();
  };
  await review();
  await expect(again(page)).toBeVisible();
  await bringBack();
  const next = say('plan.due', { when: say('mistakes.when.minutes', { n: 10 }) });
  await goOn(page, page.getByText(next), review);
});
