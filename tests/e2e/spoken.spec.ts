/** What a screen reader is told on the question board. */
import { familyOf, RANKS } from '../../src/engine/notation.ts';
import { groupName, tileName, tilesName } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { listText } from '../../src/i18n/speak.ts';
import { openFinder, tilesOf } from './question.ts';
import { expect, speak, test, turnsOf } from './site.ts';

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);
  const spoken = (tiles: string): string => tilesName(say, locale, tilesOf(tiles));

  test.describe(`spoken, ${locale}`, { tag: '@desktop' }, () => {
    turn()('the hand is a group named by all its tiles', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '99p24s(3333s)' });
      const kong = groupName(say, { kind: 'kong', tile: '3s' });
      const tiles = listText(locale, [spoken('99p24s'), kong]);
      const hand = page.getByRole('group', { name: say('answer.theHand', { tiles }), exact: true });
      await expect(hand).toBeVisible();
      const faces = hand.getByRole('img');
      await expect(faces).toHaveCount(8);
      await expect(faces.first()).toHaveAccessibleName(tileName(say, '9p'));
      await expect(question.board).toHaveRole('group');
    });

    turn()('every tile to choose is a button with its name, a row a family', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '88p33z' });
      for (const family of ['p', 'z'] as const) {
        const row = page.getByRole('group', { name: say(`family.${family}`), exact: true });
        const tiles = RANKS.map((rank) => `${rank}${family}`)
          .slice(0, family === 'z' ? 7 : 9)
          .flatMap((tile) => tilesOf(tile));
        await expect(row.getByRole('button')).toHaveCount(tiles.length);
        for (const tile of tiles) {
          expect(familyOf(tile)).toBe(family);
          const button = row.getByRole('button', { name: tileName(say, tile), exact: true });
          await expect(button).toHaveAttribute('aria-pressed', 'false');
        }
      }
      await expect(question.root.locator('.choice-tile [role="img"]')).toHaveCount(0);
    });

    turn()('what is chosen is said, and once checked what it was', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '3334567p' });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await button(spoken('2p')).click();
      await button(spoken('3p')).click();
      await expect(button(spoken('2p'))).toHaveAttribute('aria-pressed', 'true');
      await question.action.click();
      for (const [tile, mark, pressed] of [
        ['2p', 'found', 'true'],
        ['4p', 'missed', 'false'],
        ['3p', 'wrong', 'true'],
      ] as const) {
        const judged = button(`${spoken(tile)}, ${say(`waits.mark.${mark}`)}`);
        await expect(judged).toHaveAttribute('aria-pressed', pressed);
      }
      await expect(button(spoken('1p'))).toHaveAttribute('aria-pressed', 'false');
    });

    turn()('verdict and proof are announced, and hints too', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '34m' });
      // The region stands there before it is filled, or its filling would not be announced.
      const region = question.root.locator('.verdict[role="status"]');
      const spokenHere = question.root.locator('[data-spoken][role="status"]');
      for (const waiting of [region, spokenHere]) await expect(waiting).toBeEmpty();
      const hints = page.getByRole('list', { name: say('stage.hints') });
      await expect(hints).toHaveAttribute('aria-live', 'polite');
      await page.keyboard.press('h');
      await expect(hints.getByRole('listitem')).toHaveText(say('waits.hint.count', { n: 2 }));

      await question.click('25m');
      await question.action.click();
      await expect(region).toContainText(say('answer.right', { answer: spoken('25m') }));
      await expect(spokenHere).toContainText(
        say('waits.proof.wins', { tile: tileName(say, '2m'), kind: say('wait.two-sided') }),
      );
    });

    turn()('the groups of the proof are named on the board', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '3334567p' });
      await question.click('2p');
      await question.action.click();
      const groups = question.board.getByRole('figure');
      await expect(groups).toHaveCount(3);
      for (const kind of ['chow', 'pair'] as const) {
        await expect(
          question.board.getByRole('figure', { name: say(`group.${kind}`) }).first(),
        ).toBeVisible();
      }
    });

    turn()('the focus stays where it was from answer to next hand', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '34m' });
      await question.choice('2m').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(question.verdict).toBeVisible();
      await expect(question.choice('2m')).toBeFocused();
      await question.action.focus();
      await page.keyboard.press('Enter');
      await expect(question.verdict).toHaveCount(0);
      await expect(question.action).toBeFocused();
    });
  });
}
