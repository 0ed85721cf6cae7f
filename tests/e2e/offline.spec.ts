/** Without a network: what was read, what is kept layer by layer, and a newer state of the site. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeWorkers } from '../../scripts/offline/integration.mjs';
import { dist } from '../../scripts/project.mjs';
import { serve } from '../../scripts/serve.mjs';
import { filesOf } from '../../scripts/site-files.mjs';
import { LOCALES } from '../../src/i18n/locales.ts';
import { expect, speak, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the worker of its language answers for it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
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

const keepEverything = (page: Page) =>
  page.getByRole('button', { name: speak('fr')('offline.now') });

/** One reader through it all: to keep a language takes longer than anything that is looked at. */
test('without a network: first what was read and the drills, then all of a language @desktop', async ({
  page,
  context,
}) => {
  await open(page, 'fr/learn/waits/nine-gates/');
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/nine-gates\/index/));
  await context.setOffline(true);
  await page.goto('fr/drill/waits/?hand=1112345678999m');
  await expect(page.locator('.choice-tile')).toHaveCount(9);
  await page.keyboard.type('123456789');
  await page.keyboard.press('Enter');
  await expect(page.locator('.verdict-line')).toHaveAttribute('data-right', 'true');
  await page.goto('fr/learn/waits/nine-gates/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('20px "EB Garamond"'))).toBe(true);
  await context.setOffline(false);

  await page.goto('fr/settings/#offline');
  await keepEverything(page).click();
  await expect(page.getByText(/^Les \d+ pages sont gardées/)).toBeVisible({ timeout: 40_000 });
  expect((await kept(page)).filter((path) => path.includes('/en/'))).toEqual([]);
  await context.setOffline(true);
  await page.goto('fr/search/?q=ecoute');
  await expect(page.locator('.seek-groups a[href$="/fr/glossary/#furiten"]')).toBeVisible();
  const workers: unknown[] = [];
  page.on('worker', (worker) => workers.push(worker));
  await page.goto('fr/atlas/?size=13&waits=8');
  await expect(page.locator('canvas').first()).toHaveAttribute('data-drawn', '93600');
  await expect(page.locator('.atlas-list li')).toHaveCount(8);
  expect(workers).toHaveLength(1);

  // An address without its slash leads to the page, an unknown one to a page that says so.
  await page.goto('fr/learn?from=link');
  await expect(page).toHaveURL(/\/fr\/learn\/\?from=link$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('fr/no-such-page/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');

  await page.goto('fr/settings/#offline');
  await page.getByLabel(speak('fr')('offline.keeps')).uncheck();
  await expect(page.getByText(speak('fr')('offline.pages.none'))).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

/** The site in a folder of its own, where it can be built anew: every script gets another name, every title a number. */
async function ownSite() {
  const folder = await mkdtemp(join(tmpdir(), 'moineau-'));
  await cp(dist, folder, { recursive: true });
  const { url, close } = await serve({ folder, port: 0 });
  const end = async (): Promise<void> => {
    close();
    await rm(folder, { recursive: true });
  };
  const renew = async (state: number): Promise<void> => {
    const scripts = new Set(await readdir(join(folder, '_astro')));
    const renamed = (name: string): string =>
      scripts.has(name) ? name.replace(/\.js$/, `-${state}.js`) : name;
    for (const path of filesOf(folder).filter((path) => /\.(html|js)$/.test(path))) {
      const place = join(folder, path);
      const text = await readFile(place, 'utf8');
      const named = text.replace(/[\w.@~-]+\.js\b/g, renamed);
      await writeFile(place, named.replace('</h1>', ` (${state})</h1>`));
      if (path.startsWith('_astro/'))
        await rename(place, join(folder, '_astro', renamed(basename(path))));
    }
    await writeWorkers(folder, LOCALES);
  };
  return { url, end, renew };
}

/** What the browser remembers beside what the worker keeps. */
async function forgetFetched(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

const renewed = test.extend<{ site: Awaited<ReturnType<typeof ownSite>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it is to hand over.
  site: async ({}, use) => {
    const site = await ownSite();
    await use(site);
    await site.end();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

renewed.describe('a newer state of the site', () => {
  renewed.use({ expectedError: '404' });

  renewed(
    'is offered outside of questions; nothing is half of one state @desktop',
    async ({ site, page, context }) => {
      const say = speak('en');
      const line = (of: Page) => of.getByText(say('newer.text'));
      const title = (of: Page) => of.getByRole('heading', { level: 1 });
      const drill = await context.newPage();
      await open(page, 'en/tiles/');
      await open(drill, 'en/drill/waits/?hand=3456p');
      await site.renew(2);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect(line(page)).toBeVisible({ timeout: 40_000 });
      await expect(title(page)).not.toContainText('(2)');
      await expect(line(drill)).toHaveCount(0);
      await forgetFetched(page);

      // The other window finds the files it has not asked for yet, which are nowhere else.
      await page.getByRole('button', { name: say('newer.reload') }).click();
      await expect(title(page)).toContainText('(2)');
      await drill.locator('.choice-tile').first().click();
      await drill.keyboard.press('Enter');
      await expect(drill.locator('.verdict-line')).toBeVisible();
      await expect(drill.locator('.failure')).toBeHidden();

      // A page that is kept while its scripts are gone everywhere: another load has all of the new state.
      await site.renew(3);
      await forgetFetched(page);
      await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const { url } of await cache.keys())
            if (url.endsWith('.js')) await cache.delete(url);
        }
      });
      await page.goto('en/drill/waits/?hand=3456p');
      await page
        .locator('.failure')
        .getByRole('button', { name: say('failure.reload') })
        .click();
      await expect(page.locator('.choice-tile').first()).toBeVisible();
      await expect(page.locator('.failure')).toBeHidden();

      // Emptied under way: pages come from the server.
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      await page.goto('en/tiles/');
      await expect(title(page)).toContainText('(3)');

      // From one page to the next the worker of the new state takes over by itself.
      await drill.close();
      await expect(line(page)).toBeVisible({ timeout: 40_000 });
      await page
        .getByRole('link', { name: say('nav.drills'), exact: true })
        .first()
        .click();
      await page.waitForURL('**/en/drill/');
      await expect(title(page)).toContainText('(3)');
      expect(
        await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting),
      ).toBeNull();
    },
  );
});
