/** Questions about the tables of the encyclopedia and of Japan: asked over many seeds, and by example. */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../../src/engine/core/rng.ts';
import type { ClaimRule, TableRules } from '../../../../src/engine/core/table-rules.ts';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { readFields, writeFields } from '../../../../src/engine/drills/field.ts';
import {
  type AtTable,
  settingOf,
  type TableContext,
  type WordForm,
} from '../../../../src/engine/drills/table/ask.ts';
import { ASKS, TABLE_ASKS, type TableAsk } from '../../../../src/engine/drills/table/asks/index.ts';
import { encyclopedieClaims } from '../../../../src/engine/rulesets/encyclopedie/claims.ts';
import { encyclopedieTable } from '../../../../src/engine/rulesets/encyclopedie/table.ts';
import { encyclopedieLevels } from '../../../../src/engine/rulesets/encyclopedie/teaching/levels.ts';
import { table as encyclopedieTeaching } from '../../../../src/engine/rulesets/encyclopedie/teaching/table.ts';
import { PLAYABLE_RULES } from '../../../../src/engine/rulesets/index.ts';
import { tableLevelsOf } from '../../../../src/engine/rulesets/levels.ts';
import { riichiClaims } from '../../../../src/engine/rulesets/riichi/claims.ts';
import { riichiTable } from '../../../../src/engine/rulesets/riichi/table.ts';
import { riichiLevels } from '../../../../src/engine/rulesets/riichi/teaching/levels.ts';
import { table as riichiTeaching } from '../../../../src/engine/rulesets/riichi/teaching/table.ts';
import type { TableTeaching } from '../../../../src/engine/scoring/table-teaching.ts';
import { setSize } from '../../../../src/engine/table/tile-set.ts';
import { wallSize } from '../../../../src/engine/table/wall.ts';

/** The table alone: what is asked here hangs on no score. */
const contextOf = (
  { table, claims }: { readonly table: TableRules; readonly claims: readonly ClaimRule[] },
  teaching: TableTeaching,
  forms: readonly WordForm[],
): TableContext =>
  ({
    kit: { table, claims, countsRound: forms.includes('winds') },
    ...{ teaching, forms },
    wall: { ...table.breach, ...wallSize(setSize(table), table.breach) },
  }) as unknown as TableContext;

const CONTEXTS = {
  encyclopedie: contextOf(
    { table: encyclopedieTable, claims: encyclopedieClaims },
    encyclopedieTeaching,
    ['singly', 'east'],
  ),
  riichi: contextOf({ table: riichiTable, claims: riichiClaims }, riichiTeaching, [
    'winds',
    'plain',
    'gap',
    'east',
  ]),
};
type Rules = keyof typeof CONTEXTS;

const LEVELS = { encyclopedie: encyclopedieLevels.table, riichi: riichiLevels.table };

/** Hands are won by the rules of a kit. */
const NEED_A_KIT: readonly string[] = ['fills', 'complete', 'taker', 'claimants', 'kong', 'robbed'];

const ROWS = (Object.keys(CONTEXTS) as Rules[]).flatMap((rules) =>
  Object.values(LEVELS[rules])
    .flat()
    .filter((ask) => !NEED_A_KIT.includes(ask))
    .map((ask): [TableAsk, Rules] => [ask, rules]),
);

function put(ask: TableAsk, rules: Rules, { players = 'ABCD', ...texts }: Texts): AtTable<object> {
  const read = readFields<object>(ASKS[ask].fields, texts);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { ...read.value, ...settingOf(CONTEXTS[rules], players) };
}

test('each kind of question is listed by a rule set', () => {
  const listed = [
    ...PLAYABLE_RULES.map((rules) => tableLevelsOf(rules)),
    ...Object.values(LEVELS),
  ].flatMap((levels) => Object.values(levels).flat());
  expect(new Set(listed)).toEqual(new Set(TABLE_ASKS));
});

