/** What a page does for reading offline: it starts the worker of its language, and has it keep more while nothing else is to be done. */
import { whenIdle } from '../../stores/device/idle.ts';
import { offerNewer } from './newer.ts';
import { askWorker, type KeptPages } from './offline-worker.ts';

/** Between two looks at whether anything else is to be done. */
const FILES_AT_ONCE = 24;

const RULES = { createScriptURL: (own: string): string => own };
const policy = globalThis.trustedTypes?.createPolicy('offline', RULES) ?? RULES;

const base = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

/** Refused in private windows and on plain http; the site then works online only. */
export async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const { lang } = document.documentElement;
  try {
    return await navigator.serviceWorker.register(policy.createScriptURL(`${base}sw-${lang}.js`), {
      scope: `${base}${lang}/`,
    });
  } catch {
    return undefined;
  }
}

/** The page and all that it has asked for: the worker may not have been there to see it. */
const readAddresses = (): readonly string[] => [
  location.origin + location.pathname.replace(/\/$/, '/index.html'),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
];

const courseInHand = (): string | undefined => /\/learn\/([^/]+)\//.exec(location.pathname)?.[1];

/** Some more, the course in hand before all others; what was kept then is the answer. */
export const keepSome = (
  worker: ServiceWorker,
  most = FILES_AT_ONCE,
): Promise<KeptPages | undefined> =>
  askWorker<KeptPages>(worker, { ask: 'fill', course: courseInHand(), most });

/** As the script before the first paint has found it, and as it was chosen since. */
const isUnwanted = (): boolean => document.documentElement.dataset['offline'] === 'off';

const keepOn = (worker: ServiceWorker): void =>
  void whenIdle(async () => {
    const kept = isUnwanted() ? undefined : await keepSome(worker);
    if (kept && kept.left > 0 && !kept.trouble) keepOn(worker);
  });

/** Nothing stays, in either language; other sites of the same host keep what is theirs. */
export async function forgetPages(): Promise<void> {
  const home = new URL(base, location.href).href;
  const isOurs = (scope: string): boolean => scope.includes(home) && /\/[a-z]{2}\/$/.test(scope);
  const workers = await navigator.serviceWorker.getRegistrations();
  const ours = workers.filter(({ scope }) => isOurs(scope));
  await Promise.all(ours.map((worker) => worker.unregister()));
  const names = (await caches.keys()).filter(isOurs);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A reader who saves data is asked for none. */
export const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

export async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Windows that were open then may have kept something since.
  if (isUnwanted()) return forgetPages();
  const registration = savesData()
    ? await navigator.serviceWorker.getRegistration()
    : await startWorker();
  if (!registration) return;
  offerNewer(registration);
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  await askWorker(active, { ask: 'keep', read: readAddresses() });
  if (!savesData()) keepOn(active);
}
