/** A browser in which a page looks the same each time: its clock, chance, pauses and caret stand still. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { browserPath } from '../scripts/browser.mjs';

/** A Monday; the hand of the day is the first of its list. */
export const NOON = Date.parse('2027-01-11T12:00:00+01:00');

export const WIDTHS = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
export const SCHEMES = ['light', 'dark'];

/** From here on a window has a mouse. */
const DESK = 1000;

/** The graphics of a browser hold no longer picture. */
const MOST_HEIGHT = 12_000;

const STILL = `
  *, *::before, *::after {
    animation-delay: 0s !important; animation-duration: 0s !important;
    transition-delay: 0s !important; transition-duration: 0s !important;
    caret-color: transparent !important; content-visibility: visible !important;
  }`;

/** Runs in the page, before anything else there. */
function holdStill([css, noon]) {
  const { Date: NativeDate } = globalThis;
  globalThis.Date = class extends NativeDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [noon] : parts));
    }
    static now = () => noon;
  };
  let chance = 7;
  Math.random = () => {
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) & 0x7fffffff;
    return chance / 0x80000000;
  };
  // Time goes on by what is done: a little at each look at the clock, seconds at each press.
  let elapsed = 1_000;
  performance.now = () => {
    elapsed += 0.005;
    return elapsed;
  };
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, () => (elapsed += 3_000), true);
  }
  const single = { get: () => 1 };
  addEventListener('click', (event) => Object.defineProperty(event, 'detail', single), true);
  // How many questions to the site's own workers have no answer yet.
  window.unanswered = 0;
  globalThis.Worker = class extends Worker {
    #asked = 0;
    #count(change) {
      this.#asked += change;
      window.unanswered += change;
    }
    constructor(address, options) {
      super(address, options);
      this.isOwn = !String(address).includes('pagefind');
      this.addEventListener('message', ({ data }) => {
        if (this.isOwn && ('call' in data || 'answer' in data)) this.#count(-1);
      });
    }
    postMessage(...parts) {
      if (this.isOwn) this.#count(1);
      super.postMessage(...parts);
    }
    terminate() {
      this.#count(-this.#asked);
      super.terminate();
    }
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page: everything that waits to be seen has been seen. */
async function scrollThrough() {
  const step = innerHeight * 0.9;
  for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Runs in the page: fonts and pictures are there, and nothing has changed for so long. */
async function atRest(calm) {
  await new Promise((done) => {
    let timer = setTimeout(done, calm);
    new MutationObserver((_, changes) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        changes.disconnect();
        done();
      }, calm);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const pictures = [...document.images].filter(({ complete }) => !complete);
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await document.fonts.ready;
  await frame();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await frame();
}

/** Runs in the page: nothing is computed or fetched. A paragraph may wait for its fold to open. */
const isQuiet = () =>
  !(window.unanswered > 0) &&
  document.querySelector('[aria-busy="true"]:not(p)') === null &&
  ![...document.querySelectorAll('astro-island[ssr]')].some((island) => island.checkVisibility());

/** How long a page may take to come to rest. */
const PATIENCE_MS = 15_000;

/** So long nothing changes on a page that is done. */
const CALM_MS = 300;

/** So long nothing changes after a change of the window. */
const RESIZED_MS = 120;

/** How long all pictures of a scene may take. */
const SCENE_MS = 600_000;

async function settle(page, calm = 0) {
  await page.waitForFunction(isQuiet, undefined, { timeout: PATIENCE_MS });
  await page.evaluate(atRest, calm);
  await page.waitForFunction(isQuiet, undefined, { timeout: PATIENCE_MS });
}

async function pictureOf(page, session) {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: Math.max(innerHeight, document.documentElement.scrollHeight),
  }));
  const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT), scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', {
    ...{ format: 'png', clip, captureBeyondViewport: true, optimizeForSpeed: true },
  });
  return Buffer.from(data, 'base64');
}

/** What a window of a width is: a phone's is touched. */
async function resize(page, session, width) {
  await page.setViewportSize({ width, height: WIDTHS[width] });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: width < DESK });
}

/** The address of a picture below its folder. */
const fileOf = ({ locale, name, width, scheme }) => `${locale}/${name}.${width}.${scheme}.png`;

