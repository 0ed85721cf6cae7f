/** The first page: the hand of the day by touch, by figures and by Tab alone; what it remembers. */
import type { Locator, Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { readCourses } from '../content/read.ts';
import { MONDAY, openDay } from './question.ts';
import { expect, speak, store, tabTo, test, turnsOf } from './site.ts';

const WAITS = readCourses().find(({ id }) => id === 'waits');

const hasFocus = (element: Locator) => () =>
  element.evaluate((one) => one === document.activeElement);

const seals = (page: Page): Locator => page.locator('.seal');

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`the first page, ${locale}`, () => {
    turn()('the hand of the day, solved by touch', { tag: '@phone' }, async ({ page }) => {
      const question = await openDay(page, locale);
      expect(await question.held()).toBe(MONDAY.hand);
      await expect(page.locator('.share')).toHaveCount(0);
      await question.tap(MONDAY.wins);
      await question.action.tap();

      await question.expectRight(MONDAY.wins);
      await question.expectGroups('33p', '456p');
      await expect(question.proof).toContainText(say('waits.proof.left', { n: 3 }));
      const date = { fr: '11 janvier', en: '11 January' }[locale];
      await expect(page.locator('.share-text')).toHaveText(
        `${say('day.shared.alone', { date })} ● · · · · · ·`,
      );
      await expect(page.locator('.day-after a')).toHaveAttribute('href', /pair-and-run\/$/);
    });

    turn()(
      'a hand solved with figures and Enter, and kept',
      { tag: '@desktop' },
      async ({ page }) => {
        const question = await openDay(page, locale);
        await question.choice('1p').focus();
        await question.press(MONDAY.wins);
        await expect(question.action).toHaveText(say('stage.check'));
        await page.keyboard.press('Enter');
        await question.expectRight(MONDAY.wins);
        await expect(seals(page).first()).toHaveAttribute('data-state', 'alone');
        await page.reload();
        await expect(seals(page).first()).toHaveAttribute('data-state', 'alone');
        await expect(page.locator('.share-text')).toBeVisible();
      },
    );

    turn()(
      'how it went is copied with the way to it, and said to be',
      { tag: '@desktop' },
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const question = await openDay(page, locale);
        await question.click(MONDAY.wins);
        await question.action.click();
        await page.getByRole('button', { name: say('share.copy') }).click();
        await expect(page.getByRole('status').getByText(say('share.copied'))).toBeVisible();
        const [line, week, link] = await page.evaluate(async () =>
          (await navigator.clipboard.readText()).split('\n'),
        );
        const date = { fr: '11 janvier', en: '11 January' }[locale];
        expect(line).toBe(say('day.shared.alone', { date }));
        expect(week).toBe('● · · · · · ·');
        expect(link).toMatch(new RegExp(`^http.*/${locale}/$`));
      },
    );

    turn()('where the device shares, it is given the line', { tag: '@phone' }, async ({ page }) => {
      await page.addInitScript(() => {
        navigator.share = async (given) => {
          document.title = JSON.stringify(given);
        };
      });
      const question = await openDay(page, locale);
      await question.tap(MONDAY.wins);
      await question.action.tap();
      await page.getByRole('button', { name: say('share.send') }).tap();
      await expect(page).toHaveTitle(/Moineau.*●.*\/(fr|en)\//);
    });

    turn()('only the first answer counts', { tag: '@desktop' }, async ({ page }) => {
      const question = await openDay(page, locale);
      await question.click('9p');
      await question.action.click();
      await expect(seals(page).first()).toHaveAttribute('data-state', 'missed');
      await question.action.click();
      await question.click(MONDAY.wins);
      await question.action.click();
      await question.expectRight(MONDAY.wins);
      await expect(seals(page).first()).toHaveAttribute('data-state', 'missed');
    });

    turn()('a hand solved with Tab and Space alone', { tag: '@desktop' }, async ({ page }) => {
      const question = await openDay(page, locale);
      for (const tile of ['3p', '6p'] as const) {
        await tabTo(page, hasFocus(question.choice(tile)));
        await page.keyboard.press('Space');
        await expect(question.choice(tile)).toHaveAttribute('aria-pressed', 'true');
      }
      await tabTo(page, hasFocus(question.action));
      await page.keyboard.press('Space');
      await question.expectRight(MONDAY.wins);
    });

    turn()(
      'earlier hands of the week are there, later ones not',
      { tag: '@desktop' },
      async ({ page }) => {
        await page.clock.setFixedTime(new Date(2027, 0, 13, 12));
        await page.goto(`${locale}/`);
        await expect(seals(page)).toHaveCount(7);
        await expect(seals(page).nth(3)).toBeDisabled();
        await expect(seals(page).nth(2)).toHaveAttribute('aria-current', 'date');
        await expect(page.locator('.hand-board .tile')).toHaveCount(7);
        await seals(page).first().click();
        await expect(page.locator('.hand-board .tile')).toHaveCount(4);
      },
    );

    turn()('those who come back go on where they stopped', { tag: '@phone' }, async ({ page }) => {
      const lesson = { positions: {}, finished: true };
      await page.goto(`${locale}/`);
      await expect(page.locator('.go-on')).toBeHidden();
      await store(page, {
        'moineau.progress': JSON.stringify({
          version: 1,
          skills: {
            'find-waits/7/pure': {
              ...{ asked: 4, right: 3, found: 0, missed: 0, wrong: 0, hints: 0, spent: 0 },
            },
          },
          lessons: { 'waits/what-is-a-wait': lesson },
          stop: { lesson: 'waits/what-is-a-wait' },
        }),
      });
      await page.goto(`${locale}/`);
      const goOn = page.locator('.go-on');
      await expect(goOn).toContainText(say('home.goOn'));
      await expect(goOn).toHaveAttribute('href', /\/learn\/waits\/two-pairs\/$/);
      await expect(page.locator('[data-course="waits"]')).toContainText(
        say('home.lessonsDone', { done: 1, all: WAITS?.lessons.length ?? 0 }),
      );
      await expect(page.locator('[data-drill="find-waits"]')).toContainText(/75\s?%/);
    });

    turn()('the first Tab offers to skip the menu', { tag: '@desktop' }, async ({ page }) => {
      await openDay(page, locale);
      const skip = page.getByRole('link', { name: say('site.skip') });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}

test('browsers that ask for an icon of themselves get the sparrow', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('en/');
  const width = await page.evaluate(async () => {
    const icon = new Image();
    icon.src = '/favicon.ico';
    await icon.decode();
    return icon.naturalWidth;
  });
  expect(width).toBe(48);
});
