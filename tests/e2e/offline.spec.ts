import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test.describe('without a network @desktop', () => {
  test('what was never opened can be read and played', async ({ page, context }) => {
    await page.goto('fr/');
    await page.evaluate(async () => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready;
      const worker = active ?? waiting ?? installing;
      if (worker?.state === 'activated') return;
      await new Promise((done) => worker?.addEventListener('statechange', done, { once: true }));
    });
    await context.setOffline(true);

    await page.goto('en/learn/waits/nine-gates/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('20px "EB Garamond"'))).toBe(true);

    await page.goto('fr/drill/waits/?hand=1112345678999m');
    await expect(page.locator('.choice-tile')).toHaveCount(9);
    await page.keyboard.type('123456789');
    await page.keyboard.press('Enter');
    await expect(page.locator('.verdict-line')).toHaveAttribute('data-right', 'true');

    const workers: unknown[] = [];
    page.on('worker', (worker) => workers.push(worker));
    await page.goto('en/atlas/?size=13&waits=8');
    await expect(page.locator('canvas').first()).toHaveAttribute('data-drawn', '93600');
    await expect(page.locator('.atlas-list li')).toHaveCount(8);
    expect(workers).toHaveLength(1);
  });
});
