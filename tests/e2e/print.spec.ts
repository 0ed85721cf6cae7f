/** On paper: light, only what is read, and the solutions at the back. */
import { lessonPath, pathOf, pointsPath, summaryPath } from '../../src/course/links.ts';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { eachPage, expect, test, turnsOf } from './site.ts';

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  turn()(
    `a lesson has its solutions at the back, and is light, ${locale}`,
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`${locale}/${lessonPath('tchou1924', 'fan')}`, { waitUntil: 'networkidle' });
      const positions = await page.locator('.position').count();
      // Printing fires the events that the page waits for, and takes back what they did.
      await page.evaluate(() => {
        addEventListener('beforeprint', () => {
          const solutions = document.querySelectorAll('.solutions > ol > li');
          document.body.dataset['solved'] = [...solutions]
            .map((one) => (one.textContent?.trim() === '' ? 'empty' : 'full'))
            .join(' ');
        });
      });
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
      const body = page.locator('body');
      await expect(body).toHaveAttribute('data-solved', Array(positions).fill('full').join(' '));
      await expect(page.locator('.solutions')).toHaveCount(0);
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
      await expect(page.locator('.site-header')).toBeHidden();
      await expect(body).toHaveCSS('color', 'rgb(34, 29, 24)');
      await expect(page.locator('main .button:visible')).toHaveCount(0);
      // What tells an answer stands with it.
      const told = page.locator('.after').first();
      const text = (await told.locator('> p').first().textContent()) ?? 'nothing';
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(told).toBeHidden();
      await expect(page.locator('.solutions > ol > li').first()).toContainText(text);
    },
  );

  turn()(
    `what is closed on screen is printed open, ${locale}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(`${locale}/${pathOf('glossary')}`);
      await page.evaluate(() => {
        addEventListener('beforeprint', () => {
          const closed = document.querySelectorAll('details.unfold:not([open])');
          document.body.dataset['closed'] = String(closed.length);
        });
      });
      await page.pdf({ format: 'A4' });
      await expect(page.locator('body')).toHaveAttribute('data-closed', '0');
      await expect(page.locator('details.unfold[open]')).toHaveCount(0);
    },
  );

  test(`the rules and their points take one sheet each, ${locale}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await eachPage(
      [...PLAYABLE_RULES.map(summaryPath), ...PLAYABLE_RULES.map(pointsPath)],
      async (path) => {
        await page.goto(`${locale}/${path}`);
        await page.evaluate(() => document.fonts.ready);
        const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      },
    );
  });
}
