/** A set in a link: behind the `#`, so that no server is sent what the teacher wrote. */
import { fail, ok, type Result } from '../../engine/notation.ts';
import type { QuestionSet } from './question-set.ts';
import { type SetFault, setIn, setText } from './set-text.ts';

/** Longer ones are cut by programs that send messages: such a set goes as a file. */
export const MOST_OF_A_LINK = 8000;

export type LinkFault = SetFault | { readonly code: 'cut' };

/** What a link can show is left as it is; a space is a plus, as in any query. */
const escaped = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(?:3F|3D|3A|2F|2C)/g, decodeURIComponent);

/** What follows the address of the page. The number at its end shows that nothing was cut off. */
export const setHash = (set: QuestionSet): string =>
  `#set=${escaped(setText(set))}&n=${set.questions.length}`;

/** Nothing where an address carries no set. */
export function setInHash(hash: string): Result<QuestionSet, readonly LinkFault[]> | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const text = parts.get('set');
  if (text === null) return undefined;
  const set = setIn(text);
  const number = /^\d+/.exec(parts.get('n') ?? '');
  if (!number) return fail([{ code: 'cut' }]);
  if (!set.ok) return set;
  const n = set.value.questions.length;
  if (n !== Number(number[0])) return fail([{ code: 'cut' }]);
  return n > 0 ? ok(set.value) : fail([{ code: 'no-question' }]);
}
