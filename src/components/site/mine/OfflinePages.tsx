import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../../i18n/locales.ts';
import { $settings } from '../../../stores/device/settings.ts';
import { Button } from '../../parts/Button.tsx';
import { useSay } from '../../parts/use-say.ts';
import { useStore } from '../../parts/use-store.ts';
import { forgetPages, keepSome, savesData, startWorker } from '../keep-offline.ts';
import type { KeptPages } from '../offline-worker.ts';

type Pages = KeptPages | 'none' | 'refused';

const isSupported = (): boolean => 'serviceWorker' in navigator;

/** What is kept now; nothing is fetched for it. */
async function look(): Promise<Pages> {
  if (!isSupported()) return 'refused';
  const registration = await navigator.serviceWorker.getRegistration();
  const kept = registration?.active && (await keepSome(registration.active, 0));
  return kept || 'none';
}

/** All that is left, one part after the other, until something is in the way. */
async function keepAll(tell: (pages: Pages) => void): Promise<void> {
  const registration = isSupported() ? await startWorker() : undefined;
  if (!registration) return tell('refused');
  const worker = await firstLayer(registration);
  for (let kept = worker && (await keepSome(worker)); ; kept = worker && (await keepSome(worker))) {
    tell(kept ?? { kept: 0, of: 0, left: 1, trouble: 'full' });
    if (!kept || kept.left === 0 || kept.trouble || $settings.offline.get() === 'off') return;
  }
}

/** A worker that cannot keep what it begins with gives up, for want of room or of a network. */
function firstLayer({
  active,
  installing,
}: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  if (active || !installing) return Promise.resolve(active ?? undefined);
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve(installing);
      if (installing.state === 'redundant') resolve(undefined);
    });
  });
}

export function OfflinePages({ locale }: { readonly locale: Locale }) {
  const say = useSay(locale);
  const isWanted = useStore($settings.offline) === 'on';
  const [pages, setPages] = useState<Pages>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const settled = isWanted || !isSupported() ? undefined : forgetPages();
    void Promise.resolve(settled)
      .then(look)
      .catch(() => 'refused' as const)
      .then(setPages);
  }, [isWanted]);
  const keepNow = async (): Promise<void> => {
    setBusy(true);
    $settings.offline.set('on');
    await keepAll(setPages).catch(() => setPages('refused'));
    setBusy(false);
  };
  if (!pages) return <p class="touch" aria-busy="true" />;
  const { trouble, left = 1 } = typeof pages === 'string' ? {} : pages;
  const text =
    typeof pages === 'string'
      ? say(`offline.pages.${pages}`)
      : say(left === 0 ? 'offline.all' : 'offline.some', { kept: pages.kept, of: pages.of });
  return (
    <div class="grid items-start gap-2 sans text-s">
      <p role="status" aria-busy={busy}>
        {text} {trouble && !busy && say(`offline.trouble.${trouble}`)}
      </p>
      {savesData() && <p class="soft">{say('offline.saves')}</p>}
      {pages !== 'refused' && left > 0 && (
        <p>
          <Button aria-disabled={busy} onClick={busy ? undefined : keepNow}>
            {say(busy ? 'offline.coming' : 'offline.now')}
          </Button>
        </p>
      )}
    </div>
  );
}
