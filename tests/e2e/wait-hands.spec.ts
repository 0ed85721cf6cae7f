/** Which hands the wait finder asks about: dealt, linked to, typed, and those of the book. */
import { mirrorOf } from '../../src/engine/core/tile.ts';
import { findWaits } from '../../src/engine/drills.ts';
import { isHonour, rankOf, type Tile } from '../../src/engine/notation.ts';
import { describeError } from '../../src/i18n/errors/errors.ts';
import { tileInText } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { asSentence } from '../../src/i18n/speak.ts';
import { readFormulas } from '../content/read.ts';
import { handInAddress, openFinder, questionOf, tilesOf, winsOf } from './question.ts';
import { expect, openTools, speak, stored, test, turnsOf, unfold } from './site.ts';

/** The ranks of a pure hand, read from the end that sorts first: what remains is the shape. */
function shapeOf(tiles: readonly Tile[]): string {
  const ranks = (some: readonly Tile[]) => some.map(rankOf).sort().join('');
  const [shape = ''] = [ranks(tiles), ranks(tiles.map(mirrorOf))].sort();
  return shape;
}

const formulas = readFormulas();

function shapeOfFormula(id: string): string {
  const hand = formulas.find((formula) => formula.id === id)?.hand;
  if (!hand) throw new Error(`no hand for formula ${id}`);
  return shapeOf(tilesOf(hand));
}

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  test.describe(`hands, ${locale}`, { tag: '@desktop' }, () => {
    turn()('the address carries each new hand and survives a reload', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '1112345678999m' });
      await page.keyboard.press('0');
      await page.keyboard.press('Enter');
      await expect(question.verdict).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(question.verdict).toHaveCount(0);
      const dealt = await question.held();
      expect(dealt).not.toBe('1112345678999m');
      expect(handInAddress(page)).toBe(dealt);

      await page.reload();
      await expect(question.root).toBeVisible();
      expect(await question.held()).toBe(dealt);
      expect(handInAddress(page)).toBe(dealt);
    });

    turn()('the level decides the size and the least number of waits', async ({ page }) => {
      const question = await openFinder(page, locale, { none: '0' });
      await unfold(page, say('finder.level'));
      const choose = (label: 'size' | 'minWaits', value: string) =>
        page
          .getByRole('combobox', { name: say(`finder.${label}`), exact: true })
          .selectOption(value);
      await choose('size', '13');
      await choose('minWaits', '5');
      for (let hands = 0; hands < 4; hands++) {
        await expect(question.verdict).toHaveCount(0);
        const { hand } = questionOf(await question.held());
        expect(hand.concealed).toHaveLength(13);
        expect(findWaits.solve({ hand }).length).toBeGreaterThanOrEqual(5);
        await question.answerNone();
        await expect(question.verdict).toBeVisible();
        await question.action.click();
      }
    });

    turn()('tiles lie as drawn where the level says so', async ({ page }) => {
      const question = await openFinder(page, locale, { size: '13', mix: 'pure' });
      const order = page.getByRole('combobox', { name: say('finder.order'), exact: true });
      // Thirteen tiles shuffled four times lie in order once in more hands than anybody plays.
      const lies = async (value: string): Promise<readonly boolean[]> => {
        await unfold(page, say('finder.level'));
        await order.selectOption(value);
        const sorted: boolean[] = [];
        for (let hands = 0; hands < 4; hands++) {
          const ranks = tilesOf(await question.held()).map(rankOf);
          sorted.push(ranks.join('') === [...ranks].sort().join(''));
          await question.answerNone();
          await expect(question.verdict).toBeVisible();
          await question.action.click();
          await expect(question.verdict).toHaveCount(0);
        }
        return sorted;
      };
      expect(await lies('mixed')).toContain(false);
      expect(await lies('sorted')).toEqual([true, true, true, true]);
    });

    turn()('the formulas come in the order of the book', async ({ page }) => {
      const question = await openFinder(page, locale);
      await unfold(page, say('finder.level'));
      await page
        .getByRole('combobox', { name: say('finder.from'), exact: true })
        .selectOption('formulas');
      for (const id of ['I', 'II', 'III']) {
        await expect(page.getByText(say('finder.formulaVaried'))).toBeVisible();
        expect(shapeOf(tilesOf(await question.held()))).toBe(shapeOfFormula(id));
        await question.answerNone();
        await expect(page.getByText(say('finder.formulaShown', { n: id }))).toBeVisible();
        await expect(page.getByRole('link', { name: say('finder.formulaLink') })).toHaveAttribute(
          'href',
          new RegExp(`/${locale}/formulas/#${id}$`),
        );
        await question.action.click();
      }
      await expect(page.getByText(say('finder.formulaVaried'))).toBeVisible();
    });

    turn()('a formula asked for in the address, and its place in the book', async ({ page }) => {
      const question = await openFinder(page, locale, { formula: 'II' });
      expect(shapeOf(tilesOf(await question.held()))).toBe(shapeOfFormula('II'));
      await question.press(winsOf(await question.held()));
      await page.keyboard.press('Enter');
      await expect(question.verdict).toHaveAttribute('data-right', 'true');
      await page.getByRole('link', { name: say('finder.formulaLink') }).click();
      await expect(page).toHaveURL(`${locale}/formulas/#II`);
      await expect(
        page.getByRole('heading', { name: say('formulas.formula', { n: 'II' }), exact: true }),
      ).toBeInViewport();
    });

    turn()('a level asked for in the address', async ({ page }) => {
      const question = await openFinder(page, locale, { size: '4', mix: 'honours', min: '1' });
      const tiles = tilesOf(await question.held());
      expect(tiles).toHaveLength(4);
      expect(tiles.some(isHonour)).toBe(true);
      await unfold(page, say('finder.level'));
      for (const [label, value] of [
        ['from', 'generated'],
        ['size', '4'],
        ['mix', 'honours'],
        ['minWaits', '1'],
      ] as const) {
        const field = page.getByRole('combobox', { name: say(`finder.${label}`), exact: true });
        await expect(field).toHaveValue(value);
      }
    });

    turn()('a level that is none changes nothing', async ({ page }) => {
      const question = await openFinder(page, locale, { size: '99', mix: '"><b>', min: '-7' });
      await expect(question.board).toBeVisible();
      expect(questionOf(await question.held()).hand.concealed).toHaveLength(4);
      await unfold(page, say('finder.level'));
      const least = page.getByRole('combobox', { name: say('finder.minWaits'), exact: true });
      await expect(least).toHaveValue('1');
    });

    turn()('the level is remembered', async ({ page }) => {
      await openFinder(page, locale, { size: '10', mix: 'suits', min: '2' });
      const again = await openFinder(page, locale);
      expect(questionOf(await again.held()).hand.concealed).toHaveLength(10);
      expect(JSON.parse((await stored(page, 'moineau.level.find-waits')) ?? '')).toMatchObject({
        size: '10',
        mix: 'suits',
        min: '2',
      });
    });

    turn()('a typed hand that cannot be is refused beside the field', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '34m' });
      await unfold(page, say('finder.own'));
      const field = page.getByRole('textbox', { name: say('finder.own.label') });
      for (const [text, error] of [
        ['11111m', { code: 'too-many-copies', tile: '1m', count: 5, max: 4 }],
        ['123m', { code: 'impossible-count', count: 3, melds: 0 }],
      ] as const) {
        await field.fill(text);
        await page.getByRole('button', { name: say('finder.own.read') }).click();
        await expect(page.getByRole('alert')).toContainText(describeError(say, error));
        await expect(field).toHaveValue(text);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(error.count.toString()));
      }
      expect(await question.held()).toBe('34m');
    });

    turn()('a typed hand is asked about, and the address carries it', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '34m' });
      await unfold(page, say('finder.own'));
      const field = page.getByRole('textbox', { name: say('finder.own.label') });
      await field.fill('55m 3 3 p ~777z ~123s');
      await field.press('Enter');
      await expect(question.board.locator('.hand-meld')).toHaveCount(2);
      expect(await question.held()).toBe('55m33p');
      expect(handInAddress(page)).toBe('55m33p~777z~123s');
    });

    turn()('the link to a hand is copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openFinder(page, locale, { hand: '5m(9999p)' });
      await openTools(page);
      await page.getByRole('button', { name: say('finder.link') }).click();
      await expect(page.getByText(say('finder.linkCopied'))).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).searchParams.get('hand')).toBe('5m(9999p)');
    });

    turn()('without a clipboard the address bar is pointed at', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await openFinder(page, locale, { hand: '34m' });
      await openTools(page);
      await page.getByRole('button', { name: say('finder.link') }).click();
      await expect(page.getByText(say('finder.linkByHand'))).toBeVisible();
    });

    turn()('an honour begins its sentence with a capital', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '3z' });
      await question.press('3z');
      await page.keyboard.press('Enter');
      const wins = say('waits.proof.wins', {
        tile: tileInText(say, 'the', '3z'),
        kind: say('wait.pair'),
      });
      await expect(question.proof).toContainText(asSentence(wins));
    });
  });
}
