import { expect, test } from 'vitest';
import {
  type DiscardsUnder,
  dealPartingHand,
  discardsUnderEach,
} from '../../../../src/engine/drills/comparing/discards-under-rules.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../../../src/engine/rulesets/index.ts';

async function under(hand: string, river?: string): Promise<ReadonlyMap<string, DiscardsUnder>> {
  const read = await discardsUnderEach({ hand, river });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return new Map(read.value.map((each) => [each.rules, each]));
}

const SIX_PAIRS = '1133m5577p1199s15z';

test.each<[PlayableRules, number]>([
  // Six pairs are one tile from seven: no such hand in Paris, none in the encyclopedia.
  ['tchou1924', 3],
  ['encyclopedie', 3],
  ['vulcain1953', 0],
  ['mcr', 0],
  ['riichi', 0],
])('%s: six pairs are %i from ready', async (rules, distance) => {
  expect((await under(SIX_PAIRS)).get(rules)?.aims[0]?.distance).toBe(distance);
});

test('thirteen kinds alone: every tile completes them in Paris, thirteen kinds elsewhere', async () => {
  const all = await under('19m19p19s1234567z5m');
  const counts = ['vulcain1953', 'mcr', 'riichi'].map((rules) => all.get(rules)?.options[0]?.count);
  expect(counts).toEqual([39, 39, 39]);
  expect(all.get('tchou1924')?.aims).toContainEqual({ shape: 'thirteen-kinds', distance: -1 });
});

test('what a win asks: eight points, a role; nothing elsewhere', async () => {
  const all = await under('234678m568p99145s');
  expect(PLAYABLE_RULES.map((rules) => all.get(rules)?.asks?.rule)).toEqual(
    PLAYABLE_RULES.map((rules) => ({ mcr: 'mcr.rule.2', riichi: 'riichi.8.5' })[rules as string]),
  );
});

test('own discards part the rule sets: a wait among them bars a win under one alone', async () => {
  // 1s leaves 2-5-8 of bamboos; 2s lies among the own discards.
  const all = await under('234m567p345s6788s1s', '2s');
  const left = PLAYABLE_RULES.map(
    (rules) => all.get(rules)?.options.find(({ tile }) => tile === '1s')?.wins,
  );
  expect(left).toEqual(PLAYABLE_RULES.map((rules) => (rules === 'riichi' ? 'drawn' : undefined)));
});

test.each([
  ['hand', { hand: '123m' }, 'impossible-count'],
  ['hand', { hand: '123m456p789s1122z*3z' }, 'no-win'],
  ['hand', { hand: 'moineau' }, undefined],
  ['river', { hand: '1111234567899m1z', river: '1m' }, 'too-many-copies'],
  ['seat', { hand: SIX_PAIRS, seat: 'X' }, 'unknown-value'],
])('what cannot be read is refused by its part: %s', async (part, texts, code) => {
  const read = await discardsUnderEach(texts);
  expect(read).toMatchObject({ ok: false, error: { part, ...(code && { error: { code } }) } });
});

test('a run of honours is nothing but under the rules that know it', async () => {
  const all = await under('234m567p345s99m ~567z');
  expect(PLAYABLE_RULES.filter((rules) => all.get(rules)?.options.length)).toEqual([
    'encyclopedie',
  ]);
});

test('the same seed deals the same fourteen tiles', async () => {
  const [dealt, again] = [await dealPartingHand(7), await dealPartingHand(7)];
  expect(dealt).toEqual(again);
  expect((await discardsUnderEach(dealt)).ok).toBe(true);
});
