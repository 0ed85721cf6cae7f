/** The whole hand of the first evening: what the storyboard tells of it, played by the partners' own code. */
import { describe, expect, test } from 'vitest';
import {
  finishedHand,
  playOn,
  resumeTable,
  tableToKeep,
  yourView,
} from '../../../src/engine/open-table/open-table.ts';
import { acts, rulesOf } from '../play/at-play.ts';
import {
  afterActs,
  eveningTable,
  MOMENTS,
  moveFor,
  playedOut,
  randomLearner,
  tallied,
  taughtLearner,
  turnsOf,
} from './evening-hand.ts';

const rules = await rulesOf('tchou1924', { perPoint: 1 });

const TAUGHT = '4z pung 3z 9p 2z pass 5z 2m 6m win';
const upTo = (turns: number): string => TAUGHT.split(' ').slice(0, turns).join(' ');

/** FIRST-EVENING, lesson 10: what is drawn and claimed, turn by turn. */
test('partners claim and the wall gives what the storyboard tells', () => {
  const { table } = afterActs(rules, TAUGHT);
  expect(acts(table.moves)).toEqual([
    'E claim pung 777z 7z W',
    'W claim chow 234s 3s S',
    'W claim pung 111s 1s S',
    'W claim chow 789s 8s S',
    'E win 9s',
  ]);
  const drawn = table.moves.filter(({ m, seat }) => m === 'draw' && seat === 'E');
  expect(drawn.map((move) => 'tile' in move && move.tile)).toEqual([
    '9m',
    '2z',
    '5z',
    '8s',
    '7s',
    '9s',
  ]);
  expect(turnsOf(table)).toBe(8);
});

test('the count and the payments', () => {
  const finished = finishedHand(afterActs(rules, TAUGHT).table);
  expect(finished?.scores).toEqual({ E: 52, S: 2, W: 4, N: 0 });
  expect(finished?.sheets.E?.totals).toMatchObject({ base: 26, doubles: 1, total: 52 });
  expect(finished?.settlement.payments).toEqual({ E: 624, S: -208, W: -196, N: -220 });
  expect(finished?.lacking).toBeUndefined();
});

describe('the coach', () => {
  test.each([
    ['9m', 'nine', '9m'],
    ['4z pung 9m', 'nine', '9m'],
    ['4p', 'chows', '334455p'],
    ['4z pung 3z 5p', 'chows', '334455p'],
    ['4z pass', 'dragons', '7z'],
    [`${upTo(5)} pung`, 'pung', '334455p'],
    [upTo(7), 'groups', '234s111s789s'],
  ])('after %s speaks of %s', (told, id, tiles) => {
    const { advice } = afterActs(rules, told);
    expect(advice.map((said) => said.id)).toEqual([id]);
    const lit = [...tiles.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks = '', suit]) =>
      [...ranks].map((rank) => rank + suit),
    );
    expect([...(advice[0]?.tiles ?? [])].sort()).toEqual(lit.sort());
  });

  test.each([
    '4z',
    '9p',
    '2m',
    '4z pung',
    '4z pung 3z',
    '4z pung 3z 9m',
    upTo(5),
    upTo(6),
    `${upTo(7)} 2m`,
    TAUGHT,
  ])('after %s is silent', (told) => expect(afterActs(rules, told).advice).toEqual([]));

  test('31 tiles help before the pung of 4p, 6 after it', () => {
    const { advice } = afterActs(rules, `${upTo(5)} pung`);
    expect(advice[0]?.figures).toEqual({ before: 31, after: 6 });
  });

  test('the 8s of turn 6 loses 1,508 points, without the fine 740', () => {
    const { table, advice } = afterActs(rules, `${upTo(7)} 8s`);
    expect(finishedHand(table)?.result).toEqual({ by: 'win', winner: 'W', from: 'E' });
    expect(advice).toEqual([
      {
        id: 'danger',
        act: 'lost',
        rule: 'tchou1924.IV.amende.1',
        tiles: ['8s'],
        instead: '2m',
        figures: { points: 192, net: -1508, unfined: -740 },
      },
    ]);
  });

  test('every moment has its own name', () => {
    expect(new Set(MOMENTS.map(({ id }) => id)).size).toBe(MOMENTS.length);
  });
});

test('a lost hand says what was missing', () => {
  const { table } = afterActs(rules, `${upTo(7)} 8s`);
  const lacking = finishedHand(table)?.lacking;
  expect(lacking?.distance).toBe(1);
});

describe('seeded learners', () => {
  test('by chance nobody wins, and every hand ends', () => {
    const { won, turns } = tallied(rules, 60, randomLearner);
    expect(won).toBe(0);
    expect(turns).toBeGreaterThan(9);
    expect(turns).toBeLessThan(11);
  });

  test('who learned the lessons wins by turn 10', () => {
    const { won, latest } = tallied(rules, 60, (seed) => taughtLearner(rules, seed));
    expect(won).toBe(60);
    expect(latest).toBeLessThanOrEqual(10);
  });

  test('of those who are blind to danger some lose on the 8 of bamboos', () => {
    const lost = Array.from({ length: 40 }, (_, seed) =>
      playedOut(eveningTable(rules), taughtLearner(rules, seed, { isBlind: true })),
    ).filter((table) => {
      const result = finishedHand(table)?.result;
      return result?.by === 'win' && result.winner === 'W' && table.moves.at(-1)?.m === 'win';
    });
    expect(lost.length).toBeGreaterThan(0);
    for (const table of lost) expect(table.moves.at(-1)).toMatchObject({ tile: '8s', from: 'E' });
  });
});

test('left before any answer, a claim among them, the hand goes on as if it had not been', () => {
  let table = eveningTable(rules);
  let claims = 0;
  for (const act of TAUGHT.split(' ')) {
    const kept = resumeTable(JSON.parse(JSON.stringify(tableToKeep(table))), rules);
    if (!kept.ok) throw new Error(JSON.stringify(kept.error));
    const view = yourView(table);
    if (view.phase.kind === 'claims') claims++;
    const resumed = playOn(kept.value).table;
    expect(yourView(resumed)).toEqual(view);
    const move = moveFor(view, act);
    table = playOn(table, { move }).table;
    expect(playOn(resumed, { move }).table).toEqual(table);
  }
  expect(claims).toBe(2);
});
