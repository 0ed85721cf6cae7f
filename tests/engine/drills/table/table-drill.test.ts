/** At the table: what is dealt at each level, what is refused, answers, reasons and hints. */
import { describe, expect, test } from 'vitest';
import {
  isLevelName,
  type Level,
  levelFrom,
  type Texts,
} from '../../../../src/engine/drills/drill.ts';
import { ASKS, TABLE_ASKS } from '../../../../src/engine/drills/table/asks/index.ts';
import { asksAt, OWN_ASKS, type TableDrillId } from '../../../../src/engine/drills/table/levels.ts';
import { loadTableDrill } from '../../../../src/engine/drills/table/table-drill.ts';
import { PLAYABLE_RULES } from '../../../../src/engine/rulesets/index.ts';
import { tableLevelsOf } from '../../../../src/engine/rulesets/levels.ts';

const DRILLS = [...Object.keys(OWN_ASKS), 'at-the-table'] as readonly TableDrillId[];
const DESKS = new Map(
  await Promise.all(DRILLS.map(async (id) => [id, await loadTableDrill(id)] as const)),
);
const deskOf = (id: TableDrillId) => DESKS.get(id) ?? desk;
const desk = await loadTableDrill('at-the-table');
const SEEDS = Array.from({ length: 150 }, (_, seed) => seed * 7919);
/** Of each of over a hundred levels. */
const SEEDS_A_LEVEL = SEEDS.slice(0, 50);

const offered = (id: TableDrillId): Readonly<Record<string, readonly string[]>> => {
  const [game, level] = deskOf(id).levels;
  const valuesOf = level?.values as (level: Level) => readonly string[];
  const games = game?.values as readonly string[];
  return Object.fromEntries(games.map((rules) => [rules, valuesOf({ game: rules })]));
};

test.each<[TableDrillId, Readonly<Record<string, string>>]>([
  [
    'who-sits-where',
    {
      tchou1924: 'all reached place wind',
      vulcain1953: 'all ranked wind',
      encyclopedie: 'all ranked wind',
      riichi: 'all lot wind',
    },
  ],
  [
    'who-is-east',
    {
      tchou1924: 'all starter passes round',
      vulcain1953: 'all',
      encyclopedie: 'all passes round',
      mcr: 'all',
      riichi: 'all starter passes round worth',
    },
  ],
  [
    'where-breach',
    {
      tchou1924: 'all opened breach',
      vulcain1953: 'all opened breach',
      encyclopedie: 'all opened breach apart',
      riichi: 'all opened breach apart marker',
    },
  ],
  [
    'who-takes-next',
    {
      tchou1924: 'all next dealt replacement draws',
      vulcain1953: 'all next dealt replacement draws',
      encyclopedie: 'all next dealt replacement draws',
      riichi: 'all next dealt replacement draws',
    },
  ],
  [
    'who-gets-it',
    {
      tchou1924: 'all taker claimants robbed turn',
      vulcain1953: 'all taker claimants robbed turn',
      encyclopedie: 'all taker claimants turn passed',
      mcr: 'all taker claimants robbed',
      riichi: 'all taker claimants robbed turn',
    },
  ],
  [
    'kong-what-now',
    {
      tchou1924: 'all kong replacement robbed draws',
      vulcain1953: 'all kong replacement robbed draws',
      encyclopedie: 'all kong replacement draws',
      mcr: 'all kong robbed',
      riichi: 'all kong replacement marker robbed draws',
    },
  ],
  [
    'at-the-table',
    {
      tchou1924: 'all set hands discards plans care',
      vulcain1953: 'all set hands care',
      encyclopedie: 'all set hands',
      mcr: 'all set hands minimum',
      riichi: 'all set treasure melds',
    },
  ],
])('%s has the rule sets that know its questions, and the kinds of each', (id, levels) => {
  const told = Object.entries(offered(id)).map(([rules, names]) => [rules, names.join(' ')]);
  expect(Object.fromEntries(told)).toEqual(levels);
});

test('all that a rule set teaches is asked, by one drill alone or by its own two', () => {
  for (const game of PLAYABLE_RULES) {
    const asked = DRILLS.flatMap((id) => asksAt(id, { game }));
    const taught = Object.values(tableLevelsOf(game)).flat();
    expect([...new Set(asked)].toSorted()).toEqual(taught.toSorted());
    const rest = asksAt('at-the-table', { game });
    expect(asked.filter((ask) => rest.includes(ask)).toSorted()).toEqual(rest.toSorted());
  }
});

