/** What a question at the table says of the readings that its answer hangs on, and by which mechanism. */
import { describe, expect, test } from 'vitest';
import { loadTableDrill } from '../../src/engine/drills/table/table-drill.ts';
import { promptOf } from '../../src/i18n/table/table-prompt.ts';
import { reasonText } from '../../src/i18n/table/table-words.ts';
import { speak } from '../components/render.ts';

const desk = await loadTableDrill('at-the-table');
const VOICE = { locale: 'en', say: speak('en') } as const;

const asked = (texts: Readonly<Record<string, string>>): string => {
  const read = desk.ask(texts);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return promptOf(read.value.shown, VOICE);
};

describe('what the source leaves open is said before the question, with its erratum', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, RegExp]>([
    [
      'the second loose tile',
      { ask: 'replacement', rules: 'tchou1924', starter: 'A', throws: '43-54', taken: '1' },
      /^Here both loose tiles lie on one stack.*\(erratum E47\)/,
    ],
    [
      'which loose tile is first',
      { ask: 'replacement', rules: 'vulcain1953', starter: 'A', throws: '43-54', taken: '0' },
      /^Here the loose tile nearer.*\(erratum V45\)/,
    ],
    [
      'the order in the Treasure',
      { ask: 'replacement', rules: 'riichi', starter: 'A', throws: '43', taken: '1' },
      /^Here the stack nearest.*\(erratum J07\)/,
    ],
    [
      'a count past the end of the wall',
      { ask: 'breach', rules: 'vulcain1953', starter: 'A', throws: '65-64' },
      /^Here a count longer.*\(erratum V44\)/,
    ],
    [
      'the last tiles of the deal',
      {
        ...{ ask: 'dealt', rules: 'vulcain1953', starter: 'A', throws: '43-54' },
        ...{ stack: '26', layer: 'top' },
      },
      /^Here the last tiles.*\(erratum V46\)/,
    ],
    [
      'the stacks that stay',
      { ask: 'breach', rules: 'riichi', starter: 'A', throws: '43' },
      /^Here all the stacks.*\(erratum J02\)/,
    ],
    [
      'East after a drawn hand',
      { ask: 'passes', rules: 'encyclopedie', starter: 'A', ends: 'drawn' },
      /^Here East stays.*\(erratum F08\)/,
    ],
    [
      'a kong in the turn of a pung',
      {
        ...{ ask: 'kong', rules: 'tchou1924', moment: 'claim', tile: '5s', left: '30', kongs: '0' },
        hand: '1111m234p99s77z~555s',
      },
      /^Here what is said of a chow.*\(erratum E30\)/,
    ],
  ])('%s', (_, texts, said) => expect(asked(texts)).toMatch(said));

  test('and nothing where the source says it', () => {
    expect(asked({ ask: 'breach', rules: 'tchou1924', starter: 'A', throws: '65-64' })).not.toMatch(
      /Here/,
    );
    expect(
      asked({ ask: 'passes', rules: 'encyclopedie', starter: 'A', ends: 'other-wins' }),
    ).not.toMatch(/Here/);
  });
});

test.each([
  ['tchou1924', /one more tile that stays with the reserve/],
  // « l’on rajoute 2 tuiles à l’extrême droite du Trésor » (riichi.6.4.3)
  ['riichi', /comes from the Treasure, which takes in one more stack of the wall/],
  ['mcr', /takes one replacement tile/],
])('%s: what a kong costs in draws', (rules, said) => {
  const { reasons } = desk.check({ ask: 'draws', rules, kongs: '1', flowers: '0' }, []);
  expect(reasons.map((line) => reasonText(line, VOICE)).join(' ')).toMatch(said);
});

test('the first throw of 1924 finds a player, the others a wall', () => {
  const opened = { ask: 'opened', starter: 'A', throws: '43' };
  expect(asked({ ...opened, rules: 'tchou1924' })).toBe('A throws 7. Who makes the breach?');
  expect(asked({ ...opened, rules: 'vulcain1953' })).toMatch(/Whose wall/);
});

test('hands after the end of a round of 1924 are not asked: two answers would do', () => {
  const round = { ask: 'round', rules: 'tchou1924', home: 'A', starter: 'D', round: 'E' };
  const read = desk.ask({ ...round, ends: 'other-wins,starter-wins' });
  expect(read.ok ? undefined : read.error).toEqual({
    part: 'ends',
    error: { code: 'after-the-round' },
  });
  expect(desk.solve({ ...round, ends: 'starter-wins,other-wins' })).toEqual(['new']);
});
