/** Discards whose danger everybody knows, and positions beside them. */
import { describe, expect, test } from 'vitest';
import { createRng, shuffled } from '../../../../src/engine/core/rng.ts';
import { WINDS } from '../../../../src/engine/core/wind.ts';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { safeRows } from '../../../../src/engine/drills/safe/safe-rows.ts';
import { loadWhatIsSafe } from '../../../../src/engine/drills/safe/what-is-safe.ts';
import { seenTableOf } from '../../../../src/engine/drills/seen-table.ts';
import { MEASURED } from '../../../../src/engine/judge/measured/index.ts';
import { judgeOf } from '../../../../src/engine/judge/partners.ts';
import type { HandState } from '../../../../src/engine/play/hand-state.ts';
import { viewOf } from '../../../../src/engine/play/seat-view.ts';
import { rulesFor, statesOf } from '../../judge/table.ts';

const desk = await loadWhatIsSafe();

/** South declared with the last discard, then West and North discarded once more. */
const DECLARED = { order: 'ESWNES*WN', E: '9s1z', W: '5z7z', N: '3z8s' };
const HAND = '34789m56p2267s144z';

function why(texts: Texts, tile: string): string | undefined {
  const asked = desk.ask(texts);
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  const row = desk.hints(texts).rows.find((one) => one.tile === tile);
  if (!row) return undefined;
  const { why: reason } = row;
  const more = 'tiles' in reason ? reason.tiles.join('') : 'unseen' in reason ? reason.unseen : '';
  return [reason.code, more].filter((part) => part !== '').join(' ');
}

describe('a tile against the player who declared', () => {
  test.each<{ title: string; texts: Texts; tile: string; reason: string }>([
    { title: 'lies in his river', texts: { S: '2s9p' }, tile: '2s', reason: 'own' },
    { title: 'is the one that he declared with', texts: { S: '9p2s' }, tile: '2s', reason: 'own' },
    {
      title: 'fell after he had declared',
      texts: { S: '9p9m', W: '5z2s' },
      tile: '2s',
      reason: 'passed',
    },
    {
      title: 'fell before he declared, from another player',
      texts: { S: '9p9m', W: '2s5z' },
      tile: '2s',
      reason: 'second',
    },
    { title: 'is a 7 beside his 4', texts: { S: '4s9p' }, tile: '7s', reason: 'lines 4s' },
    { title: 'is a 7 beside his 5', texts: { S: '5s9p' }, tile: '7s', reason: 'third' },
    { title: 'is a 4 between his 1 and 7', texts: { S: '1m7m' }, tile: '4m', reason: 'lines 1m7m' },
    { title: 'is a 4 beside his 1', texts: { S: '1m9p' }, tile: '4m', reason: 'line 1m' },
    { title: 'is a 9 of another suit than his 6', texts: { S: '6p9p' }, tile: '9m', reason: 'end' },
    {
      title: 'is a wind of which three others lie open',
      texts: { S: '9p9m', W: '11z', E: '9s1z' },
      tile: '1z',
      reason: 'passed',
    },
    {
      title: 'is a wind of which three others lay open before',
      texts: { S: '9p9m', W: '1z5z', N: '1z8s' },
      tile: '1z',
      reason: 'honour 0',
    },
    {
      title: 'is a wind of which two others lay open before',
      texts: { S: '9p9m', W: '1z5z' },
      tile: '1z',
      reason: 'honour 1',
    },
  ])('$title', ({ texts, tile, reason }) => {
    const of = [...new Set([tile, '3m', '5p'])].join('');
    expect(why({ hand: HAND, of, ...DECLARED, ...texts }, tile)).toBe(reason);
  });

  test('is safe once he has discarded it, and no other of them is', () => {
    const texts = { hand: HAND, of: '4m6p27s', ...DECLARED, S: '2s9p' };
    expect(desk.solve(texts)).toEqual(['2s']);
    for (const tile of ['4m', '6p', '7s'] as const) {
      expect(desk.check(texts, [tile]).right).toBe(false);
    }
  });

  test('all that he may not win with are meant, and none that another discarded', () => {
    const texts = { hand: HAND, ask: 'barred', of: '4m6p27s1z', ...DECLARED, S: '2s1z' };
    expect(desk.solve(texts)).toEqual(['2s', '1z']);
    expect(desk.check(texts, ['2s']).marks).toEqual({ found: 1, missed: 1, wrong: 0 });
    expect(desk.check(texts, ['2s', '1z', '7s']).marks).toEqual({ found: 2, missed: 0, wrong: 1 });
    expect(desk.check(texts, ['1z', '2s']).right).toBe(true);
  });

  test('where own discards bar no win, a discarded tile is as dangerous as others', () => {
    expect(why({ rules: 'mcr', hand: HAND, of: '3m2s', S: '2s' }, '2s')).toBe('second');
  });
});

