/** A newer state of the site, once all that it begins with is there: offered, and taken from page to page. */
import { askWorker } from './offline-worker.ts';

/** Long enough for a worker to start; without it the page goes on as it is. */
const PATIENCE = 2_000;

/** What is asked or played is not spoken into. */
const ASKS = '[data-stage], .stage';

/** The newer worker answers from now on; other windows keep the files they have. */
async function takeOver(waiting: ServiceWorker): Promise<void> {
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, PATIENCE);
  });
  void askWorker(waiting, { ask: 'take-over' });
  await taken;
}

/** Where a plain click leads to another page of the site. */
function pageAhead(event: MouseEvent): string | undefined {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || event.defaultPrevented || event.button !== 0) return undefined;
  const leavesThis = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (leavesThis || link.target || link.hasAttribute('download')) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !isHere ? link.href : undefined;
}

export function offerNewer(registration: ServiceWorkerRegistration): void {
  const reload = async (): Promise<void> => {
    if (registration.waiting) await takeOver(registration.waiting);
    location.reload();
  };
  let isShown = false;
  const show = async (): Promise<void> => {
    if (isShown || !registration.waiting || !navigator.serviceWorker.controller) return;
    if (document.querySelector(ASKS)) return;
    isShown = true;
    const { showNewer } = await import('./newer-line.ts');
    await showNewer(reload);
  };
  // Between two pages nothing is lost.
  addEventListener('click', async (event) => {
    const ahead = registration.waiting && pageAhead(event);
    if (!registration.waiting || !ahead) return;
    event.preventDefault();
    await takeOver(registration.waiting);
    location.assign(ahead);
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', show);
  });
  void show();
}
