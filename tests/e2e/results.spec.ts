/** Results: counted after each answer, kept on the device, erased, and had back for a while. */
import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { MONDAY, openDay, openFinder } from './question.ts';
import { expect, speak, sumsKept, test, turnsOf, unfold } from './site.ts';

const COLUMNS = ['asked', 'right', 'missed', 'wrong', 'hints'] as const;
type Sums = Readonly<Record<(typeof COLUMNS)[number], number>>;

/** What stands below the name of a skill. */
async function expectSums(page: Page, locale: Locale, skill: string, sums: Sums): Promise<void> {
  const say = speak(locale);
  const row = page.locator('.results > li').filter({ hasText: skill });
  await expect(row).toHaveCount(1);
  const pairs = COLUMNS.map((column) => `${say(`finder.results.${column}`)}${sums[column]}`);
  await expect(row.locator('dl > div')).toHaveText([
    ...pairs,
    new RegExp(`^${say('finder.results.time')}[0-9.,]+$`),
  ]);
}

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);
  const own = say('finder.results.own');

  test.describe(`results, ${locale}`, { tag: '@desktop' }, () => {
    turn()('an answer is counted with its hints, and after a reload', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '3334567p' });
      await unfold(page, say('finder.results'));
      await expect(page.getByText(say('finder.results.none'))).toBeVisible();
      await question.hint.click();
      await question.hint.click();
      await question.click('2346p');
      await question.action.click();
      const once = { asked: 1, right: 0, missed: 3, wrong: 2, hints: 2 };
      await expectSums(page, locale, own, once);

      await page.reload();
      await expect(question.root).toBeVisible();
      await unfold(page, say('finder.results'));
      await expectSums(page, locale, own, once);
    });

    turn()('answers of one skill add up, each skill for itself', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '3456p', none: '0' });
      await unfold(page, say('finder.results'));
      await question.click('36p');
      await question.action.click();
      await expectSums(page, locale, own, { asked: 1, right: 1, missed: 0, wrong: 0, hints: 0 });

      // What follows is dealt at the first level: four tiles of one suit.
      await question.action.click();
      await expect(question.verdict).toHaveCount(0);
      await question.hint.click();
      await question.answerNone();
      const dealt = say('finder.results.row', { size: 4, mix: say('finder.mix.pure') });
      const row = page.locator('.results > li').filter({ hasText: dealt });
      await expect(row).toContainText(`${say('finder.results.hints')}1`);
      await expect(row).toContainText(`${say('finder.results.right')}0`);
      await expectSums(page, locale, own, { asked: 1, right: 1, missed: 0, wrong: 0, hints: 0 });
    });

    turn()('a second check counts nothing', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '3456p' });
      await unfold(page, say('finder.results'));
      await question.answerNone();
      await question.choice('3p').click();
      await question.choice('6p').click();
      await expectSums(page, locale, own, { asked: 1, right: 0, missed: 2, wrong: 0, hints: 0 });
    });

    turn()('the time is that from the hand to the answer', async ({ page }) => {
      await page.clock.install();
      const question = await openFinder(page, locale, { hand: '3456p' });
      await unfold(page, say('finder.results'));
      await page.clock.fastForward(90_000);
      await question.answerNone();
      const time = page.locator('.results dl > div').last();
      await expect(time).toContainText(say('finder.results.time'));
      const seconds = Number((await time.locator('dd').textContent())?.replace(',', '.'));
      expect(seconds).toBeGreaterThanOrEqual(90);
      expect(seconds).toBeLessThan(120);
    });

    turn()('what is played on the first page counts among the lessons', async ({ page }) => {
      const first = await openDay(page, locale);
      await first.choice('1p').focus();
      await first.press(MONDAY.wins);
      await page.keyboard.press('Enter');
      await expect(first.verdict).toBeVisible();
      await openFinder(page, locale);
      await unfold(page, say('finder.results'));
      const sums = { asked: 1, right: 1, missed: 0, wrong: 0, hints: 0 };
      await expectSums(page, locale, say('finder.results.lessons'), sums);
    });

    turn()('what is erased can be had back for a while', async ({ page }) => {
      await page.clock.install();
      const question = await openFinder(page, locale, { hand: '3456p' });
      await question.click('36p');
      await question.action.click();
      await unfold(page, say('finder.results'));
      const erase = page.getByRole('button', { name: say('finder.results.erase'), exact: true });
      const undo = page.getByRole('button', { name: say('site.undo'), exact: true });
      await erase.click();
      await expect(page.locator('.results > li')).toHaveCount(0);
      await undo.click();
      await expect(page.locator('.results > li')).toHaveCount(1);

      await erase.click();
      await expect(undo).toBeVisible();
      await page.clock.fastForward(10_500);
      await expect(page.getByText(say('finder.results.none'))).toBeVisible();
      await expect(undo).toHaveCount(0);
      expect(await sumsKept(page)).toEqual({});
    });
  });
}
