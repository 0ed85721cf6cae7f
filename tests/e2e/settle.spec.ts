/** Settle the table: sums by touch and by keys, judged cell by cell, shared, counted. */
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import {
  type Desk,
  findDesk,
  type Refusal,
  type SettleTypes,
  type Texts,
} from '../../src/engine/drills.ts';
import type { Wind } from '../../src/engine/notation.ts';
import { describeSettleError } from '../../src/i18n/errors/settle-errors.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { francs } from '../../src/i18n/money.ts';
import { voiceOf } from '../../src/i18n/scores/account-voice.ts';
import { settleVerdictText } from '../../src/i18n/scores/settle-words.ts';
import {
  alive,
  eachPage,
  effectsRun,
  expect,
  sharedOut,
  speak,
  test,
  turnsOf,
  unfold,
} from './site.ts';

/** Chapter V: 40 points win on South's tile; 20, 16 and 2 lose. */
const CHAPTER_V: Texts = { E: '40', S: '20', W: '16', N: '2', winner: 'E', from: 'S' };
/** Its francs, each payment towards the one who is paid. */
const SUMS: Readonly<Record<string, number>> = {
  ...{ ES: 1.6, EW: 0.8, EN: 0.8, SW: 0.08, SN: 0.36, WN: 0.28 },
  ...{ E: 3.2, S: 1.16, W: 0.6, N: 1.44 },
};
/** Among losers the one with less pays: these arrows point the other way at first. */
const TO_TURN = ['SW', 'SN', 'WN'];

const desk = (await findDesk('settle-table')) as unknown as Desk<SettleTypes>;

/** The question that the address bar carries. */
function inAddress(page: Page): Texts {
  const texts = Object.fromEntries(new URL(page.url()).searchParams);
  const asked = desk.ask(texts);
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  return asked.value.texts;
}

function boardOf(page: Page) {
  const root = page.locator('.stage');
  return {
    root,
    field: (name: string) => root.locator(`[data-field="${name}"]`),
    turn: (name: string) =>
      root
        .locator('.sum-field', { has: page.locator(`[data-field="${name}"]`) })
        .getByRole('button'),
    lines: root.locator('.settle-lines > [data-paid]'),
    arrows: root.locator('.settle-arrow'),
    marks: root.locator('.figure-told'),
    wanted: root.locator('.figure-wanted'),
    main: root.locator('.question-actions .button--main'),
    hint: root.locator('[data-hint]'),
    hints: root.locator('.question-hints > li'),
    verdict: root.locator('.verdict-line'),
  };
}

async function open(page: Page, locale: Locale, query: Texts) {
  await page.goto(
    `${locale}/${pathOf('settle')}?${new URLSearchParams(Object.entries(query).map(([name, text = '']) => [name, text]))}`,
  );
  await alive(page);
  const board = boardOf(page);
  await expect(board.main).toBeVisible();
  await effectsRun(page);
  return board;
}

/** A code with its data. */
interface Refused extends Refusal {
  readonly error: Refusal['error'] & Readonly<Record<string, string>>;
}

