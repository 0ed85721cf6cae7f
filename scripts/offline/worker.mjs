/**
 * The worker of a language: it answers for the pages in its folder, from the device where they are
 * kept. All that is kept stands in one cache, each file by its content: a page is never shown with
 * files of another state of the site, and what did not change is fetched once.
 */
import { cacheNames } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { countPages, inOrder, isNamedByContent, LAYERS } from './order.mjs';

/** Written in by the build. */
const ENTRIES = self.__WB_MANIFEST;
const NOT_FOUND = '404.html';
/** Lines that fetch side by side. */
const AT_ONCE = 6;

/**
 * Whether the server has gone on to another state: what this worker does not have it will not get.
 * Pages then come from the server first, with all that belongs to them.
 */
let isBehind = false;

function fallBehind() {
  if (isBehind) return;
  isBehind = true;
  self.registration.update().catch(() => undefined);
}

const isFull = (error) => error?.name === 'QuotaExceededError';

const notFound = () => controller.matchPrecache(NOT_FOUND);

/** A page of another state than the one to keep, or no room to keep it: it is shown all the same. */
const shownAnyway = {
  handlerDidError: async ({ error, event, request }) => {
    if (event.type !== 'fetch') return undefined;
    try {
      const response = await fetch(request);
      if (!isFull(error)) fallBehind();
      return response;
    } catch {
      return request.mode === 'navigate' ? notFound() : undefined;
    }
  },
};

/** A file that is gone for good. */
const goneNotice = {
  fetchDidSucceed: async ({ event, request, response }) => {
    if (event.type === 'fetch' && !response.ok && addresses.has(request.url)) fallBehind();
    return response;
  },
};

/** Pages and other files whose address stays while their content changes. */
const controller = new PrecacheController({ plugins: [shownAnyway] });
controller.addToCacheList(ENTRIES);
/** Files whose address changes with their content: of any state, and kept as soon as they are read. */
const assets = new CacheFirst({ cacheName: cacheNames.precache, plugins: [goneNotice] });

const addresses = new Map(ENTRIES.map((entry) => [new URL(entry.url, location.href).href, entry]));
const keyOf = ({ url }) => controller.getCacheKeyForURL(url);

async function keep(entry, event) {
  const { url, revision, integrity } = entry;
  const request = new Request(url, {
    cache: revision ? 'reload' : 'default',
    credentials: 'same-origin',
    priority: 'low',
    ...(integrity ? { integrity } : {}),
  });
  const params = { cacheKey: keyOf(entry), integrity };
  const strategy = revision ? controller.strategy : assets;
  const [answer, done] = strategy.handleAll({ event, request, params });
  const [{ ok, status }] = await Promise.all([answer, done]);
  if (!ok) throw new Error(`${url}: ${status}`);
}

/** @returns what went wrong, for each file that could not be kept */
async function keepAll(entries, event) {
  const left = [...entries];
  const errors = [];
  const fetchOn = async () => {
    for (let entry = left.shift(); entry; entry = left.shift()) {
      await keep(entry, event).catch((error) => errors.push(error));
      if (errors.some(isFull)) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
  return errors;
}

async function keptKeys() {
  const cache = await caches.open(cacheNames.precache);
  return new Set((await cache.keys()).map(({ url }) => url));
}

/**
 * What an earlier state kept goes once no page of it is open: until then its pages find their files.
 * A later state that waits has put its own beside ours.
 */
async function tidy(event, mostWindows) {
  const { installing, waiting } = self.registration;
  const windows = await self.clients.matchAll({ type: 'window' });
  if (!installing && !waiting && windows.length <= mostWindows) await controller.activate(event);
}

const ANSWERS = {
  /** What was read before the worker was there. */
  keep: async ({ read }, event) => {
    const entries = read.flatMap((address) => addresses.get(address) ?? []);
    return { failed: (await keepAll(entries, event)).length };
  },
  /** Some more of what is missing, none at all to be only told how much is kept. */
  fill: async ({ course, most }, event) => {
    if (most > 0) await tidy(event, 1);
    const before = await keptKeys();
    const isKept = (entry) => before.has(keyOf(entry));
    const missing = inOrder(ENTRIES, isKept, course);
    const batch = missing.slice(0, most);
    const errors = await keepAll(batch, event);
    if (errors.length > 0 && !errors.some(isFull))
      self.registration.update().catch(() => undefined);
    const keys = most > 0 ? await keptKeys() : before;
    return {
      ...countPages(ENTRIES, (entry) => keys.has(keyOf(entry))),
      left: ENTRIES.filter((entry) => !keys.has(keyOf(entry))).length,
      ...(errors.some(isFull) && { trouble: 'full' }),
      ...(errors.length === batch.length && batch.length > 0 && { trouble: 'unreachable' }),
    };
  },
  /** The reader wants the new state, or goes from one page to the next. */
  'take-over': () => self.skipWaiting(),
};

self.addEventListener('install', (event) => {
  const install = async () => {
    const [error] = await keepAll(
      ENTRIES.filter(({ layer }) => layer === LAYERS.first),
      event,
    );
    if (error) throw error;
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(() => tidy(event, 0)));
});

self.addEventListener('message', (event) => {
  const { ask } = event.data ?? {};
  if (!Object.hasOwn(ANSWERS, ask)) return;
  const answer = async () => event.ports[0]?.postMessage(await ANSWERS[ask](event.data, event));
  event.waitUntil(answer());
});

const isPage = ({ request }) => request.mode === 'navigate';

/** The page itself is kept under the address with the slash. */
registerRoute(
  ({ request, url }) => isPage({ request }) && !/[./]$|\.\w+$/.test(url.pathname),
  async ({ url }) => Response.redirect(`${url.pathname}/${url.search}`, 301),
);

registerRoute(({ sameOrigin, url }) => sameOrigin && isNamedByContent(url.pathname), assets);

registerRoute(
  ({ request }) => isBehind && isPage({ request }),
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch {
      return (await controller.matchPrecache(`${url.pathname}index.html`)) ?? notFound();
    }
  },
);

// The question in an address (?hand=…) does not change the page.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./] }));

/** Pages that are not kept: from the network, and without one the page that says so. */
registerRoute(isPage, ({ request }) => fetch(request).catch(notFound));
