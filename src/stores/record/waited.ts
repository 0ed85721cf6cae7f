/** The answers that wait to be taken into the record. */
import { safeStorage, WAITING } from '../device/storage.ts';
import { keysWith } from '../device/storage-keys.ts';
import type { Attempt } from './result.ts';
import { isAttempt } from './rows-in.ts';

function attemptIn(text: string | undefined): Attempt | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isAttempt(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What cannot be read is left where it is: a later form of the site may know it. */
export const waiting = (): readonly Attempt[] =>
  keysWith(WAITING).flatMap((key) => {
    const attempt = attemptIn(safeStorage[key]);
    return attempt && key === WAITING + attempt.id ? [attempt] : [];
  });
