export type Columns = readonly [keepers: number, middle: number, kept: number];

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const startOf = (columns: Columns, column: number): number =>
  columns.slice(0, column).reduce((sum, count) => sum + count, 0);

function columnOf(columns: Columns, at: number): number {
  const column = columns.findIndex((count, index) => at < startOf(columns, index) + count);
  return column < 0 ? columns.length - 1 : column;
}

/** The index a key leads to, counted over all columns; unchanged if nothing lies that way. */
export function stepFrom(columns: Columns, at: number, key: ArrowKey): number {
  const last = startOf(columns, columns.length) - 1;
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'ArrowDown') return Math.min(last, at + 1);
  const next = columnOf(columns, at) + (key === 'ArrowLeft' ? -1 : 1);
  const count = columns[next] ?? 0;
  return count === 0 ? at : startOf(columns, next) + Math.floor((count - 1) / 2);
}
