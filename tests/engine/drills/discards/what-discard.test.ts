import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../../src/engine/core/group.ts';
import { checkCopies } from '../../../../src/engine/core/hand.ts';
import { createRng } from '../../../../src/engine/core/rng.ts';
import { compareTiles, familyOf, rankOf, type Tile } from '../../../../src/engine/core/tile.ts';
import { copiesOf } from '../../../../src/engine/core/tile-counts.ts';
import { drawTile, withDiscard } from '../../../../src/engine/drills/discards/after-discard.ts';
import {
  DISPUTED_DRAWS,
  isUndisputed,
} from '../../../../src/engine/drills/discards/discard-dispute.ts';
import { discardHints } from '../../../../src/engine/drills/discards/discard-hints.ts';
import {
  DISCARD_SIZES,
  type DiscardLevel,
} from '../../../../src/engine/drills/discards/discard-level.ts';
import {
  type DiscardQuestion,
  type DiscardRefusal,
  formatDiscardQuestion,
  parseDiscardQuestion,
} from '../../../../src/engine/drills/discards/discard-question.ts';
import { NO_RULES } from '../../../../src/engine/drills/discards/discard-rules.ts';
import { rankDiscards } from '../../../../src/engine/drills/discards/discard-verdict.ts';
import { DISCARD_GRADES } from '../../../../src/engine/drills/discards/discard-worth.ts';
import { whatDiscardDrill } from '../../../../src/engine/drills/discards/what-discard.ts';
import { unseenTiles } from '../../../../src/engine/hand/discards.ts';
import { oddsWithin } from '../../../../src/engine/hand/odds.ts';
import { COMMON_SHAPES } from '../../../../src/engine/shapes/common.ts';
import { discardsFor } from '../../../../src/engine/shapes/discards.ts';
import { distancesTo } from '../../../../src/engine/shapes/distances.ts';
import { someTiles } from '../../arbitraries.ts';
import { tiles } from '../../hands.ts';

const whatDiscard = whatDiscardDrill(NO_RULES);

const COMMON_KINDS = ['lone', 'blocks', 'overlapping', 'pure', 'seen'] as const;
type Kind = (typeof COMMON_KINDS)[number];
type CommonLevel = Omit<DiscardLevel, 'game' | 'kind'> & { readonly kind: Kind };

/** One's own discards, worth and the table are told under a rule set alone. */
const KINDS = COMMON_KINDS;
const LEVELS: readonly CommonLevel[] = KINDS.flatMap((kind) =>
  DISCARD_SIZES.map((size) => ({ kind, size, sorted: true })),
);
const SEEDS = Array.from({ length: 5 }, (_, seed) => seed * 7919);

const make = (seed: number, { kind, size, sorted }: CommonLevel): DiscardQuestion =>
  whatDiscard.make(createRng(seed), {
    kind,
    size: String(size),
    order: sorted ? 'sorted' : 'mixed',
  });

function question(hand: string, seen = ''): DiscardQuestion {
  const read = parseDiscardQuestion({ hand, seen });
  if (!read.ok) throw new Error(`${hand}: ${JSON.stringify(read.error)}`);
  return read.value;
}

const tile = (text: string): Tile => tiles(text)[0] as Tile;

const neighbours = (one: Tile, all: readonly Tile[]): number =>
  all.filter((other) => {
    if (familyOf(one) !== familyOf(other)) return false;
    return familyOf(one) === 'z' ? one === other : Math.abs(rankOf(one) - rankOf(other)) <= 2;
  }).length - 1;

