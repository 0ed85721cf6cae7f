/** No tap in a drill keeps the page busy for longer than one notices, on a processor slowed four times. */
import type { Page } from '@playwright/test';
import { DRILLS } from '../../src/course/drills.ts';
import { type DrillName, pathOf } from '../../src/course/links.ts';
import { type Slowed, slowed, withoutChance } from './long-tasks.ts';
import { alive, effectsRun, expect, test, timeFor } from './site.ts';

/** What the browser calls a long task. */
const LONGEST_MS = 50;

/** Questions of each drill, and how often they are tried: what is slow is slow each time. */
const QUESTIONS = 3;
const TRIES = 8;

/** The level with most to work out, where a drill begins with an easier one. */
const HARDEST: Readonly<Partial<Record<DrillName, string>>> = {
  waits: 'size=13&mix=suits&min=4',
  discards: 'size=14&kind=seen',
  count: 'level=limit',
  settle: 'level=fines',
  fans: 'level=great',
  total: 'level=great',
  eight: 'level=any',
};

/** Its boards are of many kinds, which no answer in common fits. */
const UNMEASURED: readonly string[] = ['table'];

/** Drills that still keep the page busy for longer. */
const KNOWN_SLOW: readonly string[] = [];

/** Whatever a board lets one choose or write. */
async function answer(page: Page): Promise<void> {
  const board = page.locator('.question').first();
  for (const field of await board.locator('input[data-field]:visible').all()) {
    await field.fill('1');
  }
  for (const chosen of ['.held-tile', '.choice-tile:visible', '.line-button', '.pick']) {
    const first = board.locator(chosen).first();
    if (await first.isVisible()) await first.click();
  }
  const choice = board.locator('button[data-field]').first();
  if (await choice.isVisible()) await choice.click();
}

/** The longest task of each tap on the way through some questions, by what was tapped. */
async function longestTasks(
  page: Page,
  { longestUntil }: Slowed,
): Promise<Readonly<Record<string, number>>> {
  const buttons = page.locator('.question-actions button');
  const longest: Record<string, number> = {};
  for (let question = 1; question <= QUESTIONS; question++) {
    longest[`hint ${question}`] = await longestUntil(buttons.nth(1), '.question-hints li', 1);
    await answer(page);
    longest[`check ${question}`] = await longestUntil(buttons.first(), '.verdict-line', 1);
    longest[`next ${question}`] = await longestUntil(buttons.first(), '.verdict-line', 0);
  }
  return longest;
}

test.describe('from tap to verdict', () => {
  // One after the other: what runs beside them would be measured as well.
  test.describe.configure({ mode: 'default' });

  for (const { page: name } of DRILLS.filter(({ page }) => !UNMEASURED.includes(page))) {
    test(name, async ({ page }) => {
      test.fixme(KNOWN_SLOW.includes(name));
      timeFor(QUESTIONS * TRIES);
      await withoutChance(page);
      const slow = await slowed(page);
      let best: Readonly<Record<string, number>> = {};
      for (let tried = 1; tried <= TRIES; tried++) {
        await page.goto(`fr/${pathOf(name)}?${HARDEST[name] ?? ''}`);
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
