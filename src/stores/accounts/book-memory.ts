/** The one evening that the device keeps, and the file that it can be kept as. */
import {
  type AccountBook,
  type BookFault,
  bookIn,
  knowsAgreements,
} from '../../engine/accounts.ts';
import { fail, isFields, type Result } from '../../engine/notation.ts';
import { ACCOUNTS_KEY, leaveToLater, safeStorage, setAside, valueIn } from '../device/storage.ts';

type Read = Result<AccountBook, BookFault>;

const FOREIGN: Read = fail({ code: 'foreign' });

/** A book whose agreements its rule set knows. */
async function checked(value: unknown): Promise<Read> {
  const book = bookIn(value);
  if (!book.ok || (await knowsAgreements(book.value))) return book;
  return fail({ code: 'damaged' });
}

export const textOnDevice = (): string => safeStorage[ACCOUNTS_KEY] ?? '';

/** Absent where nothing is kept; what cannot be read lies apart, what is newer stays as it is. */
export async function bookFrom(text: string): Promise<AccountBook | undefined> {
  if (text === '') return undefined;
  const book = await checked(valueIn(text));
  if (book.ok) return book.value;
  if (book.error.code === 'newer') leaveToLater(ACCOUNTS_KEY);
  else setAside(ACCOUNTS_KEY, text);
  return undefined;
}

/** The answer is the text that lies there now. */
export function keepBook(book: AccountBook | undefined): string {
  const text = book === undefined ? '' : JSON.stringify(book);
  if (book === undefined) delete safeStorage[ACCOUNTS_KEY];
  else safeStorage[ACCOUNTS_KEY] = text;
  return textOnDevice();
}

const KIND = 'accounts';

export const fileText = (book: AccountBook): string =>
  JSON.stringify({ moineau: KIND, ...book }, undefined, 1);

const MOST_BYTES = 2_000_000;

export async function bookInFile(file: Blob): Promise<Read> {
  if (file.size > MOST_BYTES) return FOREIGN;
  const value = valueIn(await file.text());
  return isFields(value) && value['moineau'] === KIND ? checked(value) : FOREIGN;
}
