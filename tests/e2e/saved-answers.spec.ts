/** An answer is counted once: it survives a reload, a change of language, a double press, a held key. */
import type { Page } from '@playwright/test';
import { lessonPath } from '../../src/course/links.ts';
import { LOCALE_NAMES, LOCALES, otherLocale } from '../../src/i18n/locales.ts';
import type { Progress } from '../../src/stores/record/progress.ts';
import { openFinder, questionIn } from './question.ts';
import { effectsRun, expect, stored, sumsKept, test, turnsOf } from './site.ts';

const HAND = '3456p';
const MARKS = { found: '3p', missed: '6p' };

const progressIn = async (page: Page): Promise<Progress> =>
  JSON.parse((await stored(page, 'moineau.progress')) ?? '{}');

async function expectAsked(page: Page, skill: string, asked: number): Promise<void> {
  await expect.poll(async () => (await sumsKept(page))[skill]?.asked).toBe(asked);
}

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  test.describe(`an answer, ${locale}`, { tag: '@desktop' }, () => {
    turn()('is there after a reload and in the other language', async ({ page }) => {
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

    turn()('in a lesson is there after a reload, and so is a first try', async ({ page }) => {
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

/** Boards pressed in haste are in stage.spec.ts. */
test.describe('pressed in haste', { tag: '@desktop' }, () => {
  test.use({ unhurried: false });

  test('with a finger, the verdict stays', async ({ page }) => {
    const question = await openFinder(page, 'fr', { hand: HAND });
    await question.click('3p');
    // As soon as the verdict is there, however busy the machine is.
    await question.root.evaluate((root) => {
      const press = () => root.querySelector<HTMLElement>('.question-actions button')?.click();
      new MutationObserver((_, watch) => {
        if (!root.querySelector('.verdict-line')) return;
        watch.disconnect();
        press();
        root.setAttribute('data-pressed-again', '');
      }).observe(root, { childList: true, subtree: true });
      press();
    });
    await expect(question.root).toHaveAttribute('data-pressed-again', '');
    await question.expectMarks(MARKS);
  });
});
