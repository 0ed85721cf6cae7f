/** An evening at a real table: sixteen hands by taps, corrected, kept, printed. */
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { pathOf } from '../../src/course/links.ts';
import type { HandEntry } from '../../src/engine/accounts.ts';
import { SEATS } from '../../src/engine/notation.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../src/engine/scoring.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { bookIn, NAMES, reckon, settledAlone } from './evening-book.ts';
import { alive, expect, forbidLooking, speak, stored, test, turnsOf } from './site.ts';

/** Four triplets and a pair: worth something by all rules. */
const TILES = { hand: '111m333p555s777z9s!9s', texts: {} };

/** What hands are worth, in the points of each rule set. */
const POINTS: Readonly<Record<PlayableRules, readonly number[]>> = {
  tchou1924: [20, 48, 60, 112],
  vulcain1953: [24, 30, 64, 200],
  encyclopedie: [20, 48, 10, 32],
  mcr: [8, 12, 24, 88],
  riichi: [8000, 12_000, 16_000, 24_000],
};

/** Ends that only some rule sets know. */
const ENDS: Readonly<Record<PlayableRules, readonly HandEntry[]>> = {
  tchou1924: [{ end: 'drawn', kong: true }, { end: 'annulled' }, { end: 'false-win', seat: 3 }],
  vulcain1953: [{ end: 'drawn' }, { end: 'false-win', seat: 1 }],
  encyclopedie: [{ end: 'drawn' }],
  mcr: [{ end: 'drawn' }, { end: 'false-win', seat: 2 }],
  riichi: [
    { end: 'drawn', ready: [1, 2], declared: [1] },
    { end: 'aborted', declared: [0] },
    { end: 'false-win', seat: 2 },
    { end: 'win', winners: [3, 1], from: 0, worths: { 1: 2000, 3: 1000 }, declared: [2] },
  ],
};
const LIES_NOTHING: readonly PlayableRules[] = ['tchou1924', 'encyclopedie', 'mcr'];
const HANDS = 16;
const RIICHI_TODAY = {
  ...{ openTanyao: true, redFives: 3, kongDraws: 1, abortiveDraws: true, winners: 2 },
  ...{ liability: true, drawnMangan: true },
};

function eveningOf(rules: PlayableRules): readonly HandEntry[] {
  const points = POINTS[rules];
  const wins = Array.from({ length: HANDS - ENDS[rules].length }, (_, at): HandEntry => {
    const winner = SEATS[(at * 3 + 1) % 4] ?? 0;
    const giver = SEATS[(winner + 1 + (at % 3)) % 4] ?? 0;
    const losers = rules === 'tchou1924' && at % 3 === 0 ? { [giver]: 8 } : {};
    const isByTiles = at === 2;
    return {
      ...{ end: 'win', winners: [winner], from: at % 4 === 1 ? null : giver },
      worths: { ...losers, [winner]: isByTiles ? TILES : (points[at % points.length] ?? 0) },
    };
  });
  return [...wins.slice(0, 5), ...ENDS[rules], ...wins.slice(5)];
}

