/**
 * The browser's own account of what keeps the main thread busy, on a processor slowed four times.
 * Taps go in as the mouse does, and nothing of Playwright runs in the page while one is answered.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';

/** How many times slower a phone is. */
const SLOWNESS = 4;

/** What the work below takes on the machine that the limit was set on. */
const REFERENCE_MS = 5.5;

/** What the elements of the yardstick take there, slowed. */
const YARDSTICK_MS = 105;

/** From a tap to the frame that shows its answer, on the clock of the page. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Watch {
  readonly spans: Span[];
  /** Settled once the answer to the last tap is shown. */
  answered: Promise<void>;
  /** The longest task of each span, in milliseconds; none where nothing takes long. */
  readonly longest: () => readonly number[];
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** The same chances each time: the questions of a drill come in the same order. */
export async function withoutChance(page: Page, seed = 0): Promise<void> {
  await page.addInitScript((start) => {
    let now = start;
    Date.now = () => ++now;
    Math.random = () => (++now % 997) / 997;
  }, 1_700_000_000_000 + seed);
}

/** How long a fixed piece of work takes here, at best. */
const workTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const times = [1, 2, 3, 4, 5].map(() => {
      const start = performance.now();
      let sum = 0;
      for (let at = 0; at < 5_000_000; at++) sum = Math.imul(sum ^ at, 0x21f0aaad);
      return performance.now() - start + (sum === 0.5 ? 1 : 0);
    });
    return Math.min(...times);
  });

/**
 * Elements made, styled and laid out as an answer is, in the page that is measured and as slowed as
 * it is: in milliseconds, at best.
 */
const yardstick = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const times = [1, 2, 3, 4, 5].map(() => {
      const start = performance.now();
      const list = document.createElement('ul');
      for (let at = 0; at < 1500; at++) {
        const item = document.createElement('li');
        item.className = 'tile note grid gap-1';
        item.append(`${at} `, document.createElement('span'));
        list.append(item);
      }
      document.body.append(list);
      list.getBoundingClientRect();
      list.remove();
      return performance.now() - start;
    });
    return Math.min(...times);
  });

/** Runs in the page, before anything else there: notes every long task. */
function noteTasks(): void {
  const tasks: PerformanceEntry[] = [];
  const seen = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  seen.observe({ type: 'longtask' });
  const spans: Span[] = [];
  window.watch = {
    spans,
    answered: Promise.resolve(),
    longest() {
      tasks.push(...seen.takeRecords());
      return spans.map(({ from, to }) => {
        const between = tasks.filter(
          ({ startTime, duration }) => startTime + duration > from && startTime <= to,
        );
        return Math.max(0, ...between.map(({ duration }) => duration));
      });
    },
  };
}

/** Runs in the page: the next span goes from the next tap until so many are there and painted. */
function noteAnswer([wanted, number]: readonly [selector: string, count: number]): void {
  const { watch } = window;
  let from = Number.POSITIVE_INFINITY;
  const onTap = (event: Event): void => {
    from = event.timeStamp;
  };
  window.addEventListener('pointerdown', onTap, { capture: true, once: true });
  const isThere = (): boolean => document.querySelectorAll(wanted).length === number;
  watch.answered = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`not ${number} × ${wanted}`)), 10_000);
    const changes = new MutationObserver(() => {
      if (from === Number.POSITIVE_INFINITY || !isThere()) return;
      changes.disconnect();
      // The frame that shows it counts as well.
      requestAnimationFrame((to) => {
        watch.spans.push({ from, to });
        setTimeout(resolve);
      });
    });
    changes.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

async function tap(page: Page, place: Locator): Promise<void> {
  // Waits until it rests where it is and nothing lies over it; the tap itself asks nothing.
  await place.click({ trial: true });
  const box = await place.boundingBox();
  if (!box) throw new Error('nothing to tap');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export interface Slowed {
  /** Taps, and waits until so many of the selected stand on the page. */
  readonly tapUntil: (tapped: Locator, selector: string, count: number) => Promise<void>;
  /**
   * The longest task of each tap on this page, in their order: in milliseconds of the machine that
   * the limit was set on, as the yardstick tells where this one is slower.
   */
  readonly longest: () => Promise<readonly number[]>;
}

/** A page that is slowed from its next address on. A slow machine is slowed the less. */
export async function slowed(page: Page): Promise<Slowed> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const rate = Math.max(1, Math.min(SLOWNESS, (SLOWNESS * REFERENCE_MS) / (await workTime(page))));
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(noteTasks);

  return {
    async tapUntil(tapped, selector, count) {
      // Nobody taps in the moment that something appears: what the page does then is done by now.
      // A mouse that rests where it clicked keeps the browser from calling itself idle.
      await page.mouse.move(0, 0);
      await page.evaluate(
        () => new Promise((rested) => requestIdleCallback(rested, { timeout: 3_000 })),
      );
      await page.evaluate(noteAnswer, [selector, count] as const);
      await tap(page, tapped);
      await page.evaluate(() => window.watch.answered);
    },
    async longest() {
      // The browser tells of a task a little after it.
      await page.waitForTimeout(300);
      const times = await page.evaluate(() => window.watch.longest());
      const took = await yardstick(page);
      const factor = Math.max(1, took / YARDSTICK_MS);
      return times.map((time) => time / factor);
    },
  };
}
