/** What is no hand in the address is refused by name, and runs nothing. */
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import { createRng, pick, type Rng } from '../../src/engine/core/rng.ts';
import { findDesk, type WaitQuestionError } from '../../src/engine/drills.ts';
import { describeError } from '../../src/i18n/errors/errors.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { SIGNS } from '../hostile/signs.ts';
import { withoutChance } from './long-tasks.ts';
import { handInAddress, openFinder, questionIn, questionOf } from './question.ts';
import {
  alive,
  eachPage,
  expect,
  KINDS,
  ONE_A_BOARD,
  sharedOut,
  speak,
  test,
  turnsOf,
} from './site.ts';

const IMAGE = '"><img src=x onerror="document.documentElement.dataset.hacked=1">';
const SCRIPT = '<script>document.documentElement.dataset.hacked=1</script>';

/** One text of each sort that readers and attackers write; every error has its unit test. */
const REFUSED: readonly (readonly [name: string, text: string, error: WaitQuestionError])[] = [
  ['nothing', '', { code: 'empty' }],
  ['an unknown letter', '123x', { code: 'unknown-sign', at: 3, sign: 'x' }],
  ['a fifth copy', '222224p', { code: 'too-many-copies', tile: '2p', count: 5, max: 4 }],
  ['15 tiles', '123456789m123456p', { code: 'impossible-count', count: 15, melds: 0 }],
  ['a bad meld', '1m~124p', { code: 'bad-meld', at: 2, text: '~124p' }],
  ['5,000 characters', '1m'.repeat(2500), { code: 'too-long', length: 5000, max: 200 }],
  ['a script', SCRIPT, { code: 'unknown-sign', at: 0, sign: '<' }],
  ['an image', IMAGE, { code: 'unknown-sign', at: 0, sign: '"' }],
];

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);
  const refusal = (error: WaitQuestionError): string =>
    `${say('finder.own.refused')}${describeError(say, error)} ${say('finder.own.instead')}`;

  test.describe(`addresses, ${locale}`, { tag: '@desktop' }, () => {
    test('what is no hand is refused', async ({ page }) => {
      await eachPage(sharedOut(REFUSED, locale), async ([, text, error]) => {
        const question = await openFinder(page, locale, { hand: text });
        await expect(page.getByRole('alert')).toHaveText(refusal(error));

        const meanwhile = await question.held();
        expect(questionOf(meanwhile).hand.concealed.length).toBeGreaterThan(0);
        expect(handInAddress(page)).toBe(meanwhile);
        const field = page.getByRole('textbox', { name: say('finder.own.label') });
        await expect(field).toHaveValue(text);

        await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
        await expect(page.locator('.finder').locator('img, script, b')).toHaveCount(0);
      });
    });

    turn()('broken escapes are refused', async ({ page }) => {
      await page.goto(`${locale}/${pathOf('waits')}?hand=1m%E0%A4%A`);
      await alive(page);
      await expect(page.getByRole('alert')).toContainText(
        describeError(say, { code: 'unknown-sign', at: 2, sign: '\u{FFFD}' }),
      );
      await expect(questionIn(page.locator('.question'), locale).board).toBeVisible();
    });

    turn()('the refusal goes with the next hand', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '8z' });
      await expect(page.getByRole('alert')).toBeVisible();
      await question.answerNone();
      await expect(question.verdict).toBeVisible();
      await question.action.click();
      await expect(question.verdict).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    turn()('Unicode tiles are read', async ({ page }) => {
      const question = await openFinder(page, locale, { hand: '🀇🀇🀇🀈' });
      expect(await question.held()).toBe('1112m');
      expect(handInAddress(page)).toBe('1112m');
    });
  });
}

/** What would turn the rest of a sentence around. */
const OVERRIDE = '\u{202E}';

/** Texts that are nothing in any part of any question: 300 letters, and 100 kB that go backwards. */
const SHORT = 'A'.repeat(300);
const LONG = OVERRIDE + 'x'.repeat(100_000);

/** Longer addresses than servers take stay within the browser: the page finds itself at them. */
async function openAt(page: Page, path: string, query: Readonly<Record<string, string>>) {
  await page.addInitScript(
    (asked) => {
      if (location.protocol.startsWith('http')) history.replaceState(null, '', `?${asked}`);
    },
    `${new URLSearchParams(query)}`,
  );
  await page.goto(path);
  await alive(page);
}

