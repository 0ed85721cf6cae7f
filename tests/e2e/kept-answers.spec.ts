/** An answer is counted once: it survives a reload, a change of language, a double press, a held key. */
import type { Page } from '@playwright/test';
import { lessonPath, pathOf } from '../../src/course/links.ts';
import { LOCALE_NAMES, LOCALES, otherLocale } from '../../src/i18n/locales.ts';
import type { Progress } from '../../src/stores/progress.ts';
import { answer } from './any-board.ts';
import { withoutChance } from './long-tasks.ts';
import { openFinder, questionIn } from './question.ts';
import { alive, effectsRun, expect, ONE_A_BOARD, stored, sumsKept, test } from './site.ts';

const HAND = '3456p';
const MARKS = { found: '3p', missed: '6p' };

const progressIn = async (page: Page): Promise<Progress> =>
  JSON.parse((await stored(page, 'moineau.progress')) ?? '{}');

async function expectAsked(page: Page, skill: string, asked: number): Promise<void> {
  await expect.poll(async () => (await sumsKept(page))[skill]?.asked).toBe(asked);
}

for (const locale of LOCALES) {
  test.describe(`an answer, ${locale}`, { tag: '@desktop' }, () => {
    test('is there after a reload and in the other language', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: HAND });
      await question.click('3p');
      await question.action.click();
      await question.expectMarks(MARKS);
      const verdict = await question.verdict.textContent();

      await page.reload();
      await expect(question.verdict).toHaveText(verdict ?? '');
      await question.expectMarks(MARKS);

      const other = otherLocale(locale);
      await page.getByRole('link', { name: LOCALE_NAMES[other], exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${other}/`));
      await question.expectMarks(MARKS);
      await expectAsked(page, 'find-waits/own', 1);

      await question.action.click();
      await expect(question.verdict).toHaveCount(0);
    });

    test('in a lesson is there after a reload, and so is a first try', async ({ page }) => {
      await page.goto(`${locale}/${lessonPath('waits', 'pair-and-run')}`);
      const place = page.locator('.position').first();
      const question = questionIn(place, locale);
      const wake = async () => {
        await place.scrollIntoViewIfNeeded();
        await expect(place.locator('astro-island:not([ssr])')).toHaveCount(1);
        await effectsRun(page);
      };
      const expectSolved = async (solved: string) => {
        const record = async () => (await progressIn(page)).lessons['waits/pair-and-run'];
        await expect
          .poll(async () => (await record())?.positions)
          .toEqual({ 'pair-and-run.ends': solved });
        await expectAsked(page, 'find-waits/lessons', 1);
      };
      await wake();
      await question.click('3p');
      await question.action.click();
      await expect(question.nudge).toBeVisible();
      await expectSolved('tried');

      const other = otherLocale(locale);
      await page.getByRole('link', { name: LOCALE_NAMES[other], exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${other}/`));
      await wake();
      await expect(question.nudge).toBeVisible();
      await expect(question.hints).toHaveCount(1);
      await expect(question.choice('3p')).toHaveAttribute('aria-pressed', 'true');
      await expectSolved('tried');
      await question.click('6p');
      await question.action.click();
      await question.expectMarks({ found: '36p' });
      await expectSolved('later');

      await page.reload();
      await wake();
      await question.expectMarks({ found: '36p' });
      await expectSolved('later');
    });
  });
}

test.describe('pressed in haste', { tag: '@desktop' }, () => {
  test.use({ unhurried: false });

  /** Answers counted in all. */
  const countedOn = async (page: Page): Promise<number> =>
    Object.values(await sumsKept(page)).reduce((sum, { asked }) => sum + asked, 0);

  for (const { page: name } of ONE_A_BOARD) {
    test(`${name}: twice, and with Enter held down, the verdict stays`, async ({ page }) => {
      await withoutChance(page);
      await page.goto(`fr/${pathOf(name)}`);
      await alive(page);
      const main = page.locator('.question-actions .button--main');
      const verdict = page.locator('.verdict-line');
      await expect(main).toBeVisible();
      await effectsRun(page);
      await answer(page);
      if ((await verdict.count()) === 0) await main.dblclick();
      await expect(verdict).toBeVisible();
      const said = await verdict.textContent();
      await page.waitForTimeout(400);
      await expect(verdict).toHaveText(said ?? '');
      await expect.poll(() => countedOn(page)).toBe(1);

      await main.click();
      await expect(verdict).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await answer(page);
      await main.focus();
      for (let times = 0; times < 20; times++) {
        await page.keyboard.down('Enter');
        await page.waitForTimeout(40);
      }
      await page.keyboard.up('Enter');
      await expect(verdict).toBeVisible();
      await expect.poll(() => countedOn(page)).toBe(2);
    });
  }

  test('with a finger, the verdict stays', async ({ page }) => {
    const question = await openFinder(page, 'fr', { hand: HAND });
    await question.click('3p');
    await question.action.click();
    await expect(question.verdict).toBeVisible();
    await question.action.dispatchEvent('click');
    await question.expectMarks(MARKS);
  });
});