for (const [at, rules] of PLAYABLE_RULES.entries()) {
  const locale = LOCALES[at % LOCALES.length] ?? 'en';

  test(`sixteen hands by taps are settled as ${rules} settles them`, { tag: '@phone' }, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const book = bookIn(page, locale);
    const { say } = book;
    const isToday = rules === 'riichi';
    const setup = {
      rules,
      ...(isToday && { preset: say('riichi.preset.today'), options: RIICHI_TODAY }),
    };
    await book.open(setup);
    const evening = eveningOf(rules);
    for (const [nth, entry] of evening.entries()) {
      const { hands, game, unit } = await reckon(setup, evening.slice(0, nth + 1));
      const hand = hands[nth];
      if (!hand?.settled?.ok) throw new Error(JSON.stringify([entry, hand?.settled]));
      await book.fillIn(entry);
      await book.save();
      await book.expectTotals(game.totals, unit);
      await expect(book.totals).toContainText(
        say('book.next', { nth: nth + 2, name: NAMES[game.starter] ?? '' }),
      );
      // Where nothing lies on the table, the rule set alone says the same.
      if (entry.end !== 'win' || !LIES_NOTHING.includes(rules)) continue;
      expect(await settledAlone(setup, hand)).toEqual(hand.settled.value.settlement.payments);
    }
    await page.reload();
    const { game, unit } = await reckon(setup, evening);
    await book.expectTotals(game.totals, unit);
    await expect(book.rows).toHaveCount(HANDS);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}

const FIRST: HandEntry = { end: 'win', winners: [0], from: 1, worths: { 0: 8 } };
const MCR = { rules: 'mcr' } as const;

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);

  turn()(`a correction counts, and leaves its trace, ${locale}`, async ({ page }) => {
    const book = bookIn(page, locale);
    await book.open(MCR);
    await book.fillIn(FIRST);
    await book.save();
    await book.expectTotals({ 0: 32, 1: -16, 2: -8, 3: -8 }, 'points');
    await book.rows.locator('summary').click();
    await book.press(book.main, say('book.correct.hand', { nth: 1 }));
    await expect(
      book.main.getByRole('heading', { name: say('book.correct.hand', { nth: 1 }) }),
    ).toBeFocused();
    await page.locator('[data-field="points-0"]').fill('10');
    await page.locator('[data-field="points-0"]').blur();
    await book.press(book.main, say('book.correct.save'));
    await book.expectTotals({ 0: 34, 1: -18, 2: -8, 3: -8 }, 'points');
    const trace = (n: number): string => say('sheet.points', { n });
    await expect(book.rows.first()).toContainText(trace(10));
    await expect(book.rows.first()).toContainText(trace(8));
    await book.press(book.main, say('book.undo'));
    await book.expectTotals({ 0: 32, 1: -16, 2: -8, 3: -8 }, 'points');
  });

  turn()(`names are only names, and two windows agree, ${locale}`, async ({ page, context }) => {
    const names = [
      '<img src=x onerror=alert(1)>',
      'יוסי \u202eanna',
      '👩‍👩‍👧',
      'x'.repeat(30),
    ] as const;
    const book = bookIn(page, locale);
    await book.open({ ...MCR, names });
    await expect(book.main.locator('img')).toHaveCount(0);
    const second = await context.newPage();
    const other = bookIn(second, locale);
    await second.goto(`${locale}/${pathOf('accounts')}`);
    await alive(second);
    await other.press(other.group(say('book.winner')), names[0]);
    await other.press(other.group(say('book.from')), say('book.from.wall'));
    await second.locator('[data-field="points-0"]').fill('8');
    await second.locator('[data-field="points-0"]').blur();
    await other.save();
    await book.expectTotals({ 0: 48, 1: -16, 2: -16, 3: -16 }, 'points');
    await expect(book.rows).toContainText('<img src=x onerror=alert(1)>');
  });

  turn()(
    `an evening is kept where the device keeps nothing, as a file, ${locale}`,
    async ({ page }) => {
      await forbidLooking(page);
      const book = bookIn(page, locale);
      await book.open(MCR);
      await book.fillIn(FIRST);
      await book.save();
      await expect(book.main.getByText(say('storage.forbidden'))).toBeVisible();
      const totals = { 0: 32, 1: -16, 2: -8, 3: -8 };
      await book.expectTotals(totals, 'points');
      const coming = page.waitForEvent('download');
      await book.press(book.main, say('book.keep'));
      const buffer = await readFile(await (await coming).path());
      await page.reload();
      await alive(page);
      const input = book.main.getByLabel(say('book.file'));
      const file = { name: 'evening.json', mimeType: 'application/json' };
      await input.setInputFiles({ ...file, buffer: buffer.subarray(9) });
      await expect(book.main.getByText(say('book.fault.foreign'))).toBeVisible();
      await input.setInputFiles({ ...file, buffer });
      await book.expectTotals(totals, 'points');
    },
  );

  turn()(`what is erased can be brought back, ${locale}`, async ({ page }) => {
    const book = bookIn(page, locale);
    await book.open(MCR);
    await book.fillIn(FIRST);
    await book.save();
    await book.press(book.main, say('book.close'));
    await expect(book.main.getByText(say('book.closed'))).toBeVisible();
    expect(await stored(page, 'moineau.accounts')).toBe(null);
    await book.press(book.main, say('book.bringBack'));
    await book.expectTotals({ 0: 32, 1: -16, 2: -8, 3: -8 }, 'points');
  });

  test(`the sheet of sixteen hands is one page, and axe finds nothing, ${locale}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const book = bookIn(page, locale);
    await book.open(MCR);
    for (let nth = 0; nth < HANDS; nth++) {
      await book.fillIn(FIRST);
      await book.save();
      await expect(book.rows).toHaveCount(nth + 1);
    }
    await expect(book.main.getByText(say('book.over'))).toBeVisible();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await book.rows.first().locator('summary').click();
    const axe = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(axe.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  });
}
