/** Which texts the device keeps, for those few who do not know their names. */
import { attempt, pageOnly } from './storage.ts';

/** The keys of all texts that begin like this, those that could not be written among them. */
export const keysWith = (start: string): readonly string[] =>
  [...new Set([...(attempt(Object.keys) ?? []), ...pageOnly.keys()])].filter((key) =>
    key.startsWith(start),
  );
