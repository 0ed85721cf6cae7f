import { LOCALE_NAMES, LOCALES, otherLocale } from '../../src/i18n/locales.ts';
import { handInAddress, openFinder } from './question.ts';
import { expect, speak, test } from './site.ts';

const NOT_FOUND = 'no/such/page/';

for (const locale of LOCALES) {
  const say = speak(locale);
  const other = otherLocale(locale);

  test.describe(`pages, ${locale}`, { tag: '@desktop' }, () => {
    test('the menu marks the page one is on', async ({ page }) => {
      await page.goto(`${locale}/drill/waits/`);
      const menu = page.getByRole('navigation', { name: say('site.menu') });
      await expect(menu.locator('[aria-current="page"]')).toHaveText(say('nav.drills'));
    });

    test('the switch takes the hand along', async ({ page }) => {
      await openFinder(page, locale, { hand: '99p24s(3333s)' });
      await page.getByRole('link', { name: LOCALE_NAMES[other], exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        speak(other)('finder.title'),
      );
      await expect(page.locator('.question .hand-meld')).toBeVisible();
      expect(handInAddress(page)).toBe('99p24s(3333s)');
    });

    test('the switch takes the place on the page along', async ({ page }) => {
      await page.goto(`${locale}/formulas/#XX`);
      await page.getByRole('link', { name: LOCALE_NAMES[other], exact: true }).click();
      await expect(page).toHaveURL(`${other}/formulas/#XX`);
    });
  });
}

test.describe('the door', { tag: '@desktop' }, () => {
  for (const [spoken, home] of [
    ['fr-FR', 'fr/'],
    ['fr-CA', 'fr/'],
    ['en-GB', 'en/'],
  ] as const) {
    test.describe(spoken, () => {
      test.use({ locale: spoken });
      test(`a reader of ${spoken} is led on`, async ({ page }) => {
        await page.goto('');
        await expect(page).toHaveURL(home);
      });
    });
  }

  test.describe('de-DE', () => {
    test.use({ locale: 'de-DE' });
    test('a reader of another language chooses', async ({ page }) => {
      for (const locale of LOCALES) {
        await page.goto('');
        await expect(page.getByText(speak(locale)('site.chooseLanguage'))).toBeVisible();
        await page.getByRole('link', { name: LOCALE_NAMES[locale], exact: true }).click();
        await expect(page).toHaveURL(`${locale}/`);
      }
    });
  });

  test.describe('first of several', () => {
    test.use({ locale: 'de-DE' });
    test('the first language that the site speaks counts', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'languages', { value: ['de', 'fr-CH', 'en'] });
      });
      await page.goto('');
      await expect(page).toHaveURL('fr/');
    });
  });
});

test.describe('a page that is not there', { tag: '@desktop' }, () => {
  test.use({ expectedError: '404' });
  test('says so in both languages, wherever it is not', async ({ page }) => {
    for (const path of [NOT_FOUND, `fr/${NOT_FOUND}`, 'en/learn/waits/no-such-lesson/', 'x.png']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      for (const locale of LOCALES) {
        const say = speak(locale);
        const half = page.locator(`section[lang="${locale}"]`);
        await expect(half).toContainText(say('site.notFound'));
        await expect(half.getByRole('link')).toHaveText(say('site.notFound.home'));
      }
    }
    await page.getByRole('link', { name: speak('en')('site.notFound.home') }).click();
    await expect(page).toHaveURL('en/');
  });
});
