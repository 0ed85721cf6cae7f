/** Lessons: positions to play, notes to open, ways on and back, words to look up. */
import type { Locator, Page } from '@playwright/test';
import { lessonPath } from '../../src/course/links.ts';
import { findWaits } from '../../src/engine/drills.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { readCourses, readGlossary } from '../content/read.ts';
import { type Question, questionIn, questionOf } from './question.ts';
import { effectsRun, expect, sharedOut, speak, test, timeFor, turnsOf, unfold } from './site.ts';

const waits = readCourses().find(({ id }) => id === 'waits');
const slugs = waits?.lessons.map(({ slug }) => slug) ?? [];
const lesson = (slug: string): string => lessonPath('waits', slug);

/** Through the course and back. */
const WAYS = [
  ['next', 'prev', slugs],
  ['prev', 'next', slugs.toReversed()],
] as const;

/** The nth position of a lesson comes to life when it is seen. */
async function position(page: Page, at: number, locale: 'fr' | 'en'): Promise<Question> {
  const place: Locator = page.locator('.position').nth(at);
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('astro-island:not([ssr])')).toHaveCount(1);
  await effectsRun(page);
  return questionIn(place, locale);
}

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`lessons, ${locale}`, () => {
    turn()(
      'a position by touch: nudged, tried again, proved',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(`${locale}/${lesson('nine-gates')}`);
        const question = await position(page, 0, locale);
        expect(await question.held()).toBe('1112345678s');
        await question.tap('23s');
        await question.action.tap();
        await expect(question.nudge).toHaveText(say('stage.nudge.far', { found: 2, all: 6 }));
        await expect(question.hints).toHaveText(say('waits.hint.count', { n: 6 }));
        await expect(question.verdict).toHaveCount(0);
        await question.expectMarks({});
        await question.action.tap();
        await expect(question.verdict).toHaveCount(0);
        await question.tap('4s');
        await question.action.tap();
        await expect(question.nudge).toHaveCount(0);
        await question.expectMarks({ found: '23s', missed: '5689s', wrong: '4s' });
        await question.choice('9s').tap();
        await expect(question.proof).toContainText(question.names('9s'));
        // The 9 ends the run or makes its pair: 1-1-1, 2-3-4, 5-6-7 leave 8 and 9 alone.
        await expect(question.groups).toHaveCount(4);

        await question.action.tap();
        await expect(question.verdict).toHaveCount(0);
        await question.tap('235689s');
        await question.action.tap();
        await question.expectRight('235689s');
      },
    );

    for (const tag of [locale === 'fr' ? '@phone' : '@desktop']) {
      test(`what tells an answer is folded until it is given, ${tag}`, { tag }, async ({
        page,
      }) => {
        await page.goto(`${locale}/${lessonPath('tchou1924', 'the-sparrow')}`);
        const told = page.locator('details.after').first();
        const other = page.locator('details.after').nth(1);
        const first = await position(page, 0, locale);
        await expect(told.locator('> p')).toBeHidden();
        const choose = async (at: number) => {
          await first.root.locator('.pick').nth(at).click();
          await first.action.click();
        };
        await choose(0);
        await expect(first.nudge).toHaveText(say('stage.nudge'));
        await expect(told).not.toHaveAttribute('open');
        await first.giveUp.click();
        await expect(first.verdict).toHaveAttribute('data-right', 'false');
        await expect(told.locator('> .if-wrong')).toBeVisible();
        await expect(told.locator('> .if-right')).toBeHidden();
        await expect(other).not.toHaveAttribute('open');

        await page.reload();
        await position(page, 0, locale);
        await expect(told.locator('> .if-wrong')).toBeVisible();
      });
    }

    turn()(
      'what tells the answer of a position solved before lies open',
      {
        tag: '@desktop',
      },
      async ({ page }) => {
        const path = `${locale}/${lessonPath('tchou1924', 'the-sparrow')}`;
        await page.goto(path);
        const first = await position(page, 0, locale);
        await first.root.locator('.pick').last().click();
        await first.action.click();
        await expect(first.verdict).toHaveAttribute('data-right', 'true');
        await page.evaluate(() => sessionStorage.clear());
        await page.goto(path);
        const told = page.locator('details.after').first();
        await expect(told.locator('> .if-right')).toBeVisible();
        await expect(first.verdict).toHaveCount(0);
      },
    );

    turn()(
      'keys belong to the position that has the focus',
      { tag: '@desktop' },
      async ({ page }) => {
        await page.goto(`${locale}/${lesson('nine-gates')}`);
        const question = await position(page, 1, locale);
        await page.keyboard.press('1');
        await expect(question.choice('1m')).toHaveAttribute('aria-pressed', 'false');
        await question.choice('1m').focus();
        await question.press('123456789m');
        await page.keyboard.press('Enter');
        await question.expectRight('123456789m');
        await expect(page.locator('.verdict-line')).toHaveCount(1);
      },
    );

    turn()('what a source says can be opened', { tag: '@phone' }, async ({ page }) => {
      await page.goto(`${locale}/${lesson('five-in-a-row')}`);
      const note = page.locator('aside.source').first();
      const text = note.locator('p');
      await expect(note.locator('summary')).toContainText(say('rules.tchou1924.source'));
      await expect(note.locator('summary')).toContainText(say('learn.chapter', { n: 'VII' }));
      await expect(text).toBeHidden();
      await note.locator('summary').tap();
      await expect(text).toBeVisible();
      await expect(text).not.toBeEmpty();
    });

    for (const [rel, back, order] of sharedOut(WAYS, locale)) {
      test(`all lessons in order by what is ${rel}`, { tag: '@desktop' }, async ({ page }) => {
        timeFor(order.length);
        const [first = '', ...others] = order;
        const link = page.locator(`a[rel=${rel}]`);
        const name = say(rel === 'next' ? 'learn.next' : 'learn.previous');
        await page.goto(`${locale}/${lesson(first)}`);
        await expect(page.locator(`a[rel=${back}]`)).toHaveCount(0);
        for (const slug of others) {
          await expect(link).toContainText(name);
          const announced = (await link.textContent())?.trim().slice(name.length).trim() ?? '';
          await link.click();
          await expect(page).toHaveURL(`${locale}/${lesson(slug)}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(announced);
        }
        await expect(link).toHaveCount(0);
      });
    }

    turn()('a course lists its lessons', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(`${locale}/learn/`);
      await page.getByRole('link', { name: waits?.title[locale] ?? '' }).click();
      const links = page
        .getByRole('region', { name: waits?.title[locale] ?? '' })
        .getByRole('listitem')
        .getByRole('link');
      await expect(links).toHaveCount(slugs.length);
      const last = links.last();
      const title = (await last.locator('strong').textContent()) ?? '';
      await last.click();
      await expect(page).toHaveURL(`${locale}/${lesson(slugs.at(-1) ?? '')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    for (const tag of [locale === 'fr' ? '@phone' : '@desktop']) {
      test(`a word opens its meaning on the spot, ${tag}`, { tag }, async ({ page }) => {
        await page.goto(`${locale}/${lesson('five-in-a-row')}`);
        const word = page.locator('a.term[href$="#partial-formula"]');
        const entry = readGlossary().find(({ id }) => id === 'partial-formula');
        const sheet = page.getByRole('dialog', { name: entry?.term[locale] ?? 'no such term' });
        await word.click();
        await expect(page).toHaveURL(`${locale}/${lesson('five-in-a-row')}`);
        await expect(sheet).toBeInViewport({ ratio: 1 });
        await expect(sheet).toContainText(entry?.text[locale] ?? 'no such term');
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(word).toBeFocused();
      });
    }

    turn()('its meaning leads on to the glossary', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(`${locale}/${lesson('five-in-a-row')}`);
      await page.locator('a.term[href$="#partial-formula"]').click();
      await page.locator('.term-head').click();
      await expect(page).toHaveURL(`${locale}/glossary/#partial-formula`);
      await expect(page.locator('#partial-formula')).toBeInViewport();
    });

    turn()('the way to practise sets the level', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(`${locale}/${lesson('nine-gates')}`);
      await page.locator('.practice a.button').click();
      const question = questionIn(page.locator('.question'), locale);
      await expect(question.root).toBeVisible();
      const asked = questionOf(await question.held());
      expect(asked.hand.concealed).toHaveLength(13);
      // One hand in eight waits on nothing, at every level.
      const waits = findWaits.solve(asked).length;
      expect(waits === 0 || waits >= 6).toBe(true);
      await unfold(page, say('finder.level'));
      const least = page.getByRole('combobox', { name: say('finder.minWaits'), exact: true });
      await expect(least).toHaveValue('6');
    });

    turn()('a formula asks for its hand', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(`${locale}/formulas/#XL`);
      const card = page.locator('[id="XL"]');
      await expect(card).toBeInViewport();
      await card.getByRole('link', { name: say('formulas.ask') }).click();
      const question = questionIn(page.locator('.question'), locale);
      await expect(question.root).toBeVisible();
      expect(await question.held()).toBe('23456m');
      await expect(page.getByText(say('waits.pairElsewhere'))).toBeVisible();
    });
  });
}
