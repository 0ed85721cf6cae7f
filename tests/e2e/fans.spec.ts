/** The drills of the international rules: fans ticked and judged, a total filled in, a hostile link. */
import type { Page } from '@playwright/test';
import { lessonPath, pathOf } from '../../src/course/links.ts';
import { type Desk, findDesk, type ScoringTypes } from '../../src/engine/drills.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { itemName } from '../../src/i18n/scores/score-names.ts';
import { alive, effectsRun, expect, speak, turnsOf } from './site.ts';

/** All Chows 2 and Mixed Double Chow 1, with five flowers. */
const SMALL = { hand: '23m99m1f2f3f5f6f~123p~456s~678s!1m', seat: 'S', from: 'E' };

/** The fan to name in the question that the address holds. */
async function answerTo(page: Page): Promise<string> {
  const desk = (await findDesk('which-fans')) as Desk<ScoringTypes>;
  const { lines = [] } = desk.solve(Object.fromEntries(new URL(page.url()).searchParams));
  return lines[0] ?? '';
}

/** What the device keeps of the fans that went wrong. */
const kept = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('moineau.steer.which-fans'));

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const name = (item: string) => itemName(speak(locale), 'mcr', item);

  turn()(`which fans, ${locale}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${locale}/${pathOf('fans')}?${new URLSearchParams(SMALL)}`);
    await alive(page);
    const question = page.locator('.question.stage');
    // A reason may name another fan: the line's own name comes first.
    const line = (item: string) =>
      question.locator('.line-button', { hasText: new RegExp(`^[^\\p{L}]*${name(item)}`, 'u') });
    await expect(line('all-chows')).toBeVisible();
    await effectsRun(page);
    await line('all-chows').tap();
    await question.locator('.button--main').tap();
    await expect(question.locator('.verdict-line')).toHaveAttribute('data-right', 'false');
    await expect(line('all-chows')).toHaveAttribute('data-mark', 'found');
    await expect(line('mixed-double-chow')).toHaveAttribute('data-mark', 'missed');
    expect(JSON.parse((await kept(page)) ?? '')).toMatchObject({ 'mixed-double-chow': 2 });

    // The last line of the sheet takes its button with it; the next hand lies higher up.
    const main = question.locator('.button--main');
    await question.locator('.sheet-actions .button').last().tap();
    await expect(main).toBeFocused();
    await main.tap();
    await expect(question.locator('.verdict-line')).toHaveCount(0);
    await expect(question.locator('.situation')).toBeInViewport();
  });

  turn()(
    `from a lesson to naming its fans, and on to the next, ${locale}`,
    {
      tag: '@phone',
    },
    async ({ page }) => {
      const title = (lesson: 'the-last-tile' | 'two-point-hands') =>
        speak(locale)(`fans.level.name-${lesson}`);
      await page.goto(`${locale}/${lessonPath('mcr', 'the-last-tile')}`);
      await page.locator('.practice a.button').tap();
      await alive(page);
      const level = page.locator('.drill-level > summary');
      await expect(level).toContainText(title('the-last-tile'));
      const question = page.locator('.question.stage');
      const main = question.locator('.button--main');
      const verdict = question.locator('.verdict-line');
      await effectsRun(page);
      for (let right = 1; right <= 5; right++) {
        const item = await answerTo(page);
        await question
          .locator('.line-button')
          .filter({ hasText: name(item) })
          .first()
          .tap();
        await main.tap();
        await expect(verdict).toHaveAttribute('data-right', 'true');
        if (right < 5) {
          await expect(page.locator('.lead-on')).toHaveCount(0);
          await main.press('Enter');
          await expect(verdict).toHaveCount(0);
        }
      }
      const onward = page.locator('.lead-on').getByRole('button');
      await expect(onward).toContainText(title('two-point-hands'));
      await onward.tap();
      await expect(level).toContainText(title('two-point-hands'));
      await expect(page.locator('.lead-on')).toHaveCount(0);
    },
  );

  turn()(`total, ${locale}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`${locale}/${pathOf('total')}?${new URLSearchParams(SMALL)}`);
    await alive(page);
    const question = page.locator('.question.stage');
    const field = (id: string) => question.locator(`[data-field="${id}"]`);
    await expect(field('base')).toBeVisible();
    await effectsRun(page);
    await field('base').fill('3');
    await field('total').fill('8');
    for (let taken = 0; taken < 3; taken++) {
      await question.getByRole('button', { name: /\(\d\)/ }).press('Enter');
    }
    await expect(question.getByRole('button', { name: '(0)' })).toBeFocused();
    await field('may-not').click();
    await field('base').press('Enter');
    await expect(question.locator('.verdict-line')).toHaveAttribute('data-right', 'true');
    await expect(field('base')).toBeFocused();
    await expect(field('base')).not.toBeEditable();
    expect(await kept(page)).toBe('{}');
  });

  turn()(
    `a total that is wrong brings up what counts, ${locale}`,
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await page.goto(`${locale}/${pathOf('total')}?${new URLSearchParams(SMALL)}`);
      await alive(page);
      const question = page.locator('.question.stage');
      await expect(question.locator('[data-field="base"]')).toBeVisible();
      await effectsRun(page);
      for (const field of ['base', 'total']) {
        await question.locator(`[data-field="${field}"]`).fill('2');
      }
      await question.locator('[data-field="may-not"]').click();
      await question.locator('.button--main').click();
      await expect(question.locator('.verdict-line')).toHaveAttribute('data-right', 'false');
      expect(JSON.parse((await kept(page)) ?? '')).toEqual({
        ...{ 'all-chows': 2, 'mixed-double-chow': 2, 'flower-tiles': 2 },
      });
    },
  );

  turn()(
    `a hand that wins nothing is refused, ${locale}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(`${locale}/${pathOf('fans')}?hand=13579m2468p135s7z!9s`);
      await alive(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.locator('.stage .line-button').first()).toBeVisible();
    },
  );

  turn()(`route to eight, ${locale}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${locale}/${pathOf('eight')}?hand=33m67p123345789s`);
    await alive(page);
    const question = page.locator('.question.stage');
    await expect(question.locator('.worths li')).toHaveCount(2);
    await effectsRun(page);
    await question.locator('.held-tile[data-place="6"]').tap();
    await question.locator('.choice-tabs button').nth(2).tap();
    await question.locator('.choice-row[data-active] .choice-tile').nth(5).tap();
    await question.locator('.button--main').tap();
    await expect(question.locator('.verdict-line')).toHaveAttribute('data-right', 'true');
    const win = question.locator('.route-win').first();
    await win.locator('> summary').tap();
    await expect(win.locator('.sheet-line').first()).toContainText(name('pure-straight'));
  });

  turn()(`route to eight with keys, ${locale}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`${locale}/${pathOf('eight')}?hand=33m67p123345789s`);
    await alive(page);
    const question = page.locator('.question.stage');
    await expect(question.locator('.worths li')).toHaveCount(2);
    await effectsRun(page);
    await page.keyboard.press('Enter');
    await expect(question.getByRole('alert')).toBeVisible();
    for (const key of ['ArrowLeft', 's', '6', 'h', 'Enter']) await page.keyboard.press(key);
    await expect(question.locator('.verdict-line')).toHaveAttribute('data-right', 'false');
    // Two changes are told: the one that was tried, and the one that leads there.
    await expect(question.locator('.route')).toHaveCount(2);
    await expect(question.locator('.route[data-there="true"]')).toContainText(
      name('pure-straight'),
    );
  });

  turn()(`nothing leads to eight, ${locale}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`${locale}/${pathOf('eight')}?hand=1p~123m~567s~888p~555m`);
    await alive(page);
    await expect(page.getByRole('alert')).toContainText(speak(locale)('route.error.no-route'));
    await expect(page.locator('.held-tile').first()).toBeVisible();
  });
}
