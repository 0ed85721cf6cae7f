/**
 * The contract on the encyclopedia's rules: the three dragons are a group of three, the four
 * winds a group of four, laid down like a kong (`encyclopedie.comb.2`, F04).
 */
import { describe, expect, test } from 'vitest';
import { type Group, MELD_KINDS } from '../../../src/engine/core/group.ts';
import { quickGroupings } from '../../../src/engine/hand/quick-readings.ts';
import { inSituation } from '../../../src/engine/notation.ts';
import { TCHOU1924_DEFAULTS } from '../../../src/engine/rulesets/tchou1924/config.ts';
import { tchou1924 } from '../../../src/engine/rulesets/tchou1924/ruleset.ts';
import { always, each, where } from '../../../src/engine/scoring/finders.ts';
import { sizeOf } from '../../../src/engine/scoring/group-set.ts';
import { type Part, partTiles } from '../../../src/engine/scoring/part.ts';
import type { ScoringTable } from '../../../src/engine/scoring/ruleset.ts';
import { createScorer } from '../../../src/engine/scoring/scorer.ts';
import type { Seen } from '../../../src/engine/shapes/shape.ts';
import { hand } from '../hands.ts';
import { scoreWith, sumOf } from './sketch.ts';

const GROUPS_OF_A_HAND = 4;
const DRAGONS = [31, 32, 33];
const dragons: Group = { kind: 'dragons', tile: '5z' };

/** Four groups and a pair, of which some may be runs of the three dragons (`encyclopedie.comb.2`). */
const withRuns: Seen = {
  id: 'with-runs',
  read(counts, { concealed, melds }) {
    if (concealed.length + 1 !== 3 * (GROUPS_OF_A_HAND - melds.length) + 2) return [];
    return [0, 1, 2, 3, 4].flatMap((runs): readonly (readonly Group[])[] => {
      const rest = counts.map((copies, at) => copies - (DRAGONS.includes(at) ? runs : 0));
      if (DRAGONS.some((at) => (counts[at] ?? 0) < runs)) return [];
      const beside = Array<Group>(runs).fill(dragons);
      return quickGroupings(rest).map((groups) => [...groups, ...beside]);
    });
  },
};

/** Values of Tchou's table where the article has none (F02). */
const ENCYCLOPEDIE: ScoringTable<undefined> = {
  melds: MELD_KINDS,
  shapes: [withRuns],
  items: () => [
    {
      id: 'start',
      rule: 'encyclopedie.fin.1',
      family: 'start',
      value: { points: 20 },
      find: always,
    },
    {
      id: 'run-of-honours',
      rule: 'encyclopedie.comb.2',
      family: 'run',
      value: { points: 0 },
      find: each((view) => view.runs),
    },
    {
      id: 'kong',
      rule: 'encyclopedie.comb.4',
      family: 'set',
      value: { points: 16 },
      find: each((view) => view.kongs),
    },
    {
      id: 'pung-of-dragons',
      rule: 'encyclopedie.comb.3',
      family: 'set',
      value: { points: 8, doubles: 1 },
      find: each((view) => view.pungs & view.dragons),
    },
    {
      id: 'honours-alone',
      rule: 'encyclopedie.comb.2',
      family: 'hand',
      value: { limit: 1 },
      find: where((view) => view.all === view.honours),
    },
    {
      id: 'all-runs',
      rule: 'encyclopedie.comb.2',
      family: 'hand',
      value: { points: 0 },
      find: where((view) => sizeOf(view.chows | view.runs) === GROUPS_OF_A_HAND),
    },
  ],
  total: (rows) => {
    const base = sumOf(rows, 'points');
    const doubles = sumOf(rows, 'doubles');
    const limit = sumOf(rows, 'limit') > 0 ? 'limit' : null;
    return { total: limit ? 300 : base * 2 ** doubles, base, doubles, limit };
  },
};

const counted = (text: string) => {
  const score = scoreWith(ENCYCLOPEDIE, text);
  const ids = score.rows.filter(({ item }) => item.id !== 'start').map(({ item }) => item.id);
  return [score.totals.total, ...ids];
};

describe('runs of honours', () => {
  test('the four winds take the place of three tiles and hold four', () => {
    const score = scoreWith(ENCYCLOPEDIE, '123m456p789s5z~1234z!5z');
    expect(score.view.parts.flatMap(partTiles).length).toBe(15);
    expect(partTiles(score.view.parts[0] as Part)).toEqual(['1z', '2z', '3z', '4z']);
    expect(counted('123m456p789s5z~1234z!5z')).toEqual([20, 'run-of-honours', 'all-runs']);
  });

  test('are no kong, and the winds in them are nobody’s own', () => {
    const { view } = scoreWith(ENCYCLOPEDIE, '123m456p789s5z(1234z)!5z');
    expect([view.kongs, view.pungs, view.seatWind, view.roundWind]).toEqual([0, 0, 0, 0]);
    expect(view.winds).toBe(view.runs);
  });

  test('the three dragons are a group in hand, a chow for what asks for chows', () => {
    expect(counted('123m456p789s567z9s!9s')).toEqual([20, 'run-of-honours', 'all-runs']);
  });

  test('the three dragons may lie on the table', () => {
    expect(counted('123m456p9s~567z~789s!9s')).toEqual([20, 'run-of-honours', 'all-runs']);
  });

  test('any tile may complete a run', () => {
    const { view } = scoreWith(ENCYCLOPEDIE, '123m456p789s57z99s!6z');
    expect([view.completed, view.wait]).toEqual([view.runs, 'closed']);
  });

  test('the best reading counts: three dragon runs or three dragon pungs', () => {
    // Read as runs 20 points, as pungs (20 + 24) × 2 × 2 × 2.
    expect(counted('123m9p555666777z!9p')).toEqual([352, ...Array(3).fill('pung-of-dragons')]);
  });

  test('winds and dragons alone may be runs', () => {
    expect(counted('567z5671z~1234z(1234z)!1z')).toEqual([
      300,
      ...Array(4).fill('run-of-honours'),
      'honours-alone',
      'all-runs',
    ]);
  });
});

describe('near misses', () => {
  test.each([
    ['three winds are no run', '123m456p789s123z5z!5z'],
    ['two dragons are no run', '123m456p789s56z9s1z!9s'],
    ['four winds in hand, not laid down', '123m456p789s1234z!5z'],
  ])('%s', (_, text) => expect(() => scoreWith(ENCYCLOPEDIE, text)).toThrow('not-complete'));

  test('Tchou’s book knows no such run', () => {
    const score = createScorer(tchou1924, TCHOU1924_DEFAULTS);
    const error = (text: string) => score(inSituation(hand(text)));
    expect(error('123m456p789s567z9s!9s')).toEqual({ ok: false, error: { code: 'not-complete' } });
    expect(error('123m456p789s9s~567z!9s')).toEqual({
      ok: false,
      error: { code: 'unknown-meld', kind: 'dragons' },
    });
  });
});
