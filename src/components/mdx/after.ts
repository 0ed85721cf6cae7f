/** What tells the answer to a position opens with its verdict, and speaks to the answer given. */

const foldsOf = (position: string | undefined) =>
  document.querySelectorAll<HTMLDetailsElement>(`[data-after="${position}"]`);

/** Once right, it stays so: what follows are other tries, perhaps in other tiles. */
function tell(fold: HTMLDetailsElement, isRight: boolean): void {
  if (fold.dataset['outcome'] !== 'right') fold.dataset['outcome'] = isRight ? 'right' : 'wrong';
  fold.open = true;
}

/** Of a board, its verdict; of the pip of a position, that it was solved before. */
function follow(changed: HTMLElement): void {
  const { judged, pip, solved } = changed.dataset;
  if (judged) {
    const position = changed.closest('.lesson-position')?.id;
    for (const fold of foldsOf(position)) tell(fold, judged === 'right');
  } else if (solved === 'first' || solved === 'later') {
    for (const fold of foldsOf(pip)) if (fold.dataset['outcome'] !== 'right') tell(fold, true);
  }
}

export function followPositions(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement) follow(target);
  }).observe(document.body, { subtree: true, attributeFilter: ['data-judged', 'data-solved'] });
}
