/** The whole hand of the first evening: words of the coach taken back, left at each claim, won and lost. */
import type { Locator, Page } from '@playwright/test';
import { expect, speak, test } from './site.ts';

const PATH = 'learn/first-evening/a-whole-hand/';

/** The partners are not waited for. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const table = document.querySelector('.whole-hand[data-ready]');
    if (table?.getAttribute('aria-busy') !== 'true') return table !== null;
    table.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    return false;
  });
}

/** Presses a button, and does with a tile of the hand what discards it. */
interface Way {
  readonly press: (button: Locator) => Promise<void>;
  readonly discard: (page: Page, tile: Locator) => Promise<void>;
}

const byTouch: Way = {
  press: (button) => button.tap(),
  discard: async (page, tile) => {
    await tile.tap();
    await page.locator('.table-deeds .button--main').last().tap();
  },
};

const byKeyboard: Way = {
  press: (button) => button.press('Enter'),
  discard: async (_, tile) => {
    await tile.press('Space');
    await tile.press('Enter');
  },
};

/** A player of the hand on this page. */
function playerOn(page: Page, way: Way) {
  const press = async (name: string | RegExp): Promise<void> => {
    await way.press(page.getByRole('button', { name }));
    await settled(page);
  };
  const discard = async (...tiles: readonly string[]): Promise<void> => {
    for (const tile of tiles) {
      await way.discard(page, page.locator(`.held-tile:has([data-tile="${tile}"])`).first());
      await settled(page);
    }
  };
  const leave = async (): Promise<void> => {
    await page.reload();
    await settled(page);
  };
  return { press, discard, leave };
}

test('the hand is won after a word of the coach, and counted line by line @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`fr/${PATH}`);
  await settled(page);
  const { press, discard, leave } = playerOn(page, byTouch);
  await discard('9m');
  await expect(page.locator('.coach')).toContainText('Un second 9');
  await press('Reprendre');
  await discard('4z');
  await leave();
  await press(/^Pung/);
  await discard('3z', '9p', '2z');
  await leave();
  await press('Passer');
  await discard('5z');
  await press('Continuer ainsi');
  await discard('2m', '6m');
  await press('Mah-jong');
  await expect(page.locator('.hand-end > h2 > .seal')).toBeVisible();
  const next = page.getByRole('button', { name: 'Ligne suivante' });
  for (let line = 0; line < 7; line++) await next.tap();
  await expect(next).toHaveCount(0);
  await expect(page.locator('.whole-hand-count .sheet-sum')).toContainText('52');
  await expect(page.getByText('Vous avez joué une manche de 1924.')).toBeVisible();
});

test('each moment of the coach is taken back, the last one played on and lost @desktop', async ({
  page,
}) => {
  await page.goto(`en/${PATH}`);
  await settled(page);
  const say = speak('en');
  const { press, discard, leave } = playerOn(page, byKeyboard);
  const coach = page.locator('.coach');
  const takenBack = async (said: string): Promise<void> => {
    await expect(coach).toContainText(said);
    await press(say('wholeHand.takeBack'));
    await expect(coach).toHaveCount(0);
  };
  await discard('9m');
  await takenBack('A second 9 would make a pair');
  await discard('4p');
  await takenBack('keep both chows');
  await discard('4z');
  await leave();
  await press(say('play.pass'));
  await takenBack('one red dragon is left');
  await press(/^Pung/);
  await discard('3z', '9p', '2z');
  await leave();
  await press(/^Pung/);
  await takenBack('6 tiles help instead of 31');
  await press(say('play.pass'));
  await discard('5z');
  await expect(coach).toContainText('three groups of one suit');
  await press(say('wholeHand.playOn'));
  await discard('8s');
  await expect(coach).toContainText('1,508');
  await press(say('wholeHand.playOn'));
  await expect(page.getByRole('heading', { name: say('wholeHand.lost') })).toBeVisible();
  const onward = page.locator('.table-onward');
  for (const name of [say('wholeHand.same'), say('wholeHand.another')]) {
    await expect(onward.getByRole('button', { name })).toBeVisible();
  }
  for (const path of ['/play/', '/learn/tchou1924/']) {
    await expect(onward.locator(`a[href*="${path}"]`)).toBeVisible();
  }
});
