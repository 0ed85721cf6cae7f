/** No tap in a drill keeps the page busy for longer than one notices, on a processor slowed four times. */
import type { Page } from '@playwright/test';
import { DRILL_PAGES } from '../../src/course/drills.ts';
import { type DrillName, pathOf } from '../../src/course/links.ts';
import { answer } from './any-board.ts';
import { type Slowed, slowed, withoutChance } from './long-tasks.ts';
import { alive, effectsRun, expect, ONE_A_BOARD, test, timeFor } from './site.ts';

/** What the browser calls a long task. */
const LONGEST_MS = 50;

/** How often a question is tried: what is slow is slow each time. */
const TRIES = 8;

/** The level with most to work out, where a drill begins with an easier one; several for several boards. */
const HARDEST: Readonly<Partial<Record<DrillName, readonly string[]>>> = {
  waits: ['size=13&mix=suits&min=4'],
  discards: ['size=14&kind=seen'],
  count: ['level=limit'],
  settle: ['level=fines'],
  breach: ['game=tchou1924&level=breach'],
  whose: ['game=tchou1924'],
  table: ['game=mcr&level=minimum'],
  fans: ['level=great'],
  total: ['level=great'],
  eight: ['level=any'],
};

const MEASURED = DRILL_PAGES.filter(
  (drill) => drill.page in HARDEST || ONE_A_BOARD.includes(drill),
).flatMap(({ page }) => (HARDEST[page] ?? ['']).map((level) => ({ name: page, level })));

/** The longest task of each tap on the way through the first question, where all is new to the page. */
async function longestTasks(
  page: Page,
  { tapUntil, longest }: Slowed,
): Promise<Readonly<Record<string, number>>> {
  const main = page.locator('.question-actions .button--main');
  await tapUntil(page.locator('[data-hint]'), '.question-hints li', 1);
  await answer(page);
  await tapUntil(main, '.verdict-line', 1);
  await tapUntil(main, '.verdict-line', 0);
  const [hint = 0, check = 0, next = 0, ...more] = await longest();
  expect(more).toEqual([]);
  return { hint, check, next };
}

test.describe('from tap to verdict', () => {
  // One after the other: what runs beside them would be measured as well.
  test.describe.configure({ mode: 'default' });

  for (const { name, level } of MEASURED) {
    test(`${name} ${level}`, async ({ page }) => {
      timeFor(TRIES);
      await withoutChance(page);
      const slow = await slowed(page);
      let best: Readonly<Record<string, number>> = {};
      for (let tried = 1; tried <= TRIES; tried++) {
        await page.goto(`fr/${pathOf(name)}?${level}`);
        await alive(page);
        await expect(page.locator('.question-actions button').first()).toBeVisible();
        await effectsRun(page);
        const found = await longestTasks(page, slow);
        best = Object.fromEntries(
          Object.entries(found).map(([tap, time]) => [tap, Math.min(time, best[tap] ?? time)]),
        );
        if (Object.values(best).every((time) => time <= LONGEST_MS)) return;
        await page.evaluate(() => localStorage.clear());
      }
      expect(Object.entries(best).filter(([, time]) => time > LONGEST_MS)).toEqual([]);
    });
  }
});
