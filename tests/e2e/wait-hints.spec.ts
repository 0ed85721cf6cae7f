/** Hints in the wait finder: four steps, each saying more, each showing on the board. */

import { groupName } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { listText } from '../../src/i18n/speak.ts';
import { openFinder } from './question.ts';
import { expect, speak, test, turnsOf } from './site.ts';

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);
  const chow = (tile: '4m' | '6s' | '7p') => groupName(say, { kind: 'chow', tile });
  const pung = groupName(say, { kind: 'pung', tile: '2p' });
  const pair = groupName(say, { kind: 'pair', tile: '1z' });

  test.describe(`hints, ${locale}`, { tag: '@desktop' }, () => {
    turn()('four steps change the text and the board', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '456m222789p68s11z' });
      const aside = question.board.locator('[data-aside] [data-tile]');
      await expect(question.hint).toHaveText(say('stage.hintsLeft', { n: 4 }));

      await question.hint.click();
      await expect(question.hints).toHaveText([say('waits.hint.count', { n: 1 })]);
      await expect(aside).toHaveCount(0);

      await question.hint.click();
      const settled = listText(locale, [chow('4m'), pung, chow('7p')]);
      await expect(question.hints.nth(1)).toHaveText(say('waits.hint.part', { groups: settled }));
      const setAside = ['4m', '5m', '6m', '2p', '2p', '2p', '7p', '8p', '9p'];
      await expect(aside).toHaveCount(setAside.length);
      expect(
        await aside.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile'))),
      ).toEqual(setAside);

      await question.hint.click();
      const groups = listText(locale, [chow('4m'), pung, chow('7p'), chow('6s'), pair]);
      await expect(question.hints.nth(2)).toHaveText(say('waits.hint.reading', { groups }));
      await question.expectGroups('456m', '222p', '789p', '678s', '11z');
      await expect(question.board.locator('[data-state="winning"]')).toHaveAttribute(
        'data-tile',
        '7s',
      );

      await question.hint.click();
      await expect(question.hints.nth(3)).toHaveText(
        say('answer.is', { answer: question.names('7s') }),
      );
      await expect(question.hint).toHaveText(say('stage.hintsLeft', { n: 0 }));
      await expect(question.hint).toBeDisabled();
    });

    turn()('H takes a hint, and what follows the answer shows none', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '3334567p' });
      await page.keyboard.press('h');
      await page.keyboard.press('Shift+H');
      await expect(question.hints).toHaveText([
        say('waits.hint.count', { n: 5 }),
        say('waits.hint.whole'),
      ]);
      await page.keyboard.press('0');
      await page.keyboard.press('Enter');
      await expect(question.hints).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(question.verdict).toHaveCount(0);
      await expect(question.hints).toHaveCount(0);
      await expect(question.hint).toBeEnabled();
    });

    turn()('of a hand that waits on nothing one hint says all', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '99p24s(3333s)' });
      await expect(question.hint).toHaveText(say('stage.hintsLeft', { n: 1 }));
      await question.hint.click();
      await expect(question.hints).toHaveText([say('waits.hint.countNone')]);
      await expect(question.hint).toBeDisabled();
    });
  });
}
