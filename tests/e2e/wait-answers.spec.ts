/** Answers in the wait finder: how they are given, judged and proved. */
import { LOCALES } from '../../src/i18n/locales.ts';
import { asSentence } from '../../src/i18n/speak.ts';
import { openFinder } from './question.ts';
import { expect, speak, test, turnsOf } from './site.ts';

const NINE_GATES = '1112345678999m';

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`answers, ${locale}`, { tag: '@desktop' }, () => {
    turn()('the nine gates, all nine found with keys', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: NINE_GATES });
      expect(await question.held()).toBe(NINE_GATES);
      for (const figure of '123456789') await page.keyboard.press(figure);
      await page.keyboard.press('Enter');
      await question.expectRight('123456789m');
    });

    turn()('a figure pressed twice puts the tile back', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: NINE_GATES });
      await question.press('5m');
      await expect(question.choice('5m')).toHaveAttribute('data-mark', 'chosen');
      await question.press('5m');
      await expect(question.choice('5m')).not.toHaveAttribute('data-mark', /./);
    });

    turn()('an untouched board is no answer, however often it is checked', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: NINE_GATES });
      await page.keyboard.press('Enter');
      await question.action.click();
      await expect(page.getByRole('alert')).toHaveText(say('waits.unanswered'));
      await expect(question.verdict).toHaveCount(0);
      await question.press('5m');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    turn()('a partial answer is judged tile by tile', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '3334567p' });
      await question.press('2346p');
      await page.keyboard.press('Enter');
      await question.expectMarks({ found: '24p', missed: '578p', wrong: '36p' });
      await expect(question.verdict).toHaveAttribute('data-right', 'false');
      await expect(question.verdict).toHaveText(
        [
          say('waits.notYet', { found: 2, all: 5 }),
          say('waits.missed', { tiles: question.names('578p') }),
          say('waits.wrong', { tiles: question.names('36p') }),
        ].join(' '),
      );
    });

    turn()(
      'after a wrong tile a right one is shown, and the closest reading on request',
      async ({ page }) => {
        const question = await openFinder(page, locale, { hand: '3334567p' });
        await question.press('1p');
        await page.keyboard.press('Enter');
        await expect(question.proof).toContainText(asSentence(question.inText('2p')));
        await question.choice('1p').click();
        const fails = say('waits.proof.fails', {
          tile: question.inText('1p'),
          leftover: question.names('14p'),
        });
        await expect(question.proof).toContainText(asSentence(fails));
        await question.expectGroups('333p', '567p', '41p');
        await expect(question.groups.last()).toContainText(say('waits.proof.leftover'));
        await expect(question.board.locator('[data-state="tried"]')).toHaveAttribute(
          'data-tile',
          '1p',
        );
      },
    );

    turn()('any tile is proved on request, and the hand put together again', async ({ page }) => {
      const hand = '456m222789p68s11z';
      const question = await openFinder(page, locale, { hand });
      await question.click('7s');
      await question.action.click();
      await question.expectRight('7s');

      await question.choice('4z').click();
      const fails = say('waits.proof.fails', {
        tile: question.inText('4z'),
        leftover: question.names('68s4z'),
      });
      await expect(question.proof).toContainText(asSentence(fails));
      await question.expectGroups('456m', '222p', '789p', '11z', '68s4z');

      await question.choice('4z').click();
      await expect(question.proof).toContainText(say('waits.pickForProof'));
      await expect(question.groups).toHaveCount(0);
      expect(await question.held()).toBe(hand);
    });

    turn()('a tile of which the hand holds all four cannot come', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '2344445678999p' });
      await question.press('4p');
      await page.keyboard.press('Enter');
      await question.expectMarks({ missed: '12356789p', wrong: '4p' });
      await question.choice('4p').click();
      await expect(question.proof).toContainText(
        say('waits.proof.noCopy', { ofTile: question.inText('4p', 'of') }),
      );
    });

    turn()('the copies left of a tile are counted', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: NINE_GATES });
      await question.answerNone();
      for (const [tile, n] of [
        ['1m', 1],
        ['5m', 3],
      ] as const) {
        // The first missed tile, 1m, is shown already.
        if (tile !== '1m') await question.choice(tile).click();
        await expect(question.proof).toContainText(question.names(tile));
        await expect(question.proof).toContainText(say('waits.proof.left', { n }));
      }
    });

    turn()('the readings of a tile are stepped through with arrows', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '2223456777888s' });
      await question.answerNone();
      await question.choice('7s').click();
      const first = ['222s', '345s', '678s', '777s', '88s'];
      const other = ['22s', '234s', '567s', '777s', '888s'];
      const reading = (at: number) =>
        expect(question.proof).toContainText(say('waits.proof.reading', { at, n: 4 }));

      await reading(1);
      await question.expectGroups(...first);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await reading(3);
      await question.expectGroups(...other);
      await page.keyboard.press('ArrowLeft');
      await reading(2);
      await question.expectGroups(...first);
    });

    turn()('the readings of a tile are stepped through with buttons, round', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '2223456777888s' });
      await question.answerNone();
      await question.choice('7s').click();
      const previous = page.getByRole('button', { name: say('waits.proof.previous') });
      const next = page.getByRole('button', { name: say('waits.proof.next') });
      await previous.click();
      await expect(question.proof).toContainText(say('waits.proof.reading', { at: 4, n: 4 }));
      await expect(question.proof).toContainText(say('wait.two-pairs'));
      await next.click();
      await next.click();
      await expect(question.proof).toContainText(say('waits.proof.reading', { at: 2, n: 4 }));
    });

    turn()('letters lead from family to family', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '67888m34555s' });
      for (const key of ['s', '2', '5', 'm', '5', '8', 'Enter']) await page.keyboard.press(key);
      await question.expectRight('58m25s');
    });

    turn()('the letter of the honours leads to the winds', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '88p33z' });
      for (const key of ['z', '3', 'p', '8', 'Enter']) await page.keyboard.press(key);
      await question.expectRight('8p3z');
    });

    turn()('a hand that waits on nothing, its kong lying concealed', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '99p24s(3333s)' });
      const kong = question.board.locator('.hand-meld');
      await expect(kong.locator('[data-back]')).toHaveCount(2);
      await expect(kong.locator('[data-tile="3s"]')).toHaveCount(2);
      await expect(kong).toContainText(say('group.kong'));
      await question.none.click();
      await expect(question.none).toHaveAttribute('aria-pressed', 'true');
      await question.action.click();
      await expect(question.verdict).toHaveText(say('waits.rightNone'));
      await question.choice('3s').click();
      await expect(question.proof).toContainText(
        say('waits.proof.noCopy', { ofTile: question.inText('3s', 'of') }),
      );
    });

    turn()('a tile for a hand that waits on nothing is wrong', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '99p24s(3333s)' });
      await question.press('3s');
      await page.keyboard.press('Enter');
      await expect(question.verdict).toHaveText(
        `${say('waits.noneWins')} ${say('waits.wrong', { tiles: question.names('3s') })}`,
      );
    });
  });

  turn()(
    `a mixed hand by touch, a family at a time, ${locale}`,
    { tag: '@phone' },
    async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '67888m34555s' });
      await expect(question.choice('5m')).toBeVisible();
      await expect(question.choice('2s')).toBeHidden();
      await question.tap('58m25s');
      await expect(page.getByRole('button', { name: say('family.m') })).toContainText('2');
      await question.action.tap();
      await question.expectRight('58m25s');
    },
  );

  turn()(`what is right is shown in its family, ${locale}`, { tag: '@phone' }, async ({ page }) => {
    const question = await openFinder(page, locale, { hand: '67888m34555s' });
    await question.tap('58m');
    await question.action.tap();
    await expect(question.choice('2s')).toBeInViewport();
    await expect(question.choice('5m')).toBeHidden();
    await expect(question.board.locator('[data-state="winning"]')).toHaveAttribute(
      'data-tile',
      '2s',
    );
  });
}