describe.each(ROWS)('%s at the table of %s', (ask, rules) => {
  const { make, fields, flaw, answer, accepts, reasons, hint, show, after } = ASKS[ask];
  const setting = settingOf(CONTEXTS[rules], 'CADB');
  const asked = Array.from({ length: 120 }, (_, seed) => {
    const question = make(createRng(seed * 7919), setting);
    return { question, whole: { ...question, ...setting } };
  });

  test('is asked without a flaw, and reads as it is written', () => {
    for (const { question, whole } of asked) {
      expect(flaw?.(whole)).toBeUndefined();
      expect(readFields(fields, writeFields<object>(fields, question))).toEqual({
        ok: true,
        value: question,
      });
    }
  });

  test('has an answer, reasons and a way, in plain data', () => {
    for (const { whole } of asked) {
      const chosen = answer(whole);
      expect(chosen.length).toBeGreaterThan(0);
      expect(chosen).not.toContain('');
      if (accepts) expect(accepts(whole, chosen)).toBe(true);
      const said = [reasons(whole, chosen), hint(whole), show?.(whole), after?.(whole)];
      expect(structuredClone(said)).toEqual(said);
      expect(reasons(whole, chosen).length).toBeGreaterThan(0);
      expect(hint(whole).length).toBeGreaterThan(0);
    }
  });

  test('is answered now with one thing, now with another', () => {
    const answers = asked.map(({ whole }) => answer(whole).join(' '));
    expect(new Set(answers).size).toBeGreaterThan(1);
  });
});

