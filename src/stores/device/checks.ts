/** What every reader of stored values asks of one value. */
import { isCount, isFields } from '../../engine/notation.ts';

export { isFields };

/** What a sum may come to at most; far more than anything of the site's own. */
const MOST = 1e13;

/** A count that others can be added to. */
export const isSmallCount = (value: unknown): value is number => isCount(value) && value <= MOST;

export const isSum = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST;

export const isOutcomes = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 10_000 && /^[1h0]*$/.test(value);

export const isRecordOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): value is Readonly<Record<string, Value>> =>
    isFields(value) && Object.values(value).every(isValue);
