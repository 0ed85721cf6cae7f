/** A number with a comma or a point; absent where it is none. */
export function numberIn(text: string): number | undefined {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('\u2212', '-');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

/** Whether two sums are the same to the centime. */
export const isSameSum = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;
