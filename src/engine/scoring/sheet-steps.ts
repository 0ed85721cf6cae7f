import type { Sheet } from './sheet.ts';

/** The number of steps to reveal: each line, then the arithmetic. */
export const sheetSteps = ({ lines, steps }: Pick<Sheet, 'lines' | 'steps'>): number =>
  lines.length + steps.length;