/** What each level promises of its answer. */
const PROMISES: Readonly<Record<Kind, (q: DiscardQuestion) => void>> = {
  lone: ({ hand }) => {
    for (const best of rankDiscards({ hand }).answers) {
      expect(neighbours(best, hand.concealed)).toBe(0);
    }
  },
  blocks: ({ hand }) => {
    expect(hand.concealed.filter((one) => neighbours(one, hand.concealed) === 0)).toEqual([]);
  },
  overlapping: ({ hand }) => {
    expect(hand.concealed.filter((one) => neighbours(one, hand.concealed) === 0)).toEqual([]);
  },
  pure: ({ hand }) => {
    const all = [...hand.concealed, ...hand.melds.flatMap(groupTiles)];
    expect(new Set(all.map(familyOf)).size).toBe(1);
    expect(all.map(familyOf)).not.toContain('z');
  },
  seen: ({ hand }) => {
    expect(hand.seen.length).toBeGreaterThan(0);
    const without = rankDiscards({ hand: { ...hand, seen: [] } }).answers;
    const within = rankDiscards({ hand }).answers;
    expect(within.filter((best) => without.includes(best))).toEqual([]);
  },
};

describe('every level, over many seeds', () => {
  test.each(LEVELS.map((level) => [level.kind, level.size, level] as const))(
    '%s, %d tiles',
    (kind, size, level) => {
      for (const seed of SEEDS) {
        const asked = make(seed, level);
        const { concealed, melds, seen } = asked.hand;
        expect([concealed.length, concealed.length + 3 * melds.length]).toEqual([size, 14]);
        const all = [...concealed, ...seen];
        expect(checkCopies({ concealed: all, melds, flowers: [] }).ok).toBe(true);
        expect(concealed.join()).toBe([...concealed].sort(compareTiles).join());
        if (kind !== 'seen') expect(seen).toEqual([]);

        const { distance } = distancesTo({ concealed, melds }, COMMON_SHAPES);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(2);
        const options = discardsFor(asked.hand, COMMON_SHAPES);
        expect(options[0]?.distance).toBe(distance);

        const answer = whatDiscard.solve(asked);
        expect(whatDiscard.check(asked, answer)).toMatchObject({
          right: true,
          grade: 'right',
          cost: { distance: 0, copies: 0 },
        });
        const { answers, keeping } = rankDiscards(asked);
        for (const best of answers) {
          expect(whatDiscard.check(asked, best).right).toBe(true);
        }
        expect(isUndisputed(asked)).toBe(true);
        const next = options[answers.length];
        const ahead = (options[0]?.count ?? 0) - (next?.count ?? 0);
        expect(next).toBeDefined();
        expect((next?.distance ?? 0) > distance || ahead >= 2).toBe(true);
        for (const draws of distance > 0 ? DISPUTED_DRAWS : []) {
          const odds = oddsWithin(asked.hand, draws);
          const winning = (best: boolean) =>
            odds
              .filter((option) => answers.some((answer) => answer === option.tile) === best)
              .map(({ win }) => win);
          const rival = Math.max(0, ...winning(false));
          expect(Math.min(...winning(true))).toBeGreaterThan(rival - 1e-9);
        }
        if (kind !== 'lone') {
          expect(answers.length).toBeLessThanOrEqual(2);
          expect(keeping.length).toBeGreaterThan(answers.length);
        }
        PROMISES[kind](asked);
      }
    },
  );

  test('the same seed gives the same question', () => {
    for (const level of LEVELS) expect(make(1924, level)).toEqual(make(1924, level));
  });

  test('other seeds give other questions', () => {
    const level: CommonLevel = { kind: 'lone', size: 14, sorted: true };
    const hands = Array.from({ length: 20 }, (_, seed) => make(seed, level).hand.concealed.join());
    expect(new Set(hands).size).toBe(20);
  });

  test('unsorted hands come in another order', () => {
    const level: CommonLevel = { kind: 'lone', size: 14, sorted: false };
    for (const seed of SEEDS) {
      const { concealed } = make(seed, level).hand;
      expect(concealed).not.toEqual([...concealed].sort(compareTiles));
    }
  });
});

