/** Questions about the table inside lessons: by touch, by keys, with other dice. */
import type { Locator, Page } from '@playwright/test';
import { type DrillName, lessonPath, pathOf } from '../../src/course/links.ts';
import { type Desk, findDesk, type TableTypes } from '../../src/engine/drills.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { promptOf } from '../../src/i18n/table/table-prompt.ts';
import { answerText } from '../../src/i18n/table/table-words.ts';
import { readExercises } from '../content/read.ts';
import { alive, effectsRun, expect, speak, test, turnsOf, unfold } from './site.ts';

const COURSE = 'tchou1924';

const desk = (await findDesk('at-the-table')) as unknown as Desk<TableTypes>;

function answerTo(id: string): string {
  const found = readExercises().find((exercise) => exercise.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return desk.solve(found.texts).join();
}

/** The nth question of a lesson, once it is alive. */
async function questionAt(page: Page, at: number): Promise<Locator> {
  const place = page.locator('.position:has(.table-question)').nth(at);
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('astro-island:not([ssr])')).toHaveCount(1);
  await effectsRun(page);
  await expect(place.locator('.table-question')).toHaveCount(1);
  return place;
}

const seat = (question: Locator, player: string): Locator =>
  question
    .locator('button.seat')
    .filter({ has: question.page().locator('.seat-name', { hasText: player }) });

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`the table, ${locale}`, () => {
    turn()(
      'the breach by touch: a wrong stack and its reason, then another like it',
      {
        tag: '@phone',
      },
      async ({ page }) => {
        await page.goto(`${locale}/${lessonPath(COURSE, 'breach-and-deal')}`);
        const question = await questionAt(page, 0);
        const check = question.getByRole('button', { name: say('stage.check'), exact: true });
        await expect(check).not.toHaveAttribute('data-ready');
        await question.locator('.stack[data-index="3"]').tap();
        await expect(question.locator('output')).toHaveText(
          say('table.stackOf', { player: 'A', stack: 4 }),
        );
        await check.tap();
        await expect(question.locator('.nudge-line')).toHaveText(say('stage.nudge'));
        await expect(question.locator('.stack[data-look="missed"]')).toHaveCount(0);
        await question.getByRole('button', { name: say('stage.giveUp') }).tap();
        await expect(question.locator('.verdict-line')).toHaveText(say('table.notYet'));
        await expect(question.locator('.table-reason')).toContainText('11 + 9 = 20');

        await question.getByRole('button', { name: say('stage.another') }).tap();
        await expect(question.locator('.verdict-line')).toHaveCount(0);
        await expect(question.locator('.stack[data-look]:not([data-look="loose"])')).toHaveCount(0);
      },
    );

    turn()('the breach by touch: the right stack', { tag: '@phone' }, async ({ page }) => {
      await page.goto(`${locale}/${lessonPath(COURSE, 'breach-and-deal')}`);
      const question = await questionAt(page, 0);
      const check = question.getByRole('button', { name: say('stage.check'), exact: true });
      // B sits on the right: his wall is the last of the ring, and its third stack the 54th.
      await question.locator('.stack[data-index="52"]').tap();
      await question.getByRole('button', { name: say('table.stackLeft') }).tap();
      await check.tap();
      await expect(question.locator('.verdict-line')).toHaveText(say('answer.correct'));
    });

    turn()('who takes the discard, by touch', { tag: '@phone' }, async ({ page }) => {
      await page.goto(`${locale}/${lessonPath(COURSE, 'turn-and-claims')}`);
      for (const [at, id] of ['chow', 'win', 'nobody'].entries()) {
        const question = await questionAt(page, at);
        const answer = answerTo(`turn-and-claims.${id}`);
        const pick =
          answer === '-'
            ? question.getByRole('button', { name: say('table.nobody') })
            : question
                .locator('.pick')
                .filter({ has: page.locator('.seat-name', { hasText: answer }) });
        await pick.tap();
        await question.getByRole('button', { name: say('stage.check'), exact: true }).tap();
        await expect(question.locator('.verdict-line')).toHaveText(say('answer.correct'));
        await expect(question.locator('.table-reason li').first()).toBeVisible();
      }
    });

    turn()(
      'a slider of stacks and the seats obey the keys',
      { tag: '@desktop' },
      async ({ page }) => {
        await page.goto(`${locale}/${lessonPath(COURSE, 'breach-and-deal')}`);
        const breach = await questionAt(page, 0);
        const slider = breach.getByRole('slider', { name: say('table.stackChoice') });
        await slider.focus();
        for (let step = 0; step < 53; step++) await page.keyboard.press('ArrowRight');
        await expect(slider).toHaveAttribute(
          'aria-valuetext',
          say('table.stackOf', { player: 'B', stack: 3 }),
        );
        await breach.getByRole('button', { name: say('stage.check'), exact: true }).press('Enter');
        await expect(breach.locator('.verdict-line')).toHaveText(say('answer.correct'));

        await page.goto(`${locale}/${lessonPath(COURSE, 'seats-and-winds')}`);
        const count = await questionAt(page, 0);
        // Who sits opposite is reached by the arrow of his side, once what judges is here.
        await seat(count, 'A').focus();
        await expect(async () => {
          await page.keyboard.press('ArrowUp');
          await expect(seat(count, 'C')).toBeFocused({ timeout: 500 });
        }).toPass();
        await expect(count.locator('button.seat[tabindex="0"]')).toHaveCount(1);
        await page.keyboard.press('Enter');
        await expect(seat(count, 'C')).toHaveAttribute('aria-pressed', 'true');
        await count.getByRole('button', { name: say('stage.check'), exact: true }).press('Enter');
        await expect(count.locator('.verdict-line')).toHaveText(say('answer.correct'));
      },
    );

    turn()('the dice can be thrown again', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(`${locale}/${lessonPath(COURSE, 'seats-and-winds')}`);
      const question = await questionAt(page, 0);
      await seat(question, 'A').click();
      await question.getByRole('button', { name: say('stage.check'), exact: true }).click();
      await question.getByRole('button', { name: say('stage.giveUp') }).click();
      await expect(question.locator('[data-mark="missed"]')).toContainText('C');
      await question.getByRole('button', { name: say('stage.another') }).click();
      await expect(question.locator('.verdict-line')).toHaveCount(0);
      await expect(question.locator('.dice')).toHaveCount(1);
      await expect(question.locator('button.seat[aria-pressed="true"]')).toHaveCount(0);
    });
  });

  test.describe(`at the table, ${locale}`, () => {
    const open = async (
      page: Page,
      query: string,
      drill: DrillName = 'table',
    ): Promise<Locator> => {
      await page.goto(`${locale}/${pathOf(drill)}?${query}`);
      await alive(page);
      const question = page.locator('.question');
      await expect(question).toBeVisible();
      await effectsRun(page);
      return question;
    };
    const inAddress = (page: Page) => {
      const asked = desk.ask(Object.fromEntries(new URL(page.url()).searchParams));
      if (!asked.ok) throw new Error(JSON.stringify(asked.error));
      return asked.value;
    };

    turn()(
      'a level by its address, hints to the answer, the next question',
      {
        tag: '@phone',
      },
      async ({ page }) => {
        const question = await open(page, 'game=tchou1924&level=place', 'seats');
        const { texts, shown } = inAddress(page);
        await expect(question.locator('.table-prompt')).toHaveText(
          promptOf(shown, { locale, say }),
        );
        const hint = question.locator('.question-actions .button:not(.button--main)');
        for (const taken of [1, 2, 3]) {
          await hint.tap();
          await expect(question.locator('.question-hints > li')).toHaveCount(taken);
        }
        const answer = desk.solve(texts);
        await expect(question.locator('.question-hints > li').last()).toHaveText(
          say('answer.is', { answer: answerText(shown, answer, { locale, say }) }),
        );
        await seat(question, answer.join()).tap();
        await question.getByRole('button', { name: say('stage.check'), exact: true }).tap();
        await expect(question.locator('.verdict-line')).toHaveText(say('answer.correct'));
        await expect(question.locator('.table-reason li').first()).toBeVisible();
        await expect(page.locator('.drill-last li')).toHaveCount(1);
        await question.getByRole('button', { name: say('stage.next') }).click();
        await expect(question.locator('.verdict-line')).toHaveCount(0);
        await expect.poll(() => inAddress(page).texts).not.toEqual(texts);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - screen.width,
        );
        expect(wider).toBe(0);
      },
    );

    turn()('by keys alone, and counted under its level', { tag: '@desktop' }, async ({ page }) => {
      const question = await open(page, 'game=mcr&level=minimum');
      const { texts } = inAddress(page);
      for (const place of desk.solve(texts)) await page.keyboard.press(String(Number(place) + 1));
      await page.keyboard.press('Enter');
      await expect(question.locator('.verdict-line')).toHaveText(say('answer.correct'));
      await page.keyboard.press('Enter');
      await expect(question.locator('.verdict-line')).toHaveCount(0);
      await unfold(page, say('finder.results'));
      const row = page.locator('.results > li').filter({ hasText: say('table.level.minimum') });
      await expect(row).toContainText(`${say('finder.results.right')}1`);
    });

    turn()(
      'a link opens its question; what cannot be asked is refused',
      {
        tag: '@desktop',
      },
      async ({ page }) => {
        const question = await open(
          page,
          'ask=breach&players=ACDB&starter=C&throws=12-66',
          'breach',
        );
        await question.getByRole('slider').focus();
        for (let step = 0; step < 31; step++) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect(question.locator('.verdict-line')).toHaveText(say('answer.correct'));
        await open(page, 'ask=families&total=137');
        await expect(page.getByRole('alert')).toContainText(say('table.error.no-such-total'));
      },
    );
  });
}
