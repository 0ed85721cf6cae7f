/** Search over the whole site: its dialog, its page, and what it says when it cannot be had. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { effectsRun, expect, speak, test, turnsOf } from './site.ts';

/** A lesson by a word of its title, a rule by its number, a term by the other language's word. */
const WANTED: Readonly<Record<Locale, readonly (readonly [words: string, address: string])[]>> = {
  fr: [
    ['neuf portes', '/fr/learn/waits/nine-gates/'],
    ['IV.11', '/fr/rules/tchou1924/#IV.11'],
    ['ecoute jetee', '/fr/glossary/#furiten'],
    ['mixed double chow', '/fr/hands/mcr/#mixed-double-chow'],
  ],
  en: [
    ['nine gates', '/en/learn/waits/nine-gates/'],
    ['IV.11', '/en/rules/tchou1924/#IV.11'],
    ['carré', '/en/glossary/#kong'],
    ['double chow', '/en/hands/mcr/#mixed-double-chow'],
  ],
};

const field = (page: Page) => page.locator('.seek').getByRole('searchbox');
const leadingTo = (page: Page, address: string) =>
  page.locator(`.seek-groups a[href$="${address}"]`).first();

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);
  const tag = locale === 'fr' ? '@phone' : '@desktop';
  test.describe(`search, ${locale}`, { tag }, () => {
    test('finds a lesson, a rule, a term and a hand by their address', async ({ page }) => {
      for (const [words, address] of WANTED[locale]) {
        await page.goto(`${locale}/${pathOf('search')}?q=${encodeURIComponent(words)}`);
        await expect(field(page)).toHaveValue(words);
        await expect(leadingTo(page, address)).toBeVisible();
      }
    });
  });

  test.describe(`search above a page, ${locale}`, { tag: '@desktop' }, () => {
    turn()(
      'opens with /, is walked with arrows, and Enter opens what lies in a fold',
      async ({ page }) => {
        await page.goto(`${locale}/${pathOf('rules')}`);
        await page.keyboard.press('/');
        await expect(field(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(field(page)).toBeHidden();
        // With the next frame the field that is gone has the focus no more.
        await effectsRun(page);
        await page.keyboard.press('/');
        await expect(field(page)).toBeFocused();
        await page.keyboard.type('IV.11');
        await expect(page.locator('.seek [role=status]')).toHaveText(say('seek.count', { n: 1 }));
        await page.keyboard.press('ArrowDown');
        await expect(leadingTo(page, '#IV.11')).toBeFocused();
        await page.keyboard.press('ArrowUp');
        await expect(field(page)).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/#IV\.11$/);
        await expect(field(page)).toBeHidden();
        await expect(page.locator('[id="IV.11"]')).toBeInViewport();
      },
    );
  });
}

const say = speak('en');

test('what was found is accessible @desktop', async ({ page }) => {
  await page.goto('en/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('kong');
  await expect(leadingTo(page, '/en/glossary/#kong')).toBeVisible();
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include('.seek-dialog');
  expect((await axe.analyze()).violations).toEqual([]);
});

test('nothing found leads to the glossary @phone', async ({ page }) => {
  await page.goto('en/');
  await page.getByRole('link', { name: say('seek.title'), exact: true }).click();
  await field(page).fill('xyzzy');
  await expect(page.locator('.seek [role=status]')).toHaveText(
    say('seek.none', { words: 'xyzzy' }),
  );
  await expect(page.getByRole('link', { name: say('seek.glossary') })).toBeVisible();
});

test.describe('an index that cannot be had', () => {
  test.use({ expectedError: 'ERR_FAILED' });

  test('is said, what was typed is kept, and it is asked for again @desktop', async ({ page }) => {
    await page.route('**/pagefind/**', (route) => route.abort());
    await page.goto(`en/${pathOf('search')}?q=kong`);
    await expect(page.locator('.seek [role=status]')).toHaveText(say('seek.unavailable'));
    await expect(field(page)).toHaveValue('kong');
    await page.unroute('**/pagefind/**');
    await page.getByRole('button', { name: say('seek.again') }).click();
    await expect(leadingTo(page, '/en/glossary/#kong')).toBeVisible();
  });
});
