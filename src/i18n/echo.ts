/** As much of a wrong value as one needs to know it again. */
const MOST_SIGNS = 24;
const INVISIBLE = /\p{C}/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const ISOLATE = { start: '\u2068', end: '\u2069' } as const;

const visible = (sign: string): string =>
  INVISIBLE.test(sign)
    ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : sign;

/** What somebody wrote, as it can stand in a sentence: short, nothing in it unseen, nothing turned around. */
export function echo(value: string): string {
  const signs = [...value.slice(0, 4 * MOST_SIGNS)];
  const shown = signs.slice(0, MOST_SIGNS).map(visible).join('');
  const text = signs.length > MOST_SIGNS ? `${shown}…` : shown;
  return RIGHT_TO_LEFT.test(text) ? `${ISOLATE.start}${text}${ISOLATE.end}` : text;
}
