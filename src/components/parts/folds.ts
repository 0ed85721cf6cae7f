/** Rows and chapters that open in place, whatever leads to them. */
import { bringIntoView } from './bring-into-view.ts';
import { waitingIn } from './waiting-markup.ts';

const FOLDS = 'details.unfold';

/** What waited in the `noscript` of a fold takes its place. */
function draw(fold: Element): void {
  for (const waiting of fold.querySelectorAll('noscript')) waiting.replaceWith(waitingIn(waiting));
}

function openAround(target: Element): void {
  for (let at = target.closest(FOLDS); at; at = at.parentElement?.closest(FOLDS) ?? null) {
    draw(at);
    at.setAttribute('open', '');
  }
}

/** The browser names the target only once the styles are here. */
const targetHere = (): Element | null =>
  document.querySelector(':target') ?? document.getElementById(location.hash.slice(1));

function reveal(): void {
  const target = targetHere();
  const fold = target?.closest(FOLDS);
  if (!target || !fold) return;
  openAround(target);
  bringIntoView(target.parentElement === fold ? fold : target);
}

/** On paper nothing can be opened. */
function openForPrint(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>(`${FOLDS}:not([open])`)];
  for (const fold of closed) openAround(fold);
  const close = (): void => {
    for (const fold of closed) fold.open = false;
  };
  addEventListener('afterprint', close, { once: true });
}

export function joinFolds(): void {
  const drawOpened = ({ target }: Event): void => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches(FOLDS)) draw(target);
  };
  document.addEventListener('toggle', drawOpened, true);
  addEventListener('hashchange', reveal);
  addEventListener('beforeprint', openForPrint);
  for (const fold of document.querySelectorAll(`${FOLDS}[open]`)) draw(fold);
  reveal();
  if (document.readyState !== 'complete') addEventListener('load', reveal, { once: true });
}
