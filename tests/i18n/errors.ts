/** A text for each thing that can be wrong with a hand, and what its error must name. */
import type { WaitQuestionError } from '../../src/engine/drills.ts';

interface Refused {
  readonly text: string;
  /** What the reader must be told, as it stands in the sentence in each language. */
  readonly names: { readonly en: readonly string[]; readonly fr: readonly string[] };
}

const both = (...names: readonly string[]) => ({ en: names, fr: names });

export const ERRORS = {
  empty: { text: ' ', names: both() },
  'too-long': { text: '1m'.repeat(150), names: both('300', '200') },
  'unknown-sign': { text: '12m?', names: both('?', '4') },
  'digits-without-letter': { text: '1m234', names: both('234', '3') },
  'letter-without-digits': { text: '1mp', names: both('p', '3') },
  'no-such-tile': { text: '1m8z', names: both('8z', '3') },
  'bad-meld': { text: '1m~124p', names: both('~124p', '3') },
  'unclosed-meld': { text: '1m(2222p', names: both('3') },
  'bad-winning-tile': { text: '1m!23p', names: both('!23p', '3') },
  misplaced: { text: '1m*2m~234p', names: both('~', '6') },
  'too-many-copies': {
    text: '77777s',
    names: {
      en: ['7 of bamboos', '7s', '5', '4'],
      fr: ['7 de bambous', '7s', '5', '4'],
    },
  },
  'impossible-count': { text: '123456m', names: both('6', '13', '11') },
  'no-flowers': {
    text: '1m1f',
    names: { en: ['Flowers and seasons'], fr: ['Fleurs et saisons'] },
  },
  'no-win': { text: '1m!1m', names: { en: ['winning tile'], fr: ['tuile gagnante'] } },
} as const satisfies Record<WaitQuestionError['code'], Refused>;
