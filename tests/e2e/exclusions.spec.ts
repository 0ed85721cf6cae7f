/** The web of exclusions: walked with a finger and with keys, retraced, opened by a link, read as lists. */
import type { Page } from '@playwright/test';
import { pathOf, rulesPath } from '../../src/course/links.ts';
import { MCR_HANDS, type McrHandId } from '../../src/engine/rulesets/mcr/index.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { alive, expect, speak, test, turnsOf } from './site.ts';

async function openWeb(page: Page, locale: Locale, query = '') {
  const say = speak(locale);
  await page.goto(`${locale}/${pathOf('exclusions')}${query}`);
  await alive(page);
  const web = page.getByRole('region', { name: say('exclusions.web') });
  const side = (title: string) => web.getByRole('region', { name: title });
  return {
    web,
    keepers: side(say('hands.keptOutBy')),
    kept: side(say('hands.keepsOut')),
    centre: web.locator('#web-centre'),
    trail: page.getByRole('navigation', { name: say('exclusions.trail') }),
    threads: web.locator('.web-threads > g'),
    status: page.locator('.exclusion-web [role="status"]'),
  };
}

const CARD = 'seven-pairs';

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);
  const named = (id: McrHandId): string => say(`mcr.item.${id}`);
  const at = (hand: string): RegExp => new RegExp(`\\?hand=${hand}$`);

  turn()(
    `two steps with a finger, back by the trail and by the browser, ${locale}`,
    {
      tag: '@phone',
    },
    async ({ page }) => {
      const { kept, keepers, centre, trail, threads, status } = await openWeb(
        page,
        locale,
        '?hand=nine-gates',
      );
      await expect(centre).toHaveText(named('nine-gates'));
      await kept.getByRole('link', { name: named('full-flush') }).tap();
      await expect(centre).toHaveText(named('full-flush'));
      await expect(centre).toBeFocused();
      await expect(centre).toBeInViewport();
      await expect(page).toHaveURL(at('full-flush'));
      await expect(keepers.getByRole('link', { name: named('nine-gates') })).toBeVisible();
      await expect(status).toContainText(named('full-flush'));

      await kept.getByRole('link', { name: named('no-honors') }).tap();
      await expect(centre).toHaveText(named('no-honors'));
      await expect(trail.getByRole('listitem')).toHaveText(
        (['nine-gates', 'full-flush', 'no-honors'] as const).map(named),
      );
      await expect(kept).toContainText(say('exclusions.noneKept'));
      const all = await keepers.getByRole('listitem').count();
      await expect(threads).toHaveCount(all);

      await trail.getByRole('link', { name: named('nine-gates') }).tap();
      await expect(centre).toHaveText(named('nine-gates'));
      await expect(page).toHaveURL(at('nine-gates'));
      await page.goBack();
      await expect(centre).toHaveText(named('no-honors'));
      await expect(trail.getByRole('listitem')).toHaveCount(3);
      await page.goBack();
      await expect(centre).toHaveText(named('full-flush'));
      await expect(trail.getByRole('listitem')).toHaveCount(2);
      await page.goForward();
      await expect(centre).toHaveText(named('no-honors'));
      await page.reload();
      await alive(page);
      await expect(trail.getByRole('listitem')).toHaveCount(3);
    },
  );

  turn()(
    `with keys alone: between neighbours, along a thread, back, ${locale}`,
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      const { web, kept, keepers, centre, trail } = await openWeb(page, locale, '?hand=full-flush');
      const focused = web.locator(':focus');
      await keepers.getByRole('link', { name: named('nine-gates') }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(centre).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(focused).toContainText(named('no-honors'));
      await page.keyboard.press('Enter');
      await expect(centre).toHaveText(named('no-honors'));
      await expect(centre).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(trail.getByRole('listitem')).toHaveCount(3);
      await page.keyboard.press('Backspace');
      await expect(centre).toHaveText(named('no-honors'));
      await page.keyboard.press('Backspace');
      await expect(centre).toHaveText(named('full-flush'));
      await page.keyboard.press('Backspace');
      await expect(centre).toHaveText(named('full-flush'));
      await expect(page).toHaveURL(at('full-flush'));
      await expect(kept).toBeVisible();
    },
  );

  turn()(
    `from the catalogue and back to it, and to the rule of a thread, ${locale}`,
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await page.goto(`${locale}/${pathOf('hands')}`);
      const card = page.locator(`#${CARD}`);
      await page.locator('details').filter({ has: card }).locator('> summary').click();
      await card.getByRole('link', { name: say('hands.walk') }).click();
      await alive(page);
      await expect(page).toHaveURL(at(CARD));
      await expect(page.locator('#web-centre')).toHaveText(named(CARD));
      const { kept, keepers } = await openWeb(page, locale, `?hand=${CARD}`);
      await expect(kept.getByRole('listitem').first()).toContainText(
        say('mcr.option.edition.2006'),
      );
      await keepers
        .getByRole('listitem')
        .filter({ hasText: named('pure-terminal-chows') })
        .getByRole('link', { name: say('exclusions.ground.text') })
        .click();
      await expect(page).toHaveURL(new RegExp(`${rulesPath('mcr')}#hand\\.74$`));
      await page.goBack();
      await page.getByRole('link', { name: say('exclusions.card') }).click();
      await expect(page.locator(`#${CARD}`)).toBeInViewport();
    },
  );

  turn()(
    `any hand by its name, and one that there is not, ${locale}`,
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      const nonsense = '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E';
      const { centre, trail } = await openWeb(page, locale, `?hand=${nonsense}`);
      const refusal = page.getByRole('alert');
      await expect(refusal).toContainText('<img src=x onerror=alert(1)>');
      await expect(refusal).toContainText(named(CARD));
      await expect(page.locator('.exclusion-web img')).toHaveCount(0);
      await expect(centre).toHaveText(named(CARD));
      await page.getByLabel(say('exclusions.pick')).selectOption('quadruple-chow');
      await expect(centre).toHaveText(named('quadruple-chow'));
      await expect(page).toHaveURL(at('quadruple-chow'));
      await expect(refusal).toHaveCount(0);
      await expect(trail).toContainText(say('exclusions.trail.start'));
    },
  );

  test.describe(`without JavaScript, ${locale}`, { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: false });

    turn()('every hand stands with both its sides, which lead on', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('exclusions')}`);
      await expect(page.locator('.exclusion-web')).toBeHidden();
      const ids = await page
        .locator('.thread-list article')
        .evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(MCR_HANDS.map(({ id }) => id));
      const gates = page.locator('#nine-gates');
      await gates.locator(`a[href="#full-flush"]`).click();
      await expect(page.locator('#full-flush')).toBeInViewport();
      await expect(page).toHaveURL(/#full-flush$/);
    });
  });
}
