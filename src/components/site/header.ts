/** What the header does at once; its settings are fetched when they are first reached for. */

function joinSettings(): void {
  const panel = document.querySelector<HTMLDetailsElement>('[data-display]');
  if (!panel) return;
  let joining: Promise<void> | undefined;
  let isJoined = false;
  const join = (): Promise<void> => {
    joining ??= import('./settings-panel.ts').then(
      ({ joinPanel }) => {
        joinPanel(panel);
        isJoined = true;
      },
      // Without a network: again with the next press.
      () => {
        joining = undefined;
      },
    );
    return joining;
  };
  const opener = panel.querySelector('summary');
  for (const near of ['pointerenter', 'focusin']) panel.addEventListener(near, join);
  opener?.addEventListener('click', async (event) => {
    if (isJoined) return;
    // Opened once it shows what is set.
    event.preventDefault();
    await join();
    panel.open = isJoined;
  });
  // Set in another window, or on a page before this one came back.
  addEventListener('storage', join, { once: true });
  addEventListener('pageshow', ({ persisted }) => persisted && void join());
}

function joinHelp(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.keys');
  if (!dialog) return;
  const toggle = (): void => {
    if (dialog.open) {
      dialog.close();
      return;
    }
    dialog.showModal();
    // The dialog focuses the button at its end, which scrolls it down.
    dialog.scrollTo(0, 0);
  };
  document.querySelector('[data-keys]')?.addEventListener('click', toggle);
  document.addEventListener('keydown', ({ key, target }) => {
    const isWriting =
      target instanceof Element &&
      target.matches('input:not([type=radio], [type=checkbox]), textarea');
    if (key === '?' && !isWriting) toggle();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
}

function keepQuestionAcrossLanguages(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-language-switch]');
  link?.addEventListener('click', () => {
    link.search = location.search;
    link.hash = location.hash;
  });
}

/** One worker for each language keeps its pages; a reader who saves data is asked for none. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const base = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;
  const { lang } = document.documentElement;
  const options = { scope: `${base}${lang}/` };
  const register = () => navigator.serviceWorker.register(`${base}sw-${lang}.js`, options);
  // Refused in private windows and on plain http; the site then works online only.
  addEventListener('load', () => register().catch(() => undefined), { once: true });
}

export function initHeader(): void {
  joinSettings();
  joinHelp();
  keepQuestionAcrossLanguages();
  registerServiceWorker();
}
