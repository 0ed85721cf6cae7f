/** Ten minutes of a day, from what is proposed to what came of it. */
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { questionIn } from './question.ts';
import { alive, expect, keepRows, speak, test } from './site.ts';

const HANDS = ['1235678m', '22345m', '1112m', '33456p'];

/** Answers and cards of a reader who has been here before, written where the site keeps them. */
async function haveRecord(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${locale}/${pathOf('today')}`);
  await alive(page);
  await expect(page.locator('.today-items')).toBeVisible();
  const at = Date.now() - 86_400_000;
  await keepRows(page, {
    cards: HANDS.map((hand) => ({
      ...{ id: `find-waits hand=${hand}`, drill: 'find-waits', texts: { hand } },
      ...{ skill: 'find-waits/7/pure', added: at, changed: at, mistakes: 1 },
    })),
    skills: [
      {
        ...{ skill: 'name-wait/shape', asked: 4, right: 2, last: '1010', at },
        ...{ found: 2, missed: 2, wrong: 2, hints: 0, spent: 40_000 },
      },
    ],
  });
}

for (const locale of LOCALES) {
  const say = speak(locale);

  test(`a day of practice, ${locale}`, { tag: '@phone' }, async ({ page }) => {
    await haveRecord(page, locale);
    const items = page.locator('.today-items > li');
    await expect(items.first()).toContainText(say('today.why.due', { n: HANDS.length }));
    const before = await items.count();
    const lesson = items.filter({ hasText: say('today.lesson', { title: '' }).trim() });
    await lesson.getByRole('button', { name: say('today.remove') }).tap();
    await expect(items).toHaveCount(before - 1);
    await expect(page.getByRole('button', { name: say('today.putBack') })).toBeFocused();
    await page.getByRole('button', { name: say('learn.begin') }).tap();

    const bar = page.locator('.plan-bar');
    await expect(bar).toContainText(say('plan.from.today'));
    const question = questionIn(page.locator('.question'), locale);
    await question.held();
    await question.answerNone();
    await expect(question.verdict).toBeVisible();
    // Said once the review is kept: a page that is left before loses it.
    await expect(page.locator('.mistake-note')).toContainText(say('plan.again'));
    await page.goto(`${locale}/${pathOf('today')}`);
    await page.getByRole('link', { name: say('home.goOn') }).tap();
    const end = page.getByRole('heading', { name: say('today.done') });
    const skip = bar.getByRole('button', { name: say('plan.skip') });
    for (let steps = 0; steps < 12 && !(await end.isVisible()); steps++) {
      await expect(skip.or(end).first()).toBeVisible();
      if (await skip.isVisible()) await skip.tap();
    }
    await expect(end).toBeVisible();
    await expect(page.locator('.today-results > li')).toContainText([say('today.cards')]);
    await expect(page.locator('.today-done')).toContainText(say('mistakes.done.next'));
  });
}
