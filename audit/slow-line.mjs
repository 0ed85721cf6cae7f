/**
 * How long a page is looked at before its question stands on it: on a slow line, with nothing kept.
 * The figures of a machine that does nothing else; bytes and waves are the same on any.
 */
import { chromium } from '@playwright/test';
import { browserPath } from '../scripts/browser.mjs';
import { DRILLS } from '../src/engine/drills.ts';

const ROUND_TRIP_MS = 400;
const BYTES_A_SECOND = 50_000;

/** From the first paint. */
const MOST_MS = 5_000;

const PAGES = [
  ...DRILLS.map(({ page }) => ({
    path: `fr/drill/${page}/`,
    board: '.drill[aria-busy="false"] .stage',
  })),
  { path: 'fr/play/', board: '.open-table[data-ready]' },
];

/** Runs in the page: says when the board is there. */
function markBoard(board) {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(board)) return;
    watch.disconnect();
    performance.mark('board');
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page: milliseconds since it was asked for. */
const timesIn = () => ({
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  board: performance.getEntriesByName('board')[0].startTime,
});

/** What is asked for over the line: by how many steps from the page, and the bytes that came of it. */
async function watchLine(session) {
  const requests = new Map();
  const waveOf = (address) => [...requests.values()].find(({ url }) => url === address)?.wave ?? 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
    const by = initiator.url ?? initiator.stack?.callFrames.find(({ url }) => url)?.url;
    requests.set(requestId, {
      ...{ url: request.url, wave: waveOf(by) + 1, asked: timestamp, parts: [] },
    });
  });
  const add = ({ requestId, timestamp }, bytes) =>
    requests.get(requestId)?.parts.push({ at: timestamp, bytes });
  session.on('Network.dataReceived', (part) => add(part, part.encodedDataLength));
  session.on('Network.loadingFinished', (whole) => {
    // The page itself comes in parts that are not told.
    const told = requests.get(whole.requestId)?.parts.reduce((sum, { bytes }) => sum + bytes, 0);
    add(whole, whole.encodedDataLength - told);
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: ROUND_TRIP_MS },
    ...{ downloadThroughput: BYTES_A_SECOND, uploadThroughput: BYTES_A_SECOND },
  });
  return requests;
}

/** What came until the board was there, and how much of it after the first paint. */
function carried(requests, { paint, board }) {
  const all = [...requests.values()];
  const start = all[0].asked;
  const since = (timestamp) => (timestamp - start) * 1000;
  const before = all.filter(({ asked }) => since(asked) <= board);
  const parts = before.flatMap((request) => request.parts).filter(({ at }) => since(at) <= board);
  const weigh = (some) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    bytes: weigh(parts),
    bytesAfter: weigh(parts.filter(({ at }) => since(at) > paint)),
    files: before.length,
    waves: Math.max(...before.map(({ wave }) => wave)),
  };
}

async function measure(browser, address, board) {
  const context = await browser.newContext({
    ...{ serviceWorkers: 'block', viewport: { width: 390, height: 844 } },
  });
  try {
    const page = await context.newPage();
    const requests = await watchLine(await context.newCDPSession(page));
    await page.addInitScript(markBoard, board);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('board').length > 0);
    const times = await page.evaluate(timesIn);
    return { ...times, wait: times.board - times.paint, ...carried(requests, times) };
  } finally {
    await context.close();
  }
}

/** One run; where that fails the best of three, since a busy machine only adds to it. */
async function judge(browser, address, board) {
  const runs = [];
  while (runs.length < 3 && !runs.some(({ wait }) => wait <= MOST_MS)) {
    runs.push(await measure(browser, address, board));
  }
  return runs.sort((a, b) => a.wait - b.wait)[0];
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const kB = (bytes) => `${Math.round(bytes / 1000)} kB`.padStart(6);

function line(path, { wait, paint, bytes, bytesAfter, files, waves }) {
  const times = `${seconds(wait)} from the first paint at ${seconds(paint)}`;
  const load = `${kB(bytes)}, ${kB(bytesAfter)} after the paint, ${files} files in ${waves} waves`;
  return `${wait <= MOST_MS ? '✓' : '✗'} ${times}, ${load}  ${path}\n`;
}

/** @returns {Promise<boolean>} whether every page keeps what is promised */
export async function auditSlowLine(url, isWanted) {
  const { path, args, env } = await browserPath();
  const browser = await chromium.launch({
    ...{ executablePath: path, args, env: { ...process.env, ...env } },
  });
  let areFine = true;
  try {
    for (const { path: page, board } of PAGES.filter(({ path: named }) => isWanted(named))) {
      const judged = await judge(browser, url + page, board);
      process.stdout.write(line(page, judged));
      areFine &&= judged.wait <= MOST_MS;
    }
  } finally {
    await browser.close();
  }
  return areFine;
}
