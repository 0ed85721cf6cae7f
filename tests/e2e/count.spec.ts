/** Count the hand: by touch and by keys, judged line by line and field by field, shared, counted. */
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import {
  type Desk,
  findDesk,
  type Refusal,
  type ScoredHandError,
  type ScoringTypes,
  type Texts,
} from '../../src/engine/drills.ts';
import { describeHandError } from '../../src/i18n/errors/hand-errors.ts';
import { circumstanceName } from '../../src/i18n/hand/situation-words.ts';
import { tileName } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { fieldName, itemName } from '../../src/i18n/scores/score-names.ts';
import { fieldText, scoringVerdictText } from '../../src/i18n/scores/scoring-words.ts';
import {
  alive,
  eachPage,
  effectsRun,
  expect,
  sharedOut,
  speak,
  stored,
  test,
  turnsOf,
  unfold,
} from './site.ts';

/** 20 to start, 2 for the middle, 2 for the draw, 4 and a fan for the seat wind: 28 × 2 = 56. */
const WON = { hand: '13p44678m789s~222z*2p', seat: 'S' } as const;
/** A concealed pung of the seat wind, and nothing else. */
const LOST = { hand: '3456m5579p33s333z', seat: 'W', ask: 'lines' } as const;

const opened = async () => (await findDesk('count-hand')) as Desk<ScoringTypes>;

/** The question that the address bar carries. */
const inAddress = (page: Page): Texts => Object.fromEntries(new URL(page.url()).searchParams);

function boardOf(page: Page, locale: Locale) {
  const say = speak(locale);
  const root = page.locator('.question.stage');
  return {
    root,
    line: (item: string) =>
      root.locator('.line-button').filter({ hasText: itemName(say, 'tchou1924', item) }),
    field: (name: string) => root.locator(`[data-field="${name}"]`),
    marks: root.locator('.figure-told'),
    main: root.locator('.question-actions .button--main'),
    hint: root.locator('[data-hint]'),
    wholeSheet: root.locator('.sheet-actions .button').last(),
    hints: root.locator('.question-hints > li'),
    verdict: root.locator('.verdict-line'),
    sheet: root.locator('.sheet-line'),
    sum: root.locator('.sheet-sum > p'),
  };
}

async function open(page: Page, locale: Locale, query: Readonly<Record<string, string>>) {
  await page.goto(`${locale}/${pathOf('count')}?${new URLSearchParams(query)}`);
  await alive(page);
  const board = boardOf(page, locale);
  await expect(board.main).toBeVisible();
  await effectsRun(page);
  return board;
}

type Refused = readonly [
  Readonly<Record<string, string>>,
  Refusal & { readonly error: ScoredHandError },
];

