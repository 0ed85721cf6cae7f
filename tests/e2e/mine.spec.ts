/** Mine to keep: saved, read on another device, forgotten and had back; two windows at once. */
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { openFinder } from './question.ts';
import { alive, expect, speak, store, stored, sumsKept, test } from './site.ts';

async function openMine(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${locale}/${pathOf('settings')}#mine`);
  await alive(page);
  await expect(page.locator('.mine-kept h3')).toBeVisible();
}

async function answerOnce(page: Page, locale: Locale): Promise<void> {
  const question = await openFinder(page, locale, { hand: '3456p' });
  await question.answerNone();
  await expect(question.verdict).toBeVisible();
  await expect.poll(async () => Object.keys(await sumsKept(page))).toEqual(['find-waits/own']);
}

test('a file carries all to another device, where it is added', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const say = speak('en');
  await store(page, { 'moineau.language': 'fr' });
  await answerOnce(page, 'en');
  await openMine(page, 'en');
  await expect(page.locator('.mine-kept')).toContainText(say('mine.answers', { n: 1 }));
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: say('mine.save') }).click();
  const buffer = await readFile(await (await coming).path());

  const device = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const other = await device.newPage();
  await openMine(other, 'en');
  const input = other.getByLabel(say('mine.read'));
  await input.setInputFiles({
    name: 'no.json',
    mimeType: 'application/json',
    buffer: buffer.subarray(9),
  });
  await expect(other.getByText(say('mine.fault.broken'))).toBeVisible();
  await input.setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
  const brought = other.getByRole('row', { name: say('mine.of.attempts') });
  await expect(brought.getByRole('cell')).toHaveText(['1', '0', '0']);
  await other.getByRole('button', { name: say('mine.merge'), exact: true }).click();
  await expect(other.getByText(say('mine.merged'))).toBeVisible();
  await expect(other.locator('.mine-kept')).toContainText(say('mine.answers', { n: 1 }));
  expect(await sumsKept(other)).toEqual(await sumsKept(page));
  // The file is of a reader of French: the page stays, and what it has done can be undone.
  await other.getByRole('button', { name: say('site.undo'), exact: true }).click();
  await expect(other.getByText(say('mine.undone'))).toBeVisible();
  await expect(other.locator('.mine-kept')).toContainText(say('mine.nothing'));
  expect(await stored(other, 'moineau.language')).toBe(null);
  await device.close();
});

test('everything is forgotten, asked in another place, and had back', { tag: '@phone' }, async ({
  page,
}) => {
  const say = speak('fr');
  await answerOnce(page, 'fr');
  await openMine(page, 'fr');
  const forget = page.getByRole('button', { name: say('mine.forget'), exact: true });
  await forget.click();
  const dialog = page.getByRole('dialog');
  const sure = dialog.getByRole('button', { name: say('mine.forget') });
  const [pressed, asked] = await Promise.all([
    page.locator('.mine-body > .button').boundingBox(),
    sure.boundingBox(),
  ]);
  const overlaps =
    pressed && asked && pressed.y < asked.y + asked.height && asked.y < pressed.y + pressed.height;
  expect(overlaps).toBe(false);
  await expect(dialog.getByRole('button', { name: say('mine.forget.no') })).toBeFocused();
  await sure.click();
  await expect(page.getByText(say('mine.nothing'))).toBeVisible();
  expect(await sumsKept(page)).toEqual({});
  await page.getByRole('button', { name: say('site.undo'), exact: true }).click();
  await expect(page.locator('.mine-kept')).toContainText(say('mine.answers', { n: 1 }));
  expect(Object.keys(await sumsKept(page))).toEqual(['find-waits/own']);
  const { violations } = await new AxeBuilder({ page }).include('.mine').analyze();
  expect(violations).toEqual([]);
});

test('two windows that answer at once lose nothing', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const windows = [page, await context.newPage()];
  const questions = [];
  for (const one of windows) questions.push(await openFinder(one, 'en', { hand: '3456p' }));
  await Promise.all(questions.map((question) => question.answerNone()));
  await expect.poll(async () => (await sumsKept(page))['find-waits/own']?.asked).toBe(2);
});