describe('the answer', () => {
  test.each<[string, TableAsk, Rules, Texts, string]>([
    // places.1
    ['the second throw is South', 'ranked', 'encyclopedie', { thrown: '3-6-1-4', wind: 'S' }, 'D'],
    ['the last is North', 'ranked', 'encyclopedie', { thrown: '3-6-1-4', wind: 'N' }, 'C'],
    [
      'East may be known while others are level',
      'ranked',
      'encyclopedie',
      { thrown: '3-6-3-1', wind: 'E' },
      'B',
    ],
    // dist.2.ex1, F01
    ['8 is the wall of North', 'opened', 'encyclopedie', { starter: 'A', throws: '53' }, 'D'],
    // dist.3
    ['14 stacks', 'breach', 'encyclopedie', { starter: 'A', throws: '53-42' }, 'D14'],
    ['round the corner', 'breach', 'encyclopedie', { starter: 'A', throws: '55-55' }, 'A2'],
    // dist.4: stacks 8 to 13
    ['the hill', 'apart', 'encyclopedie', { starter: 'A', throws: '53-42', kongs: '0' }, 'D8'],
    [
      'not more after kongs',
      'apart',
      'encyclopedie',
      { starter: 'A', throws: '53-42', kongs: '3' },
      'D8',
    ],
    // dist.6
    [
      'right of the hill',
      'replacement',
      'encyclopedie',
      { starter: 'A', throws: '53-42', taken: '0' },
      'D7',
    ],
    [
      'the third',
      'replacement',
      'encyclopedie',
      { starter: 'A', throws: '53-42', taken: '2' },
      'D6',
    ],
    ['77 draws', 'draws', 'encyclopedie', { kongs: '0', flowers: '0' }, '77'],
    ['less replacements', 'draws', 'encyclopedie', { kongs: '1', flowers: '8' }, '68'],
    // dist.5
    [
      'stack 16 of the example is East’s',
      'dealt',
      'encyclopedie',
      { starter: 'A', throws: '53-42', stack: '2', layer: 'bottom' },
      'A',
    ],
    [
      'the last tile too',
      'dealt',
      'encyclopedie',
      { starter: 'A', throws: '53-42', stack: '27', layer: 'top' },
      'A',
    ],
    // fin.3, fin.4
    [
      'a void hand does not count',
      'passes',
      'encyclopedie',
      { starter: 'B', ends: 'drawn,starter-wins,other-wins' },
      'C',
    ],
    // 3.7: phase 1
    ...(['B', 'C', 'D', 'A'] as const).map(
      (player, at): [string, TableAsk, Rules, Texts, string] => [
        `phase 1: ${player}`,
        'lot',
        'riichi',
        { from: 'A', throws: '43-54', row: '43z8s1z1p2z', player },
        // C stays; B at the right of C, D opposite, A at the left.
        ['D', 'C', 'A', 'B'][at] ?? '',
      ],
    ),
    // 4.5: phase 2, with the players as they sit after phase 1
    ['phase 2', 'starter', 'riichi', { players: 'ACBD', from: 'A', throws: '22-33' }, 'A'],
    // 6.5: phase 4
    ['phase 4', 'breach', 'riichi', { players: 'ACBD', starter: 'A', throws: '66' }, 'D12'],
    [
      'phase 4',
      'marker',
      'riichi',
      { players: 'ACBD', starter: 'A', throws: '66', kongs: '0' },
      'D10',
    ],
    [
      'after a kan',
      'marker',
      'riichi',
      { players: 'ACBD', starter: 'A', throws: '66', kongs: '1' },
      'D9',
    ],
    [
      'the Treasure',
      'apart',
      'riichi',
      { players: 'ACBD', starter: 'A', throws: '66', kongs: '0' },
      'D6',
    ],
    [
      'it grows',
      'apart',
      'riichi',
      { players: 'ACBD', starter: 'A', throws: '66', kongs: '2' },
      'D4',
    ],
    ['round the corner', 'apart', 'riichi', { starter: 'A', throws: '11', kongs: '0' }, 'C13'],
    ['replacements', 'replacement', 'riichi', { starter: 'A', throws: '66', taken: '1' }, 'D12'],
    ['replacements', 'replacement', 'riichi', { starter: 'A', throws: '66', taken: '2' }, 'D11'],
    ['69 draws', 'draws', 'riichi', { kongs: '0', flowers: '0' }, '69'],
    ['61 draws', 'draws', 'riichi', { kongs: '4', flowers: '0' }, '61'],
    [
      'the jump',
      'dealt',
      'riichi',
      { players: 'ACBD', starter: 'A', throws: '66', stack: '27', layer: 'top' },
      'A',
    ],
    [
      'the jump',
      'dealt',
      'riichi',
      { players: 'ACBD', starter: 'A', throws: '66', stack: '26', layer: 'top' },
      'B',
    ],
    // 1.1.4, 1.1.5
    [
      'ready at the end of a drawn hand',
      'passes',
      'riichi',
      { starter: 'B', ends: 'draw-ready,starter-wins,draw-unready' },
      'C',
    ],
    // 1.1.6: in the East round the deal passes, in the South round it stays
    ['not ready', 'passes', 'riichi', { starter: 'B', ends: 'draw-unready' }, 'C'],
    [
      'not ready in the South round',
      'passes',
      'riichi',
      { starter: 'B', ends: 'draw-unready', agreed: 'southRoundStays' },
      'B',
    ],
    [
      'until a Child wins',
      'passes',
      'riichi',
      { starter: 'B', ends: 'draw-unready,other-wins', agreed: 'southRoundStays' },
      'C',
    ],
    // 1.1.1, 1.1.2
    ...(
      [
        ['E', 'D', 'other-wins', 'S'],
        ['E', 'D', 'starter-wins', 'E'],
        ['E', 'C', 'other-wins,draw-ready', 'E'],
        ['E', 'C', 'other-wins,draw-unready', 'S'],
        ['S', 'C', 'other-wins', 'S'],
        ['S', 'D', 'other-wins', 'over'],
        ['S', 'D', 'draw-unready', 'over'],
      ] as const
    ).map(([round, starter, ends, wanted]): [string, TableAsk, Rules, Texts, string] => [
      `the ${round} round, ${starter} being East`,
      ...(['round', 'riichi'] as const),
      { home: 'A', starter, round, ends },
      wanted,
    ]),
    [
      'the South round goes on, where that is agreed',
      'round',
      'riichi',
      { home: 'A', starter: 'D', round: 'S', ends: 'draw-unready', agreed: 'southRoundStays' },
      'S',
    ],
    // fin.5, fin.3
    [
      'all four have been East',
      'round',
      'encyclopedie',
      { home: 'B', starter: 'A', round: 'E', ends: 'other-wins' },
      'over',
    ],
    [
      'a void hand',
      'round',
      'encyclopedie',
      { home: 'B', starter: 'A', round: 'E', ends: 'drawn' },
      'same',
    ],
    // 6.2.2, dist.5
    ['at first', 'next', 'riichi', { starter: 'B', throws: '43', done: '0' }, 'B stacks'],
    ['a second time', 'next', 'riichi', { starter: 'B', throws: '43', done: '5' }, 'C stacks'],
    ['two tops', 'next', 'riichi', { starter: 'B', throws: '43', done: '12' }, 'B tops'],
    ['the last tile', 'next', 'riichi', { starter: 'B', throws: '43', done: '15' }, 'A tile'],
    [
      'one tile each',
      'next',
      'encyclopedie',
      { starter: 'B', throws: '43-11', done: '12' },
      'B tile',
    ],
    [
      'and East one more',
      'next',
      'encyclopedie',
      { starter: 'B', throws: '43-11', done: '16' },
      'B tile',
    ],
    // 6.3.4: columns 3 and 4
    ['one marker', 'marker', 'riichi', { starter: 'A', throws: '66', kongs: '0' }, 'D10'],
    [
      'a double',
      'marker',
      'riichi',
      { starter: 'A', throws: '66', kongs: '0', agreed: 'doubleTiger' },
      'D9',
    ],
    [
      'a 6 and a 1',
      'marker',
      'riichi',
      { starter: 'A', throws: '61', kongs: '1', agreed: 'doubleTiger' },
      'C3',
    ],
    [
      'neither',
      'marker',
      'riichi',
      { starter: 'A', throws: '52', kongs: '0', agreed: 'doubleTiger' },
      'C5',
    ],
    ['after 9 comes 1', 'tiger', 'riichi', { marker: '9s', of: '1789s' }, '0'],
    ['after red comes white', 'tiger', 'riichi', { marker: '7z', of: '567z' }, '0'],
    ['after North comes East', 'tiger', 'riichi', { marker: '4z', of: '1234z' }, '0'],
    // 7.1.10
    ['from the left', 'across', 'riichi', { player: 'A', from: 'D', kind: 'chow' }, 'left'],
    [
      'from the player opposite',
      'across',
      'riichi',
      { player: 'A', from: 'C', kind: 'pung' },
      'middle',
    ],
    ['from the right', 'across', 'riichi', { player: 'D', from: 'A', kind: 'kong' }, 'right'],
    ['the giver', 'giver', 'riichi', { player: 'A', kind: 'kong', lies: 'right' }, 'B'],
    ['the giver', 'giver', 'riichi', { player: 'B', kind: 'pung', lies: 'left' }, 'A'],
    // 7.1.12, prio.2
    ['after a pon', 'turn', 'riichi', { from: 'A', player: 'C' }, 'D'],
    ['after a chi', 'turn', 'riichi', { from: 'A', player: 'B' }, 'C'],
    ['from East to North', 'passed', 'encyclopedie', { from: 'A', player: 'D' }, 'B C'],
    // 1.2.7
    ['neither', 'worth', 'riichi', { wind: 'W', round: 'E', seat: 'S' }, 'plain'],
    ['one', 'worth', 'riichi', { wind: 'S', round: 'E', seat: 'S' }, 'honour'],
    ['both', 'worth', 'riichi', { wind: 'S', round: 'S', seat: 'S' }, 'double'],
  ])('%s: %s at the table of %s, %j', (_, ask, rules, texts, wanted) => {
    const whole = put(ask, rules, texts);
    expect(ASKS[ask].flaw?.(whole)).toBeUndefined();
    expect(ASKS[ask].answer(whole).join(' ')).toBe(wanted);
  });

  test.each<[TableAsk, Rules, Texts, string, string]>([
    [
      'round',
      'riichi',
      { home: 'A', starter: 'D', round: 'S', ends: 'other-wins,other-wins' },
      'ends',
      'after-the-game',
    ],
    [
      'round',
      'riichi',
      { home: 'A', starter: 'D', round: 'W', ends: 'other-wins' },
      'round',
      'not-in-these-rules',
    ],
    [
      'passes',
      'encyclopedie',
      { starter: 'D', ends: 'drawn', agreed: 'southRoundStays' },
      'agreed',
      'not-in-these-rules',
    ],
    [
      'marker',
      'riichi',
      { starter: 'A', throws: '66', kongs: '0', agreed: 'southRoundStays' },
      'agreed',
      'not-in-these-rules',
    ],
    ['next', 'riichi', { starter: 'A', throws: '66', done: '16' }, 'done', 'not-dealt'],
    ['ranked', 'encyclopedie', { thrown: '3-6-3-1', wind: 'S' }, 'thrown', 'thrown-again'],
    [
      'ranked',
      'encyclopedie',
      { thrown: '33-61-32-11', wind: 'S' },
      'thrown',
      'not-in-these-rules',
    ],
    ['ranked', 'riichi', { thrown: '3-6-2-1', wind: 'S' }, 'ask', 'not-in-these-rules'],
    [
      'lot',
      'encyclopedie',
      { from: 'A', throws: '43-54', row: '43z8s1z1p2z', player: 'A' },
      'ask',
      'not-in-these-rules',
    ],
    [
      'lot',
      'riichi',
      { from: 'A', throws: '43-54', row: '43z8s1z2p2z', player: 'A' },
      'row',
      'not-six-tiles',
    ],
    ['breach', 'riichi', { starter: 'A', throws: '43-54' }, 'throws', 'not-in-these-rules'],
    ['breach', 'encyclopedie', { starter: 'A', throws: '43' }, 'throws', 'not-in-these-rules'],
    [
      'marker',
      'encyclopedie',
      { starter: 'A', throws: '43-54', kongs: '0' },
      'ask',
      'not-in-these-rules',
    ],
    [
      'replacement',
      'riichi',
      { starter: 'A', throws: '43', taken: '4' },
      'taken',
      'not-in-these-rules',
    ],
    ['draws', 'riichi', { kongs: '0', flowers: '1' }, 'flowers', 'not-in-these-rules'],
    ['tiger', 'encyclopedie', { marker: '1m', of: '2m' }, 'ask', 'not-in-these-rules'],
    ['tiger', 'riichi', { marker: '1m', of: '3m' }, 'of', 'nothing-to-find'],
    ['across', 'riichi', { player: 'A', from: 'B', kind: 'chow' }, 'kind', 'not-in-these-rules'],
    ['across', 'riichi', { player: 'A', from: 'A', kind: 'pung' }, 'from', 'not-in-these-rules'],
    [
      'across',
      'encyclopedie',
      { player: 'A', from: 'B', kind: 'pung' },
      'ask',
      'not-in-these-rules',
    ],
    ['giver', 'riichi', { player: 'A', kind: 'chow', lies: 'right' }, 'kind', 'not-in-these-rules'],
    ['passed', 'riichi', { from: 'A', player: 'D' }, 'ask', 'not-in-these-rules'],
    ['passed', 'encyclopedie', { from: 'A', player: 'B' }, 'player', 'nothing-to-find'],
    ['turn', 'riichi', { from: 'A', player: 'A' }, 'player', 'not-in-these-rules'],
    ['passes', 'riichi', { starter: 'A', ends: 'annulled' }, 'ends', 'not-in-these-rules'],
  ])('%s at the table of %s with %j is refused: %s, %s', (ask, rules, texts, part, code) => {
    expect(ASKS[ask].flaw?.(put(ask, rules, texts))).toEqual({ part, error: { code } });
  });
});