test('results at topics that went to other drills are still told by their names', () => {
  for (const game of PLAYABLE_RULES) {
    for (const topic of Object.keys(tableLevelsOf(game))) {
      expect(isLevelName(desk.levels, `${game}/${topic}`)).toBe(true);
    }
  }
  expect(isLevelName(desk.levels, 'tchou1924/nothing')).toBe(false);
  expect(levelFrom(desk.levels, { game: 'riichi', level: 'breach' })).toEqual({
    ...{ game: 'riichi', level: 'all' },
  });
});

test('its parts are the texts of its kinds, no name twice, and none that names a level', () => {
  const texts = TABLE_ASKS.flatMap((ask) => Object.keys(ASKS[ask].fields));
  expect(new Set(desk.parts)).toEqual(new Set(['ask', 'rules', 'players', ...texts]));
  expect(new Set(desk.parts).size).toBe(desk.parts.length);
  expect(desk.parts.filter((part) => desk.levels.some(({ name }) => name === part))).toEqual([]);
});

const LEVELS = DRILLS.flatMap((id) =>
  Object.entries(offered(id)).flatMap(([game, names]) =>
    names
      .filter((name) => name !== 'all' || names.length === 1)
      .map((name) => ({ id, level: { game, level: name } })),
  ),
);

describe.each(LEVELS)('$id, the level $level.level of $level.game, over many seeds', (row) => {
  const { id, level } = row;
  const desk = deskOf(id);
  const dealt = SEEDS_A_LEVEL.map((seed) => desk.deal(seed, { level }));

  test('takes its own answer for right, and no answer for wrong', () => {
    for (const { texts } of dealt) {
      expect(desk.check(texts, desk.solve(texts)).right).toBe(true);
      expect(desk.check(texts, []).right).toBe(false);
      expect(desk.check(texts, [...desk.solve(texts), 'nothing']).right).toBe(false);
    }
  });

  test('writes its questions down and reads them back', () => {
    for (const { texts } of dealt) {
      const read = desk.ask(texts);
      expect(read.ok && read.value.texts).toEqual(texts);
    }
  });

  test('keeps what it promises, and so does another question like it', () => {
    for (const [at, { texts }] of dealt.entries()) {
      expect(desk.keeps(texts, level)).toBe(true);
      const other = desk.deal(at, { level, like: texts }).texts;
      expect(other.ask).toBe(texts.ask);
      expect(desk.keeps(other, level)).toBe(true);
    }
  });

  test('hands out plain data, with a reason and a way that do not come out empty', () => {
    for (const asked of dealt) {
      const verdict = desk.check(asked.texts, []);
      const hints = desk.hints(asked.texts);
      expect(structuredClone([asked, verdict, hints])).toEqual([asked, verdict, hints]);
      expect(verdict.reasons.length).toBeGreaterThan(0);
      expect(hints.way.length).toBeGreaterThan(0);
      expect(hints.answer).toEqual(desk.solve(asked.texts));
    }
  });
});

test.each(DRILLS)('%s: all its kinds of questions come up', (id) => {
  for (const game of Object.keys(offered(id))) {
    const level = { game, level: 'all' };
    const dealt = SEEDS.slice(0, 60).map((seed) => deskOf(id).deal(seed, { level }).texts.ask);
    expect(new Set(dealt)).toEqual(new Set(asksAt(id, level)));
  }
});

test('other dice ask another question, with its own answer', () => {
  const like = { ask: 'reached', from: 'A', throws: '43' };
  const level = { game: 'tchou1924', level: 'all' };
  const thrown = new Set(SEEDS.map((seed) => desk.deal(seed, { level, like }).texts.throws));
  expect(thrown.size).toBeGreaterThan(30);
  expect(desk.solve({ ...like, throws: '66' })).toEqual(['D']);
});

describe('who may win', () => {
  const claims = (texts: Texts) => {
    const { answer, reasons } = desk.check({ ask: 'taker', discarder: 'A', ...texts }, []);
    return { answer, codes: reasons.map(({ code }) => code) };
  };
  /** B and D have nothing to say. */
  const others = { B: '169m257p36s14567z', D: '19m146p19s223567z' };

  test('any complete hand where there is no minimum', () => {
    const { answer, codes } = claims({ ...others, discard: '5s', C: '234m678p3499s111z' });
    expect(codes.at(-1)).toBe('wins');
    expect(answer).toEqual(['C']);
  });

  test('no hand below the minimum (mcr.rule.2)', () => {
    const text = { ...others, rules: 'mcr', discard: '5z', C: '222m888p345s777p5z' };
    // Three concealed pungs are worth 16 points.
    expect(claims(text).answer).toEqual(['C']);
    const cheap = { ...others, rules: 'mcr', discard: '4s', C: '56s22z~234m~888m~345p' };
    const { answer, codes } = claims(cheap);
    expect(codes).toContain('tooCheap');
    expect(answer).toEqual(['-']);
  });

  test('seven pairs win where they are a hand (mcr.hand.55)', () => {
    const pairs = { ...others, discard: '8p', C: '225577m3366p88s8p' };
    expect(claims({ ...pairs, rules: 'mcr' }).answer).toEqual(['C']);
    expect(claims(pairs).answer).toEqual(['-']);
  });
});