describe('the verdict', () => {
  // Two runs and a pair beside two pungs; each run broken leaves the other two to be filled.
  const THREE_RUNS = '34m67p23s22233355z';

  test.each([
    // 34m waits on 2m (one is in the chow) and 5m.
    ['the lone tile', '12334m456p789s11z9p', '', '9p', 'right', 0, 0, 0, 7],
    // 9p alone is worth no more than 6z: 2m 5m 6s 9s, 3 + 4 + 4 + 4 copies either way.
    ['either lone tile', '12334m456p78s55s16z', '', '1z', 'right', 0, 0, 1, 15],
    ['the other one', '12334m456p78s55s16z', '', '6z', 'right', 0, 0, 1, 15],
    ['half of the only pair', '12334m456p78s55s16z', '', '5s', 'mistake', 1, 0, 2, undefined],
    // 34m takes 2m and 5m, 46m takes 5m alone.
    ['two sides', '346m123p789s66655z', '', '6m', 'right', 0, 0, 0, 8],
    ['half as many', '346m123p789s66655z', '', '3m', 'mistake', 0, 4, 0, 4],
    ['the middle tile', '346m123p789s66655z', '', '4m', 'mistake', 1, 0, 1, undefined],
    ['two of three', '346m123p789s66655z', '22m', '3m', 'mistake', 0, 2, 0, 4],
    ['four of five', '346m123p789s66655z', '222m', '3m', 'slip', 0, 1, 0, 4],
    ['four of four', '346m123p789s66655z', '2222m', '3m', 'right', 0, 0, 0, 4],
    ['none of none', '346m123p789s66655z', '22225555m', '3m', 'right', 0, 0, 0, 0],
    // Each run takes eight copies, but 67p lacks those that lie on the table.
    ['any run, all alike', THREE_RUNS, '', '3m', 'right', 0, 0, 1, 16],
    ['the poor run', THREE_RUNS, '5555p', '6p', 'right', 0, 0, 1, 16],
    ['three quarters exactly', THREE_RUNS, '5555p', '3m', 'slip', 0, 4, 1, 12],
    ['a copy less than that', THREE_RUNS, '5555p8p', '2s', 'mistake', 0, 5, 1, 11],
    ['a pung', THREE_RUNS, '', '2z', 'mistake', 1, 0, 2, undefined],
  ] as const)('%s', (_, hand, seen, answer, grade, back, copies, distance, count) => {
    const verdict = whatDiscard.check(question(hand, seen), tile(answer));
    expect(verdict.grade).toBe(grade);
    expect(verdict.right).toBe(grade === 'right');
    expect(verdict.cost).toEqual({ distance: back, copies });
    expect(verdict.chosen).toMatchObject({ tile: answer, distance });
    if (count !== undefined) expect(verdict.chosen.count).toBe(count);
  });

  test('refuses a tile that is not held: no board offers it', () => {
    expect(() => whatDiscard.check(question('346m123p789s66655z'), '9m')).toThrow(RangeError);
  });

  test.each([5, 8, 11, 14])('of any hand of %d tiles costs nothing less than nothing', (size) => {
    fc.assert(
      fc.property(someTiles(size), fc.array(fc.constantFrom(...tiles('159m159p'))), (held, on) => {
        const hand = { concealed: held, melds: [], seen: on };
        const options = discardsFor(hand, COMMON_SHAPES);
        for (const option of options) {
          const verdict = whatDiscard.check({ hand }, option.tile);
          expect(verdict.cost.distance).toBeGreaterThanOrEqual(0);
          expect(verdict.cost.copies).toBeGreaterThanOrEqual(0);
          expect(verdict.right).toBe(verdict.cost.distance + verdict.cost.copies === 0);
        }
        const grades = rankDiscards({ hand }).options.map(({ grade }) =>
          DISCARD_GRADES.indexOf(grade),
        );
        expect(grades).toEqual([...grades].sort());
      }),
      { numRuns: 10 },
    );
  });
});

