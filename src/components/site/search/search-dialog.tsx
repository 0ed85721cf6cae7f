/** The search above any page. */
import { render } from 'preact';
import { fetchWords } from '../../../i18n/delivery/fetch-words.ts';
import { localeFrom } from '../../../i18n/locales.ts';
import { withStyles } from '../../parts/with-styles.ts';
import { SearchBox } from './SearchBox.tsx';
import styles from './search.css?url';

/** @param page the address of the page of the search */
async function makeDialog(page: string): Promise<HTMLDialogElement> {
  const locale = localeFrom(document.documentElement.lang);
  const words = await withStyles(styles, fetchWords(locale, 'search'));
  const dialog = document.createElement('dialog');
  dialog.className = 'seek-dialog card ink';
  dialog.ariaLabel = words['seek.title'] ?? '';
  const links = { search: page, glossary: new URL('../glossary/', page).href };
  const base = new URL('../../', page).pathname;
  const close = (): void => dialog.close();
  render(
    <>
      <button
        type="button"
        class="seek-close bare grid centre touch text-l soft"
        aria-label={words['seek.close']}
        onClick={close}
      >
        <span aria-hidden="true">×</span>
      </button>
      <SearchBox isPage={false} {...{ locale, words, base, links }} />
    </>,
    dialog,
  );
  dialog.addEventListener('click', ({ target }) => {
    // The ground around it, or a place on this very page.
    if (target === dialog || (target instanceof Element && target.closest('a'))) close();
  });
  document.body.append(dialog);
  return dialog;
}

let made: Promise<HTMLDialogElement> | undefined;

/** What was typed before is still there, and is typed over. */
export async function showSearch(page: string): Promise<void> {
  const own = document.querySelector<HTMLInputElement>('main .seek input');
  if (own) {
    own.focus();
    own.select();
    return;
  }
  made ??= makeDialog(page).catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  const dialog = await made;
  if (dialog.open) return;
  dialog.showModal();
  const field = dialog.querySelector('input');
  field?.focus();
  field?.select();
}
