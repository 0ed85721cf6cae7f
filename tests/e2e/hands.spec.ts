/** The catalogue of the 81 hands: searched, kept in the address, walked from card to card, whole without JavaScript. */
import type { Page } from '@playwright/test';
import { pathOf, rulesPath } from '../../src/course/links.ts';
import { MCR_HANDS } from '../../src/engine/rulesets/mcr/index.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { readHands } from '../content/read.ts';
import { expect, speak, test, turnsOf } from './site.ts';

const FAMILIES = new Map(readHands('mcr').map(({ item, family }) => [item, family]));
const ALL = MCR_HANDS.map(({ id }) => id);
const PUNGS = ALL.filter((id) => FAMILIES.get(id) === 'pungs');

const shown = (page: Page): Promise<string[]> =>
  page
    .locator('[data-row]:not([hidden]) > .unfold-body')
    .evaluateAll((all) => all.map(({ id }) => id));

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  turn()(
    `searched by kind and by words, in the address and back, ${locale}`,
    {
      tag: '@phone',
    },
    async ({ page }) => {
      await page.goto(`${locale}/${pathOf('hands')}?family=pungs`);
      await expect.poll(() => shown(page)).toEqual(PUNGS);
      const field = page.getByRole('searchbox', { name: say('hands.search') });
      await field.fill(say('mcr.item.three-concealed-pungs').toUpperCase());
      await expect(page).toHaveURL(/\?q=.+&family=pungs$/);
      await expect.poll(() => shown(page)).toContain('three-concealed-pungs');
      await expect.poll(() => shown(page)).not.toContain('all-pungs');
      const found = (await shown(page)).length;
      await expect(page.getByRole('status')).toHaveText(
        say('search.shown', { n: found, all: ALL.length }),
      );
      await page.reload();
      expect(await shown(page)).toHaveLength(found);
      await field.fill('');
      await page.getByRole('radio', { name: say('hands.filter.anyFamily') }).check();
      await expect.poll(() => shown(page)).toEqual(ALL);
      await expect(page).toHaveURL(`${locale}/${pathOf('hands')}`);
    },
  );

  turn()(
    `a card opens on its tiles, with larger ones than before, ${locale}`,
    {
      tag: '@phone',
    },
    async ({ page }) => {
      await page.goto(`${locale}/${pathOf('hands')}`);
      const card = page.locator('[data-row]', { has: page.locator('#all-pungs') });
      await expect(card.locator('.tile')).toHaveCount(0);
      await card.locator('summary').tap();
      const tile = card.locator('.shown-hand .tile').first();
      await expect(tile).toBeVisible();
      expect((await tile.boundingBox())?.width).toBeGreaterThanOrEqual(32);
      await card.getByRole('link', { name: say('hands.ask') }).tap();
      await expect(page.locator('.question')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  turn()(
    `walked to a hand that the search left out, and to its rule, ${locale}`,
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await page.goto(`${locale}/${pathOf('hands')}?family=honours#big-four-winds`);
      const dearest = page.locator('#big-four-winds');
      await dearest.getByRole('link', { name: say('mcr.item.all-pungs') }).click();
      const pungs = page.locator('#all-pungs');
      await expect(pungs).toBeInViewport();
      await expect.poll(() => shown(page)).toEqual(ALL);
      await pungs.getByRole('link', { name: say('hands.rule'), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${rulesPath('mcr')}#hand\\.28$`));
      const rule = page.locator('.rule:target');
      await expect(rule).toBeInViewport();
      await rule.getByRole('link', { name: say('rules.hand') }).click();
      await expect(pungs).toBeInViewport();
    },
  );

  test.describe(`without JavaScript, ${locale}`, { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: false });

    turn()('all the hands stand by their points', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('hands')}?family=pungs#all-pungs`);
      await expect(page.locator('.row-search')).toBeHidden();
      expect(await shown(page)).toEqual(ALL);
      const titles = page.getByRole('main').getByRole('heading', { level: 2 });
      const points = [...new Set(MCR_HANDS.map(({ points: n }) => n))];
      await expect(titles).toHaveText(points.map((n) => say('sheet.points', { n })));
      await expect(page.locator('#all-pungs .shown-hand').first()).toBeInViewport();
    });

    turn()('each link between two hands has its way back', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('hands')}`);
      const links = await page.locator('[data-row] .exclusions').evaluateAll((lists) =>
        lists.flatMap((list) => {
          const from = list.closest('.unfold-body')?.id ?? '';
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