describe('an answer is disputed', () => {
  test.each([
    ['where a copy decides', '346m123p789s66655z', '222m', true],
    ['where nothing decides', '15m', '', true],
    ['where two copies decide, of a ready hand', '346m123p789s66655z', '22m', false],
    ['where any of the rest costs a step', '12334m456p78s55s16z', '', false],
    // 1s accepts two copies more than 2s and 7s, but it leaves the poorer waits.
    ['where the best wins less often', '12244778s~456s~345p', '', true],
  ])('%s', (_, hand, seen, disputed) => {
    expect(isUndisputed(question(hand, seen))).toBe(!disputed);
  });

  test('only by those that win more often: of 16 copies against 14 the 14 win more', () => {
    const { hand } = question('12244778s~456s~345p');
    const counts = new Map(
      discardsFor(hand, COMMON_SHAPES).map(({ tile, count }) => [tile, count]),
    );
    expect([counts.get('1s'), counts.get('2s'), counts.get('7s')]).toEqual([16, 14, 14]);
    const wins = new Map(oddsWithin(hand, 12).map(({ tile, win }) => [tile, win]));
    expect(wins.get('7s')).toBeGreaterThan(wins.get('1s') ?? 1);
  });
});

describe('a question from a text', () => {
  test.each([
    ['12334m456p789s11z9p', ''],
    ['12334m456p789s11z9p', '25m9p'],
    ['3477p45m16z~123p~777s', ''],
    ['55p3z4p9s~111m(2222s)~345m', '777z'],
    ['19m', '9m'],
  ])('%s, seen %j, is written as it was read', (hand, seen) => {
    const asked = question(hand, seen);
    expect(formatDiscardQuestion(asked)).toEqual(seen === '' ? { hand } : { hand, seen });
  });

  test('every dealt question is read back', () => {
    for (const level of LEVELS) {
      const asked = make(7, level);
      expect(parseDiscardQuestion(formatDiscardQuestion(asked))).toEqual({
        ok: true,
        value: asked,
      });
    }
  });

  const count = (held: number, melds: number) =>
    ({ part: 'hand', error: { code: 'not-to-discard', count: held, melds } }) as const;

  test.each<readonly [string, string | undefined, DiscardRefusal]>([
    ['', '', { part: 'hand', error: { code: 'empty' } }],
    ['12x', '', { part: 'hand', error: { code: 'unknown-sign', at: 2, sign: 'x' } }],
    ['123456789m1234p', '', count(13, 0)],
    ['123456789m123p', '', count(12, 0)],
    ['123456789m123456p77z', '', count(17, 0)],
    ['123456789m12p~777z~222z', '', count(11, 2)],
    ['12334m456p789s11z9p*1m', '', { part: 'hand', error: { code: 'no-win' } }],
    ['12334m456p789s11z9p1f', '', { part: 'hand', error: { code: 'no-flowers' } }],
    ['123m456p789s11122z', '', { part: 'hand', error: { code: 'complete' } }],
    ['1122m3344p5566s77z', undefined, { part: 'hand', error: { code: 'complete' } }],
    [
      '11111m',
      '',
      { part: 'hand', error: { code: 'too-many-copies', tile: '1m', count: 5, max: 4 } },
    ],
    [
      '11159m',
      '11m',
      { part: 'seen', error: { code: 'too-many-copies', tile: '1m', count: 5, max: 4 } },
    ],
    [
      '12m46p7z~777p',
      '77p',
      { part: 'seen', error: { code: 'too-many-copies', tile: '7p', count: 5, max: 4 } },
    ],
    ['19m', '9', { part: 'seen', error: { code: 'digits-without-letter', at: 0, digits: '9' } }],
    ['19m', '1f', { part: 'seen', error: { code: 'misplaced', at: 0, sign: '1f' } }],
    ['19m', '~111p', { part: 'seen', error: { code: 'misplaced', at: 0, sign: '~' } }],
  ])('%j, seen %j, is refused', (hand, seen, error) => {
    const read = parseDiscardQuestion(seen === undefined ? { hand } : { hand, seen });
    expect(read).toEqual({ ok: false, error });
  });

  test('blank tiles on the table are none', () => {
    expect(question('19m', '  ').hand.seen).toEqual([]);
  });
});

