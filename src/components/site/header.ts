/** What the header does at once; its settings are fetched when they are first reached for. */

function joinSettings(): void {
  const panel = document.querySelector<HTMLDetailsElement>('[data-display]');
  if (!panel) return;
  let joining: Promise<void> | undefined;
  let isJoined = false;
  const join = (): Promise<void> => {
    joining ??= import('./settings-controls.ts').then(
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

/** Help, search, the other language: by their buttons, or by the keys that these name. */
function joinDialogs(): void {
  const openers = [...document.querySelectorAll<HTMLElement>('[data-opens]')];
  const open = async (event: Event, opener: HTMLElement): Promise<void> => {
    event.preventDefault();
    const { href } = opener as HTMLAnchorElement;
    await import('./header-dialogs.ts').then(
      ({ openDialog }) => openDialog(opener),
      // Without a network a page may be there nevertheless.
      () => href && location.assign(href),
    );
  };
  for (const opener of openers)
    opener.addEventListener('click', (event) => {
      // A link may be opened in a window of its own.
      if (!event.ctrlKey && !event.metaKey) void open(event, opener);
    });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isWriting =
      target instanceof Element &&
      target.matches('input:not([type=radio], [type=checkbox]), textarea');
    const opener = openers.find(({ dataset }) => dataset['opens'] === key);
    if (opener && !isWriting) void open(event, opener);
  });
}

function keepQuestionAcrossLanguages(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-opens=language]');
  link?.addEventListener('click', () => {
    link.search = location.search;
    link.hash = location.hash;
  });
}

/** What is kept for reading offline is hundreds of files: what the page itself asks for goes first. */
const KEEP_PAUSE = 3_000;

function keepForOffline(): void {
  if (!import.meta.env.PROD) return;
  const keep = (): void => void import('./keep-offline.ts').then((worker) => worker.keep());
  addEventListener('load', () => setTimeout(keep, KEEP_PAUSE), { once: true });
}

export function initHeader(): void {
  joinSettings();
  keepQuestionAcrossLanguages();
  joinDialogs();
  keepForOffline();
}