async function shoot(page, session, { name, locale, widths, schemes, into, media }) {
  let count = 0;
  for (const width of widths) {
    await resize(page, session, width);
    // What fits itself into a window does so by steps.
    await settle(page, RESIZED_MS);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme, media: media ?? null });
      await settle(page);
      const file = `${into}/${fileOf({ locale, name, width, scheme })}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await pictureOf(page, session));
      count++;
    }
  }
  // What is done next is done at a desk.
  await resize(page, session, 1280);
  return count;
}

async function prepare(page, at, scene) {
  if (scene.storage === undefined && scene.rows === undefined) return;
  await page.goto(`${at}404.html`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, scene.storage ?? {});
  if (scene.rows === undefined) return;
  await page.goto(`${at}en/today/`);
  await settle(page, CALM_MS);
  await page.evaluate(writeRows, scene.rows);
}

/** Runs in the page: rows by the stores of the reader's record. */
async function writeRows(stores) {
  const settled = (request, name) =>
    new Promise((done, fail) => {
      request[name] = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
  const db = await settled(indexedDB.open('moineau'), 'onsuccess');
  const change = db.transaction(Object.keys(stores), 'readwrite');
  for (const [store, rows] of Object.entries(stores)) {
    for (const row of rows) change.objectStore(store).put(row);
  }
  await settled(change, 'oncomplete');
  db.close();
}

/** Rejects in time; a page that hangs answers nothing. */
const inTime = (work, ms) =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`more than ${ms / 1000} s`)), ms);
    work.then(done, fail).finally(() => clearTimeout(timer));
  });

/** A window of its own in a browser that keeps nothing but what it has fetched. */
async function openWindow(context, at) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { origin } = new URL(at);
  await session.send('Storage.clearDataForOrigin', {
    ...{ origin, storageTypes: 'local_storage,indexeddb' },
  });
  return { page, session };
}

/** All pictures of one scene; how many there are. */
async function take({ page, session }, scene, { at, locale, into, ...wanted }) {
  const { widths, schemes } = { ...wanted, ...scene };
  await page.setViewportSize({ width: 1280, height: WIDTHS[1280] });
  await prepare(page, at, scene);
  await page.goto(at + scene.path.replace('{locale}', locale));
  await settle(page);
  await page.evaluate(scrollThrough);
  if (scene.ready !== undefined) await page.locator(scene.ready).first().waitFor();
  await settle(page, CALM_MS);
  const about = { locale, widths, schemes, into, media: scene.media };
  let count = 0;
  if (!scene.skipsFirst) count += await shoot(page, session, { ...about, name: scene.name });
  for (const { name, act } of scene.acts ?? []) {
    await act(page, locale);
    await settle(page, CALM_MS);
    count += await shoot(page, session, { ...about, name: `${scene.name}--${name}` });
  }
  return count;
}

async function contextOf(browser, locale) {
  const context = await browser.newContext({
    ...{ serviceWorkers: 'block', reducedMotion: 'reduce', timezoneId: 'Europe/Paris', locale },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(holdStill, [STILL, NOON]);
  return context;
}

/**
 * Takes the pictures of many scenes, so many at a time.
 * @returns {Promise<{ count: number, failed: string[] }>}
 */
export async function takeAll(scenes, { locales, lanes, ...wanted }) {
  const own = await browserPath();
  const browser = await chromium.launch({
    ...{ executablePath: own.path, args: own.args, env: { ...process.env, ...own.env } },
  });
  const jobs = locales.flatMap((locale) => scenes.map((scene) => ({ scene, locale })));
  const failed = [];
  let count = 0;
  const lane = async () => {
    const contexts = new Map();
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { scene, locale } = job;
      const context = contexts.get(locale) ?? (await contextOf(browser, locale));
      contexts.set(locale, context);
      const window = await openWindow(context, wanted.at);
      try {
        count += await inTime(take(window, scene, { ...wanted, locale }), SCENE_MS);
      } catch (error) {
        failed.push(`${locale} ${scene.name}: ${error.message.split('\n')[0]}`);
      }
      await window.page.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    await browser.close();
  }
  return { count, failed };
}
