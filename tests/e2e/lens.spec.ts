/** One hand under all rule sets before it has won: its waits, and its discards. */
import { pathOf } from '../../src/course/links.ts';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { alive, expect, speak, test, unfold } from './site.ts';

test('waits under the lens: a hand of an address, barred, then mistyped', {
  tag: '@phone',
}, async ({ page }) => {
  const say = speak('fr');
  await page.goto(`fr/${pathOf('lens')}?hand=234m567p345s6788s&seat=S&river=2s`);
  await alive(page);
  const lines = page.locator('.lens-table tbody tr');
  await expect(lines).toHaveCount(3);
  const under = (line: number, rules: (typeof PLAYABLE_RULES)[number]) =>
    lines.nth(line).locator('td').nth(PLAYABLE_RULES.indexOf(rules));
  await expect(under(2, 'mcr')).toContainText(say('lens.why.below-minimum', { n: 7 }));
  await expect(under(2, 'vulcain1953')).toContainText(say('lens.why.too-many-chows'));
  await expect(under(0, 'riichi')).toContainText(say('lens.why.barred'));

  await unfold(page, say('ledger.hand.change'));
  const typed = page.getByRole('textbox', { name: say('pick.text') });
  await typed.fill('234m567p345s6788x');
  await expect(page.locator('.picker-error')).toBeVisible();
  await expect(typed).toHaveValue('234m567p345s6788x');
  await typed.fill('1112345678999m');
  await expect(lines).toHaveCount(9);
  await expect(page).toHaveURL(/hand=1112345678999m&seat=S&river=2s$/);
});

test('the same thirteen tiles: where the rule sets part, and another deal, by keys', {
  tag: '@desktop',
}, async ({ page }) => {
  const say = speak('en');
  await page.goto(`en/${pathOf('dealt')}?hand=1259m19p19s123467z`);
  await alive(page);
  const cards = page.locator('.compare-card');
  await expect(cards).toHaveCount(PLAYABLE_RULES.length);
  const partings = page.locator('.dealt-partings');
  await expect(partings).toContainText(say('dealt.part', { n: 2 }));
  await expect(partings).toContainText(say('source.encyclopedie'));

  const anew = page.getByRole('button', { name: say('dealt.anew') });
  await anew.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/hand=1259m19p19s123467z/);
  await expect(page.locator('.hand-form .picker-piece')).toHaveCount(14);
  await expect(cards).toHaveCount(PLAYABLE_RULES.length);
});
