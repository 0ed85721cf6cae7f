/** What lies around a table is reached by the arrow of its side. */
const SIDES: Readonly<Record<string, string>> = {
  ArrowDown: 'below',
  ArrowRight: 'right',
  ArrowUp: 'above',
  ArrowLeft: 'left',
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** The buttons of a group, without those of a group inside it. */
const buttonsOf = (group: Element, groups: string): readonly HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (button) => button.closest(groups) === group,
  );

function nextTo(buttons: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const bySide = buttons.find(({ dataset }) => dataset['side'] === SIDES[key]);
  if (bySide || buttons.some(({ dataset }) => dataset['side'])) return bySide;
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  return at < 0 ? buttons[0] : buttons.at((at + (STEPS[key] ?? 0)) % buttons.length);
}

/** One of a group is reached with Tab, the others from there with the arrows. */
function settle(buttons: readonly HTMLElement[]): void {
  const stop =
    buttons.find((button) => button === document.activeElement) ??
    buttons.find(({ ariaPressed }) => ariaPressed === 'true') ??
    buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

/** Arrows go from button to button inside each of the selected groups below `box`. */
export function rove(box: HTMLElement, groups: string): void {
  const all = (): readonly Element[] => [...box.querySelectorAll(groups)];
  const settleAll = (): void => {
    for (const group of all()) settle(buttonsOf(group, groups));
  };
  settleAll();
  box.addEventListener('focusin', settleAll);
  box.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (!(key in STEPS) || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    // On the board itself the arrows lead into it.
    const group = target.closest(groups) ?? (target === box ? all()[0] : undefined);
    const buttons = group ? buttonsOf(group, groups) : [];
    if (buttons.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    nextTo(buttons, key)?.focus();
  });
}
