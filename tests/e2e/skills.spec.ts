/** Where a reader stands: the map, what comes next, the calendar, figures over time. */
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { alive, expect, keepRows, speak, test } from './site.ts';

const counts = { found: 0, missed: 0, wrong: 0, hints: 0, spent: 60_000, at: 1 };
const today = new Date();
const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
  .map((part) => String(part).padStart(2, '0'))
  .join('-');

const ROWS = {
  skills: [
    { ...counts, skill: 'find-waits/4/pure', asked: 10, right: 10, last: '1111111111' },
    { ...counts, skill: 'find-waits/7/suits', asked: 4, right: 2, last: '1010' },
  ],
  tallies: [
    {
      ...{ day, skill: 'find-waits/4/pure', asked: 14, right: 12, hints: 0, spent: 70_000 },
      // A file that was read in may name anything.
      aspects: { 'waits:2': [10, 9, 40_000], 'waits:<b>': [1, 0, 5], 'holds:3': [4, 3, 30_000] },
    },
  ],
};

for (const locale of LOCALES) {
  const say = speak(locale);

  test(`says that nothing can be kept, ${locale}`, { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', { value: undefined }),
    );
    await page.goto(`${locale}/${pathOf('skills')}`);
    await expect(page.getByText(say('storage.forbidden'))).toBeVisible();
    await expect(page.getByText(say('skills.nothing'))).toBeVisible();
    await expect(page.locator(`[data-title="${say('finder.title')}"]`)).toBeVisible();
  });

  test(`where one stands, ${locale}`, { tag: '@desktop' }, async ({ page }) => {
    const isDrawn = locale !== 'en';
    // A language that the library of the plots takes for none: it refuses to load.
    if (!isDrawn)
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'language', { get: () => 'en-US@posix' }),
      );
    await page.goto(`${locale}/${pathOf('skills')}`);
    await alive(page);
    await expect(page.getByText(say('skills.nothing'))).toBeVisible();
    await keepRows(page, ROWS);

    const waits = page.locator(`[data-title="${say('finder.title')}"]`);
    const marks = waits.locator('[data-mastery]');
    for (const [at, mastery] of ['known', 'begun', 'new', 'new'].entries())
      await expect(marks.nth(at)).toHaveAttribute('data-mastery', mastery);
    await expect(waits).toHaveAttribute('href', /\/drill\/waits\/\?size=7$/);
    await expect(page.locator('[data-next] a').first()).toHaveAttribute('href', /size=7$/);
    await expect(page.locator('.plot').first().locator('canvas')).toHaveCount(isDrawn ? 1 : 0);

    await expect(page.getByText(say('skills.calendar.answers', { n: 14 }))).toBeVisible();
    const plot = page.locator('.plot');
    await plot.locator('summary').click();
    await expect(plot.getByRole('cell', { name: /^86\s?%$/ })).toBeVisible();
    const byWaits = page.getByRole('table', { name: say('skills.by.waits') });
    await expect(byWaits.locator('tbody tr')).toHaveCount(1);
    await expect(byWaits.getByRole('cell').first()).toHaveText(/^90\s?%$/);
    await expect(page.locator('.aspect')).toHaveCount(2);

    await waits.click();
    await expect(page.locator('.drill-level > summary')).toContainText(
      say('finder.results.row', { size: 7, mix: say('finder.mix.pure') }),
    );
  });
}
