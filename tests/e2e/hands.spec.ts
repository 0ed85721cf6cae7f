/** The catalogue of the 81 hands: sieved by the address, walked from hand to hand, whole without JavaScript. */
import type { Page } from '@playwright/test';
import { pathOf, rulesPath } from '../../src/course/links.ts';
import { MCR_HANDS } from '../../src/engine/rulesets/mcr/index.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { readHands } from '../content/read.ts';
import { alive, expect, speak, test } from './site.ts';

const FAMILIES = new Map(readHands().map(({ id, family }) => [id, family]));
const ALL = MCR_HANDS.map(({ id }) => id);

const worth = (wanted: number, family?: string): readonly string[] =>
  MCR_HANDS.flatMap(({ id, points }) =>
    points === wanted && (family === undefined || FAMILIES.get(id) === family) ? [id] : [],
  );

const shown = (page: Page): Promise<string[]> =>
  page.locator('[data-hand]:not([hidden])').evaluateAll((all) => all.map(({ id }) => id));

for (const locale of LOCALES) {
  const say = speak(locale);

  test(`sieved by points and kind, in the address and back, ${locale}`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(`${locale}/${pathOf('hands')}?points=8`);
    await alive(page);
    await expect.poll(() => shown(page)).toEqual(worth(8));
    const pick = (label: string, value: string) =>
      page.locator('.hand-filters').getByLabel(label).selectOption(value);
    await pick(say('hands.filter.family'), 'chows');
    await expect(page).toHaveURL(/\?points=8&family=chows$/);
    await expect.poll(() => shown(page)).toEqual(worth(8, 'chows'));
    await expect(page.getByRole('status')).toHaveText(
      say('hands.filter.shown', { n: worth(8, 'chows').length, all: 81 }),
    );
    await pick(say('hands.filter.points'), '');
    await pick(say('hands.filter.family'), '');
    await expect.poll(() => shown(page)).toEqual(ALL);
  });

  test(`hands that arrive late are sieved too, ${locale}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${locale}/${pathOf('hands')}?points=8`);
    await alive(page);
    await expect.poll(() => shown(page)).toEqual(worth(8));
    await page.evaluate(() => {
      // As if the rest of a slow page came now: it was never hidden.
      for (const hand of document.querySelectorAll('[data-hand]')) hand.removeAttribute('hidden');
      document.dispatchEvent(new Event('DOMContentLoaded'));
    });
    expect(await shown(page)).toEqual(worth(8));
  });

  test(`walked to a hand that the filter left out, and to its rule, ${locale}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(`${locale}/${pathOf('hands')}?points=88`);
    await alive(page);
    await expect.poll(() => shown(page)).toEqual(worth(88));
    const dearest = page.locator('#big-four-winds');
    await dearest.getByRole('link', { name: say('mcr.item.all-pungs') }).click();
    await expect(page.locator('#all-pungs')).toBeInViewport();
    await expect.poll(() => shown(page)).toEqual(ALL);
    await page
      .locator('#all-pungs')
      .getByRole('link', { name: say('hands.rule') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${rulesPath('mcr')}#hand\\.28$`));
    const rule = page.locator('.rule:target');
    await rule.getByRole('link', { name: say('rules.hand') }).click();
    await expect(page.locator('#all-pungs')).toBeInViewport();
  });

  test.describe(`without JavaScript, ${locale}`, { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: false });

    test('all the hands stand by their points', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('hands')}?points=8`);
      await expect(page.locator('.hand-filters')).toBeHidden();
      expect(await shown(page)).toEqual(ALL);
      const titles = page.getByRole('main').getByRole('heading', { level: 2 });
      const points = [...new Set(MCR_HANDS.map(({ points: n }) => n))];
      await expect(titles).toHaveText(points.map((n) => say('hands.points', { n })));
    });

    test('each link between two hands has its way back', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('hands')}`);
      const links = await page.locator('[data-hand] .exclusions').evaluateAll((lists) =>
        lists.flatMap((list) => {
          const from = list.closest('[data-hand]')?.id ?? '';
          return [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map(
            (link) => `${from} ${link.hash.slice(1)}`,
          );
        }),
      );
      const known = new Set(links);
      expect(links.length).toBeGreaterThan(150);
      expect(links.filter((one) => !known.has(one.split(' ').reverse().join(' ')))).toEqual([]);
    });
  });
}
