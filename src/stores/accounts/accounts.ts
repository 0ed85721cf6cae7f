/** The accounts on the page: the book as the device keeps it, and where it stands. */
import { atom, type WritableAtom } from 'nanostores';
import {
  type AccountBook,
  type BookFault,
  newBook,
  type Standing,
  standingOf,
} from '../../engine/accounts.ts';
import { loadSettleRules, type SettleRules } from '../../engine/drills.ts';
import { untilDone } from '../device/failure.ts';
import { onOtherWindow } from '../device/other-window.ts';
import { ACCOUNTS_KEY } from '../device/storage.ts';
import { bookFrom, bookInFile, keepBook, textOnDevice } from './book-memory.ts';

export interface OpenBook {
  readonly book: AccountBook;
  readonly settleRules: SettleRules;
  readonly standing: Standing;
}

export interface AccountsState {
  /** Whether it is known what the device keeps. */
  readonly isReady: boolean;
  readonly open?: OpenBook;
  /** The evening that was closed on this page. */
  readonly closed?: AccountBook;
  /** Another window has written: nothing of its was lost, and what was to be written here waits. */
  readonly isOvertaken?: true;
  readonly fault?: BookFault['code'];
}

export type Accounts = ReturnType<typeof createAccounts>;

async function opened(book: AccountBook): Promise<OpenBook> {
  const settleRules = await untilDone(() => loadSettleRules(book.rules));
  return { book, settleRules, standing: standingOf(settleRules, book) };
}

/** What is on the page, and what the device keeps: neither loses what another window wrote. */
function createBookOnDevice($state: WritableAtom<AccountsState>) {
  /** The text of what is on the page. */
  let pageText = '';
  /** Looks at the device, the last of which counts. */
  let looks = 0;

  const show = (open: OpenBook | undefined, more: Partial<AccountsState> = {}): void => {
    const { closed } = $state.get();
    $state.set({ isReady: true, ...(open && { open }), ...(closed && { closed }), ...more });
  };
  const isOvertaken = (): boolean => textOnDevice() !== pageText;
  const look = async (more: Partial<AccountsState> = {}): Promise<void> => {
    const own = ++looks;
    const text = textOnDevice();
    const book = await bookFrom(text);
    const open = book && (await opened(book));
    // What came in the meantime is looked at by itself.
    if (own !== looks) return;
    pageText = open ? text : textOnDevice();
    show(open, more);
  };
  /** Absent to forget it. False where another window was faster: what it wrote is shown first. */
  const write = async (
    book: AccountBook | undefined,
    more: Partial<AccountsState> = {},
  ): Promise<boolean> => {
    if (isOvertaken()) {
      await look({ isOvertaken: true });
      return false;
    }
    looks++;
    pageText = keepBook(book);
    const { open } = $state.get();
    const isSame = book !== undefined && open?.book.rules === book.rules;
    if (!book) show(undefined, more);
    else if (!isSame) show(await opened(book), more);
    else
      show(
        { book, settleRules: open.settleRules, standing: standingOf(open.settleRules, book) },
        more,
      );
    return true;
  };
  return { show, isOvertaken, look, write };
}

export function createAccounts() {
  const $state = atom<AccountsState>({ isReady: false });
  const { show, isOvertaken, look, write } = createBookOnDevice($state);
  return {
    $state,
    look: () => look(),
    /** The answer takes it back. */
    listen: () => onOtherWindow(ACCOUNTS_KEY, () => isOvertaken() && void look()),
    begin: (set: Parameters<typeof newBook>[0]) => write(newBook(set)),
    /** False where another window was faster. */
    edit: async (change: (book: AccountBook) => AccountBook): Promise<boolean> => {
      const { open } = $state.get();
      return open ? write(change(open.book)) : false;
    },
    /** The device forgets it; as long as the page is here it can be brought back. */
    close: async (): Promise<void> => {
      const { open } = $state.get();
      await write(undefined, open && { closed: open.book });
    },
    bringBack: async (): Promise<void> => {
      const { closed } = $state.get();
      if (closed) await write(closed);
    },
    read: async (file: Blob): Promise<void> => {
      const book = await bookInFile(file);
      if (book.ok) await write(book.value);
      else show(undefined, { fault: book.error.code });
    },
  };
}
