/** A run of ten questions, from the list of drills to what came of it; the run of the day and its line. */
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { answer } from './any-board.ts';
import { tilesOf, winsOf } from './question.ts';
import { expect, openTools, speak, test, timeFor } from './site.ts';

const TEN = 10;

for (const locale of LOCALES) {
  const say = speak(locale);

  test.describe(`runs in ${locale}`, { tag: locale === 'fr' ? '@phone' : '@desktop' }, () => {
    test('ten questions, one missed and asked again, kept and plotted', async ({ page }) => {
      timeFor(TEN);
      const main = page.locator('.button--main');
      const handOf = (): string => new URL(page.url()).searchParams.get('hand') ?? '';
      const clock = page.locator('.run-clock');
      await page.goto(`${locale}/${pathOf('waits')}?size=4&none=0`);
      await expect(page.locator('.stage')).not.toHaveAttribute('data-judged');
      await page.goto(`${locale}/${pathOf('drills')}`);
      await page.getByRole('button', { name: say('run.kind.ten') }).click();
      await expect(clock).toBeVisible();
      await expect(page.locator('.stage')).toBeVisible();
      await expect(page.locator('.drill-more, .drill-last, .finder-more')).toHaveCount(0);
      for (let at = 0; at <= TEN; at++) {
        await expect(page.locator('.stage')).not.toHaveAttribute('data-judged');
        const hand = handOf();
        const wins = tilesOf(winsOf(hand));
        const chosen = at === 0 ? page.locator('.choice-tile') : undefined;
        if (chosen) for (const tile of await chosen.all()) await tile.click();
        else
          for (const tile of wins)
            await page.locator(`.choice-tile:has([data-tile="${tile}"])`).click();
        await main.click();
        await expect(page.locator('.verdict-line')).toBeVisible();
        await expect(clock).toHaveAttribute('data-still');
        if (at === 4) await page.reload();
        else await main.click();
        if (at < TEN) await expect.poll(handOf).not.toBe(hand);
      }
      const end = page.getByRole('region', { name: say('run.kind.ten') });
      await expect(end).toContainText(say('run.score', { right: TEN - 1, n: TEN }));
      await expect(end).toContainText(say('run.found'));
      await expect(end).toContainText(say('run.best.first'));
      // Answered before the page was loaded again.
      await end.getByRole('button', { name: say('run.outcome.1', { n: 2 }) }).click();
      await expect(page.locator('.verdict-line')).toBeVisible();
      await openTools(page);
      await page.locator('.finder-more > .fold > summary').last().click();
      const records = page.getByRole('region', { name: say('run.records') });
      await records.locator('summary').first().click();
      await expect(records.locator('canvas')).toBeVisible();
      await records.getByText(say('run.plot.figures')).click();
      await expect(records.getByRole('cell', { name: String(TEN - 1), exact: true })).toBeVisible();
    });

    test('the run of the day leads to its drill, and gives a line to share', async ({ page }) => {
      timeFor(TEN);
      // A day of a drill that is answered by one touch.
      await page.clock.setFixedTime(new Date(2026, 11, 2, 12));
      await page.goto(`${locale}/${pathOf('drills')}`);
      await page.getByRole('link', { name: say('run.day.begin') }).click();
      const main = page.locator('.button--main');
      const again = page.getByRole('button', { name: say('run.toResult'), exact: true });
      for (let at = 0; at < TEN; at++) {
        await expect(page.locator('.stage')).not.toHaveAttribute('data-judged');
        await answer(page);
        await main.click();
        await expect(page.locator('.stage[data-judged]')).toBeVisible();
        const before = page.url();
        if (at < TEN - 1) {
          await main.click();
          await expect.poll(() => page.url()).not.toBe(before);
        }
      }
      await again.click();
      const line = page.locator('.share-text');
      await expect(line).toContainText(/^Moineau 2026-12-02 · .+ · \d+\/10 [✓◐✕]{10} \d+:\d\d$/);
      const told = await line.textContent();
      await page.goto(`${locale}/${pathOf('drills')}`);
      await expect(line).toHaveText(told ?? '');
    });
  });
}
