/** Without JavaScript everything can be read, seen and reached; only the drill needs it. */
import type { Locator } from '@playwright/test';
import { lessonPath, pathOf } from '../../src/course/links.ts';
import { LOCALE_NAMES, LOCALES, otherLocale } from '../../src/i18n/locales.ts';
import { readCourses, readFormulas } from '../content/read.ts';
import { eachPage, expect, KINDS, sharedOut, speak, test } from './site.ts';

test.use({ javaScriptEnabled: false });

/** Whether the sprite was found: an empty reference has no extent. */
const isDrawn = (tile: Locator): Promise<boolean> =>
  tile.evaluate((one) => {
    const face = one.querySelector('use');
    return face !== null && face.getBBox().width > 0 && one.getBoundingClientRect().width > 0;
  });

/** What opens an answer. Text inside noscript is found by its element only. */
const opener = (position: Locator): Locator => position.locator('noscript summary').first();

/** Runs in the page: what opens each answer is clicked, and what is seen of the answer before and after. */
const openAnswers = (positions: readonly Element[]) =>
  positions.map((position) => {
    const summary = position.querySelector<HTMLElement>('noscript summary');
    const answer = position.querySelector('noscript details > :not(summary)');
    const before = answer?.checkVisibility();
    summary?.click();
    return { opener: summary?.textContent, before, after: answer?.checkVisibility() };
  });

for (const locale of LOCALES) {
  const say = speak(locale);

  test.describe(`without JavaScript, ${locale}`, { tag: '@desktop' }, () => {
    test('the drills of one rule set are shown alone', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('drills')}`);
      const drills = page.locator('[data-asked]:visible');
      const others = page.locator('[data-asked]:not([data-asked=""], [data-asked~="riichi"])');
      const all = await drills.count();
      await page.getByRole('radio', { name: say('scene.short.riichi') }).check();
      await expect(drills).toHaveCount(all - (await others.count()));
      for (const drill of await others.all()) await expect(drill).toBeHidden();
    });

    test('each kind of page has its prose and the way to its other language', async ({ page }) => {
      const other = page.getByRole('link', {
        name: LOCALE_NAMES[otherLocale(locale)],
        exact: true,
      });
      const kinds = sharedOut(KINDS, locale).map(({ path }) => path);
      await eachPage(kinds, async (path) => {
        await page.goto(`${locale}/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const [prose = ''] = await page.getByRole('main').allInnerTexts();
        expect(prose.length).toBeGreaterThan(150);
        const end = `/${otherLocale(locale)}/${path}`;
        expect(await other.evaluate((link: HTMLAnchorElement) => link.pathname)).toMatch(
          new RegExp(`${end}$`),
        );
      });
    });

    const DRAWN = [
      ['home', pathOf('home')],
      ['a lesson', lessonPath('waits', 'nine-gates')],
      ['the formulas', pathOf('formulas')],
      ['the tiles', pathOf('tiles')],
    ] as const;
    for (const [name, path] of sharedOut(DRAWN, locale)) {
      test(`${name}: the tiles are drawn`, async ({ page }) => {
        await page.goto(`${locale}/${path}`);
        const rows = page.locator('[data-row] > summary');
        if ((await rows.count()) > 0) await rows.first().click();
        const tiles = page.getByRole('main').locator('.tile:visible');
        await expect.poll(() => isDrawn(tiles.first())).toBe(true);
        expect(await tiles.count()).toBeGreaterThan(3);
        await expect(tiles.first()).toHaveAttribute('aria-label', /./);
      });
    }

    test('the first page has a hand on paper, and nothing that does nothing', async ({ page }) => {
      await page.goto(`${locale}/`);
      await expect(page.locator('.day-hand')).toBeHidden();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.locator('.solved')).toBeHidden();
      await page.locator('.day noscript summary').click();
      const rows = page.locator('.solved tr');
      await expect(rows).toHaveCount(2);
      await expect(rows.locator('th [data-tile]')).toHaveCount(2);
      await expect(rows.first()).toContainText(say('wait.pair'));
    });

    for (const { id: course, lessons } of readCourses()) {
      test(`${course}: each position shows its hand, and its answer when opened, within a narrow screen`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 360, height: 640 });
        const solve = ['waits', 'discards', 'table', 'score', 'settle'] as const;
        const words = solve.map((area) => say(`${area}.solve`));
        const slugs = sharedOut(lessons, locale).map(({ slug }) => slug);
        await eachPage(slugs, async (slug) => {
          await page.goto(`${locale}/${lessonPath(course, slug)}`);
          const positions = await page.locator('.position').evaluateAll(openAnswers);
          expect(positions.length).toBeGreaterThan(0);
          for (const { opener, before, after } of positions) {
            expect(words).toContain(opener);
            expect([before, after]).toEqual([false, true]);
          }
          const wide = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect(wide).toBe(0);
        });
      });
    }

    test('the answer to the nine gates has a line for each tile', async ({ page }) => {
      await page.goto(`${locale}/${lessonPath('waits', 'nine-gates')}`);
      const position = page.locator('.position').nth(1);
      await opener(position).click();
      const wins = position.locator('.solved th [data-tile]');
      await expect(wins).toHaveCount(9);
      await expect(wins.last()).toHaveAttribute('data-tile', '9m');
    });

    test('what a source says can be opened', async ({ page }) => {
      await page.goto(`${locale}/${lessonPath('waits', 'two-pairs')}`);
      const note = page.locator('aside.source').first();
      await note.locator('summary').click();
      await expect(note.locator('p')).toBeVisible();
    });

    test('every formula is there', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('formulas')}`);
      const titles = page.locator('.formula-title');
      await expect(titles).toHaveText(
        readFormulas().map(({ id }) => say('formulas.formula', { n: id })),
      );
    });

    test('the atlas tells its story in numbers', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('atlas')}`);
      await expect(page.locator('noscript .alert')).toHaveText(say('atlas.needsScript'));
      await expect(page.locator('.fan-wait')).toBeHidden();
      const counts = page.locator('.story .census-count');
      const numbers = [53_530, 14_067, 14_493, 6_739, 2_948, 1_335, 392, 79, 16, 1];
      await expect(counts).toHaveText(numbers.map((number) => number.toLocaleString(locale)));
    });

    test('a drill says what it needs', async ({ page }) => {
      const note = page.locator('noscript .alert');
      for (const [drill, needs] of [
        ['waits', 'finder.needsScript'],
        ['count', 'count.needsScript'],
        ['settle', 'accounts.needsScript'],
      ] as const) {
        await page.goto(`${locale}/${pathOf(drill)}`);
        await expect(note).toBeVisible();
        await expect(note).toHaveText(say(needs));
      }
    });
  });
}

test('the door offers both languages', { tag: '@desktop' }, async ({ page }) => {
  for (const locale of LOCALES) {
    await page.goto('');
    await page.getByRole('link', { name: LOCALE_NAMES[locale], exact: true }).click();
    await expect(page).toHaveURL(`${locale}/`);
  }
});
