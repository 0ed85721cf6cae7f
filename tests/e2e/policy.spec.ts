/** The policy of each page holds in the browser: what is written or added from elsewhere does nothing. */
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { alive, expect, test, turnsOf } from './site.ts';

for (const locale of LOCALES) {
  const turn = turnsOf(locale);

  test.describe(`a style that is added, ${locale}`, { tag: '@desktop' }, () => {
    test.use({ expectedError: 'Content Security Policy directive' });

    turn()('is not applied', async ({ page }) => {
      const sent = await page.goto(`${locale}/${pathOf('waits')}`);
      expect(await sent?.headerValue('content-security-policy')).toContain('trusted-types');
      await alive(page);
      const display = await page.evaluate(() => {
        const main = document.querySelector('main') as HTMLElement;
        main.setAttribute('style', 'display: none');
        return getComputedStyle(main).display;
      });
      expect(display).not.toBe('none');
    });
  });

  test.describe(`a text that would become code, ${locale}`, { tag: '@desktop' }, () => {
    test.use({ expectedError: 'The action has been blocked' });

    turn()('is refused', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('atlas')}`);
      await alive(page);
      const taken = await page.evaluate(() => {
        const ways: Readonly<Record<string, () => unknown>> = {
          markup: () => (document.body.innerHTML = '<img src=x onerror="alert(1)">'),
          fragment: () => document.createRange().createContextualFragment('<b>x</b>'),
          script: () => (document.createElement('script').text = 'alert(1)'),
          address: () => (document.createElement('script').src = '/x.js'),
          worker: () => new Worker('/x.js'),
          policy: () => Object(globalThis).trustedTypes.createPolicy('any', {}),
        };
        return Object.entries(ways).flatMap(([name, way]) => {
          try {
            way();
            return [name];
          } catch {
            return [];
          }
        });
      });
      expect(taken).toEqual([]);
    });
  });
}
