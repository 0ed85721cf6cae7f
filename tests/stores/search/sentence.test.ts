import { expect, test } from 'vitest';
import { matchingSentence } from '../../../src/stores/search/sentence.ts';

/** What is shown, the words found in brackets. */
const shown = (content: string, ...found: readonly number[]): string =>
  matchingSentence(content, found)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

test.each([
  [
    'the sentence with the word',
    'Kong. ¶ It is drawn. A kong needs four. ¶ kan',
    6,
    'A [kong] needs four.',
  ],
  [
    'the first one where only the title has it',
    'Kong. ¶ It is drawn. A set. ¶ kan',
    0,
    'It is drawn.',
  ],
  [
    'the first one where only another name has it',
    'Kong. ¶ It is drawn. A set. ¶ kan',
    9,
    'It is drawn.',
  ],
  ['what stands between two breaks', 'Kong. ¶ Navy · Kong · Tchou · Carré ¶', 4, '[Kong]'],
  [
    'no end after a shortened word',
    'Title ¶ See ch. IV, p. 50. Then more. ¶',
    4,
    'See ch. [IV,] p. 50.',
  ],
  [
    'an end before a closing mark',
    'Title ¶ « Il a pioché. » Puis rien. ¶',
    5,
    '«\u202fIl a [pioché.]\u202f»',
  ],
])('%s', (_, content, at, wanted) => expect(shown(content, at)).toBe(wanted));

test('the sentence with most of the words, of each the first', () => {
  expect(shown('T ¶ A kong, a kong. A pung and a kong. ¶', 3, 5, 7, 10)).toBe(
    'A [pung] and a [kong.]',
  );
});

test('a long sentence begins shortly before what was found', () => {
  const words = Array.from({ length: 80 }, (_, at) => `w${at}`);
  const text = shown(`T ¶ ${words.join(' ')}. ¶`, 2 + 50);
  expect(text.startsWith('… w38 ')).toBe(true);
  expect(text).toContain('[w50]');
  expect(text.endsWith(' w73 …')).toBe(true);
});

test('a word and what it is elided with are written as one', () => {
  expect(shown('T ¶ Dès qu’ une main l’ a, aujourd’hui. ¶', 5)).toBe(
    'Dès qu’une [main] l’a, aujourd’hui.',
  );
});

test('nothing to show where a place has no prose', () => {
  expect(matchingSentence('T ¶ ¶ other names', [4])).toEqual([]);
});
