import { describe, expect, test } from 'vitest';
import { createRng, shuffled } from '../../../src/engine/core/rng.ts';
import type { Suit, Tile } from '../../../src/engine/core/tile.ts';
import { inSuit } from '../../../src/engine/core/tile.ts';
import { countTiles } from '../../../src/engine/core/tile-counts.ts';
import { WINDS } from '../../../src/engine/core/wind.ts';
import { dangerClass, dangerOf } from '../../../src/engine/judge/danger.ts';
import { MEASURED } from '../../../src/engine/judge/measured/index.ts';
import { judgeOf } from '../../../src/engine/judge/partners.ts';
import { prospectOf, scaleByWins, shareOfWins } from '../../../src/engine/judge/race.ts';
import { reasonFor } from '../../../src/engine/judge/reason.ts';
import { liveTiles } from '../../../src/engine/judge/worth.ts';
import { type HandState, startHand } from '../../../src/engine/play/hand-state.ts';
import { openClaims } from '../../../src/engine/play/lawful.ts';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { type SeatView, viewOf } from '../../../src/engine/play/seat-view.ts';
import { afterMoveOrPass } from '../../../src/engine/play/self-play.ts';
import { PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { choicesIn, rulesFor, statesOf } from './table.ts';

const FIGURES = {
  ...MEASURED.encyclopedie,
  ends: [0],
  discards: {},
  given: 0,
};

describe('the race', () => {
  test.each([
    // With one tile to win and nobody else: 1 − (1 − 4/10) (1 − 4/9).
    { ways: 4, unseen: 10, draws: 2, exact: 1 - (6 / 10) * (5 / 9) },
    { ways: 1, unseen: 20, draws: 5, exact: 5 / 20 },
    { ways: 2, unseen: 12, draws: 3, exact: 1 - (10 * 9 * 8) / (12 * 11 * 10) },
    { ways: 3, unseen: 30, draws: 0, exact: 0 },
  ])('$ways of $unseen tiles within $draws draws', ({ ways, unseen, draws, exact }) => {
    const drawsLeft = 4 * draws;
    const race = { unseen, drawsLeft, isDeclared: false, distance: 0, risk: 0, figures: FIGURES };
    const { win, lost, gave } = prospectOf(
      { ways: [0, ways], worth: [0, ways], all: [0, ways] },
      race,
    );
    expect(win).toBeCloseTo(exact, 12);
    expect([lost, gave]).toEqual([0, 0]);
  });

  test('more live copies never lower a goal', () => {
    const table = { unseen: 80, drawsLeft: 40, isDeclared: false, risk: 0 };
    for (const lack of [1, 2, 3, 4]) {
      const race = { ...table, distance: lack - 1, figures: MEASURED.encyclopedie };
      let before = 0;
      for (let ways = 1; ways < 60; ways++) {
        const reach = {
          ways: [...Array(lack).fill(0), ways],
          worth: [...Array(lack).fill(0), ways],
          all: [...Array(lack).fill(0), ways],
        };
        const { value } = prospectOf(reach, race);
        expect(value).toBeGreaterThanOrEqual(before - 1e-12);
        before = value;
      }
    }
  });
});

describe('goals that were met', () => {
  test.each([
    { won: 0, promised: 0, share: 1 },
    { won: 8, promised: 44, share: 0.25 },
    // Few say little.
    { won: 0, promised: 1, share: 0.8 },
  ])('$won of $promised promised', ({ won, promised, share }) => {
    expect(shareOfWins({ '23': [promised, won] }, '23')).toBeCloseTo(share, 12);
  });

  test('a hand that was never seen so far off goes by those a tile nearer', () => {
    const nearer = { '13': [36, 6] } as const;
    expect(shareOfWins(nearer, '13')).toBeCloseTo(0.25, 12);
    expect(shareOfWins(nearer, '33')).toBeCloseTo(0.25, 12);
    expect(shareOfWins(nearer, '32')).toBe(1);
  });

  test('what is won less often goes to the others, and to nobody, in parts as before', () => {
    const prospect = { win: 0.5, value: 100, lost: 0.3, gave: 0.1 };
    const { win, value, lost, gave } = scaleByWins(prospect, 0.5);
    expect([win, value]).toEqual([0.25, 50]);
    expect(lost).toBeCloseTo(0.45, 12);
    expect(gave).toBeCloseTo(0.15, 12);
    expect(scaleByWins(prospect, 1)).toEqual(prospect);
  });

  test('no chance is more than certain', () => {
    expect(scaleByWins({ win: 0.6, value: 60, lost: 0.2, gave: 0.1 }, 3)).toEqual({
      ...{ win: 1, value: 100 },
      ...{ lost: 0, gave: 0 },
    });
  });
});

describe.each(PLAYABLE_RULES)('%s', (id) => {
  test('every lawful move is a choice, and so is passing', async () => {
    const rules = await rulesFor(id);
    const judge = judgeOf('steady', rules);
    for (const { view } of choicesIn(rules, 5, 9)) {
      const choices = judge.worth(view);
      const moves = choices.map(({ move }) => JSON.stringify(move));
      const { seat } = view;
      const pass = view.phase.kind === 'claims' ? [{ m: 'pass', seat }] : [];
      const lawful = [...view.moves, ...pass].map((move) => JSON.stringify(move));
      expect(new Set(moves)).toEqual(new Set(lawful));
      expect(moves.length).toBe(lawful.length);
      for (const { value, win, give } of choices) {
        expect(Number.isFinite(value)).toBe(true);
        expect(win).toBeGreaterThanOrEqual(0);
        expect(win).toBeLessThanOrEqual(1 + 1e-9);
        expect(give).toBeGreaterThanOrEqual(0);
        expect(give).toBeLessThanOrEqual(1);
      }
    }
  });

  test('the same view has the same answer, whatever is unseen', async () => {
    const rules = await rulesFor(id);
    const judge = judgeOf('steady', rules);
    for (const { state, view } of choicesIn(rules, 6, 31)) {
      const { seat } = view;
      const hidden = withOtherTiles(state, seat);
      const again = viewOf(hidden, rules, seat);
      if (JSON.stringify(again.moves) !== JSON.stringify(view.moves)) continue;
      expect(judge.worth(again)).toEqual(judge.worth(view));
    }
  });
});

/** Under the other two the losers settle among themselves too. */
test.each(['encyclopedie', 'mcr', 'riichi'] as const)(
  '%s: a won hand is worth what it settles',
  async (id) => {
    const rules = await rulesFor(id);
    const judge = judgeOf('steady', rules);
    let seen = 0;
    for (let seed = 1; seed < 12; seed++) {
      const states = [...statesOf(rules, seed, ['patient', 'patient', 'patient', 'patient'])];
      for (const state of states.slice(0, -1)) {
        for (const seat of WINDS) {
          const view = viewOf(state, rules, seat);
          const won = view.moves.find(({ m }) => m === 'win');
          if (won === undefined) continue;
          const after = afterMoveOrPass(state, won, rules);
          if (after.phase.kind !== 'over') continue;
          const outcome = handOutcome(after, rules);
          if (!outcome.ok) continue;
          const { scores, account, settlement } = outcome.value;
          const { how } = wonSituation(after);
          const others = WINDS.filter((wind) => wind !== seat);
          const isPlain = how.length === 0 && others.every((wind) => scores[wind] === 0);
          if (!isPlain || account.fine !== undefined) continue;
          const choice = judge.worth(view).find(({ move }) => move.m === 'win');
          expect(choice?.value).toBe(settlement.payments[seat] || 1);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(0);
  },
);

function wonSituation({ phase }: HandState) {
  const [won] = phase.kind === 'over' ? (phase.won ?? []) : [];
  if (won === undefined) throw new Error('not won');
  return won;
}

/** What the seat cannot see, dealt anew: the wall and the hands of others. */
function withOtherTiles(state: HandState, seat: (typeof WINDS)[number]): HandState {
  const { players, setup, drawn } = state;
  const others = WINDS.filter((wind) => wind !== seat);
  const wall = setup.wall.slice(drawn);
  const plain = wall.filter((tile): tile is Tile => !tile.endsWith('f'));
  const pool = shuffled(createRng(3), [
    ...others.flatMap((wind) => players[wind].concealed),
    ...plain,
  ]);
  const dealt = { ...players };
  for (const wind of others) {
    dealt[wind] = { ...dealt[wind], concealed: pool.splice(0, dealt[wind].concealed.length) };
  }
  const left = wall.map((tile) => (tile.endsWith('f') ? tile : (pool.pop() as Tile)));
  const next = { ...setup, wall: [...setup.wall.slice(0, drawn), ...left] };
  return { ...state, players: dealt, setup: next };
}

const TURN: Readonly<Record<Suit, Suit>> = { m: 'p', p: 's', s: 'm' };

/** Every tile of a view in the next suit. */
function turned(view: SeatView): SeatView {
  const text = JSON.stringify(view).replace(/"([1-9])([mps])"/g, (_, rank, suit) => {
    return `"${inSuit(`${rank}${suit}` as Tile, TURN)}"`;
  });
  return JSON.parse(text) as SeatView;
}

test.each(['mcr', 'riichi', 'tchou1924'] as const)('%s: suits are alike', async (id) => {
  const rules = await rulesFor(id);
  const judge = judgeOf('steady', rules);
  for (const { view } of choicesIn(rules, 8, 37)) {
    const values = judge.worth(view).map(({ value }) => value);
    const again = judge.worth(turned(view)).map(({ value }) => value);
    expect(again.length).toBe(values.length);
    again.forEach((value, at) => {
      expect(value).toBeCloseTo(values[at] as number, 6);
    });
  }
});

describe('a tile that may not be won with', () => {
  test('is no danger from the player whose discards bar it', async () => {
    const rules = await rulesFor('riichi');
    let barred = 0;
    for (const { state, view } of choicesIn(rules, 9, 3)) {
      const live = liveTiles(view);
      for (const move of view.moves) {
        if (move.m !== 'discard') continue;
        const { tile } = move;
        const others = WINDS.filter((wind) => wind !== view.seat);
        const safe = others.filter(
          (seat) => dangerClass(view, rules, { seat, tile, live }) === undefined,
        );
        const claims = openClaims(afterMoveOrPass(state, move, rules), rules);
        const winners = claims.flatMap(({ claim, seat }) => (claim === 'win' ? WINDS[seat] : []));
        expect(safe.filter((seat) => winners.includes(seat))).toEqual([]);
        barred += safe.length;
      }
    }
    expect(barred).toBeGreaterThan(20);
  });

  test('is none at all where the discards of all three bar it', async () => {
    const rules = await rulesFor('riichi');
    const found = choicesIn(rules, 9, 1).find(({ view }) => view.phase.kind === 'turn');
    if (!found) throw new Error('nobody has a turn');
    const [tile] = found.view.own.concealed as [Tile];
    const others = Object.fromEntries(
      Object.entries(found.view.others).map(([wind, hand]) => [
        wind,
        { ...hand, discards: [...hand.discards, { tile }] },
      ]),
    );
    const live = liveTiles(found.view);
    const danger = (view: SeatView) =>
      dangerOf(view, rules, { tile, live, figures: MEASURED.riichi });
    expect(danger({ ...found.view, others })).toEqual({ chance: 0, cost: 0 });
    expect(danger(found.view).chance).toBeGreaterThan(0);
  });
});

test('a first discard is hardly ever won, however few like it were counted', async () => {
  const rules = await rulesFor('riichi');
  const [first] = [...statesOf(rules, 2, ['patient', 'patient', 'patient', 'patient'])];
  if (first === undefined) throw new Error('no hand');
  const view = viewOf(first, rules, 'E');
  const live = liveTiles(view);
  for (const tile of new Set(view.own.concealed)) {
    const { chance } = dangerOf(view, rules, { tile, live, figures: MEASURED.riichi });
    expect(chance).toBeLessThan(0.005);
  }
});

describe('the reason', () => {
  const choice = (value: number, speed: number, price: number, safety: number, win = 0.5) => ({
    ...{ move: { m: 'discard', seat: 'E', tile: '1m' } as const, value, error: 0, win },
    ...{ give: 0, distance: 1, terms: { speed, price, safety } },
  });

  test.each([
    { code: 'speed', best: choice(10, 8, 2, 0), other: choice(2, 1, 1, 0) },
    { code: 'value', best: choice(10, 1, 9, 0), other: choice(2, 1, 1, 0) },
    { code: 'safety', best: choice(3, 2, 2, -1), other: choice(-5, 2, 2, -9) },
    { code: 'none', best: choice(10, 5, 5, 0), other: choice(2, 1, 1, 0) },
  ])('$code', ({ code, best, other }) => {
    expect(reasonFor([best, other])?.code).toBe(code);
  });

  test.each([
    { distance: 0, code: 'permission' },
    // What was not looked for so far off may be allowed.
    { distance: 1, code: 'none' },
  ])('for a hand that wins with nothing, $distance away, is $code', ({ distance, code }) => {
    const other = { ...choice(0, 0, 0, 0, 0), distance };
    expect(reasonFor([choice(10, 5, 5, 0), other])?.code).toBe(code);
  });

  test('is none within two errors', () => {
    const best = { ...choice(10, 9, 1, 0), error: 5 };
    expect(reasonFor([best, choice(2, 1, 1, 0)])?.code).toBe('none');
  });

  test('is absent where there is one choice', () => {
    expect(reasonFor([choice(1, 1, 0, 0)])).toBeUndefined();
  });
});

test('a hand begins with as many live tiles as nobody has shown', async () => {
  const rules = await rulesFor('mcr');
  const [first] = [...statesOf(rules, 1, ['patient', 'patient', 'patient', 'patient'])];
  if (first === undefined) throw new Error('no hand');
  const view = viewOf(startHand(first.setup), rules, 'S');
  const own = countTiles(view.own.concealed);
  expect(liveTiles(view)).toEqual(own.map((copies) => 4 - copies));
});
