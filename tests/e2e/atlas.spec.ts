/** The Atlas as it is explored: with a finger, with keys alone, and where no worker helps. */
import type { Page } from '@playwright/test';
import { fanBox, layFan } from '../../src/components/tools/atlas/fan.ts';
import { pathOf } from '../../src/course/links.ts';
import { isTile } from '../../src/engine/core/tile.ts';
import { atlasOf, pureTiles } from '../../src/engine/hand.ts';
import { formatTiles } from '../../src/engine/notation.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { handInAddress, questionIn } from './question.ts';
import { expect, speak, tabTo, test, turnsOf } from './site.ts';

const ATLAS = atlasOf(13);
const ALL = 93_600;

async function openAtlas(page: Page, locale: Locale, query: string) {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(`${locale}/${pathOf('atlas')}?${query}`);
  const fan = page.locator('.fan-paper');
  await expect(fan.locator('canvas').first()).toHaveAttribute('data-drawn', String(ALL));
  const tiles = page.locator('.hand-card-tiles [data-tile]');
  return {
    fan,
    workers,
    count: page.locator('.atlas-count'),
    title: page.locator('#hand-card'),
    link: (text: string) => page.locator('.hand-card-links').getByRole('link', { name: text }),
    /** The hand looked at. */
    hand: async (): Promise<string> => {
      const names = await tiles.evaluateAll((all) => all.map((one) => one.dataset['tile'] ?? ''));
      return formatTiles(names.filter(isTile));
    },
  };
}

const mirrored = (hand: string): string =>
  [...hand.slice(0, -1)]
    .map((rank) => 10 - Number(rank))
    .reverse()
    .join('')
    .concat(hand.slice(-1));

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  turn()(
    `with a finger: a filter, a dot, the analyser and back, ${locale}`,
    {
      tag: '@phone',
    },
    async ({ page }) => {
      const { fan, count, hand, link } = await openAtlas(page, locale, 'size=13&waits=8');
      await expect(count).toContainText(/^16\s/);
      await expect(page.locator('.atlas-list li')).toHaveCount(8);

      const { width = 0 } = (await fan.boundingBox()) ?? {};
      const { x, y } = layFan(ATLAS, fanBox(width, 0), 8);
      const place = (ATLAS.rings[1]?.start ?? 0) + 10;
      const touched = formatTiles(pureTiles(ATLAS.keys[place] ?? 0, 'p'));
      await fan.tap({ position: { x: x[place] ?? 0, y: y[place] ?? 0 } });
      await expect.poll(hand).toBe(touched);
      await expect.poll(() => handInAddress(page)).toBe(touched);

      const unfold = page.locator('.atlas-unfold');
      await expect(page.getByLabel(say('atlas.four'))).toBeHidden();
      await unfold.tap();
      await page.getByLabel(say('atlas.four')).check();
      await expect(count).toContainText(/^6\s/);
      await expect(unfold).toHaveText(say('atlas.finer.some', { n: 1 }));
      const found = await hand();
      await link(say('atlas.hand.analyse')).tap();
      await expect(page.locator('input[name="hand"]')).toHaveValue(found);

      await page.goBack();
      await expect(count).toContainText(/^6\s/);
      await page.getByRole('button', { name: say('atlas.clear') }).tap();
      await expect(count).toHaveText(say('atlas.count.all', { n: ALL }));
    },
  );

  turn()(
    `with keys alone, from an address that asks for nonsense, ${locale}`,
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      const nonsense = 'size=99&waits=x&on=0&has=%3Cscript%3E&hand=11p';
      const { fan, count, title, hand, link, workers } = await openAtlas(page, locale, nonsense);
      expect(workers).toHaveLength(1);
      await expect(count).toHaveText(say('atlas.count.all', { n: ALL }));
      expect(await hand()).toBe('1112345678999p');

      await tabTo(page, () => fan.evaluate((one) => one === document.activeElement));
      await page.keyboard.press('ArrowUp');
      await expect(title).toHaveText(say('atlas.hand.title', { n: 8 }));
      const first = await hand();
      await page.keyboard.press('t');
      await expect.poll(hand).toBe(mirrored(first));
      const ranks = mirrored(first).slice(0, -1).split('').join(' ');
      await expect(page.getByRole('status').filter({ hasText: ranks })).toHaveCount(1);
      await page.keyboard.press('End');
      await expect(title).toHaveText(say('atlas.hand.titleNone'));
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(hand).toBe('1112223456777p');

      const ask = link(say('analyse.ask'));
      await tabTo(page, () => ask.evaluate((one) => one === document.activeElement));
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/${locale}/${pathOf('waits')}?hand=*`);
      const question = questionIn(page.locator('.question'), locale);
      await expect.poll(question.held).toBe('1112223456777p');
    },
  );
}

for (const [story, locale, startsNot] of [
  ['a worker that cannot start', 'fr', true],
  ['a worker that dies', 'en', false],
] as const) {
  test(`with ${story}, ${locale}`, { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript((refuses) => {
      window.Worker = class extends EventTarget {
        constructor() {
          super();
          if (refuses) throw new DOMException('no workers here', 'SecurityError');
        }
        postMessage() {
          setTimeout(() => this.dispatchEvent(new Event('error')), 50);
        }
        terminate() {}
      } as unknown as typeof Worker;
    }, startsNot);
    const { count, hand } = await openAtlas(page, locale, 'size=13&has=symmetric&waits=7');
    expect(page.workers()).toHaveLength(0);
    await expect(count).toContainText(/^3\s/);
    const shown = await hand();
    expect(shown).toHaveLength(14);
    expect(mirrored(shown)).toBe(shown);
  });
}
