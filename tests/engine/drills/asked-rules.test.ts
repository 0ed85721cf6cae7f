/** A question about one rule set is asked with that one alone, as it is with all of them. */
import { expect, test } from 'vitest';
import { rulesIn } from '../../../src/engine/drills/asked-rules.ts';
import { callDesk, type DeskCall } from '../../../src/engine/drills/desk.ts';
import { levelFrom } from '../../../src/engine/drills/drill.ts';
import { DRILLS, type DrillEntry } from '../../../src/engine/drills/index.ts';

const CALLS: readonly (readonly [
  task: DeskCall['task'],
  args: readonly unknown[],
  rules: string,
])[] = [
  ['ask', [{ hand: '123m' }], 'riichi'],
  ['ask', [{ rules: 'mcr' }], 'mcr'],
  ['solve', [{ rules: 'common' }], 'common'],
  ['check', [{ rules: 'mcr' }, { rules: 'no answer is looked at' }], 'mcr'],
  ['follow', [1, { rules: 'mcr' }, '1m'], 'mcr'],
  ['targets', [{ game: 'mcr' }], 'mcr'],
  ['deal', [1, { level: { game: 'mcr' } }], 'mcr'],
  [
    'deal',
    [1, { level: { game: 'mcr' }, past: [{ rules: 'tchou1924' }, {}] }],
    'mcr tchou1924 riichi',
  ],
  ['deal', [1, { level: { game: 'mcr' }, like: { rules: 'tchou1924' } }], 'mcr tchou1924'],
];

test.each(CALLS)('%s %j is about %s', (task, args, rules) => {
  const named = rulesIn({ drill: 'what-is-safe', task, args }, 'riichi');
  expect([...new Set(named)]).toEqual(rules.split(' '));
});

const ROWS: readonly DrillEntry[] = DRILLS;
const ONE_BY_ONE = ROWS.flatMap(({ id, load, usual }) => (usual ? [{ id, load, usual }] : []));

test.each(ONE_BY_ONE)('$id begins with its first rule set alone', async ({ load, usual }) => {
  const all = await load();
  const level = levelFrom(all.levels);
  const { game = usual } = level;
  const alone = await load([game]);
  const asked = alone.deal(7, { level });
  expect(asked).toEqual(all.deal(7, { level }));
  expect(alone.ask(asked.texts)).toEqual(all.ask(asked.texts));
  const [named] = rulesIn({ drill: '', task: 'ask', args: [asked.texts] }, usual);
  expect(named).toBe(game);
  const answer = callDesk(alone, { task: 'solve', args: [asked.texts] });
  expect(alone.check(asked.texts, answer)).toEqual(all.check(asked.texts, answer));
});