/** Everything shown or read out, without what stands in fields to be mended. */
const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('main')?.textContent ?? '');

for (const locale of LOCALES) {
  test.describe(`the parts of each question, ${locale}`, { tag: '@desktop' }, () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test('are refused on the page of its drill', async ({ page }) => {
      await withoutChance(page);
      const drills = sharedOut(ONE_A_BOARD, locale).map((row, at) => ({ ...row, at }));
      await eachPage(drills, async ({ id, page: name, at }) => {
        const { parts, levels } = await findDesk(id);
        // What is no level is passed over. That each part is refused has its unit test: here the
        // last or the first shows how a refusal stands on the page, with either text.
        const names = [...levels.map((field) => field.name), parts.at(at % 2 === 0 ? -1 : 0) ?? ''];
        const text = at % 2 === 0 ? SHORT : LONG;
        const query = Object.fromEntries(names.map((part) => [part, text]));
        await openAt(page, `${locale}/${pathOf(name)}`, query);
        await expect(page.locator('.stage .button--main')).toBeVisible();
        await expect(page.getByRole('alert').first()).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const said = await saidOn(page);
        expect([wide, said.includes(OVERRIDE)]).toEqual([0, false]);
        expect(said).not.toMatch(/A{100}|x{100}/);
      });
    });
  });
}

/** How often a page is opened at an address, and on a device, where anything may be written. */
const LOADS = Number(process.env['HOSTILE_LOADS'] ?? 8);

const PARTS = [
  ...[
    'hand',
    'rules',
    'seat',
    'round',
    'win',
    'level',
    'size',
    'n',
    'sheet',
    'drill',
    'plan',
    'run',
  ],
  ...[
    'from',
    'tile',
    'moves',
    'wall',
    'options',
    'as',
    'q',
    'game',
    'formula',
    'kind',
    'waits',
    'act',
  ],
];
const KEYS = [
  ...[
    'theme',
    'rules',
    'language',
    'progress',
    'table',
    'accounts',
    'our-table',
    'set',
    'day-plan',
  ],
  ...['level.find-waits', 'steer.count-hand', 'waiting.a', 'whole-hand', 'shared-level', 'record'],
];

const hostileText = (rng: Rng): string =>
  Array.from({ length: 1 + rng.below(4) }, () => pick(rng, SIGNS)).join('');

const hostilePairs = (rng: Rng, names: readonly string[], n: number) =>
  Array.from({ length: n }, () => [pick(rng, names), hostileText(rng)] as const);

for (const locale of LOCALES) {
  test.describe(`anything at all, ${locale}`, { tag: '@desktop' }, () => {
    test('leaves the page standing', async ({ page }) => {
      await withoutChance(page);
      await page.goto(`${locale}/${pathOf('home')}`);
      const loads = sharedOut(
        Array.from({ length: LOADS }, (_, at) => at),
        locale,
      );
      await eachPage(loads, async (at) => {
        const rng = createRng(20261128 + at);
        const { path } = KINDS[at % KINDS.length] as (typeof KINDS)[number];
        const drill = pick(rng, ONE_A_BOARD);
        const { parts } = await findDesk(drill.id);
        const query = new URLSearchParams(
          hostilePairs(rng, [...PARTS, ...parts], 5).map((pair) => [...pair]),
        );
        await page.evaluate(
          (pairs) => {
            localStorage.clear();
            for (const [name, text] of pairs) localStorage.setItem(`moineau.${name}`, text);
          },
          hostilePairs(rng, KEYS, 4),
        );
        const place = rng.below(2) === 0 ? path : pathOf(drill.page);
        await page.goto(
          `${locale}/${place}?${query}#set=${encodeURIComponent(hostileText(rng).toWellFormed())}`,
        );
        await alive(page);
        await expect(page.locator('main')).toBeVisible();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        expect(await saidOn(page)).not.toContain(OVERRIDE);
        await expect(page.locator('[onerror], img[src="x"]')).toHaveCount(0);
      });
    });
  });
}
