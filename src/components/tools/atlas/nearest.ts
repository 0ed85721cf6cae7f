import type { Fan } from './fan.ts';

const CELL = 12;
const NONE = -1;

export type Nearest = (
  point: { readonly x: number; readonly y: number },
  reach: number,
  accepts?: (place: number) => boolean,
) => number | undefined;

/** The dots of a cell form a linked list: `firsts[cell]`, then `nexts[dot]`. */
export function nearestOn({ box, x, y }: Fan): Nearest {
  const columns = Math.ceil(box.width / CELL) + 1;
  const rows = Math.ceil(box.height / CELL) + 1;
  const firsts = new Int32Array(columns * rows).fill(NONE);
  const nexts = new Int32Array(x.length);
  const cellOf = (at: number): number =>
    Math.floor((y[at] as number) / CELL) * columns + Math.floor((x[at] as number) / CELL);
  for (let at = 0; at < x.length; at++) {
    const cell = cellOf(at);
    nexts[at] = firsts[cell] ?? NONE;
    firsts[cell] = at;
  }

  return (point, reach, accepts = () => true) => {
    let best: number | undefined;
    let least = reach ** 2;
    const look = (cell: number): void => {
      for (let at = firsts[cell] ?? NONE; at !== NONE; at = nexts[at] ?? NONE) {
        const distance = ((x[at] as number) - point.x) ** 2 + ((y[at] as number) - point.y) ** 2;
        if (distance > least || !accepts(at)) continue;
        best = at;
        least = distance;
      }
    };
    const cells = (from: number, most: number): [number, number] => [
      Math.max(0, Math.floor((from - reach) / CELL)),
      Math.min(most - 1, Math.floor((from + reach) / CELL)),
    ];
    const [left, right] = cells(point.x, columns);
    const [top, bottom] = cells(point.y, rows);
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) look(row * columns + column);
    }
    return best;
  };
}
