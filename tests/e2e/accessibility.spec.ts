/** axe finds nothing, by day and by night, in the states of pages; kinds.spec.ts asks it of each as it opens. */
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { expectAccessible } from './axe.ts';
import { openFinder } from './question.ts';
import { alive, BOTH, expect, speak, test, turnsOf, unfold } from './site.ts';

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`accessible, ${locale}`, { tag: '@phone' }, () => {
    turn()('the drill after a partial answer', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '3334567p' });
      await question.tap('23p');
      await question.action.tap();
      await question.expectMarks({ found: '2p', missed: '4578p', wrong: '3p' });
      await expectAccessible(page);
    });

    turn()('the drill after a right answer with several readings', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '2223456777888s' });
      await question.tap('12345678s');
      await question.action.tap();
      await question.expectRight('12345678s');
      await question.choice('7s').tap();
      await expect(page.getByRole('button', { name: say('waits.proof.next') })).toBeVisible();
      await expectAccessible(page);
    });

    for (const [state, hand, told] of [
      ['a ready hand', '1112345678999m', '.analyser-wait'],
      ['discards', '222m34m55667p678s1z', '.analyser-discard'],
      ['a complete hand with melds', '234m5p1f~777z~123s(9999p)*5p', '.sheet-line'],
      ['a wrong text', '123m45x6p', '.alert:not([hidden])'],
    ] as const) {
      turn()(`the analyser with ${state}`, async ({ page }) => {
        await page.goto(`${locale}/${pathOf('analyse')}?hand=${hand}`);
        await alive(page);
        await expect(page.locator(told).first()).toBeVisible();
        await unfold(page, say('pick.how'));
        const discard = page.locator('.analyser-discard').first();
        if (await discard.isVisible()) await discard.tap();
        await expectAccessible(page);
      });
    }

    turn()('the drill with tiles chosen and all hints taken', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '456m222789p68s11z' });
      await question.tap('7s');
      await question.hint.tap();
      await question.hint.tap();
      await expect(question.board.locator('[data-aside]')).toHaveCount(9);
      await expectAccessible(page);
      await question.hint.tap();
      await question.hint.tap();
      await expect(question.hint).toBeDisabled();
      await expectAccessible(page);
    });

    turn()('the drill with everything unfolded and results', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '34m' });
      await question.answerNone();
      // The level opens over what stands below it.
      for (const title of ['finder.own', 'finder.results', 'finder.level'] as const) {
        await unfold(page, say(title));
      }
      await expect(page.locator('.results').getByText(say('finder.results.own'))).toBeVisible();
      await expectAccessible(page);
    });

    turn()('the drill with a refused address and a refused hand', async ({ page }) => {
      await openFinder(page, locale, { hand: '8z' });
      await page.getByRole('button', { name: say('finder.own.read') }).tap();
      await expect(page.getByRole('alert')).toHaveCount(2);
      await expectAccessible(page);
    });

    turn()(
      'the atlas with a filter, a hand with a twin and everything unfolded',
      async ({ page }) => {
        await page.goto(`${locale}/${pathOf('atlas')}?size=13&waits=8&has=four`);
        await page.locator('.atlas-unfold').tap();
        await unfold(page, say('atlas.how'));
        await unfold(page, say('atlas.census.others'));
        await expect(page.locator('.atlas-list li')).toHaveCount(3);
        await expectAccessible(page);
      },
    );

    turn()(
      'a discard judged and stepped into, its hand played on to the plot',
      async ({ page }) => {
        const query = new URLSearchParams({ hand: '34m67p23s22233355z', seen: '5555p' });
        await page.goto(`${locale}/${pathOf('discards')}?${query}`);
        await page.locator('.held-tile').first().tap();
        await page.locator('.question-actions button').first().tap();
        await page.getByRole('button', { name: say('discards.play') }).tap();
        await page.getByRole('button', { name: say('discards.play.stop') }).tap();
        await expect(page.locator('.play-choices button')).toHaveCount(1);
        await page.locator('.option').first().tap();
        await page.locator('.options summary').tap();
        await unfold(page, say('finder.level'));
        await expectAccessible(page);
      },
    );

    for (const [state, path] of [
      ['figures to count', `${pathOf('count')}?hand=13p44678m789s~222z*2p&seat=S`],
      ['lines to count', `${pathOf('count')}?hand=3456m5579p33s333z&seat=W&ask=lines`],
      ['a table to settle', `${pathOf('settle')}?E=160&S=20&W=16&N=2&winner=E&from=S&fine=half-N`],
    ] as const) {
      turn()(`${state}, with a hint, then judged`, async ({ page }) => {
        await page.goto(`${locale}/${path}`);
        const actions = page.locator('.question-actions .button');
        await actions.last().tap();
        await expect(page.locator('.question-hints li')).toHaveCount(1);
        await expectAccessible(page);
        for (const field of await page.locator('input[data-field]').all()) await field.fill('2');
        await actions.first().tap();
        await expect(page.locator('.verdict-line')).toBeVisible();
        await expectAccessible(page);
      });
    }

    turn()('the list of keys', async ({ page }) => {
      await page.goto(`${locale}/`);
      await page.getByRole('button', { name: say('site.help'), exact: true }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    turn()('the display panel', async ({ page }) => {
      await page.goto(`${locale}/`);
      await page
        .locator('summary')
        .and(page.getByLabel(say('site.settings')))
        .tap();
      await expect(page.locator('.display-panel')).toBeVisible();
      await expectAccessible(page);
    });

    turn()('a lesson with its notes open and a position answered', async ({ page }) => {
      await page.goto(`${locale}/learn/waits/what-is-a-wait/`);
      for (const note of await page.locator('aside.source summary').all()) await note.tap();
      const position = page.locator('.position').first();
      await position.scrollIntoViewIfNeeded();
      await expect(position.locator('astro-island:not([ssr])')).toHaveCount(1);
      await position.locator('.question-actions button[aria-pressed]').tap();
      await position.locator('.question-actions button').first().tap();
      await expect(position.locator('.nudge-line')).toBeVisible();
      await expectAccessible(page);
      await position.getByRole('button', { name: say('stage.giveUp') }).tap();
      await expect(position.locator('.verdict-line')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('accessible, in neither language', { tag: '@phone' }, () => {
  test.use({ locale: 'de-DE', expectedError: '404' });
  for (const { name, path } of BOTH) {
    test(`${name}`, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
    });
  }
});
