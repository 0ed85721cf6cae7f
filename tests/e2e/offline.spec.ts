/** Without a network: the pages of the language that was opened, and what else there is to say. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until its language is kept. */
async function keep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    const worker = active ?? waiting ?? installing;
    if (worker?.state === 'activated') return;
    await new Promise((done) => worker?.addEventListener('statechange', done, { once: true }));
  });
}

/** The paths of all that is kept. */
const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return addresses.flat().map((address) => new URL(address).pathname);
  });

/** One reader through it all: to keep a language takes longer than anything that is looked at. */
test('without a network what was never opened can be read and played, in a language once opened @desktop', async ({
  page,
  context,
}) => {
  await keep(page, 'fr/');
  expect((await kept(page)).filter((path) => path.includes('/en/'))).toEqual([]);
  await context.setOffline(true);

  await page.goto('fr/learn/waits/nine-gates/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('20px "EB Garamond"'))).toBe(true);

  await page.goto('fr/drill/waits/?hand=1112345678999m');
  await expect(page.locator('.choice-tile')).toHaveCount(9);
  await page.keyboard.type('123456789');
  await page.keyboard.press('Enter');
  await expect(page.locator('.verdict-line')).toHaveAttribute('data-right', 'true');

  await page.goto('fr/search/?q=ecoute');
  await expect(page.locator('.seek-groups a[href$="/fr/glossary/#furiten"]')).toBeVisible();

  const workers: unknown[] = [];
  page.on('worker', (worker) => workers.push(worker));
  await page.goto('fr/atlas/?size=13&waits=8');
  await expect(page.locator('canvas').first()).toHaveAttribute('data-drawn', '93600');
  await expect(page.locator('.atlas-list li')).toHaveCount(8);
  expect(workers).toHaveLength(1);

  await context.setOffline(false);
  await keep(page, 'en/');
  await context.setOffline(true);
  await page.goto('en/tiles/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // An address without its slash leads to the page, an unknown one to a page that says so.
  await page.goto('en/learn?from=link');
  await expect(page).toHaveURL(/\/en\/learn\/\?from=link$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('en/no-such-page/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
});