const REFUSED: readonly (readonly [Texts, Refused])[] = [
  [{ E: '1e9' }, { part: 'E', error: { code: 'unknown-value', value: '1e9' } }],
  [{ winner: '<b>' }, { part: 'winner', error: { code: 'unknown-value', value: '<b>' } }],
  [{ from: 'E' }, { part: 'from', error: { code: 'winner-pays-himself', seat: 'E' } }],
  [{ fine: 'full-W' }, { part: 'fine', error: { code: 'full-fine-without-tile', seat: 'W' } }],
  [{ fine: 'half-W' }, { part: 'fine', error: { code: 'fine-on-cheap-win', seat: 'E' } }],
];

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`settle the table, ${locale}`, { tag: '@phone' }, () => {
    turn()('chapter V by touch: arrows turned, hints, every sum right', async ({ page }) => {
      const board = await open(page, locale, CHAPTER_V);
      for (const taken of [1, 2, 3]) {
        await board.hint.tap();
        await expect(board.hints).toHaveCount(taken);
      }
      await expect(board.hints.first()).toHaveText(
        say('accounts.hint.high', { seats: say('player.the.S') }),
      );
      for (const [name, sum] of Object.entries(SUMS)) {
        await board.field(name).fill(francs(locale, sum));
      }
      for (const name of TO_TURN) await board.turn(name).tap();
      await expect(board.lines).toHaveCount(6);
      await board.main.tap();
      await expect(board.verdict).toHaveText(say('accounts.right.francs'));
      await expect(board.verdict).toBeInViewport();
      await expect(board.marks).toHaveCount(10);
      await expect(board.marks.first()).toContainText('40 × 4 = 160');
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - screen.width);
      expect(wider).toBe(0);
      await board.root.locator('.settle-row').first().tap();
      await board.main.tap();
      await expect(board.verdict).toHaveCount(0);
    });
  });

  test.describe(`settle the table, ${locale}`, { tag: '@desktop' }, () => {
    turn()('with keys alone: a sum turned, one the wrong way, one wrong', async ({ page }) => {
      const board = await open(page, locale, { ...CHAPTER_V, ask: 'losers' });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(say('accounts.nothingYet'));
      await page.keyboard.press('1');
      await expect(board.field('SW')).toBeFocused();
      await page.keyboard.type('0,08');
      await page.keyboard.press('t');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('0.36');
      const before = await board.field('SN').boundingBox();
      await page.keyboard.press('Enter');

      const answer = { pays: { SW: -0.08, SN: 0.36 }, nets: {} };
      const texts = { ...CHAPTER_V, ask: 'losers' };
      const verdict = desk.check(texts, answer);
      const asked = desk.ask(texts);
      const voice = asked.ok && voiceOf(asked.value.shown, locale, say);
      expect(verdict.pays.map(({ mark }) => mark)).toEqual(['right', 'turned', 'wrong']);
      await expect(board.verdict).toHaveText(voice ? settleVerdictText(verdict, voice) : '');
      await expect(board.marks.nth(1)).toContainText(say('accounts.mark.turned'));
      await expect(board.marks.nth(2)).toContainText(say('accounts.mark.empty'));
      await expect(board.arrows).toHaveCount(3);
      await expect(board.wanted).toHaveText([0.36, 0.28].map((sum) => `➜${francs(locale, sum)}`));
      expect(await board.field('SN').boundingBox()).toEqual(before);
      await expect(board.field('SN')).not.toBeEditable();
      await page.keyboard.press('Enter');
      await expect(board.verdict).toHaveCount(0);
    });

    turn()(
      'a level by its address, the table by its link, the results for each',
      async ({ page }) => {
        const board = await open(page, locale, { level: 'winner' });
        const question = inAddress(page);
        for (const [name, sum] of Object.entries(desk.solve(question).pays)) {
          await board.field(name).fill(String(Math.abs(sum)));
        }
        const { winner = '' } = question;
        await board.field(winner).fill(String(desk.solve(question).nets[winner as Wind]));
        await board.main.click();
        await expect(board.verdict).toHaveText(say('accounts.right.francs'));
        await page.reload();
        await alive(page);
        await expect(board.main).toBeVisible();
        expect(inAddress(page)).toEqual(question);
        await unfold(page, say('finder.results'));
        const row = page.locator('.results > li').filter({ hasText: say('accounts.level.winner') });
        await expect(row).toContainText(`${say('finder.results.right')}1`);
        await unfold(page, say('finder.level'));
        await page.getByLabel(say('answer.level')).selectOption('fines');
        await expect.poll(() => page.url()).toContain('fine=');
      },
    );

    test('refused by name, another table dealt', async ({ page }) => {
      await eachPage(sharedOut(REFUSED, locale), async ([text, { part, error }]) => {
        const board = await open(page, locale, { ...CHAPTER_V, ...text });
        await expect(page.getByRole('alert')).toHaveText(
          `${say('answer.refused', { part })}${describeSettleError(say, error)} ${say('finder.own.instead')}`,
        );
        await expect(board.root.locator('[data-field]').first()).toBeVisible();
      });
    });
  });
}
