import { expect, test } from 'vitest';
import { RECORDED as MCR } from '../engine/rulesets/mcr/records.ts';
import { RECORDED as TCHOU } from '../engine/rulesets/tchou1924/records.ts';
import { RECORDED as VULCAIN } from '../engine/rulesets/vulcain1953/records.ts';
import { answers, run } from './run.ts';

const ALL = 'score --rules all';
const RULES = ['tchou1924', 'vulcain1953', 'encyclopedie', 'mcr', 'riichi'] as const;
type Answer = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<(typeof RULES)[number], Answer>>;

const scoreAll = async (...records: readonly object[]): Promise<readonly Answers[]> =>
  (await answers(ALL, records)) as readonly Answers[];

const HANDS_EACH = 60;
const ofAll: readonly object[] = [
  ...MCR.slice(0, HANDS_EACH).map(({ flowers, ...record }) => ({
    ...record,
    flowers: flowers === 0 ? '' : `1-${flowers}f`,
  })),
  ...TCHOU.slice(0, HANDS_EACH).map((record) => ({ ...record, options: {} })),
  ...VULCAIN.slice(0, HANDS_EACH),
];

test('each rule set answers as it does alone', async () => {
  const together = await scoreAll(...ofAll);
  expect(together).toHaveLength(ofAll.length);
  for (const rules of RULES) {
    const alone = (await answers(`score --rules ${rules}`, ofAll)) as readonly Answer[];
    const found = together.map(({ [rules]: { ignored: _, ...answer } }) => answer);
    expect(found, rules).toEqual(alone.map(({ id: _, ...answer }) => answer));
  }
});

test('one line a record, under its id, the rule sets in their order', async () => {
  const [found] = await scoreAll({ id: 'x', concealed: '123m456p789s99p45s', win: '6s' });
  expect(Object.keys(found ?? {})).toEqual(['id', ...RULES]);
  expect(found).toMatchObject({ id: 'x', mcr: { legal: true }, riichi: { legal: true } });
});

const CHOWS = { concealed: '234m456p678s99p45s', win: '6s', by: 'discard' };

const PASSED_OVER: readonly (readonly [object, readonly string[]])[] = [
  [{ lastWall: true, by: 'self' }, []],
  [{ lastDiscard: true }, ['tchou1924', 'vulcain1953', 'encyclopedie']],
  [{ lastOfKind: true }, ['tchou1924', 'vulcain1953', 'encyclopedie', 'riichi']],
  [{ robKong: true }, ['encyclopedie']],
  [{ first: 'heaven', by: 'self' }, ['mcr']],
  // Tchou and the Navy know a win on the first discard, the Japanese one with the first tile drawn.
  [{ first: 'earth', seat: 'S' }, ['mcr', 'riichi']],
  [{ first: 'earth', seat: 'S', by: 'self' }, ['tchou1924', 'vulcain1953', 'encyclopedie', 'mcr']],
  [{ riichi: true }, ['tchou1924', 'vulcain1953', 'encyclopedie', 'mcr']],
  [{ doraIndicators: '1m' }, ['tchou1924', 'vulcain1953', 'encyclopedie', 'mcr']],
  [{ goulash: true }, ['tchou1924', 'encyclopedie', 'mcr', 'riichi']],
  [{ snatchedPung: true }, ['tchou1924', 'encyclopedie', 'mcr', 'riichi']],
  // Tchou's table plays with flowers only where it agrees to.
  [{ flowers: '1f' }, ['tchou1924', 'riichi']],
  [{ flowers: '1f', options: { tchou1924: { flowers: true } } }, ['riichi']],
  // No pair of it in the hand: nothing to be passed over.
  [{ round: 'S' }, []],
  [{ concealed: '234m456p678s22z45s', round: 'S' }, ['tchou1924', 'encyclopedie']],
  [{ doraIndicators: '', riichi: false, first: null }, []],
];

const BESIDE = ['by', 'seat', 'options', 'concealed'];

test('what a rule set passes over is listed', async () => {
  const records = PASSED_OVER.map(([told], id) => ({ id, ...CHOWS, ...told }));
  const found = await scoreAll(...records);
  const listed = found.map((answer) =>
    RULES.map((rules) => [rules, answer[rules]['ignored']] as const),
  );
  const wanted = PASSED_OVER.map(([told, by]) => {
    const names = Object.keys(told).filter((name) => !BESIDE.includes(name));
    return RULES.map((rules) => [rules, by.includes(rules) ? names : undefined] as const);
  });
  expect(listed).toEqual(wanted);
});

test('options go to their rule set', async () => {
  const won = { id: 1, concealed: '123m456p789s99p45s', win: '6s' };
  const options = { tchou1924: { startingPoints: 10 }, encyclopedie: { points: 'tchou1924' } };
  const [plain, agreed] = await scoreAll(won, { ...won, options });
  // IV.1: usually 20, at some tables 10.
  expect(Number(plain?.tchou1924['total']) - Number(agreed?.tchou1924['total'])).toBe(10);
  expect(plain?.encyclopedie).toMatchObject({ uncounted: 'encyclopedie.silence.points' });
  expect(agreed?.encyclopedie).not.toHaveProperty('uncounted');
  expect(agreed?.mcr).toEqual(plain?.mcr);
});

test('what one rule set cannot read is its error alone, and the run has failed', async () => {
  const run_ = { type: 'dragons', tiles: '567z', open: true };
  const record = { id: 1, concealed: '123m456p789s9p', melds: [run_], win: '9p' };
  const { out, status } = await run(['score', '--rules', 'all'], `${JSON.stringify(record)}\n`);
  expect(status).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    id: 1,
    encyclopedie: { legal: true },
    mcr: { error: { code: 'bad-field', field: 'melds[0].type', expected: 'chow|pung|kong' } },
  });
});

test.each([
  [{ options: 5 }, { code: 'bad-field', field: 'options', expected: 'object' }],
  [
    { options: { limit: 400 } },
    { code: 'bad-field', field: 'options.limit', expected: RULES.join('|') },
  ],
])('%j is refused as a whole', async (told, error) => {
  expect(await scoreAll({ id: 7, ...CHOWS, ...told })).toEqual([{ id: 7, error }]);
});

test('no other command answers under all', async () => {
  expect((await run(['settle', '--rules', 'all'])).status).toBe(2);
});
