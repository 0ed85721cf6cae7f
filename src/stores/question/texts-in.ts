import type { Texts } from '../../engine/drills.ts';

/** What an address says of these parts. */
export const textsIn = (query: URLSearchParams, parts: readonly string[]): Texts =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const text = query.get(part);
      return text === null ? [] : [[part, text] as const];
    }),
  );
