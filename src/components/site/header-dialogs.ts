/** What opens above a page: its help, the search, and the report of a position. */

function joinHelp(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
}

let joined: HTMLDialogElement | undefined;

function toggleHelp(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.keys');
  if (!dialog) return;
  if (joined !== dialog) joinHelp(dialog);
  joined = dialog;
  if (dialog.open) {
    dialog.close();
    return;
  }
  dialog.showModal();
  // The dialog focuses the button at its end, which scrolls it down.
  dialog.scrollTo(0, 0);
}

async function openSearch(link: HTMLAnchorElement): Promise<void> {
  const { showSearch } = await import('./search/search-dialog.tsx');
  document.querySelector<HTMLDialogElement>('dialog.keys[open]')?.close();
  await showSearch(link.href);
}

async function openReport(opener: HTMLElement): Promise<void> {
  const { showReport } = await import('./report-dialog.ts');
  await showReport(opener);
}

export async function openDialog(opener: HTMLElement): Promise<void> {
  // Search has a page of its own, where its button leads without this.
  if (opener instanceof HTMLAnchorElement)
    await openSearch(opener).catch(() => location.assign(opener.href));
  else if (opener.dataset['opens'] === 'report') await openReport(opener);
  else toggleHelp();
}
