/** "Which discard?": chosen by touch and by keys, judged with reasons, played on, shared, counted. */
import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import {
  type DiscardQuestion,
  type DiscardRefusal,
  formatDiscardQuestion,
  parseDiscardQuestion,
} from '../../src/engine/drills/discards/discard-question.ts';
import { loadDiscardRules, NO_RULES } from '../../src/engine/drills/discards/discard-rules.ts';
import { whatDiscardDrill } from '../../src/engine/drills/discards/what-discard.ts';
import type { TypesOf } from '../../src/engine/drills.ts';
import { COMMON_SHAPES, discardsFor } from '../../src/engine/hand.ts';
import { familyOf, formatTiles, type Tile } from '../../src/engine/notation.ts';
import { costName, verdictText } from '../../src/i18n/discards/discard-words.ts';
import { worthText, worthVerdictText } from '../../src/i18n/discards/worth-words.ts';
import { describeDiscardError } from '../../src/i18n/errors/discard-errors.ts';
import { tileInText, tileName, tilesName } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import {
  alive,
  eachPage,
  effectsRun,
  expect,
  openTools,
  sharedOut,
  speak,
  test,
  turnsOf,
  unfold,
} from './site.ts';

const whatDiscard = whatDiscardDrill(NO_RULES);

/** Three runs beside two pungs and a pair: 67p lacks the 5p, 3m costs four copies of sixteen. */
const POOR_RUN = { hand: '34m67p23s22233355z', seen: '5555p' };
/** Either lone honour goes, one tile from ready; a pair or a run broken costs a step. */
const TWO_LONE = { hand: '12334m456p78s55s16z' };
/** A run too many beside a pung that counts: its wind kept, the hand wins less often and earns more. */
const PUNG_OF_WIND = { hand: '55667p456789s333z', rules: 'tchou1924', seat: 'W', ask: 'worth' };
const READY = { hand: '346m55z~123p~789s(6666s)' };

const asked = (text: { readonly hand: string; readonly seen?: string }): DiscardQuestion => {
  const read = parseDiscardQuestion(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** The question that the address bar carries. */
const inAddress = (page: Page): DiscardQuestion => {
  const query = new URL(page.url()).searchParams;
  return asked({ hand: query.get('hand') ?? '', seen: query.get('seen') ?? '' });
};

function boardOf(page: Page, locale: Locale) {
  const say = speak(locale);
  const root = page.locator('.question');
  const held = root.locator('.held-tile');
  const options = root.locator('.option');
  return {
    held,
    options,
    lifted: held.and(page.locator('[data-lifted]')),
    action: root.locator('.question-actions button').first(),
    hint: root.locator('.question-actions button').nth(1),
    hints: root.locator('.question-hints li'),
    verdict: root.locator('.verdict-line'),
    after: root.locator('.option-detail'),
    plot: root.locator('.play-choices button'),
    option: (tile: Tile): Locator => options.filter({ has: page.locator(`[data-tile="${tile}"]`) }),
    /** The tiles that carry a mark, by mark. */
    marked: async (mark: string): Promise<string> =>
      formatTiles(
        await held
          .and(page.locator(`[data-mark="${mark}"]`))
          .locator('[data-tile]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-tile') as Tile)),
      ),
    async expectVerdict(
      question: DiscardQuestion,
      tile: Tile,
    ): Promise<TypesOf<'what-discard'>['verdict']> {
      const verdict = whatDiscard.check(question, tile);
      await expect(this.verdict).toHaveText(verdictText(verdict, locale, say));
      await expect(this.verdict).toHaveAttribute('data-grade', verdict.grade);
      return verdict;
    },
  };
}

async function open(page: Page, locale: Locale, query: Readonly<Record<string, string>>) {
  await page.goto(`${locale}/${pathOf('discards')}?${new URLSearchParams(query)}`);
  await alive(page);
  const board = boardOf(page, locale);
  await expect(board.action).toBeVisible();
  await effectsRun(page);
  return board;
}

