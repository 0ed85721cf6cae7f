/** The settings panel in the header. */
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

/** Shows what is set and follows it, here and in other windows. */
export function joinPanel(panel: HTMLDetailsElement): void {
  joinTheme(panel, document.documentElement);
  joinBox(panel, 'corners', { $setting: $corners, ticked: 'on', blank: 'off' });
  joinBox(panel, 'tiles', { $setting: $tiles, ticked: 'large', blank: 'usual' });
  joinFeedback(panel);
  closeOnOutsidePressOrEscape(panel);
}
