/** What opens over a page closes with a touch elsewhere, and with Escape. */
export function closesOutside(panel: HTMLDetailsElement): () => void {
  const close = (event: Event): void => {
    if (!panel.open) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      panel.querySelector('summary')?.focus();
    } else if (event.target instanceof Node && panel.contains(event.target)) return;
    panel.open = false;
  };
  const events = ['pointerdown', 'keydown'];
  for (const name of events) document.addEventListener(name, close);
  return () => {
    for (const name of events) document.removeEventListener(name, close);
  };
}
