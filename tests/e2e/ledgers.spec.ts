/** One hand in five ledgers: changed by taps, refused by name, opened from elsewhere. */
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { expect, speak, test } from './site.ts';

for (const locale of LOCALES) {
  const say = speak(locale);
  const kind = locale === 'fr' ? 'phone' : 'desktop';

  test.describe(`five ledgers, ${locale}`, { tag: `@${kind}` }, () => {
    test.use({
      viewport: kind === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    });

    test('a hand from a link, its seat changed, one ledger after another', async ({ page }) => {
      await page.goto(
        `${locale}/${pathOf('ledgers')}?hand=222p3444555666s!3s&seat=N&round=S&from=E`,
      );
      const heads = page.getByRole('group', { name: say('ledger.totals') }).getByRole('button');
      await expect(heads).toHaveCount(5);
      await expect(heads.nth(0)).toContainText('300');
      await expect(heads.nth(1)).toContainText('76');
      await heads.nth(3).click();
      await expect(heads.nth(3)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('heading', { name: say('source.mcr') })).toBeInViewport();

      // What is agreed on in Paris, and nowhere else.
      await heads.nth(0).click();
      const paris = page.getByRole('region', { name: say('source.tchou1924'), exact: true });
      await paris.locator('summary', { hasText: say('play.agreements') }).click();
      await paris.getByLabel(say('tchou1924.option.limit')).selectOption('400');
      await expect(heads.nth(0)).toContainText('400');
      await expect(page).toHaveURL(/&tchou1924\.limit=400/);

      const how = page.getByText(say('ledger.situation'));
      await how.click();
      await page
        .getByRole('group', { name: say('ledger.wonBy') })
        .getByRole('button', { name: say('tally.drawn') })
        .click();
      // Drawn, all four pungs are concealed for everybody: the Navy doubles for it too.
      await expect(heads.nth(1)).not.toContainText('76');
      await expect(page).toHaveURL(/\*3s/);
    });

    test('what cannot be is refused by name, and the hand stays', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('ledgers')}?hand=19m19p19s1234567z!9m&how=last-wall`);
      await expect(page.getByRole('alert')).toContainText(say('ledger.refused'));
      const heads = page.getByRole('group', { name: say('ledger.totals') }).getByRole('button');
      await expect(heads.nth(2)).toContainText(say('ledger.no'));
    });
  });
}
