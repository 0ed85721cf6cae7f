/** What every reader of stored values asks. */
import { isFields } from '../../engine/notation.ts';

export { isFields };

/** What a sum may come to at most; far more than anything of the site's own. */
export const MOST = 1e13;

/** A count that can be added to. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST;

export const isRecordOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): value is Readonly<Record<string, Value>> =>
    isFields(value) && Object.values(value).every(isValue);
