/** A storage that is forbidden, full or damaged: the site goes on, and says what happened. */
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { openFinder } from './question.ts';
import {
  expect,
  forbidLooking,
  sharedOut,
  speak,
  store,
  stored,
  test,
  turnsOf,
  unfold,
} from './site.ts';

const PROGRESS = 'moineau.progress';
const ASIDE = 'moineau.damaged.progress';

const sums = { asked: 8, right: 5, found: 9, missed: 2, wrong: 1, hints: 3, spent: 8000 };
const kept = JSON.stringify({ version: 1, skills: { 'find-waits/13/pure': sums } });

/** The storage is there, and each use of it fails. */
async function forbidUsing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
    Object.assign(IDBFactory.prototype, { open: refuse });
  });
}

/** What is kept can be read; nothing more fits. */
async function fill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(Storage.prototype, { setItem: refuse });
    Object.assign(IDBObjectStore.prototype, { put: refuse });
  });
}

/** Texts that are no record of results; every other sort has its unit test. */
const DAMAGED: readonly (readonly [name: string, text: string])[] = [
  ['cut off', kept.slice(0, 40)],
  ['skills that are none', '{"version":1,"skills":{"x":null}}'],
];

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`storage, ${locale}`, { tag: '@desktop' }, () => {
    for (const [name, forbid] of [
      ['may not be looked at', forbidLooking],
      ['may not be used', forbidUsing],
    ] as const) {
      turn()(`that ${name}: results last as long as the page`, async ({ page }) => {
        await forbid(page);
        const question = await openFinder(page, locale, { hand: '3456p' });
        await expect(page.getByText(say('storage.forbidden'))).toBeVisible();
        await question.press('36p');
        await page.keyboard.press('Enter');
        await question.expectRight('36p');
        await page.keyboard.press('Enter');
        await expect(question.verdict).toHaveCount(0);
        await unfold(page, say('finder.results'));
        const row = page.locator('.results > li').filter({ hasText: say('finder.results.own') });
        await expect(row).toContainText(`${say('finder.results.right')}1`);
      });
    }

    turn()('that is full: what was kept is safe, and the page says so', async ({ page }) => {
      await store(page, { [PROGRESS]: kept });
      await fill(page);
      const question = await openFinder(page, locale, { hand: '3456p' });
      await question.press('36p');
      await page.keyboard.press('Enter');
      await question.expectRight('36p');
      await expect(page.getByText(say('storage.full'))).toBeVisible();
      await unfold(page, say('finder.results'));
      await expect(page.locator('.results > li')).toHaveCount(2);
      expect(await stored(page, PROGRESS)).toBe(kept);
    });

    for (const [name, text] of sharedOut(DAMAGED, locale)) {
      test(`with results damaged, ${name}: set aside and said`, async ({ page }) => {
        await store(page, { [PROGRESS]: text, 'moineau.theme': 'dark', 'moineau.corners': 'off' });
        const question = await openFinder(page, locale, { hand: '3456p' });
        await expect(page.getByText(say('storage.damaged'))).toBeVisible();
        expect(await stored(page, ASIDE)).toBe(text);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expect(page.locator('html')).toHaveAttribute('data-corners', 'off');

        await question.press('36p');
        await page.keyboard.press('Enter');
        await question.expectRight('36p');
        await page.reload();
        await expect(question.root).toBeVisible();
        await unfold(page, say('finder.results'));
        await expect(page.locator('.results > li')).toHaveCount(1);
        await expect(page.getByText(say('storage.damaged'))).toHaveCount(0);
        expect(await stored(page, ASIDE)).toBe(text);
      });
    }

    turn()('with a damaged level: the first level, and results are safe', async ({ page }) => {
      await store(page, { [PROGRESS]: kept, 'moineau.wait-level': '{"size":"<b>","sorted":7' });
      await openFinder(page, locale);
      await unfold(page, say('finder.level'));
      const size = page.getByRole('combobox', { name: say('finder.size'), exact: true });
      await expect(size).toHaveValue('4');
      await unfold(page, say('finder.results'));
      await expect(page.locator('.results > li')).toContainText(`${say('finder.results.right')}5`);
    });

    turn()('results of another tab appear', async ({ page, context }) => {
      await openFinder(page, locale, { hand: '3456p' });
      await unfold(page, say('finder.results'));
      const other = await openFinder(await context.newPage(), locale, { hand: '3456p' });
      await other.answerNone();
      await expect(other.verdict).toBeVisible();
      await expect(page.locator('.results > li')).toHaveCount(1);
    });
  });
}