describe('a kong that is robbed', () => {
  const robbed = (texts: Texts) => {
    const asked = desk.ask({ ask: 'robbed', discarder: 'A', ...texts });
    if (!asked.ok) return asked.error;
    const { answer, cited } = desk.check(asked.value.texts, []);
    return [answer.join(), ...cited.map(({ rule }) => rule)];
  };
  /** B and D wait for the middle of a chow; C has nothing to say. */
  const first = { B: '111m888p46999s22z', C: '169m257p36s14567z', D: '333m777p46s444z66z' };

  test.each([
    ['tchou1924', 'tchou1924.IV.23'],
    ['vulcain1953', 'vulcain1953.4.2.1'],
    ['mcr', 'mcr.hand.43'],
    ['riichi', 'riichi.role.chankan'],
  ])('%s: of two winners the nearest in turn', (rules, rule) => {
    expect(robbed({ ...first, rules, discard: '5s' })).toEqual(['B', rule]);
    expect(
      robbed({ ...first, rules, discarder: 'C', discard: '5s', A: first.C, C: undefined }),
    ).toEqual(['D', rule]);
  });

  test('nobody wins: the kong stands', () => {
    expect(robbed({ ...first, discard: '7s' })).toEqual(['-', 'tchou1924.IV.23']);
  });

  test('the article does not know it (encyclopedie.silence.rob)', () => {
    const refused = robbed({ ...first, rules: 'encyclopedie', discard: '5s' });
    expect(refused).toEqual({ part: 'ask', error: { code: 'not-in-these-rules' } });
  });
});

describe('rounds and the end of the game', () => {
  test.each([
    // tchou1924.II.length.2, II.length.3: four rounds
    ['tchou1924', 'E', 'D', 'other-wins', 'new'],
    ['tchou1924', 'E', 'D', 'draw-without-kong', 'same'],
    ['tchou1924', 'N', 'D', 'starter-wins', 'same'],
    ['tchou1924', 'N', 'D', 'annulled', 'same'],
    ['tchou1924', 'N', 'D', 'draw-with-kong', 'over'],
    ['tchou1924', 'N', 'D', 'other-wins', 'over'],
    // vulcain1953.3.4.2, V53
    ['vulcain1953', 'S', 'D', 'other-wins', 'W'],
    ['vulcain1953', 'N', 'D', 'other-wins', 'over'],
    // mcr.rule.3, mcr.rule.6: sixteen hands
    ['mcr', 'E', 'D', 'starter-wins', 'S'],
    ['mcr', 'N', 'C', 'drawn', 'N'],
    ['mcr', 'N', 'D', 'drawn', 'over'],
  ])('%s, round %s, %s begins, %s: %s', (rules, round, starter, ends, wanted) => {
    expect(desk.solve({ ask: 'round', rules, home: 'A', starter, round, ends })).toEqual([wanted]);
  });

  test('East who may choose to stay is not dealt (vulcain1953.3.3.2)', () => {
    const level = { game: 'vulcain1953', level: 'all' };
    const dealt = SEEDS.map((seed) => deskOf('who-is-east').deal(seed, { level }).texts.ends);
    expect(new Set(dealt.flatMap((ends) => ends?.split(',')))).toEqual(new Set(['other-wins']));
  });
});

test('each answer names its rule, by its place in the source', () => {
  const cited = ({ ask, rules = 'tchou1924' }: Texts) =>
    DRILLS.filter((id) => id !== 'at-the-table').flatMap((id) =>
      SEEDS.slice(0, 20).flatMap((seed) => {
        const { texts } = deskOf(id).deal(seed, { level: { game: rules, level: ask ?? 'all' } });
        return deskOf(id).check(texts, []).cited.length === 0 ? [texts.ask] : [];
      }),
    );
  // How walls are opened and tiles dealt the international text leaves to others (M31).
  for (const rules of ['tchou1924', 'vulcain1953', 'encyclopedie', 'riichi']) {
    expect([...new Set(cited({ rules }))]).toEqual([]);
  }
});

