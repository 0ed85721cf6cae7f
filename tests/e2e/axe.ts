/** axe over a page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { effectsRun, expect } from './site.ts';

/** Each violation with the places it was met in. */
async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Colours are judged once they have come to rest.
  await effectsRun(page);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  // What passed is not told place by place: a page of formulas has thousands.
  axe.options({ resultTypes: ['violations'] });
  const found = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** Everything by day; by night only the colours can be wrong. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, ['color-contrast'])).toEqual([]);
}
