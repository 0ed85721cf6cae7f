/** The question board as a reader meets it: its hand, its tiles to choose from, its verdict. */
import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import type { WaitQuestion } from '../../src/engine/drills/waits/wait-level.ts';
import { findWaits } from '../../src/engine/drills.ts';
import {
  familyOf,
  formatTiles,
  isTile,
  parseTiles,
  rankOf,
  type Tile,
} from '../../src/engine/notation.ts';
import { type TileForm, tileInText, tileName, tilesName } from '../../src/i18n/hand/tile-names.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Say } from '../../src/i18n/speak.ts';
import { alive, effectsRun, expect, speak } from './site.ts';

/** Tiles of any number, none for an empty text. */
export function tilesOf(text: string): readonly Tile[] {
  const read = parseTiles(text === '' ? '1m' : text);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return text === '' ? [] : read.value;
}

export function questionOf(text: string): WaitQuestion {
  const read = findWaits.parse({ hand: text });
  if (!read.ok) throw new Error(`${text}: ${read.error.error.code}`);
  return read.value;
}

/** The winning tiles of a hand, written down. */
export const winsOf = (hand: string): string => formatTiles(findWaits.solve(questionOf(hand)));

const tilesIn = (place: Locator): Promise<readonly Tile[]> =>
  place
    .locator('[data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile') ?? ''))
    .then((tiles) => tiles.filter((tile): tile is Tile => isTile(tile)));

export interface Marks {
  readonly found?: string;
  readonly missed?: string;
  readonly wrong?: string;
}

/** Everything the stories do and look at on one board. */
export function questionIn(root: Locator, locale: Locale) {
  const say = speak(locale);
  const page = root.page();
  const board = root.locator('.hand-board');
  const groups = board.locator('.tile-groups > .hand-group');
  const choice = (tile: Tile): Locator => root.locator(`.choice-tile:has([data-tile="${tile}"])`);

  const marked = async (mark: string): Promise<string> =>
    formatTiles(await tilesIn(root.locator(`.choice-tile[data-mark="${mark}"]`)));

  /** Goes to the row of a family first, if its tab is shown. */
  async function touch(tile: Tile): Promise<void> {
    if (!(await choice(tile).isVisible())) {
      await root.getByRole('button', { name: say(`family.${familyOf(tile) as 'm'}`) }).tap();
    }
    await choice(tile).tap();
  }

  return {
    root,
    board,
    groups,
    choice,
    /** Check, or what comes after it. */
    action: root.locator('.question-actions button').first(),
    hint: root.locator('.question-actions button').nth(1),
    none: root.locator('.question-actions button[aria-pressed]'),
    hints: root.locator('.question-hints li'),
    /** Said of a first try in a lesson that was wrong; and the way past the second. */
    nudge: root.locator('.nudge-line'),
    giveUp: root.getByRole('button', { name: say('stage.giveUp') }),
    verdict: root.locator('.verdict-line'),
    proof: root.locator('.proof'),
    /** The hand in the one notation, while it is only held; the next one, where it is on its way. */
    held: async (): Promise<string> => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      return formatTiles(await tilesIn(board.locator(':scope > .tile-row')));
    },
    /** The groups on the board as they are written: `123m`, `55m`. */
    grouped: async (): Promise<readonly string[]> =>
      Promise.all((await groups.all()).map(async (group) => formatTiles(await tilesIn(group)))),
    marks: async (): Promise<Marks> => ({
      found: await marked('found'),
      missed: await marked('missed'),
      wrong: await marked('wrong'),
    }),
    async tap(tiles: string): Promise<void> {
      for (const tile of tilesOf(tiles)) await touch(tile);
    },
    /** Answers that no tile wins. */
    async answerNone(): Promise<void> {
      await this.none.click();
      await this.action.click();
      await expect(page.locator('.stage[data-judged]')).toBeVisible();
    },
    async click(tiles: string): Promise<void> {
      for (const tile of tilesOf(tiles)) await choice(tile).click();
    },
    /** Chooses with figures, and with a letter where the hand shows several families. */
    async press(tiles: string): Promise<void> {
      for (const tile of tilesOf(tiles)) {
        await page.keyboard.press(familyOf(tile));
        await page.keyboard.press(String(rankOf(tile)));
      }
    },
    names: (tiles: string): string => tilesName(say, locale, tilesOf(tiles)),
    inText: (tile: Tile, form: TileForm = 'the'): string => tileInText(say, form, tile),
    async expectMarks({ found = '', missed = '', wrong = '' }: Marks): Promise<void> {
      await expect.poll(this.marks).toEqual({ found, missed, wrong });
    },
    async expectGroups(...written: readonly string[]): Promise<void> {
      await expect.poll(this.grouped).toEqual(written);
    },
    /** The verdict says that exactly these tiles win. */
    async expectRight(tiles: string): Promise<void> {
      await expect(this.verdict).toHaveText(say('answer.right', { answer: this.names(tiles) }));
      await expect(this.verdict).toHaveAttribute('data-right', 'true');
      await this.expectMarks({ found: tiles });
    },
  };
}

export type Question = ReturnType<typeof questionIn>;

/** The one question of a page that is about nothing else. */
export async function openQuestion(page: Page, locale: Locale, path: string): Promise<Question> {
  await page.goto(`${locale}/${path}`);
  await alive(page);
  const question = questionIn(page.locator('.question'), locale);
  await expect(question.root).toBeVisible();
  await effectsRun(page);
  return question;
}

/** A Monday whose hand of the day is the first of the list: the hand, and what completes it. */
export const MONDAY = { time: new Date(2027, 0, 11, 12), hand: '3456p', wins: '36p' };

/** The hand of the day, on that Monday. */
export async function openDay(page: Page, locale: Locale): Promise<Question> {
  await page.clock.setFixedTime(MONDAY.time);
  return openQuestion(page, locale, '');
}

/** The wait finder, with a hand or a level in its address. */
export const openFinder = (
  page: Page,
  locale: Locale,
  query: Readonly<Record<string, string>> = {},
): Promise<Question> =>
  openQuestion(page, locale, `${pathOf('waits')}?${new URLSearchParams(query)}`);

/** The hand that the address bar carries. */
export const handInAddress = (page: Page): string | null =>
  new URL(page.url()).searchParams.get('hand');

interface TileTap {
  readonly say: Say;
  readonly tap: (what: Locator) => Promise<void>;
}

/** A tile among others to tap, of which a phone shows one family at a time. */
export async function tapTile(within: Locator, one: Tile, { say, tap }: TileTap): Promise<void> {
  const button = (name: string): Locator => within.getByRole('button', { name, exact: true });
  const wanted = button(tileName(say, one));
  await within.getByRole('group').or(within.locator('.cluster')).first().waitFor();
  if (!(await wanted.isVisible())) await tap(button(say(`family.${familyOf(one) as 'm'}`)));
  await tap(wanted);
}
