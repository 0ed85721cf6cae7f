/** The sentence of a place in which what was searched for stands. */

/** Stands around the prose; what is outside is found, and never quoted. */
const FENCE = '¶';
/** Stands between two texts of which the first ends without a full stop. */
const BREAK = '·';
const ENDS = /[.!?…][»”"’)\]]*$/u;
const SHORTENED = /^[(«“]*(?:p|ch|fig|n|l|vol|cf|no|pp)\.$/i;
/** In French the word after an apostrophe is indexed as one of its own. */
const ELIDED = /^[«“(]*(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)’$/iu;

/** The words shown at most, and those before the first that was found. */
const MOST = 36;
const BEFORE = 12;

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function spansOf(words: readonly string[]): readonly Span[] {
  const first = words.indexOf(FENCE) + 1;
  const last = words.lastIndexOf(FENCE);
  const spans: Span[] = [];
  let from = first;
  for (let at = first; at < last; at++) {
    const word = words[at] ?? '';
    const isBreak = word === BREAK;
    if (!isBreak && (!ENDS.test(word) || SHORTENED.test(word)) && at < last - 1) continue;
    // A closing mark belongs to what it closes.
    const to = isBreak ? at : words[at + 1] === '»' ? at + 2 : at + 1;
    if (to > from) spans.push({ from, to });
    from = isBreak ? at + 1 : to;
  }
  return spans;
}

/** Of the words found, those that stand in a sentence, each once. */
const foundIn = (words: readonly string[], { from, to }: Span, found: ReadonlySet<number>) =>
  new Set(
    words
      .slice(from, to)
      .flatMap((word, at) =>
        found.has(from + at) ? [word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')] : [],
      ),
  ).size;

function shortened({ from, to }: Span, found: ReadonlySet<number>): Span {
  if (to - from <= MOST) return { from, to };
  const first = [...found].filter((at) => at >= from && at < to).sort((a, b) => a - b)[0] ?? from;
  const start = Math.max(from, Math.min(first - BEFORE, to - MOST));
  return { from: start, to: Math.min(to, start + MOST) };
}

/** What stands between two words: the index knows one space only. */
function gap(word: string, next: string): string {
  if (ELIDED.test(word)) return '';
  if (next === ':') return '\u00a0';
  return word === '«' || /^[?!;»]/.test(next) ? '\u202f' : ' ';
}

/**
 * @param content the words of a place as the index keeps them
 * @param locations which of the words were found
 */
export function matchingSentence(content: string, locations: readonly number[]): readonly Piece[] {
  const words = content.split(/\s+/);
  const found = new Set(locations);
  const spans = spansOf(words);
  const counts = spans.map((span) => foundIn(words, span, found));
  const best = spans[counts.indexOf(Math.max(...counts))];
  if (!best) return [];
  const { from, to } = shortened(best, found);
  const parts: Piece[] = [];
  const put = (text: string, isFound: boolean): void => {
    const last = parts.at(-1);
    if (last?.isFound === isFound) parts[parts.length - 1] = { text: last.text + text, isFound };
    else parts.push({ text, isFound });
  };
  if (from > best.from) put('… ', false);
  for (let at = from; at < to; at++) {
    const word = words[at] ?? '';
    put(word, found.has(at));
    if (at < to - 1) put(gap(word, words[at + 1] ?? ''), found.has(at) && found.has(at + 1));
  }
  if (to < best.to) put(' …', false);
  return parts;
}