describe('what the obligation leaves free', () => {
  const TABLE = { rules: 'tchou1924', ask: 'free', hand: HAND, of: '37m5p1z' };
  test.each<{ title: string; texts: Texts; free: string[] }>([
    {
      title: 'three exposed groups of one suit forbid it',
      texts: { S: '~123m~555m~678m' },
      free: ['5p', '1z'],
    },
    { title: 'two do not', texts: { S: '~123m~555m' }, free: ['3m', '7m', '5p', '1z'] },
    {
      title: 'two and a concealed kong do not',
      texts: { S: '~123m~678m(5555m)' },
      free: ['3m', '7m', '5p', '1z'],
    },
    {
      title: 'three other winds forbid the fourth',
      texts: { W: '~222z~333z~444z', hand: '34789m56p2267s155z' },
      free: ['3m', '7m', '5p'],
    },
    {
      title: 'two players may forbid different tiles',
      texts: { S: '~123m~555m~678m', W: '~222z~333z~444z', hand: '34789m56p2267s155z' },
      free: ['5p'],
    },
  ])('$title', ({ texts, free }) => {
    expect(desk.solve({ ...TABLE, ...texts })).toEqual(free);
  });
});

describe('tables that cannot be', () => {
  test.each<{ texts: Texts; part: string; code: string }>([
    { texts: { hand: '34789m56p2267s14z' }, part: 'hand', code: 'not-to-discard' },
    { texts: { hand: HAND, S: '~123m', E: '~123m' }, part: 'E', code: 'own-melds' },
    { texts: { hand: HAND, S: '9p9m', order: 'SS*S' }, part: 'order', code: 'another-order' },
    { texts: { hand: HAND, E: '9p', order: 'E*' }, part: 'order', code: 'another-order' },
    { texts: { hand: HAND, of: '2s5z' }, part: 'of', code: 'not-in-hand' },
    { texts: { hand: HAND, of: '2s' }, part: 'of', code: 'not-in-hand' },
    { texts: { hand: HAND, ask: 'barred' }, part: 'order', code: 'nobody-ready' },
    { texts: { hand: HAND, ask: 'free' }, part: 'ask', code: 'no-threat' },
    {
      texts: { hand: HAND, ask: 'barred', ...DECLARED, S: '9p9p' },
      part: 'of',
      code: 'none-safe',
    },
    {
      texts: { hand: HAND, rules: 'mcr', S: '9p', order: 'S*' },
      part: 'order',
      code: 'another-order',
    },
    { texts: { hand: HAND, S: '222s' }, part: 'hand', code: 'too-many-copies' },
  ])('$texts: $part', ({ texts, part, code }) => {
    const read = desk.ask({ of: '3m2s', ...texts });
    expect(read.ok ? 'read' : [read.error.part, read.error.error.code]).toEqual([part, code]);
  });
});

/** The same table with all that its seat cannot see dealt anew. */
function hiddenAnew(state: HandState, seat: (typeof WINDS)[number], seed: number): HandState {
  const others = WINDS.filter((wind) => wind !== seat);
  const held = others.flatMap((wind) => state.players[wind].concealed);
  const pool = [...shuffled(createRng(seed), held)];
  const players = { ...state.players };
  for (const wind of others) {
    const { concealed } = players[wind];
    players[wind] = { ...players[wind], concealed: pool.splice(0, concealed.length) };
  }
  return { ...state, players };
}

describe.each(['riichi', 'mcr', 'tchou1924'] as const)('in hands that are played, %s', (id) => {
  test('the danger is the judge’s, and nothing that is hidden changes it', async () => {
    const rules = await rulesFor(id);
    const safeRules = { ...rules, figures: MEASURED[id], threats: undefined };
    const levels = ['learner', 'learner', 'learner', 'learner'] as const;
    let compared = 0;
    for (const state of statesOf(rules, 7919, levels)) {
      const { phase } = state;
      if (phase.kind !== 'turn' || state.discarded % 4 !== 1) continue;
      const view = viewOf(state, rules, phase.seat);
      const tiles = [...new Set(view.own.concealed)];
      const table = seenTableOf(view);
      const anew = viewOf(hiddenAnew(state, phase.seat, 5), rules, phase.seat);
      expect(seenTableOf(anew)).toEqual(table);
      if (view.table.some(({ claimedBy }) => claimedBy !== undefined)) continue;
      const given = new Map(
        safeRows(table, tiles, safeRules).rows.map((row) => [row.tile, row.chance]),
      );
      for (const { move, give } of judgeOf('steady', rules).worth(view)) {
        if (move.m !== 'discard') continue;
        expect(given.get(move.tile)).toBeCloseTo(give, 12);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(0);
  });
});