describe('the hints', () => {
  test('say distance, what can go, copies, answer', () => {
    expect(discardHints(question('346m123p789s66655z', '222m'))).toEqual({
      distance: 0,
      spare: tiles('36m'),
      allSpare: false,
      barred: [],
      count: 5,
      answer: ['6m'],
    });
  });

  test('name every answer that is as good', () => {
    const { answer, count } = discardHints(question('12334m456p78s55s16z'));
    expect([answer, count]).toEqual([['1z', '6z'], 15]);
  });

  test('say so where any tile can go', () => {
    const { allSpare, spare } = discardHints(question('15m'));
    expect([allSpare, spare]).toEqual([true, ['1m', '5m']]);
  });
});

describe('playing on', () => {
  const asked = question('12334m456p78s55s16z', '9s');

  test('a discard leaves the hand for the table', () => {
    const after = withDiscard(asked, '6z');
    expect([after.hand.concealed, after.hand.seen]).toEqual([
      tiles('12334m456p78s55s1z'),
      ['9s', '6z'],
    ]);
    expect(() => withDiscard(asked, '9m')).toThrow(RangeError);
  });

  test('a draw stands last, the others in order', () => {
    const mixed = { hand: { ...asked.hand, concealed: [...asked.hand.concealed].reverse() } };
    const next = drawTile(createRng(1), withDiscard(mixed, '6z'));
    expect(next?.hand.concealed.slice(0, -1)).toEqual(tiles('12334m456p5578s1z'));
    expect(next?.hand.concealed).toHaveLength(14);
  });

  test('the same seed draws the same tile, another seed others', () => {
    const after = withDiscard(asked, '6z');
    const drawn = (seed: number) => drawTile(createRng(seed), after)?.hand.concealed.at(-1);
    expect(drawn(5)).toBe(drawn(5));
    expect(new Set(SEEDS.map(drawn)).size).toBeGreaterThan(1);
  });

  test('only what nobody has seen is drawn, each copy as likely', () => {
    // All but one copy of 9m and two of 1s are in sight.
    const sight = [...tiles('123456789m'), ...tiles('123456789p'), ...tiles('123456789s1234567z')];
    const all = [...sight, ...sight, ...sight, ...sight];
    const hidden = tiles('9m11s');
    for (const one of hidden) all.splice(all.indexOf(one), 1);
    const concealed = all.splice(0, 13);
    const play = { concealed, melds: [], seen: all };
    const rng = createRng(3);
    const times = { '9m': 0, '1s': 0 } as Record<string, number>;
    for (let draws = 0; draws < 600; draws++) {
      const drawn = drawTile(rng, { hand: play })?.hand.concealed.at(-1) ?? '';
      times[drawn] = (times[drawn] ?? 0) + 1;
    }
    expect(Object.keys(times).sort()).toEqual(['1s', '9m']);
    expect(times['9m']).toBeGreaterThan(150);
    expect(times['9m']).toBeLessThan(250);
  });

  test('where everything is in sight nothing is drawn', () => {
    const every = tiles('123456789m123456789p123456789s1234567z');
    const all = [...every, ...every, ...every, ...every];
    const play = { concealed: all.slice(0, 13), melds: [], seen: all.slice(13) };
    expect(drawTile(createRng(1), { hand: play })).toBeUndefined();
  });

  test('played by the best discards, no tile comes a fifth time and the hand comes no further', () => {
    for (const seed of SEEDS) {
      const rng = createRng(seed);
      let now = make(seed, { kind: 'overlapping', size: 11, sorted: true });
      let last = Number.POSITIVE_INFINITY;
      for (let draws = 0; draws < 6 && last > 0; draws++) {
        const best = whatDiscard.check(now, whatDiscard.solve(now)).chosen;
        expect(best.distance).toBeLessThanOrEqual(last);
        last = best.distance;
        const next = drawTile(rng, withDiscard(now, best.tile));
        if (!next) throw new Error('the wall holds enough');
        const { concealed, melds, seen } = next.hand;
        expect(checkCopies({ concealed: [...concealed, ...seen], melds, flowers: [] }).ok).toBe(
          true,
        );
        const came = concealed.at(-1) as Tile;
        const unseen = unseenTiles({ ...now.hand, seen });
        expect(copiesOf(unseen, came)).toBeGreaterThan(0);
        now = next;
      }
    }
  });
});
