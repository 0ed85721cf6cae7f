/** A word of the prose opens a sheet with its meaning, and the reader stays where the word is. */

const GAP = 8;

function part<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

/** One sheet serves all words of the page. */
function createSheet() {
  const sheet = part('div', 'term-sheet card ink text-s');
  const head = part('a', 'term-head');
  const text = part('p', 'term-text');
  const close = part('button', 'button term-close');
  head.id = 'term-head';
  close.type = 'button';
  close.textContent = '✕';
  sheet.popover = 'auto';
  sheet.tabIndex = -1;
  sheet.setAttribute('role', 'dialog');
  sheet.setAttribute('aria-labelledby', head.id);
  sheet.append(head, close, text);
  close.addEventListener('click', () => sheet.hidePopover());
  document.body.append(sheet);
  return { sheet, head, text, close };
}

/** Below the word, or above where there is more room; style sheets put it at the foot of a phone. */
function placeBeside(sheet: HTMLElement, word: HTMLElement): void {
  const at = word.getBoundingClientRect();
  const { width, height } = sheet.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(GAP, Math.min(at.left, clientWidth - width - GAP));
  const isBelow = at.bottom + GAP + height <= clientHeight;
  const top = isBelow ? at.bottom + GAP : Math.max(GAP, at.top - GAP - height);
  sheet.style.setProperty('--left', `${left + scrollX}px`);
  sheet.style.setProperty('--top', `${top + scrollY}px`);
}

let parts: ReturnType<typeof createSheet> | undefined;

export function openTermSheet(word: HTMLAnchorElement): void {
  parts ??= createSheet();
  const { sheet, head, text, close } = parts;
  head.textContent = word.dataset['term'] ?? '';
  head.href = word.href;
  text.textContent = word.dataset['meaning'] ?? '';
  close.ariaLabel = word.dataset['close'] ?? '';
  sheet.showPopover();
  placeBeside(sheet, word);
  sheet.focus({ preventScroll: true });
  const back = ({ newState }: ToggleEvent): void => {
    if (newState !== 'closed') return;
    sheet.removeEventListener('toggle', back);
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || sheet.contains(activeElement))
      word.focus({ preventScroll: true });
  };
  sheet.addEventListener('toggle', back);
}
