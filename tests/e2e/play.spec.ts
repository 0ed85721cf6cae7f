/** A hand at the open table: chosen, left and taken up again, played to its end. */
import type { Locator, Page } from '@playwright/test';
import { WINDS } from '../../src/engine/notation.ts';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { expectAccessible } from './axe.ts';
import { expect, speak, store, test } from './site.ts';

/** The same hand each time. */
const sameHand = (page: Page) =>
  page.addInitScript(() => {
    let last = 0;
    Math.random = () => (++last % 997) / 997;
  });

/** The partners are not waited for. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const table = document.querySelector('.open-table');
    if (table?.getAttribute('aria-busy') !== 'true') return table !== null;
    table.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    return false;
  });
}

const hand = (page: Page) => page.locator('.own-hand .held-tile');

async function discardLast(page: Page): Promise<void> {
  await hand(page).and(page.locator(':not([aria-disabled="true"])')).last().click();
  await page.locator('.table-deeds .button--main').click();
  await settled(page);
}

async function passOrDiscard(page: Page, pass: string): Promise<void> {
  const passing = page.getByRole('button', { name: pass, exact: true });
  if ((await passing.count()) === 0) return discardLast(page);
  await passing.click();
  await settled(page);
}

const TABLES = [
  {
    ...{ locale: 'fr', rules: /^Tchou 1924/, pass: 'Passer', tag: '@phone' },
    ...{ length: 'Une partie entière', back: 'Geste précédent', choices: 'Vos choix' },
    ...{ whole: 'Revoir la manche', verdict: /^(Oui|Non)\s:/, from: 'Jouer à partir d’ici' },
  },
  {
    ...{ locale: 'en', rules: /^Japan/, pass: 'Pass', tag: '@desktop' },
    ...{ length: 'A whole game', back: 'Previous step', choices: 'Your choices' },
    ...{ whole: 'The hand again', verdict: /^(Yes|No):/, from: 'Play it from here' },
  },
] as const;

for (const { locale, rules, pass, length, back, whole, tag } of TABLES) {
  test(`${locale}: a hand is left, taken up again and played to its end ${tag}`, async ({
    page,
  }) => {
    await page.goto(`${locale}/play/`);
    await expect(page.locator('.open-table[data-ready]')).toBeVisible();
    await page.getByLabel(length).check();
    await page.getByRole('button', { name: rules }).click();
    await expect(page.locator('.table-deal, .own-hand').first()).toBeVisible();
    await settled(page);
    for (let turn = 0; turn < 3; turn++) await passOrDiscard(page, pass);

    const tiles = await hand(page).allInnerTexts();
    await page.reload();
    await expect(page.locator('.open-table[data-ready]')).toBeVisible();
    await settled(page);
    expect(await hand(page).allInnerTexts()).toEqual(tiles);

    const end = page.locator('.hand-end');
    while ((await end.count()) === 0) await passOrDiscard(page, pass);
    await expect(end.locator('.open-hand')).toHaveCount(4);
    await expect(end.locator('.table-totals dd')).toHaveCount(4);
    await end.locator('.fold > summary').filter({ hasText: whole }).click();
    const acts = page.locator('.table-review');
    await acts.getByRole('button', { name: back }).click();
    await expect(acts.locator('.review-said')).not.toBeEmpty();
    await expect(end.locator('.open-hand-link a').first()).toHaveAttribute('href', /\?hand=/);
    await page.locator('.table-onward .button--main').click();
    await expect(page.locator('.table-deal, .own-hand').first()).toBeVisible();
    await settled(page);
    await expect(hand(page).first()).toBeVisible();
  });
}

for (const { locale, rules, pass, choices, verdict, from, tag } of TABLES) {
  test(`${locale}: a costly choice is tried again and played from ${tag}`, async ({ page }) => {
    await sameHand(page);
    await page.goto(`${locale}/play/`);
    await expect(page.locator('.open-table[data-ready]')).toBeVisible();
    await page.getByRole('button', { name: rules }).click();
    await expect(page.locator('.table-deal, .own-hand').first()).toBeVisible();
    await settled(page);
    const end = page.locator('.hand-end');
    while ((await end.count()) === 0) await passOrDiscard(page, pass);
    await end.locator('.fold > summary').filter({ hasText: choices }).click();
    const again = end.locator('.hand-choices .table-review');
    await expect(again.locator('.own-hand')).toBeVisible({ timeout: 30_000 });
    await expect(again.getByRole('button', { name: from })).toHaveCount(0);
    await passOrDiscard(page, pass);
    await expect(again.getByText(verdict)).toBeVisible();
    await again.getByRole('button', { name: from }).click();
    await expect(page.locator('.open-table[data-playing]')).toBeVisible();
    await expect(hand(page).first()).toBeVisible();
  });
}

/** How far anything lies out of its place: tiles below the table, actions below the screen. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bottom = (element: Element | null): number =>
      element?.getBoundingClientRect().bottom ?? 0;
    const seats = [...document.querySelectorAll('.table-side')].map((seat) => {
      const tiles = [...seat.querySelectorAll('.tile')];
      return Math.max(0, ...tiles.map((tile) => bottom(tile) - bottom(seat)));
    });
    const table = bottom(document.querySelector('.table-square'));
    const below = [...document.querySelectorAll('.table-square .tile')].map(bottom);
    // The hand is over, its end about to be drawn.
    if (!document.querySelector('.open-table[data-playing]')) return 0;
    const actions = bottom(document.querySelector('.table-actions')) - innerHeight;
    return Math.max(...seats, ...below.map((end) => end - table), actions);
  });

/** How wide the smallest tile is that is drawn during play. */
const smallestTile = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll<HTMLElement>('[data-playing] .tile')];
    return Math.min(99, ...tiles.map((tile) => tile.offsetWidth).filter((width) => width > 0));
  });