describe('what goes first (tchou1924.VI.rejet.1 to 3)', () => {
  test.each([
    ['lone winds of the others', '34m557p2367s12347z', 'S', '1z3z4z', 'loneWinds'],
    ['then ends, not a pair of winds', '9m3466778p1456s337z', 'E', '9m1s', 'loneEnds'],
    ['not one’s own wind', '9m3466778p1456s37z', 'W', '9m1s', 'loneEnds'],
    ['no 1 near its 2 or 3, nor 9 near its 7', '13567m79p345s67z', 'E', '6z7z', 'loneDragons'],
  ])('%s', (_, hand, wind, tiles, code) => {
    const texts = { ask: 'first', hand, wind };
    const read = desk.ask(texts);
    const row = (read.ok ? read.value.shown : undefined) as { hand: readonly string[] } | undefined;
    expect(
      desk
        .solve(texts)
        .map((place) => row?.hand[Number(place)])
        .join(''),
    ).toBe(tiles);
    expect(desk.check(texts, []).reasons).toEqual([{ code, data: {} }]);
  });
});

describe('who collects a suit (tchou1924.VI.read.2)', () => {
  const table = { A: '9p1s3m8s', B: '6s9m5p', C: '5s6z1p4s', D: '7z1m6p8s' };

  test('the one player who discards none of the scarce suit', () => {
    const texts = { ask: 'collector', ...table };
    expect(desk.solve(texts)).toEqual(['C']);
    expect(desk.check(texts, []).reasons.at(-1)).toEqual({
      code: 'collects',
      data: { player: 'C', family: 'characters' },
    });
  });

  test.each([
    ['where two players discard none of it', { ...table, D: '7z6p8s' }],
    ['where no suit is scarcer than the others', { ...table, B: '6s9m5p77m' }],
  ])('nobody is asked about %s', (_, texts) => {
    const read = desk.ask({ ask: 'collector', ...texts });
    expect(read.ok ? undefined : read.error.error.code).toBe('nothing-to-find');
  });
});

