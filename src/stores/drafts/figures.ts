/** Accepts a comma or a point, spaces and a minus sign. */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('\u2212', '-');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}