test('a table is opened as it was agreed on, its deal skipped by a key, and not dealt again @desktop', async ({
  page,
}) => {
  await page.goto('en/play/');
  await expect(page.locator('.open-table[data-ready]')).toBeVisible();
  const row = page.locator('.table-rules li').filter({ hasText: 'Tchou' });
  await row.locator('summary').click();
  await row.getByLabel('With flowers').selectOption({ label: 'yes' });
  await row.locator('.rules-open').click();
  await expect(page.locator('.table-deal')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(hand(page).first()).toBeVisible();
  await settled(page);
  const kept = () => page.evaluate(() => JSON.parse(localStorage['moineau.table']).record.options);
  expect((await kept()).flowers).toBe(true);
  await page.reload();
  await expect(hand(page).first()).toBeVisible();
  await expect(page.locator('.table-deal')).toHaveCount(0);
  expect((await kept()).flowers).toBe(true);
});

test('one choice agrees on the game as it is played today, and its hand opens again @desktop', async ({
  page,
}) => {
  await page.goto('en/play/');
  await expect(page.locator('.open-table[data-ready]')).toBeVisible();
  const card = page.locator('.rules-card').filter({ hasText: 'Japanese rules' });
  await card.locator('summary').click();
  const together = card.getByLabel('All together');
  await together.selectOption({ label: 'as played today (outside the source)' });
  await expect(card.getByLabel('Red fives in the set').locator(':checked')).toHaveText('3');
  await card.getByLabel('Winners on one discard').selectOption({ label: '3' });
  await expect(together.locator(':checked')).toHaveText('one by one');
  await card.locator('.rules-open').click();
  await page.keyboard.press('Space');
  await expect(hand(page).first()).toBeVisible();
  await settled(page);
  await page.reload();
  await expect(hand(page).first()).toBeVisible();
  const options = await page.evaluate(
    () => JSON.parse(localStorage['moineau.table']).record.options,
  );
  expect(options).toMatchObject({ redFives: 3, kongDraws: 1, abortiveDraws: true, winners: 3 });
});

/** Rule sets and languages by turns. */
const HANDS = PLAYABLE_RULES.map((rules, at) => ({
  rules,
  locale: LOCALES[at % LOCALES.length] ?? 'fr',
}));

const isClaim = (page: Page, locale: Locale): Promise<boolean> =>
  page.getByRole('button', { name: speak(locale)('play.pass'), exact: true }).isVisible();

async function openHand(
  page: Page,
  { rules, locale }: (typeof HANDS)[number],
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await sameHand(page);
  await page.goto(`${locale}/play/`);
  await expect(page.locator('.open-table[data-ready]')).toBeVisible();
  const name = speak(locale)(`source.${rules}`);
  await press(page.locator('.rules-open').filter({ hasText: name }));
  await expect(page.locator('.table-deal, .own-hand').first()).toBeVisible();
  await settled(page);
}

async function expectOnScreen(page: Page): Promise<void> {
  // A tile that is laid is on its way for a moment.
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(3);
  // The notice that nothing is kept takes its line from the square.
  expect(await smallestTile(page)).toBeGreaterThanOrEqual(18);
}

for (const { rules, locale } of HANDS) {
  test(`${rules}: a whole hand by touch on one screen, accessible in each state, ${locale} @phone`, async ({
    page,
  }) => {
    await openHand(page, { rules, locale }, (button) => button.tap());
    const over = page.locator('.hand-end');
    const seen = new Set<string>();
    const expectAccessibleOnce = async (state: string): Promise<void> => {
      if (seen.has(state)) return;
      seen.add(state);
      await expectAccessible(page);
    };
    while ((await over.count()) === 0) {
      await expectOnScreen(page);
      if (await isClaim(page, locale)) {
        await expectAccessibleOnce('claim');
        await page.getByRole('button', { name: speak(locale)('play.pass'), exact: true }).tap();
      } else {
        await hand(page).and(page.locator(':not([aria-disabled="true"])')).last().tap();
        await expectAccessibleOnce('a tile lifted');
        await page.locator('.table-deeds .button--main').tap();
      }
      await settled(page);
    }
    await expect(over.locator('.open-hand')).toHaveCount(4);
    await expectAccessibleOnce('end');
  });
}

for (const at of [HANDS[0], HANDS[3]]) {
  if (!at) throw new Error('no such rule set');
  const { locale } = at;
  test(`a whole hand is played on one screen, by keyboard alone, while nothing can be kept, ${locale} @phone`, async ({
    page,
  }) => {
    await openHand(page, at, async (button) => {
      await button.focus();
      await page.keyboard.press('Enter');
    });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const over = page.locator('.hand-end');
    while ((await over.count()) === 0) {
      await expectOnScreen(page);
      // Whoever is asked stands at what he may do: Enter lifts a tile, Enter again discards it.
      const claims = await isClaim(page, locale);
      await expect(
        page.locator(claims ? '.table-deeds .button:focus' : '.held-tile:focus'),
      ).toHaveCount(1);
      if (claims) {
        await page.getByRole('button', { name: speak(locale)('play.pass'), exact: true }).focus();
      } else await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      if (!claims) await page.keyboard.press('Enter');
      await settled(page);
    }
    await expect(page.locator('.open-table > .alert')).toBeVisible();
    await expect(over.locator('.open-hand')).toHaveCount(4);
  });
}

const COACHED = [
  { locale: 'fr', rules: /internationales/, tag: '@phone', press: (at: Locator) => at.tap() },
  { locale: 'en', rules: /^Japan/, tag: '@desktop', press: pressByKeys },
] as const;

/** Goes there by Tab from where the keys stand, on or back, and presses it. */
async function pressByKeys(at: Locator): Promise<void> {
  const { keyboard } = at.page();
  const isThere = (): Promise<boolean> => at.evaluate((own) => own === document.activeElement);
  const isAhead = await at.evaluate(
    (own) => (own.compareDocumentPosition(document.activeElement ?? own) & 2) > 0,
  );
  // The tiles of a hand are one stop, between which arrows lead.
  const isTile = await at.evaluate((own) => own.matches('.held-tile'));
  for (let steps = 0; steps < 80 && !(await isThere()); steps++) {
    const onTile = await at.page().evaluate(() => document.activeElement?.matches('.held-tile'));
    await keyboard.press(isTile && onTile ? 'ArrowLeft' : isAhead ? 'Tab' : 'Shift+Tab');
  }
  await expect(at).toBeFocused();
  await keyboard.press('Enter');
}

for (const { locale, rules, tag, press } of COACHED) {
  const say = speak(locale);
  test(`${locale}: a coach hints in steps, says what a choice cost, and the choice is made again ${tag}`, async ({
    page,
  }) => {
    await store(page, { 'moineau.coach': 'always' });
    await sameHand(page);
    await page.goto(`${locale}/play/`);
    await expect(page.locator('.open-table[data-ready]')).toBeVisible();
    await press(page.getByRole('button', { name: rules }));
    await expect(page.locator('.table-deal, .own-hand').first()).toBeVisible();
    await settled(page);
    const coach = page.getByRole('complementary', { name: say('counsel.title') });
    const text = coach.locator('p');
    const advised = page.locator('.held-tile[data-advised]');
    await press(page.getByRole('button', { name: say('counsel.ask') }));
    await expect(coach.getByRole('status')).not.toBeEmpty();
    await expect(advised).toHaveCount(0);
    const more = coach.getByRole('button', { name: say('counsel.more') });
    await press(more);
    await expect(advised).toHaveCount(2);
    await expectAccessible(page);
    await press(more);
    await expect(more).toHaveCount(0);
    await expect(advised).not.toHaveCount(0);
    await expect(page.locator('.own-hand')).toBeInViewport({ ratio: 1 });

    const takeBack = coach.getByRole('button', { name: say('counsel.takeBack') });
    const costly = async (): Promise<readonly string[]> => {
      for (let turn = 0; turn < 12; turn++) {
        const tiles = await hand(page).allInnerTexts();
        const passing = page.getByRole('button', { name: say('play.pass') });
        if ((await passing.count()) > 0) await press(passing);
        else {
          // The middle of a hand is seldom the best to give away.
          await press(hand(page).nth(5));
          await press(page.locator('.table-deeds .button--main'));
        }
        await settled(page);
        const isSaid = await takeBack.waitFor({ timeout: 3_000 }).then(
          () => true,
          () => false,
        );
        if (isSaid) return tiles;
      }
      throw new Error('no choice cost anything');
    };
    const before = await costly();
    await expect(text).not.toBeEmpty();
    await press(takeBack);
    await settled(page);
    await expect(text).toHaveCount(0);
    expect(await hand(page).allInnerTexts()).toEqual(before);
  });
}

/** Only roles and names are asked for: what a screen reader has of the table, and nothing else. */
for (const { locale, rules } of [
  { locale: 'fr', rules: 'mcr' },
  { locale: 'en', rules: 'riichi' },
] as const) {
  const say = speak(locale);
  test(`a whole hand is read and played by roles and names alone, ${locale} @desktop`, async ({
    page,
  }) => {
    const role = page.getByRole.bind(page);
    await page.goto(`${locale}/settings/`);
    await role('group', { name: say('play.pace') })
      .getByRole('radio', { name: say('play.pace.once') })
      .check();
    await page.goto(`${locale}/play/`);
    await role('button', { name: new RegExp(`^${say(`source.${rules}`)}`) }).click();
    const own = role('group', { name: say('play.hand') });
    const skip = role('button', { name: say('play.deal.skip') });
    await expect(own.or(skip).first()).toBeVisible();
    if (await skip.isVisible()) await skip.click();

    // Four seats, each by its place and its wind, three of them with tiles that nobody sees.
    await expect(own).toBeVisible();
    const you = say('play.you', { wind: '' });
    for (const seat of [
      you,
      ...([1, 2, 3] as const).map((at) => say(`play.seat.${at}`, { wind: '' })),
    ]) {
      await expect(role('region', { name: new RegExp(`^${seat}`) })).toBeVisible();
    }
    await expect(
      role('img', { name: new RegExp(say('play.held', { n: 13 }).slice(3)) }),
    ).toHaveCount(3);

    const pass = role('button', { name: say('play.pass'), exact: true });
    const win = role('button', { name: 'Mah-jong', exact: true });
    const discard = role('button', { name: new RegExp(`^${say('discards.pick')}`) });
    const end = role('region', { name: say('play.hands'), exact: true });
    const free = own.getByRole('button', { disabled: false });
    const acts = role('complementary').filter({
      has: role('heading', { name: say('play.acts') }),
    });
    let discards = 0;
    while ((await end.count()) === 0) {
      await expect(pass.or(discard).or(end).first()).toBeVisible();
      if (await end.isVisible()) break;
      if (await win.isVisible()) await win.click();
      else if (await pass.isVisible()) await pass.click();
      else {
        const name = (await free.last().textContent()) ?? '';
        await free.last().click();
        await expect(own.getByRole('button', { pressed: true })).toHaveText(name);
        await discard.click();
        discards += 1;
        await expect(own.getByRole('button', { pressed: true })).toHaveCount(0);
      }
      await expect(acts.getByRole('listitem').or(end).last()).not.toBeEmpty();
    }
    expect(discards).toBeGreaterThan(0);

    // How it ended, and the four hands by their owners.
    await expect(end.getByRole('heading', { level: 2 })).not.toBeEmpty();
    for (const seat of [you, ...WINDS.map((wind) => say(`wind.${wind}`))]) {
      await expect(end.getByRole('region', { name: new RegExp(seat) }).first()).toBeVisible();
    }
    await end
      .getByRole('button', { name: new RegExp(`^(${say('play.next')}|${say('play.leave')})$`) })
      .click();
  });
}
