/**
 * A set as text, the one form of its file, its link, the device and what is pasted in. A line that
 * begins with `#` is its title, one with `>` words about the question above it; all others are the
 * addresses of questions: `waits?hand=1113456666788p`, or as the browser shows them.
 */
import { fail, ok, parseHand, type Result } from '../../engine/notation.ts';
import { questionOfHand } from './hand-question.ts';
import {
  cleanTitle,
  cleanWords,
  MOST,
  type QuestionSet,
  type SetQuestion,
} from './question-set.ts';

export type SetFault =
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'too-many'; readonly n: number; readonly most: number }
  | { readonly code: 'newer' }
  | { readonly code: 'no-question' }
  | { readonly code: 'no-address'; readonly line: number; readonly text: string }
  | { readonly code: 'words-first'; readonly line: number; readonly text: string }
  | { readonly code: 'second-title'; readonly line: number; readonly text: string }
  | { readonly code: 'long-title'; readonly line: number; readonly most: number }
  | { readonly code: 'long-words'; readonly line: number; readonly most: number }
  | { readonly code: 'long-address'; readonly line: number; readonly most: number };

/** The form of the text; what a later form of the site writes has a higher number. */
const HEAD = /^moineau-set (\d+)$/;
const FORM = 1;

/** A path and a query, whatever site and language the path begins with; a bare name is a page. */
const ADDRESS = /^(?:\S*\/)?([a-z][\w-]{0,40})\/?\?([^#]*)/;

/** What a query would take for its own sign, and what an address cannot show. */
const escaped = (text: string): string => text.replace(/[%&+#=?\s\p{C}]/gu, encodeURIComponent);

/** The notation stands unescaped, as in all addresses of the site. */
export const addressOf = ({ page, texts }: Pick<SetQuestion, 'page' | 'texts'>): string => {
  const query = Object.entries(texts).flatMap(([name, text]) =>
    text === undefined ? [] : [`${escaped(name)}=${escaped(text)}`],
  );
  return `${page}?${query.join('&')}`;
};

function questionIn(line: string): Pick<SetQuestion, 'page' | 'texts'> | undefined {
  const [, page, query] = ADDRESS.exec(line) ?? [];
  if (page === undefined || query === undefined) {
    const hand = parseHand(line);
    return hand.ok ? questionOfHand(hand.value) : undefined;
  }
  return { page, texts: Object.fromEntries(new URLSearchParams(query)) };
}

const wordsText = (words: string): readonly string[] =>
  words === '' ? [] : words.split('\n').map((line) => `> ${line}`);

export function setText({ title, questions }: QuestionSet): string {
  const lines = [
    ...(title === '' ? [] : [`# ${title}`]),
    ...questions.flatMap((one) => [addressOf(one), ...wordsText(one.words)]),
  ];
  return lines.join('\n');
}

/** With its form, for what may be read by a later one: a file, and the device. */
export const filedText = (set: QuestionSet): string => `moineau-set ${FORM}\n${setText(set)}\n`;

/** Reads line by line, and remembers all that is wrong. */
function createReader() {
  const faults: SetFault[] = [];
  const questions: SetQuestion[] = [];
  let title: string | undefined;
  let wordsBegun = false;

  const readTitle = (text: string, line: number): void => {
    if (title !== undefined) faults.push({ code: 'second-title', line, text });
    else if (text.length > MOST.title) faults.push({ code: 'long-title', line, most: MOST.title });
    title ??= cleanTitle(text);
  };
  const readWords = (text: string, line: number): void => {
    const about = questions.at(-1);
    if (!about) {
      faults.push({ code: 'words-first', line, text });
      return;
    }
    const words = wordsBegun ? `${about.words}\n${text}` : text;
    if (words.length > MOST.words) faults.push({ code: 'long-words', line, most: MOST.words });
    else questions[questions.length - 1] = { ...about, words: cleanWords(words) };
    wordsBegun = true;
  };
  const readAddress = (text: string, line: number): void => {
    const one = text.length > MOST.address ? undefined : questionIn(text);
    wordsBegun = false;
    if (one) questions.push({ ...one, words: '' });
    else if (text.length > MOST.address)
      faults.push({ code: 'long-address', line, most: MOST.address });
    else faults.push({ code: 'no-address', line, text });
  };
  const read = (text: string, line: number): void => {
    if (text.startsWith('>')) readWords(text.replace(/^> ?/, ''), line);
    else if (text.startsWith('#')) readTitle(text.replace(/^#+ ?/, ''), line);
    else if (text.trim() !== '') readAddress(text.trim(), line);
  };
  return { read, faults, found: (): QuestionSet => ({ title: title ?? '', questions }) };
}

/** Everything that is wrong with it, in the order of its lines; else the set. */
export function setIn(text: string): Result<QuestionSet, readonly SetFault[]> {
  if (text.length > MOST.text) return fail([{ code: 'too-long', most: MOST.text }]);
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  const [, form] = HEAD.exec(lines[0]?.trim() ?? '') ?? [];
  if (form !== undefined && Number(form) > FORM) return fail([{ code: 'newer' }]);
  const { read, faults, found } = createReader();
  for (const [at, line] of lines.entries()) {
    if (at > 0 || form === undefined) read(line, at + 1);
  }
  const set = found();
  const n = set.questions.length;
  if (n > MOST.questions) faults.push({ code: 'too-many', n, most: MOST.questions });
  return faults.length > 0 ? fail(faults) : ok(set);
}
