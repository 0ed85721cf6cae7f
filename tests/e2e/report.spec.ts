/** A position can be told to somebody: the text has the link and the facts, and goes nowhere by itself. */
import { pathOf } from '../../src/course/links.ts';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { alive, expect, speak, test } from './site.ts';

const say = speak('en');

test('the answer of a drill makes a text with the link and the facts @phone', async ({ page }) => {
  await page.goto(`en/${pathOf('waits')}?hand=1112345678999m`);
  await alive(page);
  const action = page.getByRole('button', { name: say('report.action') });
  await expect(action).toBeHidden();
  await page.locator('.choice-tile').first().click();
  await page.locator('.button--main').click();
  await action.click();
  const text = page.getByRole('dialog').getByRole('textbox', { name: say('report.label') });
  await expect(text).toHaveValue(/\/en\/drill\/waits\/\?hand=1112345678999m/);
  await expect(text).toHaveValue(new RegExp(`${say('report.solved')} 123456789m`));
  await expect(text).toHaveValue(new RegExp(`${say('report.given')} 1m`));
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
});

test('what is compared makes a text with its hand and every verdict @desktop', async ({ page }) => {
  await page.goto(`en/${pathOf('ledgers')}`);
  await expect(page.locator('.ledger')).toHaveCount(PLAYABLE_RULES.length);
  await page.getByRole('button', { name: say('report.action') }).click();
  const text = page.getByRole('dialog').getByRole('textbox', { name: say('report.label') });
  await expect(text).toHaveValue(/compare\/hand\/\?hand=/);
  for (const rules of PLAYABLE_RULES) {
    await expect(text).toHaveValue(new RegExp(`– ${RegExp.escape(say(`source.${rules}`))}\n– `));
  }
});
