import {
  $corners,
  $sound,
  $theme,
  $tiles,
  $touch,
  THEMES,
  type Theme,
} from '../../stores/settings.ts';

const inputs = (panel: Element, name: string): HTMLInputElement[] => [
  ...panel.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`),
];

function joinTheme(panel: Element, root: HTMLElement): void {
  const choices = inputs(panel, 'theme');
  for (const input of choices) {
    input.addEventListener('change', () => {
      $theme.set(THEMES.find((theme): theme is Theme => theme === input.value) ?? 'system');
    });
  }
  $theme.subscribe((theme) => {
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    for (const input of choices) input.checked = input.value === theme;
  });
}

interface Setting<T extends string> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: (value: T) => void) => () => void;
}

/** A box that is ticked or not, for a setting of two values. */
function joinBox<T extends string>(
  panel: Element,
  name: string,
  { $setting, ticked, blank }: { $setting: Setting<T>; ticked: T; blank: T },
): void {
  const [input] = inputs(panel, name);
  input?.addEventListener('change', () => $setting.set(input.checked ? ticked : blank));
  $setting.subscribe((value) => {
    document.documentElement.dataset[name] = value;
    if (input) input.checked = value === ticked;
  });
}

function joinFeedback(panel: Element): void {
  const OFF_AT_FIRST = { ticked: 'on', blank: 'off' } as const;
  joinBox(panel, 'sound', { $setting: $sound, ...OFF_AT_FIRST });
  joinBox(panel, 'touch', { $setting: $touch, ...OFF_AT_FIRST });
  const felt = panel.querySelector<HTMLElement>('[data-touch-only]');
  if (felt) felt.hidden = !('vibrate' in navigator) || !matchMedia('(any-pointer: coarse)').matches;
}

function closeOnOutsidePressOrEscape(panel: HTMLDetailsElement): void {
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !panel.contains(target)) panel.open = false;
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !panel.open) return;
    panel.open = false;
    panel.querySelector('summary')?.focus();
  });
}

function joinKeys(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.keys');
  if (!dialog) return;
  const toggle = () => {
    if (dialog.open) {
      dialog.close();
      return;
    }
    dialog.showModal();
    // The dialog focuses the button at its end, which scrolls it down.
    dialog.scrollTo(0, 0);
  };
  document.querySelector('[data-keys]')?.addEventListener('click', toggle);
  document.addEventListener('keydown', (event) => {
    const writing =
      event.target instanceof Element &&
      event.target.matches('input:not([type=radio], [type=checkbox]), textarea');
    if (event.key === '?' && !writing) toggle();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
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

export function initDisplay(): void {
  const panel = document.querySelector<HTMLDetailsElement>('[data-display]');
  if (panel) {
    joinTheme(panel, document.documentElement);
    joinBox(panel, 'corners', { $setting: $corners, ticked: 'on', blank: 'off' });
    joinBox(panel, 'tiles', { $setting: $tiles, ticked: 'large', blank: 'usual' });
    joinFeedback(panel);
    closeOnOutsidePressOrEscape(panel);
  }
  joinKeys();
  keepQuestionAcrossLanguages();
  registerServiceWorker();
}
