/** Which words a file may say, read from its source. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordKeysIn } from '../../scripts/word-keys.mjs';
import { wordsFor } from '../../src/i18n/words.ts';

const folder = mkdtempSync(join(tmpdir(), 'word-keys-'));

function keysIn(files: Readonly<Record<string, string>>): readonly string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return wordKeysIn(join(folder, 'entry.ts'));
}

const OTHER = `
  export const used = (say) => say('wait.edge');
  export const unused = (say) => say('wait.closed');
  const KEYS = { a: 'nav.learn' };
  export const late = (say) => say(KEYS.a);
`;

/** Fetched together with the words of runs. */
const LATE = `
  export const late = (say) => [say('run.score'), say('mistakes.title')];
  export const words = (locale) => fetchWords(locale, 'runs');
`;

test.each([
  ['a key as it stands', "export const a = (say) => say('stage.check');", ['stage.check']],
  [
    'a key that is put together',
    'export const a = (say, n) => say(`wait.$' + '{n}.x`);',
    ['wait.*.x'],
  ],
  [
    'what is imported, and not what lies beside it',
    "import { used } from './other.ts'; export const a = used;",
    ['wait.edge'],
  ],
  [
    'what is named in turn',
    "import { late as later } from './other.ts'; export const a = () => later;",
    ['nav.learn'],
  ],
  [
    'all that is fetched',
    "export const a = () => import('./other.ts');",
    ['nav.learn', 'wait.closed', 'wait.edge'],
  ],
  [
    'what is fetched, but for the words that it brings along',
    "export const a = () => import('./late.ts');",
    ['mistakes.title'],
  ],
  ['what is passed on', "export { used } from './other.ts';", ['wait.edge']],
  ['no type', "export type A = 'stage.check';", []],
])('%s', (_, entry, expected) => {
  expect(keysIn({ 'other.ts': OTHER, 'late.ts': LATE, 'entry.ts': entry })).toEqual(expected);
});

test('stars stand for what is filled in, dots and all but at the beginning', () => {
  const keys = (said: string) => Object.keys(wordsFor('en', [said]));
  expect(keys('wind.*')).toEqual(['wind.E', 'wind.S', 'wind.W', 'wind.N']);
  expect(keys('settle.mode.*')).toEqual(['settle.mode.new', 'settle.mode.old']);
  expect(keys('table.ask.*')).toContain('table.ask.dealt.east');
  expect(keys('*.reach.note').sort()).toEqual(['mcr.reach.note', 'riichi.reach.note']);
});
