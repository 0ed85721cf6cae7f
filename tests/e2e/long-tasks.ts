/**
 * The browser's own account of what keeps the main thread busy, on a processor slowed four times.
 * Taps go in as the mouse does, and nothing of Playwright runs in the page while one is answered.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';

/** How many times slower a phone is. */
const SLOWNESS = 4;

/** What the work below takes on the machine that the limit was set on. */
const REFERENCE_MS = 5.5;

interface Watch {
  /** Settled once so many are shown: the tasks between the tap and then, in milliseconds. */
  readonly answered: Promise<readonly number[]>;
}

declare global {
  interface Window {
    watch?: Watch;
  }
}

/** The same chances each time: the questions of a drill come in the same order. */
export async function withoutChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let now = 1_700_000_000_000;
    Date.now = () => ++now;
    Math.random = () => (++now % 997) / 997;
  });
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

export interface Slowed {
  /** Taps, and tells the longest task until so many of the selected stand on the page. */
  readonly longestUntil: (tapped: Locator, selector: string, count: number) => Promise<number>;
}

/** A page that can be slowed while it answers a tap. A slow machine is slowed the less. */
export async function slowed(page: Page): Promise<Slowed> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const rate = Math.max(1, Math.min(SLOWNESS, (SLOWNESS * REFERENCE_MS) / (await workTime(page))));
  await session.send('Emulation.setCPUThrottlingRate', { rate });

  /** Notes the tasks from the next tap until the selected are there and painted. */
  const watch = (selector: string, count: number): Promise<void> =>
    page.evaluate(
      ([wanted, number]) => {
        const tasks: PerformanceEntry[] = [];
        const tasksSeen = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
        tasksSeen.observe({ type: 'longtask' });
        let tapped = Number.POSITIVE_INFINITY;
        const onTap = (event: Event): void => {
          tapped = event.timeStamp;
        };
        window.addEventListener('pointerdown', onTap, { capture: true, once: true });
        const isThere = (): boolean => document.querySelectorAll(wanted).length === number;
        const answered = new Promise<readonly number[]>((resolve, reject) => {
          setTimeout(() => reject(new Error(`not ${number} × ${wanted}`)), 10_000);
          const report = (end: number): void => {
            tasks.push(...tasksSeen.takeRecords());
            tasksSeen.disconnect();
            const between = tasks.filter(
              ({ startTime, duration }) => startTime + duration > tapped && startTime <= end,
            );
            resolve(between.map(({ duration }) => duration));
          };
          const changes = new MutationObserver(() => {
            if (tapped === Number.POSITIVE_INFINITY || !isThere()) return;
            changes.disconnect();
            // The frame that shows it counts as well; the browser tells of it a little later.
            requestAnimationFrame((end) => setTimeout(() => report(end), 300));
          });
          changes.observe(document.body, { childList: true, subtree: true, attributes: true });
        });
        window.watch = { answered };
      },
      [selector, count] as const,
    );

  const tap = async (place: Locator): Promise<void> => {
    // Waits until it rests where it is and nothing lies over it; the tap itself asks nothing.
    await place.click({ trial: true });
    const box = await place.boundingBox();
    if (!box) throw new Error('nothing to tap');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };

  return {
    async longestUntil(tapped, selector, count) {
      // Nobody taps in the moment that something appears: what the page does then is done by now.
      // A mouse that rests where it clicked keeps the browser from calling itself idle.
      await page.mouse.move(0, 0);
      await page.evaluate(
        () => new Promise((rested) => requestIdleCallback(rested, { timeout: 3_000 })),
      );
      await watch(selector, count);
      await tap(tapped);
      const tasks = await page.evaluate(() => window.watch?.answered ?? []);
      return Math.max(0, ...tasks);
    },
  };
}
