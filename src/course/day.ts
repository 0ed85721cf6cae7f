/** Days as numbers, and as they are written in what is kept. What day it is, the caller says. */
export const DAY_MS = 86_400_000;

/** Days since 1 January 1970 in the calendar of the reader, wherever that is. */
export function dayOf(at: number | Date): number {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/** `2026-11-22`, the same in every language. */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
