/** The accounts of an evening as a table keeps them: four names, then hand after hand by taps. */
import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import {
  type AccountBook,
  addHand,
  type HandEntry,
  newBook,
  type StandingHand,
  standingOf,
  type WonEntry,
} from '../../src/engine/accounts.ts';
import { loadSettleRules } from '../../src/engine/drills.ts';
import { parseHand, SEATS, type Seat, windOf } from '../../src/engine/notation.ts';
import type { MoneyUnit, PlayableRules } from '../../src/engine/scoring.ts';
import { tileName } from '../../src/i18n/hand/tile-names.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { gain } from '../../src/i18n/money.ts';
import { tapTile, tilesOf } from './question.ts';
import { alive, expect, speak } from './site.ts';

export const NAMES = ['Anna', 'Béla', 'Chloé', 'David'] as const;

interface Setup {
  readonly rules: PlayableRules;
  readonly names?: AccountBook['names'];
  /** The name of a choice for all agreements, and what it agrees on. */
  readonly preset?: string;
  readonly options?: AccountBook['options'];
}

/** What the engine makes of the same hands, without any page. */
export async function reckon({ rules, options = {} }: Setup, entries: readonly HandEntry[]) {
  const settleRules = await loadSettleRules(rules);
  const empty = newBook({ rules, options, names: NAMES, begun: 0 });
  const book = entries.reduce(addHand, empty);
  return { ...standingOf(settleRules, book), unit: settleRules.kit.money };
}

/** The payments of a hand as its rule set alone settles it, nothing lying on the table. */
export async function settledAlone(
  { rules, options = {} }: Setup,
  { entry, game, settled }: StandingHand,
) {
  const { kit } = await loadSettleRules(rules);
  const agreed = kit.withOptions(options);
  if (!agreed.ok || !settled?.ok || entry.end !== 'win') throw new Error(rules);
  const windAt = (seat: Seat) => windOf(game.starter, seat);
  const alone = agreed.value.settle({
    winner: windAt(entry.winners[0]),
    from: entry.from === null ? null : windAt(entry.from),
    ...{ scores: settled.value.scores, dealer: 'E' },
  });
  return alone.ok ? alone.value.payments : alone.error;
}

export function bookIn(page: Page, locale: Locale) {
  const say = speak(locale);
  const main = page.getByRole('main');
  const group = (name: string): Locator => main.getByRole('group', { name, exact: true });
  const press = (within: Locator, name: string): Promise<void> =>
    within.getByRole('button', { name, exact: true }).click();
  let names: readonly string[] = NAMES;
  const nameOf = (seat: Seat): string => names[seat] ?? '';

  const layTiles = async (seat: Seat, text: string): Promise<void> => {
    await press(main, say('book.tiles.of', { name: nameOf(seat) }));
    const hand = parseHand(text);
    if (!hand.ok) throw new Error(text);
    const { concealed, win } = hand.value;
    const palette = main.locator('form .palette');
    const tap = (what: Locator): Promise<void> => what.click();
    for (const one of tilesOf(concealed.join(''))) await tapTile(palette, one, { say, tap });
    if (win) {
      await tapTile(palette, win.tile, { say, tap });
      await press(group(say('tally.last')), tileName(say, win.tile));
    }
    await press(main, say('book.tiles.done'));
  };

  const enterWin = async ({ winners, from, worths, declared = [] }: WonEntry): Promise<void> => {
    const [first, ...others] = winners;
    await press(group(say('book.winner')), nameOf(first));
    const giver =
      from === null ? say('book.from.wall') : say('book.from.seat', { name: nameOf(from) });
    await press(group(say('book.from')), giver);
    for (const seat of others) await press(group(say('book.also')), nameOf(seat));
    for (const seat of SEATS) {
      const worth = worths[seat];
      if (typeof worth === 'object') await layTiles(seat, worth.hand);
      if (typeof worth !== 'number') continue;
      const field = main.locator(`[data-field="points-${seat}"]`);
      await field.fill(String(worth));
      await field.blur();
    }
    for (const seat of declared) await press(group(say('book.declared')), nameOf(seat));
  };

  const enterOther = async (entry: Exclude<HandEntry, WonEntry>): Promise<void> => {
    if (entry.end === 'false-win' || entry.end === 'annulled' || entry.end === 'aborted') {
      await main
        .locator('form summary')
        .filter({ hasText: say('book.others') })
        .click();
      await press(group(say('book.others')), say(`book.end.${entry.end}`));
    }
    if (entry.end === 'false-win') await press(group(say('book.offender')), nameOf(entry.seat));
    if (entry.end === 'drawn') {
      await press(group(say('book.winner')), say('book.nobody'));
      for (const seat of entry.ready ?? []) await press(group(say('book.ready')), nameOf(seat));
      if (entry.kong) await main.getByLabel(say('book.kong')).check();
    }
    const { declared = [] } = 'declared' in entry ? entry : {};
    for (const seat of declared) await press(group(say('book.declared')), nameOf(seat));
  };

  return {
    ...{ say, main, group, press },
    totals: main.getByRole('region', { name: say('book.totals') }),
    rows: main.locator('ol > li'),
    open: async ({ rules, preset, ...setup }: Setup): Promise<void> => {
      await page.goto(`${locale}/${pathOf('accounts')}`);
      await alive(page);
      names = setup.names ?? NAMES;
      for (const seat of SEATS) {
        await main.locator(`input[name="player-${seat}"]`).fill(nameOf(seat));
      }
      await main.getByLabel(say('book.rules')).selectOption(rules);
      if (preset) {
        await main.locator('summary').click();
        await main.getByLabel(say('play.agreements.all')).selectOption({ label: preset });
      }
      await press(main, say('book.begin'));
    },
    fillIn: (entry: HandEntry): Promise<void> =>
      entry.end === 'win' ? enterWin(entry) : enterOther(entry),
    save: () => press(main, say('book.save')),
    /** The four sums that are in sight. */
    expectTotals: async (totals: Readonly<Record<Seat, number>>, unit: MoneyUnit) => {
      const region = main.getByRole('region', { name: say('book.totals') });
      await expect(region.locator('dd')).toHaveText(
        SEATS.map((seat) => gain(locale, totals[seat], unit)),
      );
    },
  };
}
