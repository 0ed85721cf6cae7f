/** The table in play at its fullest: hands with the most melds and the most discards, on every screen. */
import type { Page } from '@playwright/test';
import { partnerOf } from '../../src/engine/judge.ts';
import { createRng } from '../../src/engine/notation.ts';
import {
  type HandState,
  newGame,
  playOut,
  recordOf,
  shuffledDeal,
  startHand,
} from '../../src/engine/play.ts';
import { agreedOf } from '../../src/engine/scoring/kit.ts';
import { loadKit, PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { expect, store, test } from './site.ts';

const HANDS = 60;
const SCREENS = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;

type Measure = (player: HandState['players']['E']) => number;

const MEASURES: Readonly<Record<string, Measure>> = {
  melds: ({ melds, flowers }) => 4 * melds.length + flowers.length,
  discards: ({ discards }) => discards.filter(({ claimedBy }) => !claimedBy).length,
};

const mostIn = ({ players }: HandState, measure: Measure): number =>
  Math.max(...Object.values(players).map(measure));

/** Of many hands played by partners, those that lay the most, where the reader discards last. */
async function fullestTables(id: (typeof PLAYABLE_RULES)[number]) {
  const kit = await loadKit(id);
  const agreed = agreedOf(kit, kit.inPoints);
  const rules = { kit, agreed };
  const partner = partnerOf('patient', rules);
  const partners = { E: partner, S: partner, W: partner, N: partner };
  const rng = createRng(1924);
  const hands = Array.from({ length: HANDS }, () => {
    const deal = shuffledDeal(rng, kit.table, { round: 'E', options: agreed.options });
    return playOut(startHand(deal, false), rules, partners);
  });
  return Object.entries(MEASURES).map(([name, measure]) => {
    const [fullest] = hands.toSorted((a, b) => mostIn(b.state, measure) - mostIn(a.state, measure));
    if (!fullest) throw new Error(name);
    const last = fullest.moves.findLastIndex(({ m, seat }) => m === 'discard' && seat === 'E');
    const record = recordOf(fullest.state, fullest.moves.slice(0, last), rules);
    return { name, kept: { game: newGame(), record, until: 'hand' } };
  });
}

/** What lies on something else, or beyond the table or the screen. */
const faultsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rects = (selector: string, root: ParentNode = document) =>
      [...root.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const [felt] = rects('.table-square');
    if (!felt) return ['no table'];
    const isOut = (box: DOMRect): boolean =>
      box.left < felt.left - 1 ||
      box.right > felt.right + 1 ||
      box.top < felt.top - 1 ||
      box.bottom > felt.bottom + 1;
    const overlap = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const said = rects('.table-side .tile, .rack')
      .filter(isOut)
      .map(() => 'beyond the table');
    const parts = ['.river', '.place-laid', '.rack']
      .flatMap((part) => [...document.querySelectorAll(`.table-side > ${part}`)])
      .map((part) => ({ part, boxes: rects('.tile, i', part) }));
    for (const [at, one] of parts.entries()) {
      for (const other of parts.slice(at + 1)) {
        const met = one.boxes.some((a) => other.boxes.some((b) => overlap(a, b)));
        if (met) said.push(`${one.part.className} on ${other.part.className}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) said.push('wider than the screen');
    const [acts] = rects('.table-actions');
    if (acts && acts.bottom > innerHeight + 1) said.push('acts below the screen');
    return said;
  });

for (const id of PLAYABLE_RULES) {
  test(`${id}: nothing lies on anything else, nor beyond the table @desktop`, async ({ page }) => {
    // A tile that is being laid is larger for a moment.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { name, kept } of await fullestTables(id)) {
      await page.setViewportSize(SCREENS[0]);
      await store(page, { 'moineau.table': JSON.stringify(kept) });
      await page.goto('en/play/');
      await expect(page.locator('.open-table[data-playing] .table-square')).toBeVisible();
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await page.waitForFunction(() => document.getAnimations().length === 0);
        // A table takes the room of another screen a frame later.
        await expect
          .poll(() => faultsOn(page), { message: `${name}, ${screen.width} px` })
          .toEqual([]);
      }
    }
  });
}