/** Lifts a tile with the arrows and lets it go. */
async function discardWithKeys(page: Page, at: number): Promise<void> {
  for (let step = 0; step <= at; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

const REFUSED: readonly (readonly [hand: string, seen: string, error: DiscardRefusal])[] = [
  ['', '', { part: 'hand', error: { code: 'empty' } }],
  ['123456789m1234p', '', { part: 'hand', error: { code: 'not-to-discard', count: 13, melds: 0 } }],
  ['123m456p789s11122z', '', { part: 'hand', error: { code: 'complete' } }],
  ['19m1f', '', { part: 'hand', error: { code: 'no-flowers' } }],
  ['19m*1m', '', { part: 'hand', error: { code: 'no-win' } }],
  [
    '<img src=x onerror="document.documentElement.dataset.hacked=1">',
    '',
    { part: 'hand', error: { code: 'unknown-sign', at: 0, sign: '<' } },
  ],
  [
    '11159m',
    '11m',
    { part: 'seen', error: { code: 'too-many-copies', tile: '1m', count: 5, max: 4 } },
  ],
];

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`what discard, ${locale}`, { tag: '@phone' }, () => {
    turn()('a hand with tiles on the table, solved by touch on one screen', async ({ page }) => {
      const board = await open(page, locale, POOR_RUN);
      const question = asked(POOR_RUN);
      await expect(page.getByRole('img', { name: /^5/ })).toHaveCount(1);
      await expect(board.action).not.toHaveAttribute('data-ready');
      await expect(board.verdict).toHaveCount(0);
      await expect(board.options).toHaveCount(0);
      const box = await board.action.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(740);

      await board.held.nth(0).tap();
      await expect(board.held.nth(0)).toHaveAttribute('aria-pressed', 'true');
      await board.held.nth(2).tap();
      await expect(board.lifted).toHaveCount(1);
      await expect(board.verdict).toHaveCount(0);
      const name = say('discards.discard', { tile: tileInText(say, 'the', '6p') });
      await expect(board.action).toHaveAccessibleName(name);
      await board.action.tap();

      const { options } = await board.expectVerdict(question, '6p');
      await expect(board.verdict).toBeInViewport();
      expect([await board.marked('right'), await board.marked('best')]).toEqual(['6p', '7p']);
      const kept = options.filter(({ cost }) => cost.distance === 0);
      await expect(board.options).toHaveCount(kept.length);
      await page.locator('.options summary').tap();
      await expect(board.options).toHaveCount(options.length);
      await board.options.nth(2).tap();
      await expect(board.after).toContainText(
        say('discards.after', {
          tile: tileInText(say, 'the', '3m'),
          away: say('discards.away', { n: 1 }),
        }),
      );
      await expect(board.after.locator('.hand-group')).toHaveCount(4);
      await board.held.nth(13).tap();
      await expect(board.after).toContainText(say('discards.away', { n: 2 }));
      await board.action.tap();
      await expect(board.verdict).toHaveCount(0);
      expect(formatDiscardQuestion(inAddress(page)).hand).not.toBe(POOR_RUN.hand);
    });

    turn()('hints in steps, then a mistake with its reasons', async ({ page }) => {
      const board = await open(page, locale, TWO_LONE);
      const lone = { tiles: tilesName(say, locale, ['1z', '6z']) };
      const steps = [
        say('discards.hint.distance', { away: say('discards.away', { n: 1 }) }),
        say('discards.hint.spare', lone),
        say('discards.hint.count', { copies: say('discards.copies', { n: 15 }) }),
        say('discards.hint.answer', { n: 2, ...lone }),
      ];
      for (const taken of [1, 2, 3, 4]) {
        await board.hint.tap();
        await expect(board.hints).toHaveText(steps.slice(0, taken));
      }
      await expect(board.hint).toBeDisabled();
      await expect(board.held.and(page.locator('[data-ruled-out]'))).toHaveCount(12);

      await board.held.nth(4).tap();
      await board.held.nth(4).tap();
      const { cost } = await board.expectVerdict(asked(TWO_LONE), '4m');
      expect(cost).toEqual({ distance: 1, copies: 0 });
      await expect(board.verdict).toHaveAttribute('data-right', 'false');
      expect([await board.marked('mistake'), await board.marked('best')]).toEqual(['4m', '16z']);
      await expect(board.options.filter({ visible: true })).toHaveCount(2);
      await page.locator('.options summary').tap();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - screen.width);
      expect(wider).toBe(0);
      await expect(board.option('4m').first()).toContainText(costName(say, cost));
    });
  });

  test.describe(`what a hand earns, ${locale}`, { tag: '@phone' }, () => {
    turn()('the dearer hand is the answer, with its figures', async ({ page }) => {
      const drill = whatDiscardDrill(await loadDiscardRules());
      const read = drill.parse(PUNG_OF_WIND);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const verdict = drill.check(read.value, '3z');
      const { worth } = verdict;
      if (!worth) throw new Error('by copies');
      const board = await open(page, locale, PUNG_OF_WIND);
      await board.hint.tap();
      await board.hint.tap();
      await expect(board.hints).toHaveCount(2);
      await expect(board.held.and(page.locator('[data-ruled-out]'))).toHaveCount(11);

      await board.held.nth(13).tap();
      await board.action.tap();
      const voice = { locale, say };
      await expect(board.verdict).toHaveText(worthVerdictText(verdict, worth, voice));
      await expect(board.verdict).toHaveAttribute('data-grade', 'mistake');
      expect([await board.marked('mistake'), await board.marked('best')]).toEqual(['3z', '6p']);
      for (const [at, tile] of (['6p', '3z'] as const).entries()) {
        const row = worth.rows.find((one) => one.tile === tile);
        if (!row) throw new Error(tile);
        await expect(board.options.nth(at)).toContainText(worthText(worth, row, voice));
      }
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - screen.width);
      expect(wider).toBe(0);
    });
  });

  test.describe(`what discard, ${locale}`, { tag: '@desktop' }, () => {
    turn()(
      'with keys alone: a slip, the hand played on to its plot, the next hand',
      async ({ page }) => {
        const board = await open(page, locale, POOR_RUN);
        await page.keyboard.press('Enter');
        await expect(board.verdict).toHaveCount(0);
        await page.keyboard.press('3');
        await expect(board.lifted).toHaveAttribute('data-place', '2');
        await page.keyboard.press('1');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowRight');
        await expect(board.lifted).toHaveAttribute('data-place', '0');
        await page.keyboard.press('Enter');
        const first = await board.expectVerdict(asked(POOR_RUN), '3m');
        expect([first.grade, first.cost.copies]).toEqual(['slip', 4]);
        await page.keyboard.press('ArrowRight');
        await expect(board.options.first()).toHaveAttribute('aria-expanded', 'true');

        await page.keyboard.press('p');
        let last = first.chosen;
        let draws = 0;
        for (; last.distance > 0 && draws < 12; draws++) {
          // The first figure of the line: how many draws there are at most is the second.
          await expect(page.locator('.play-line')).toContainText(
            new RegExp(`^\\D*${draws + 1}\\D`),
          );
          await expect(board.verdict).toHaveCount(0);
          const question = inAddress(page);
          const [best] = discardsFor(question.hand, COMMON_SHAPES);
          if (!best) throw new Error('a hand holds tiles');
          last = best;
          await discardWithKeys(page, question.hand.concealed.indexOf(best.tile));
        }
        const end = last.distance > 0 ? 'discards.play.notReady' : 'discards.play.ready';
        await expect(page.locator('.play-line')).toHaveText(say(end, { n: draws }));
        await expect(board.plot).toHaveCount(draws + 1);
        await expect(page.locator('.play')).toContainText(
          say('discards.play.right', { right: draws, n: draws + 1 }),
        );
        await expect(page.locator('.play-token').first()).toHaveAttribute('data-mark', 'slip');
        await expect(board.plot.first()).toHaveAccessibleName(
          say('discards.play.worse', {
            tile: tileName(say, '3m'),
            cost: costName(say, first.cost),
            best: tileName(say, first.best.tile),
          }),
        );
        await expect(board.plot.last()).toHaveAttribute('aria-pressed', 'true');
        await board.plot.first().focus();
        await page.keyboard.press('Enter');
        await board.expectVerdict(asked(POOR_RUN), '3m');
        expect(formatDiscardQuestion(inAddress(page))).toEqual(POOR_RUN);
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.keyboard.press('Enter');
        await expect(board.verdict).toHaveCount(0);
        await expect(board.plot).toHaveCount(0);
      },
    );

    turn()(
      'a level by its address, the hand by its link, the results for each',
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const board = await open(page, locale, { kind: 'pure', size: '11' });
        const question = inAddress(page);
        const { concealed, melds } = question.hand;
        expect([concealed.length, melds.length, new Set(concealed.map(familyOf)).size]).toEqual([
          11, 1, 1,
        ]);
        const answer = whatDiscard.solve(question);
        await discardWithKeys(page, concealed.indexOf(answer));
        await board.expectVerdict(question, answer);

        await openTools(page);
        await page.getByRole('button', { name: say('finder.link') }).click();
        await expect(page.getByText(say('finder.linkCopied'))).toBeVisible();
        await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
        await alive(page);
        await expect(board.held).toHaveCount(11);
        await expect(board.verdict).toHaveCount(0);
        expect(inAddress(page)).toEqual(question);

        await unfold(page, say('finder.results'));
        const level = say('finder.results.row', { size: 11, mix: say('discards.level.pure') });
        const row = page.locator('.results > li').filter({ hasText: level });
        await expect(row).toContainText(`${say('finder.results.right')}1`);
        await expect(row).toContainText(`${say('discards.results.mistakes')}0`);
        await unfold(page, say('finder.level'));
        await page.getByLabel(say('discards.level.kind')).selectOption('seen');
        await expect(page.locator('.seen [data-tile]')).not.toHaveCount(0);
        await expect(board.held).toHaveCount(11);
        expect(inAddress(page).hand.seen.length).toBeGreaterThan(0);
      },
    );

    test('refused by name, another hand dealt', async ({ page }) => {
      await eachPage(sharedOut(REFUSED, locale), async ([hand, seen, { part, error }]) => {
        const board = await open(page, locale, { hand, seen });
        const what = say(part === 'seen' ? 'discards.own.refusedSeen' : 'finder.own.refused');
        await expect(page.getByRole('alert')).toHaveText(
          `${what}${describeDiscardError(say, error)} ${say('finder.own.instead')}`,
        );
        await expect(page.locator('.own-hand input').first()).toHaveValue(hand);
        await expect(page.locator('.own-hand input[name=seen]')).toHaveValue(seen);
        await expect(board.held).toHaveCount(14);
        await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
      });
    });

    turn()('what is refused can be mended where it stands', async ({ page }) => {
      await open(page, locale, { hand: '11159m', seen: '11m' });
      await page.locator('.own-hand input').first().fill(READY.hand);
      await page.locator('.own-hand input[name=seen]').fill('');
      await page.getByRole('button', { name: say('finder.own.read') }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(formatDiscardQuestion(inAddress(page))).toEqual(READY);
    });
  });
}
