/** The answers and mistakes that wait to be taken into the record. */
import { safeStorage, valueIn, WAITING } from '../device/storage.ts';
import { keysWith } from '../device/storage-keys.ts';
import type { Mistake } from './card.ts';
import type { Attempt } from './result.ts';
import { isAttempt, isMistake } from './rows-in.ts';
import { WAITING_MISTAKE } from './waiting.ts';

/** What cannot be read is left where it is: a later form of the site may know it. */
const rowsAt = <Row extends { readonly id: string }>(
  prefix: string,
  isRow: (value: unknown) => value is Row,
): readonly Row[] =>
  keysWith(prefix).flatMap((key) => {
    const row = valueIn(safeStorage[key]);
    return isRow(row) && key === prefix + row.id ? [row] : [];
  });

export const waitingAttempts = (): readonly Attempt[] => rowsAt(WAITING, isAttempt);
export const waitingMistakes = (): readonly Mistake[] => rowsAt(WAITING_MISTAKE, isMistake);
