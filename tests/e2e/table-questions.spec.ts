/** Questions about the table inside lessons: by touch, by keys, with other dice. */
import type { Locator, Page } from '@playwright/test';
import { lessonPath } from '../../src/course/links.ts';
import { answerTo, type TableExercise } from '../../src/course/table-questions.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { readTableExercises } from '../content/read.ts';
import { effectsRun, expect, speak, test } from './site.ts';

const COURSE = 'tchou1924';

function exercise(id: string): TableExercise {
  const found = readTableExercises().find((one) => one.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
}

/** The nth question of a lesson, once it is alive. */
async function questionAt(page: Page, at: number): Promise<Locator> {
  const place = page.locator('.position:has(.table-question)').nth(at);
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('astro-island:not([ssr])')).toHaveCount(1);
  await effectsRun(page);
  return place;
}

const seat = (question: Locator, player: string): Locator =>
  question
    .locator('button.seat')
    .filter({ has: question.page().locator('.seat-name', { hasText: player }) });

for (const locale of LOCALES) {
  const say = speak(locale);

  test.describe(`the table, ${locale}`, () => {
    test('the breach by touch: a wrong stack, its reason, then the right one', {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(`${locale}/${lessonPath(COURSE, 'breach-and-deal')}`);
      const question = await questionAt(page, 0);
      const check = question.getByRole('button', { name: say('table.check'), exact: true });
      await expect(check).toBeDisabled();
      await question.locator('.stack[data-index="3"]').tap();
      await expect(question.locator('output')).toHaveText(
        say('table.stackOf', { player: 'A', stack: 4 }),
      );
      await check.tap();
      await expect(question.locator('.verdict-line')).toHaveText(say('table.notYet'));
      await expect(question.locator('.table-reason')).toContainText('3 + 12 = 15');

      await question.getByRole('button', { name: say('table.again') }).tap();
      // B sits on the left: his wall is the second of the ring, and its fifteenth stack the 31st.
      await question.locator('.stack[data-index="30"]').tap();
      await question.getByRole('button', { name: say('table.stackOn') }).tap();
      await check.tap();
      await expect(question.locator('.verdict-line')).toHaveText(say('table.right'));
    });

    test('who takes the discard, by touch', { tag: '@phone' }, async ({ page }) => {
      await page.goto(`${locale}/${lessonPath(COURSE, 'turn-and-claims')}`);
      for (const [at, id] of ['chow', 'pung', 'win', 'nobody'].entries()) {
        const question = await questionAt(page, at);
        const asked = exercise(`turn-and-claims.${id}`);
        const [answer = ''] = answerTo(asked);
        const pick =
          answer === '-'
            ? question.getByRole('button', { name: say('table.nobody') })
            : question
                .locator('.pick')
                .filter({ has: page.locator('.seat-name', { hasText: answer }) });
        await pick.tap();
        await question.getByRole('button', { name: say('table.check'), exact: true }).tap();
        await expect(question.locator('.verdict-line')).toHaveText(say('table.right'));
        await expect(question.locator('.table-reason li').first()).toBeVisible();
      }
    });

    test('a slider of stacks and the seats obey the keys', { tag: '@desktop' }, async ({
      page,
    }) => {
      await page.goto(`${locale}/${lessonPath(COURSE, 'breach-and-deal')}`);
      const breach = await questionAt(page, 0);
      const slider = breach.getByRole('slider', { name: say('table.stackChoice') });
      await slider.focus();
      for (let step = 0; step < 31; step++) await page.keyboard.press('ArrowRight');
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        say('table.stackOf', { player: 'B', stack: 15 }),
      );
      await breach.getByRole('button', { name: say('table.check'), exact: true }).press('Enter');
      await expect(breach.locator('.verdict-line')).toHaveText(say('table.right'));

      const deal = await questionAt(page, 2);
      await seat(deal, 'B').press('Enter');
      await expect(seat(deal, 'B')).toHaveAttribute('aria-pressed', 'true');
      await deal.getByRole('button', { name: say('table.check'), exact: true }).press('Enter');
      await expect(deal.locator('.verdict-line')).toHaveText(say('table.right'));
    });

    test('the dice can be thrown again', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(`${locale}/${lessonPath(COURSE, 'seats-and-winds')}`);
      const question = await questionAt(page, 0);
      await seat(question, 'A').click();
      await question.getByRole('button', { name: say('table.check'), exact: true }).click();
      await expect(question.locator('[data-mark="missed"]')).toContainText('C');
      await question.getByRole('button', { name: say('table.throwAgain') }).click();
      await expect(question.locator('.verdict-line')).toHaveCount(0);
      await expect(question.locator('.dice')).toHaveCount(1);
      await expect(question.locator('button.seat[aria-pressed="true"]')).toHaveCount(0);
    });
  });
}