const REFUSED: readonly Refused[] = [
  [{ hand: '13579m2468p135s7z!9s' }, { part: 'hand', error: { code: 'not-complete' } }],
  [
    { hand: '<img src=x onerror="document.documentElement.dataset.hacked=1">' },
    { part: 'hand', error: { code: 'unknown-sign', at: 0, sign: '<' } },
  ],
  [
    { ...WON, how: '<script>' },
    { part: 'how', error: { code: 'unknown-value', value: '<script>' } },
  ],
  [
    { ...WON, how: 'rob-kong' },
    { part: 'how', error: { code: 'impossible-how', how: 'rob-kong' } },
  ],
  [
    { ...WON, limit: '1e9' },
    { part: 'limit', error: { code: 'unknown-value', value: '1e9' } },
  ],
];

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`count the hand, ${locale}`, { tag: '@phone' }, () => {
    turn()('lines ticked by touch, hints in steps, the sheet', async ({ page }) => {
      const board = await open(page, locale, LOST);
      for (const taken of [1, 2, 3]) {
        await board.hint.tap();
        await expect(board.hints).toHaveCount(taken);
      }
      await expect(board.hints.nth(2)).toHaveText(say('score.hint.places', { places: '§ 11' }));
      await board.line('concealed-pung-own-wind').tap();
      await board.line('pair-own-wind').tap();
      const right = board.line('concealed-pung-own-wind');
      await expect(right).toHaveAttribute('aria-pressed', 'true');
      await board.main.tap();

      const verdict = (await opened()).check(LOST, {
        lines: ['concealed-pung-own-wind', 'pair-own-wind'],
      });
      await expect(board.verdict).toHaveText(scoringVerdictText(verdict, locale, say));
      await expect(board.verdict).toHaveAttribute('data-right', 'false');
      await expect(board.verdict).toBeInViewport();
      await expect(right).toHaveAttribute('data-mark', 'found');
      await expect(board.line('pair-own-wind')).toHaveAttribute('data-mark', 'wrong');
      await expect(board.sheet).toHaveCount(1);
      await board.wholeSheet.tap();
      await expect(board.sum.last()).toHaveText('8 × 2 = 16');
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - screen.width);
      expect(wider).toBe(0);
      await board.main.tap();
      await expect(board.verdict).toHaveCount(0);
    });

    turn()('figures on the pad of the screen, above the action bar', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const board = await open(page, locale, WON);
      const pad = page.getByRole('group', { name: say('stage.pad'), exact: true });
      await expect(board.field('total')).toHaveAttribute('inputmode', 'none');
      await board.field('total').tap();
      for (const digit of ['5', '7']) await pad.getByRole('button', { name: digit }).tap();
      await pad.getByRole('button', { name: say('stage.pad.erase') }).tap();
      await pad.getByRole('button', { name: '6' }).tap();
      await expect(board.field('total')).toHaveValue('56');
      const places = await Promise.all(
        [pad, board.main, board.field('total')].map((part) => part.boundingBox()),
      );
      const [keys, main, field] = places.map((place) => ({
        top: place?.y ?? 0,
        bottom: (place?.y ?? 0) + (place?.height ?? 0),
      }));
      expect(keys?.bottom).toBeLessThanOrEqual(main?.top ?? 0);
      expect(field?.bottom).toBeLessThanOrEqual(keys?.top ?? 0);
      await pad.getByRole('button', { name: say('stage.pad.next') }).tap();
      await expect(pad).toHaveCount(0);
    });

    turn()('somebody’s own hand, its tiles tapped and its situation in words', async ({ page }) => {
      await open(page, locale, WON);
      await unfold(page, say('finder.own'));
      const own = page.locator('.own-hand');
      const press = (name: string): Promise<void> =>
        own.getByRole('button', { name, exact: true }).tap();
      await press(say('pick.laying.pung'));
      for (const tile of ['5m', '6m', '7m'] as const) await press(tileName(say, tile));
      await press(say('pick.laying.tile'));
      await press(say('family.z'));
      for (const tile of ['1z', '1z', '6z', '6z'] as const) await press(tileName(say, tile));
      await press(say('score.winningTile'));
      await press(tileName(say, '6z'));
      await press(say('wind.W'));
      await press(circumstanceName(say, 'last-wall'));
      await press(say('finder.own.read'));
      await expect
        .poll(() => inAddress(page))
        .toMatchObject({ hand: '1166z~555m~666m~777m*6z', seat: 'W', how: 'last-wall' });
    });
  });

  test.describe(`count the hand, ${locale}`, { tag: '@desktop' }, () => {
    turn()('figures with keys alone, the sheet line by line, the next hand', async ({ page }) => {
      const board = await open(page, locale, WON);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText(say('tchou1924.field.total'));
      await page.keyboard.press('1');
      await expect(board.field('points')).toBeFocused();
      await page.keyboard.type('28');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('56');
      await page.keyboard.press('Enter');

      const verdict = (await opened()).check(WON, { figures: { points: 28, total: 56 } });
      await expect(board.verdict).toHaveText(scoringVerdictText(verdict, locale, say));
      const named = {
        rules: 'tchou1924',
        fields: verdict.fields.map(({ field }) => ({ id: field })),
      };
      await expect(board.marks).toHaveText(
        verdict.fields.map(
          (judged) => new RegExp(fieldText(say, fieldName(say, named, judged.field), judged)),
        ),
      );
      for (const lines of [2, 3, 4]) {
        await page.keyboard.press('ArrowRight');
        await expect(board.sheet).toHaveCount(lines);
      }
      await board.wholeSheet.click();
      await expect(board.sum).toHaveText(['20 + 2 + 2 + 4 = 28', '28 × 2 = 56']);
      expect(await stored(page, 'moineau.steer.count-hand')).toContain('exposed-pung-own-wind');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Enter');
      await expect(board.verdict).toHaveCount(0);
    });

    turn()(
      'a level by its address, the hand by its link, the results for each',
      async ({ page }) => {
        const board = await open(page, locale, { level: 'winning' });
        const question = inAddress(page);
        const { figures = {} } = (await opened()).solve(question);
        for (const [name, figure] of Object.entries(figures)) {
          await board.field(name).fill(String(figure));
        }
        await board.main.click();
        await expect(board.verdict).toHaveAttribute('data-right', 'true');
        await page.reload();
        await alive(page);
        await expect(board.main).toBeVisible();
        expect(inAddress(page)).toEqual(question);
        await unfold(page, say('finder.results'));
        const row = page.locator('.results > li').filter({ hasText: say('count.level.winning') });
        await expect(row).toContainText(`${say('finder.results.right')}1`);
        await unfold(page, say('finder.level'));
        await page.getByLabel(say('answer.level')).selectOption('limit');
        await expect(board.root.locator('.line-button')).not.toHaveCount(0);
      },
    );

    test('refused by name, another hand dealt', async ({ page }) => {
      await eachPage(sharedOut(REFUSED, locale), async ([text, { part, error }]) => {
        const board = await open(page, locale, text);
        const what = part === 'hand' ? say('finder.own.refused') : say('answer.refused', { part });
        await expect(page.getByRole('alert')).toHaveText(
          `${what}${describeHandError(say, error)} ${say('finder.own.instead')}`,
        );
        await expect(page.locator('.own-hand input').first()).toHaveValue(text['hand'] ?? '');
        await expect(board.root.locator('[data-tile]').first()).toBeVisible();
        await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
      });
    });
  });
}
