/** The words that a page carries. */
import { expect, test } from 'vitest';
import { carryWords, WORDS_PLACE, withData } from '../../src/i18n/delivery/carry-words.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';

const page = `<body>${WORDS_PLACE}<main></main></body>`;

test('are written once, however many parts ask for them', () => {
  const locals = { locale: 'en', words: {} } as const;
  carryWords({ locals }, ['wind.*']);
  carryWords({ locals }, ['wind.E', 'group.pung']);
  expect(locals.words).toEqual(
    Object.fromEntries(
      (['wind.E', 'wind.S', 'wind.W', 'wind.N', 'group.pung'] as const).map((key) => [
        key,
        WORDS.en[key],
      ]),
    ),
  );
});

test('are said by whatever is alive on it', () => {
  expect(speaker('fr')('nav.tiles')).toBe(WORDS.fr['nav.tiles']);
});

test('stand as data that no text can break out of', () => {
  const broken = { a: '</script><b>$&' };
  const written = '{"a":"\\u003c/script>\\u003cb>$&"}';
  expect(withData(page, { words: broken, questions: broken })).toBe(
    `<body><script type="application/json" id="words">${written}</script><script type="application/json" id="questions">${written}</script><main></main></body>`,
  );
});

test('leave no trace where nothing is alive', () => {
  expect(withData(page, { words: {}, questions: {} })).toBe('<body><main></main></body>');
});
