/** Longer than any record. A longer line is cut to one character more, and refused for it. */
export const MAX_LINE = 65_536;

/** Splits streamed text into lines. Only `\n` ends one: JSON may hold Unicode's other line ends. */
export async function* lineBatches(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE + 1);
    yield lines;
  }
  if (rest !== '') yield [rest];
}
