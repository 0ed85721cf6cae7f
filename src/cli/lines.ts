/** Longer than any record; a longer line is cut to one character more than this. */
export const MAX_LINE = 65_536;

/**
 * The lines of a text that comes in pieces, those of each piece together. Only
 * line feeds part lines: JSON strings may hold the other signs Unicode counts as such.
 */
export async function* lineBatches(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE + 1);
    yield lines;
  }
  if (rest !== '') yield [rest];
}