describe('a question from texts', () => {
  test.each<readonly [string, Texts]>([
    [
      'the players are named where they sit in another order',
      { ask: 'reached', players: 'ACDB', from: 'A', throws: '43' },
    ],
    [
      'the rules where they are not the usual ones',
      { ask: 'families', rules: 'mcr', total: '144' },
    ],
    ['two throws', { ask: 'breach', starter: 'C', throws: '12-66' }],
    [
      'a column of winds',
      { ask: 'place', from: 'C', throws: '23-65', column: 'WENS', player: 'B' },
    ],
    ['hands', { ask: 'complete', hands: '234m678p11555s777z,123789m99p~444z(6666s)' }],
    ['a tile drawn', { ask: 'enough', rules: 'mcr', hand: '345m4599p344556s', by: 'self' }],
  ])('is written as it was read: %s', (_, texts) => {
    const read = desk.ask(texts);
    expect(read.ok && read.value.texts).toEqual(texts);
  });

  const unknown = (part: string, value: string): object => ({
    part,
    error: { code: 'unknown-value', value },
  });
  const flaw = (part: string, code: string): object => ({ part, error: { code } });
  const hands = { B: '169m257p36s14567z', C: '19m146p19s223567z', D: '147m258p369s1234z' };

  test.each<readonly [Texts, object]>([
    [{}, unknown('ask', '')],
    [{ ask: 'weather' }, unknown('ask', 'weather')],
    [{ ask: 'families', rules: 'bridge', total: '108' }, unknown('rules', 'bridge')],
    [{ ask: 'families', total: '-1' }, unknown('total', '-1')],
    [{ ask: 'families', total: '137' }, flaw('total', 'no-such-total')],
    [{ ask: 'tiles', family: 'birds', of: '123m' }, unknown('family', 'birds')],
    [{ ask: 'tiles', family: 'bamboos', of: '123m' }, flaw('of', 'nothing-to-find')],
    [
      { ask: 'tiles', family: 'bamboos', of: '12x' },
      { part: 'of', error: { code: 'unknown-sign', at: 2, sign: 'x' } },
    ],
    [
      { ask: 'fills', hand: '123m', of: '1m' },
      { part: 'hand', error: { code: 'impossible-count', count: 3, melds: 0 } },
    ],
    [{ ask: 'fills', hand: '1m1f', of: '1m' }, flaw('hand', 'no-flowers')],
    [{ ask: 'fills', hand: '3s!3s', of: '1m' }, flaw('hand', 'no-win')],
    [{ ask: 'fills', hand: '234m1s', of: '9m' }, flaw('of', 'nothing-to-find')],
    [{ ask: 'complete', hands: '11m' }, unknown('hands', '11m')],
    [{ ask: 'complete', hands: '13m,24m' }, flaw('hands', 'nothing-to-find')],
    [{ ask: 'reached', from: 'E', throws: '43' }, unknown('from', 'E')],
    [{ ask: 'reached', from: 'A', throws: '70' }, unknown('throws', '70')],
    [{ ask: 'reached', from: 'A', throws: '43-43' }, unknown('throws', '43-43')],
    [{ ask: 'reached', players: 'ABCC', from: 'A', throws: '43' }, unknown('players', 'ABCC')],
    [
      { ask: 'place', from: 'A', throws: '11-11', column: 'EESW', player: 'B' },
      unknown('column', 'EESW'),
    ],
    [{ ask: 'wind', starter: 'A', wind: '2z' }, unknown('wind', '2z')],
    [{ ask: 'passes', starter: 'A', ends: 'rain' }, unknown('ends', 'rain')],
    [{ ask: 'passes', starter: 'A' }, unknown('ends', '')],
    [
      { ask: 'dealt', starter: 'A', throws: '11-11', stack: '28', layer: 'top' },
      flaw('stack', 'not-dealt'),
    ],
    [
      { ask: 'dealt', starter: 'A', throws: '11-11', stack: '1', layer: 'side' },
      unknown('layer', 'side'),
    ],
    [
      { ask: 'taker', discarder: 'A', discard: '5p', B: hands.B, C: hands.C },
      flaw('D', 'missing-hand'),
    ],
    [
      { ask: 'taker', discarder: 'A', discard: '5p', ...hands, A: '1m' },
      flaw('A', 'hand-of-the-discarder'),
    ],
    [
      { ask: 'taker', discarder: 'A', discard: '7z', ...hands, D: '777z147m258p36s12z' },
      flaw('discard', 'too-many-on-the-table'),
    ],
    [{ ask: 'isolated', rules: 'mcr', hand: '19m' }, flaw('ask', 'not-in-these-rules')],
    [{ ask: 'first', rules: 'mcr', hand: '19m', wind: 'E' }, flaw('ask', 'not-in-these-rules')],
    [{ ask: 'first', hand: '234m', wind: 'E' }, flaw('hand', 'nothing-to-find')],
    [{ ask: 'isolated', hand: '234m' }, flaw('hand', 'nothing-to-find')],
    [{ ask: 'danger', hand: '77z', table: '~555z~234m' }, flaw('table', 'no-threat')],
    [{ ask: 'danger', hand: '77z', table: '1m~555z~666z' }, flaw('table', 'not-on-the-table')],
    [{ ask: 'danger', hand: '12m', table: '~555z~666z' }, flaw('hand', 'nothing-to-find')],
    [{ ask: 'tally', rules: 'mcr', hand: '123m' }, flaw('ask', 'not-in-these-rules')],
    [{ ask: 'enough', hand: '23m' }, flaw('ask', 'not-in-these-rules')],
    // Four pungs are worth 6, that of South 2 more where South is the seat or the round.
    [{ ask: 'enough', rules: 'mcr', hand: '88p22z~222m~444s~666p' }, flaw('hand', 'wind-decides')],
  ])('%j is refused', (texts, error) => {
    expect(desk.ask(texts)).toEqual({ ok: false, error });
  });
});

describe('where replacement tiles come from', () => {
  const from = (rules: string, throws: string, taken: string) =>
    desk.solve({ ask: 'replacement', rules, starter: 'A', throws, taken });

  test('the loose tiles first, then the tail (tchou1924.III.headtail)', () => {
    // A 9 and a 6: the fifteenth stack of A.
    expect(['0', '1', '2', '4'].map((taken) => from('tchou1924', '54-42', taken))).toEqual([
      ['A14'],
      ['A14'],
      ['A14'],
      ['A13'],
    ]);
  });

  test('on the roof, fifth stack before sixth (vulcain1953.2.1.10, V45)', () => {
    // A 7 and an 8: the fifteenth stack of C, counted from the left.
    expect(['0', '1'].map((taken) => from('vulcain1953', '43-53', taken))).toEqual([
      ['C10'],
      ['C9'],
    ]);
    // Then two others are laid there (vulcain1953.2.4.2).
    const third = { ask: 'replacement', rules: 'vulcain1953', starter: 'A', throws: '43-53' };
    expect(desk.ask({ ...third, taken: '2' }).ok).toBe(false);
  });
});
