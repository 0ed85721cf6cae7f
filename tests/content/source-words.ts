/** Fingerprints of texts: whether words follow each other in a source, without its text. */
import { createHash } from 'node:crypto';

/** So many words in a row make one print; a quotation has at least as many. */
export const PRINT_WORDS = 4;

/** As printed but for marks, emphasis and line ends. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const printOf = (words: readonly string[]): number =>
  createHash('sha256').update(words.join(' ')).digest().readUInt32LE();

/** A print for every row of words in a text. */
export function printsOf(text: string): ReadonlySet<number> {
  const words = wordsOf(text);
  return new Set(
    words.slice(PRINT_WORDS - 1).map((_, at) => printOf(words.slice(at, at + PRINT_WORDS))),
  );
}

export function readPrints(base64: string): ReadonlySet<number> {
  const bytes = Buffer.from(base64, 'base64');
  return new Set(new Uint32Array(new Uint8Array(bytes).buffer));
}
