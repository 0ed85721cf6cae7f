/** What opens above a page, its help, the search, the report of a position; and its other language. */

import { $settings } from '../../stores/device/settings.ts';
import { withStyles } from '../parts/with-styles.ts';
import styles from './dialog.css?url';

function joinHelp(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
}

let joined: HTMLDialogElement | undefined;

async function toggleHelp(): Promise<void> {
  await withStyles(styles, Promise.resolve());
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
  const { showReport } = await withStyles(styles, import('./report-dialog.ts'));
  await showReport(opener);
}

/** The address without a language leads to this one from now on. */
function openLanguage({ hreflang, href }: HTMLAnchorElement): void {
  $settings.language.set(hreflang);
  location.assign(href);
}

export async function openDialog(opener: HTMLElement): Promise<void> {
  const { opens } = opener.dataset;
  if (!(opener instanceof HTMLAnchorElement)) {
    await (opens === 'report' ? openReport(opener) : toggleHelp());
    return;
  }
  if (opens === 'language') openLanguage(opener);
  // Search has a page of its own, where its button leads without this.
  else await openSearch(opener).catch(() => location.assign(opener.href));
}
