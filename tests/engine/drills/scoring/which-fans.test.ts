/** Which fans: what is dealt, how answers are judged, links, hints, other editions. */
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../../src/engine/core/group.ts';
import { checkCopies } from '../../../../src/engine/core/hand.ts';
import { compareTiles } from '../../../../src/engine/core/tile.ts';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { MCR_EDITIONS } from '../../../../src/engine/rulesets/mcr/config.ts';
import { MCR_HANDS } from '../../../../src/engine/rulesets/mcr/hands.ts';
import { kit } from '../../../../src/engine/rulesets/mcr/kit.ts';
import { LESSONS } from '../../../../src/engine/rulesets/mcr/teaching/lessons.ts';
import { agreedOf } from '../../../../src/engine/scoring/kit.ts';
import {
  countedIn,
  handOf,
  type ScoringDesk,
  scoringDesk,
  seeds,
  situationOf,
} from './counting.ts';

const desk: ScoringDesk = await scoringDesk('which-fans');

const NAMED = Object.entries(LESSONS).filter(([lesson]) => lesson !== 'eight-points');
const NAMING = NAMED.map(([lesson]) => `name-${lesson}`);
const TICKING = ['small', 'middle', 'great'];
const TOPICS = ['mixed', 'eight-points', ...NAMING, ...TICKING];
/** What the situation says in so many words. */
const TOLD = [
  ...['self-drawn', 'last-tile', 'last-tile-draw', 'last-tile-claim'],
  ...['out-with-replacement-tile', 'robbing-the-kong'],
];

const DEALT = new Map(
  TOPICS.map((level) => [
    level,
    seeds(120).map((seed, at) =>
      desk.deal(seed, { level: { level, edition: MCR_EDITIONS[at % 3] ?? 'text' } }),
    ),
  ]),
);
const dealt = (topic: string) => DEALT.get(topic) ?? [];
const textsOf = (topic: string): readonly Texts[] => dealt(topic).map(({ texts }) => texts);

const counted = (texts: Texts) => countedIn(kit, texts);

function asked(texts: Texts) {
  const read = desk.ask(texts);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** The lines of a question, as they are told once it is answered. */
const linesOf = (texts: Texts) => desk.check(texts, {}).lines;
const wantedIn = (texts: Texts) => linesOf(texts).filter(({ wanted }) => wanted);

/** What each hand is worth by the edition of a text: one of them is worth more in a later one. */
function pointsBy({ edition = 'text' }: Texts): ReadonlyMap<string, number> {
  const agreed = agreedOf(kit, { edition });
  return new Map(agreed.items.map(({ id, value }) => [id, value.points ?? 0]));
}

/** Steers so hard that hardly anything else is dealt for. */
const onTo = (item: string) => ({ steer: { [item]: 2000 } });

test('the levels stand in the order in which they are taught, the edition beside them', () => {
  expect(desk.levels).toEqual([
    {
      ...{ name: 'level', values: TOPICS, leadsOn: ['eight-points', ...NAMING] },
      formerly: { 'name-eight-points': 'eight-points' },
      rungs: [...TOPICS.filter((topic) => topic !== 'mixed'), 'mixed'],
    },
    {
      ...{ name: 'edition', values: ['text', 'practice', '2006'], agreementOf: 'mcr' },
      ...{ isShared: true, isMinor: true },
    },
  ]);
});

describe.each(TOPICS)('the level %s, over many seeds', (topic) => {
  test.each(MCR_EDITIONS)('deals every hand it is about, by %s', (edition) => {
    const level = { level: topic, edition };
    const targets = desk.targets?.(level) ?? [];
    expect(targets.length).toBeGreaterThan(0);
    const isDealt = (item: string): boolean =>
      [1, 2].some((seed) =>
        counted(desk.deal(seed, { level, ...onTo(item) }).texts).includes(item),
      );
    expect(targets.filter((item) => !isDealt(item))).toEqual([]);
  });

  test('keeps its promise', () => {
    textsOf(topic).forEach((texts, at) => {
      const edition = MCR_EDITIONS[at % 3] ?? 'text';
      expect(desk.keeps(texts, { level: topic, edition })).toBe(true);
    });
  });

  test('deals lawful winning hands, sorted', () => {
    for (const texts of textsOf(topic)) {
      const hand = handOf(texts);
      expect(checkCopies(hand).ok).toBe(true);
      expect(hand.concealed.length + 3 * hand.melds.length).toBe(13);
      expect(hand.concealed).toEqual([...hand.concealed].sort(compareTiles));
    }
  });

  test('says so where the melds show that the tile is the last of its kind', () => {
    for (const texts of textsOf(topic)) {
      const { melds, win } = handOf(texts);
      const shown = melds.filter(({ open }) => open).flatMap(groupTiles);
      const alike = shown.filter((tile) => tile === win?.tile);
      if (alike.length === 3) expect(texts['how']).toContain('last-of-kind');
    }
  });

  test('deals hands that can be counted in one way alone', () => {
    for (const texts of textsOf(topic)) {
      const lists = agreedOf(kit, { edition: texts['edition'] ?? 'text' }).lists(
        situationOf(texts),
      );
      const kinds = new Set(lists.map((list) => [...new Set(list)].join()));
      expect([...kinds]).toHaveLength(1);
    }
  });

  test('takes its own answer for right, and another for wrong', () => {
    for (const texts of textsOf(topic)) {
      const { lines = [] } = desk.solve(texts);
      expect(desk.check(texts, { lines }).right).toBe(true);
      expect(desk.check(texts, { lines: lines.slice(1) }).right).toBe(false);
      const wrong = linesOf(texts).find(({ wanted }) => !wanted)?.item ?? '';
      expect(desk.check(texts, { lines: [...lines, wrong] }).right).toBe(false);
    }
  });

  test('writes its questions down and reads them back', () => {
    for (const question of dealt(topic)) expect(asked(question.texts)).toEqual(question);
  });

  test('offers what is to be ticked, and three others', () => {
    for (const { texts, shown } of dealt(topic)) {
      const lines = linesOf(texts);
      expect(lines.map(({ item }) => item)).toEqual(shown.lines);
      expect(lines.filter(({ wanted }) => !wanted).length).toBeGreaterThanOrEqual(3);
      const right = wantedIn(texts).map(({ item }) => item);
      if (shown.ask === 'lines') expect(new Set(right)).toEqual(new Set(counted(texts)));
    }
  });

  test('hands out plain data', () => {
    for (const question of dealt(topic).slice(0, 20)) {
      const { texts } = question;
      const given = [question, desk.check(texts, desk.solve(texts)), desk.hints(texts)];
      expect(structuredClone(given)).toEqual(given);
    }
  });
});

describe.each(NAMED)('where one fan is asked for, name-%s', (lesson, taught) => {
  const topic = `name-${lesson}`;

  test('it is one of its lesson, and dearer than all others that count, flowers apart', () => {
    for (const texts of textsOf(topic)) {
      const [item = '', ...more] = desk.solve(texts).lines ?? [];
      expect(taught).toContain(item);
      expect(TOLD).not.toContain(item);
      expect([more, wantedIn(texts).length]).toEqual([[], 1]);
      const others = counted(texts).filter((other) => other !== item && other !== 'flower-tiles');
      const points = pointsBy(texts);
      for (const other of others) expect(points.get(other)).toBeLessThan(points.get(item) ?? 0);
    }
  });

  test('flowers are never offered: several would be dearer', () => {
    for (const { shown } of dealt(topic)) expect(shown.lines).not.toContain('flower-tiles');
  });

  test('its place among the lines tells nothing', () => {
    const places = dealt(topic).map(({ texts, shown }) =>
      shown.lines.indexOf(desk.solve(texts).lines?.[0] ?? ''),
    );
    expect(new Set(places).size).toBeGreaterThan(2);
  });
});

test('each hand of the table is named at one level, but those that the situation tells; all are ticked at others', () => {
  const all = MCR_HANDS.map(({ id }) => id);
  const targets = (topics: readonly string[]) =>
    topics.flatMap((level) => desk.targets?.({ level, edition: 'text' }) ?? []).sort();
  expect(targets(NAMING)).toEqual(
    all.filter((id) => ![...TOLD, 'flower-tiles', 'chicken-hand'].includes(id)).sort(),
  );
  expect(targets(TICKING)).toEqual([...all].sort());
});

describe('circumstances', () => {
  const happened = (texts: Texts): boolean => texts['how'] !== undefined;

  test.each(['mixed', 'eight-points', ...TICKING])('at %s leave more to tick', (topic) => {
    for (const texts of textsOf(topic)) {
      const rest = wantedIn(texts).filter(({ item }) => !TOLD.includes(item));
      expect(rest.length, JSON.stringify(texts)).toBeGreaterThan(0);
    }
  });

  test('come with hands that were not dealt for them', () => {
    const level = { level: 'mixed', edition: 'text' };
    const share = (item: string): number => {
      const wish = { level, ...onTo(item) };
      return seeds(120).filter((seed) => happened(desk.deal(seed, wish).texts)).length / 120;
    };
    // One in six, where any circumstance can be.
    for (const item of ['half-flush', 'pure-straight', 'all-pungs']) {
      expect(share(item)).toBeGreaterThan(0.06);
      expect(share(item)).toBeLessThan(0.35);
    }
  });
});

describe('in a session', () => {
  const session = (topic: string, questions: number): readonly Texts[] => {
    const past: Texts[] = [];
    const level = { level: topic, edition: 'text' };
    for (const seed of seeds(questions)) past.push(desk.deal(seed, { level, past }).texts);
    return past;
  };

  test.each(NAMING)('%s asks for no fan five times running, and for each in turn', (topic) => {
    const answers = session(topic, 40).map((texts) => desk.solve(texts).lines?.[0]);
    const isRun = (_: unknown, at: number): boolean =>
      new Set(answers.slice(at, at + 5)).size === 1;
    expect(answers.slice(0, -4).filter(isRun)).toEqual([]);
    const times = (item: string) => answers.filter((answer) => answer === item).length;
    const most = Math.max(...answers.map((item) => times(item ?? '')));
    const least = Math.min(...(desk.targets?.({ level: topic, edition: 'text' }) ?? []).map(times));
    expect(most - least).toBeLessThanOrEqual(3);
  });

  test('mixed hands bring every fan within three rounds', () => {
    const seen = new Set(session('mixed', 240).flatMap(counted));
    expect(MCR_HANDS.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  });
});

test('a hand from outside may be counted by either of two lists worth the same (mcr.dec.4)', () => {
  const texts = { hand: '4556s~345m~888p~567p!5s', seat: 'N', round: 'N' };
  const rest = (desk.solve(texts).lines ?? []).filter((item) => !item.endsWith('-wait'));
  const judged = (...waits: readonly string[]) =>
    desk.check(texts, { lines: [...rest, ...waits] }).right;
  expect(judged('single-wait')).toBe(true);
  expect(judged('closed-wait')).toBe(true);
  expect(judged('single-wait', 'closed-wait')).toBe(false);
  expect(judged()).toBe(false);
});

/** 1 to 9 in one suit, a chow and a pair of others: 16 + 2 + 2 (register: hands 49, 18, 17). */
const STRAIGHT = { hand: '123456789m34p55s!5p', seat: 'S', round: 'E' } as const;

describe('lines', () => {
  const reasonsIn = (texts: Texts) =>
    Object.fromEntries(linesOf(texts).map(({ item, reason }) => [item, reason]));

  test('say why they count or not', () => {
    expect(reasonsIn(STRAIGHT)).toMatchObject({
      'pure-straight': { kind: 'counts', times: 1 },
      'all-chows': { kind: 'counts', times: 1 },
      'concealed-hand': { kind: 'counts', times: 1 },
      'no-honors': { kind: 'suppressed', by: { item: 'all-chows', rule: 'mcr.dec.2' } },
      'short-straight': { kind: 'suppressed', by: { item: 'pure-straight' } },
      'mixed-straight': { kind: 'absent' },
    });
  });

  test('of one fan: a cheaper one that counts is no answer', () => {
    const texts = { ...STRAIGHT, ask: 'name' };
    expect(desk.solve(texts)).toEqual({ lines: ['pure-straight'] });
    expect(reasonsIn(texts)['concealed-hand']).toEqual({ kind: 'less' });
    expect(desk.check(texts, { lines: ['concealed-hand'] }).right).toBe(false);
  });

  test('are marked one by one', () => {
    const { lines, marks } = desk.check(STRAIGHT, { lines: ['all-chows', 'no-honors'] });
    expect(Object.fromEntries(lines.map(({ item, mark }) => [item, mark]))).toMatchObject({
      'all-chows': 'found',
      'pure-straight': 'missed',
      'no-honors': 'wrong',
      'short-straight': 'left',
    });
    expect(marks).toEqual({ found: 1, missed: 2, wrong: 1 });
  });

  test('are those that a text names, and those that are suppressed', () => {
    const texts = { ...STRAIGHT, with: 'edge-wait,outside-hand' };
    const others = linesOf(texts).flatMap(({ item, wanted }) => (wanted ? [] : [item]));
    expect(others).toEqual(
      expect.arrayContaining(['edge-wait', 'outside-hand', 'no-honors', 'short-straight']),
    );
    expect(others).not.toContain('mixed-straight');
  });

  test('a sheet tells what counts, what does not, and whether the hand may go out', () => {
    const { sheet } = desk.check(STRAIGHT, {});
    expect(sheet.lines.map(({ item }) => item)).toEqual([
      'pure-straight',
      'concealed-hand',
      'all-chows',
    ]);
    expect(sheet.suppressed.map(({ item }) => item)).toContain('no-honors');
    expect([sheet.rules, sheet.last, sheet.totals.total]).toEqual(['mcr', '5p', 20]);
    expect(sheet.goingOut).toEqual({ points: 20, flowers: false, least: 8, enough: true });
  });
});

test('the hints: groups, points, fans', () => {
  expect(asked(STRAIGHT).hintSteps).toEqual(['groups', 'points', 'lines']);
  const hints = desk.hints(STRAIGHT);
  expect(hints).toMatchObject({
    points: [16, 2, 2],
    lines: ['pure-straight', 'concealed-hand', 'all-chows'],
  });
  expect(hints.groups).toHaveLength(5);
  expect(desk.hints({ ...STRAIGHT, ask: 'name' }).lines).toEqual(['pure-straight']);
});

test('a melded and a concealed kong are another hand in the two later editions', () => {
  const asked = { hand: '23p567s99m~4444m(8888s)!4p', seat: 'S', round: 'E' };
  const { others = [] } = desk.check(asked, {}).sheet.edition ?? {};
  expect(others.map(({ option, choice }) => [option, choice])).toEqual([
    ['edition', 'practice'],
    ['edition', '2006'],
  ]);
  for (const { more, fewer } of others) {
    expect(more).toEqual(['melded-and-concealed-kong']);
    expect([...fewer].sort()).toEqual(['concealed-kong', 'melded-kong']);
  }
});

test('most hands are counted alike everywhere', () => {
  expect(desk.check(STRAIGHT, {}).sheet.edition?.others).toEqual([]);
});

describe('what an answer tells of the fans', () => {
  test('ticked: found is known, missed and wrong are not, the others tell nothing', () => {
    expect(desk.check(STRAIGHT, { lines: ['all-chows', 'no-honors'] }).known).toEqual({
      ...{ 'all-chows': true, 'no-honors': false },
      ...{ 'pure-straight': false, 'concealed-hand': false },
    });
  });

  test('named: a wrong tick as well as the one that was missed', () => {
    const texts = { ...STRAIGHT, ask: 'name' };
    const known = (...lines: string[]) => desk.check(texts, { lines }).known;
    expect(known('pure-straight')).toEqual({ 'pure-straight': true });
    expect(known('concealed-hand')).toEqual({ 'pure-straight': false, 'concealed-hand': false });
  });

  test('named: of two that are as dear, the other is not missed', () => {
    // All chows and concealed hand, 2 each.
    const texts = { hand: '123678m34p345s55s!5p', ask: 'name' };
    const { right, known, marks } = desk.check(texts, { lines: ['all-chows'] });
    expect([right, known, marks.missed]).toEqual([true, { 'all-chows': true }, 0]);
  });
});

describe('mistakes steer the deal', () => {
  const TIMES = 100;
  const deals = (level: string, steer: Readonly<Record<string, number>>): readonly Texts[] =>
    Array.from(
      { length: TIMES },
      (_, seed) => desk.deal(seed, { level: { level, edition: 'text' }, steer }).texts,
    );
  const named = (dealtTexts: readonly Texts[], item: string): number =>
    dealtTexts.filter((texts) => desk.solve(texts).lines?.includes(item)).length;

  test('what was missed comes up oftener, the rest still does', () => {
    const even = named(deals('name-the-last-tile', {}), 'edge-wait');
    const steered = deals('name-the-last-tile', { 'edge-wait': 8 });
    // One in three, and nine in eleven.
    expect(even).toBeGreaterThan(TIMES / 6);
    expect(even).toBeLessThan(TIMES / 2);
    expect(named(steered, 'edge-wait')).toBeGreaterThan((TIMES * 5) / 8);
    for (const other of ['closed-wait', 'single-wait']) {
      expect(named(steered, other)).toBeGreaterThan(0);
    }
  });

  test('the same for the same seed and weights', () => {
    const steer = { 'all-pungs': 4, 'last-tile': 2 };
    const [a, b] = [deals('name-four-and-six', steer), deals('name-four-and-six', steer)];
    expect(a).toEqual(b);
  });

  test('never beyond the level, and nonsense harms nothing', () => {
    const plain = deals('name-knitted-hands', {});
    const steer = { 'all-pungs': 8, 'no-such-hand': 8, 'knitted-straight': -3 };
    expect(deals('name-knitted-hands', steer)).toEqual(plain);
  });
});

test.each([
  ['last-of-kind', ['discard', 'last-of-kind']],
  ['last-of-kind,rob-kong', ['rob-kong', 'last-of-kind']],
])('of %s it is said how the tile came first', (how, telling) => {
  const { shown } = asked({ hand: '12m44s~567p~888p~345s!3m', how });
  expect(shown.telling).toEqual(telling);
  expect([shown.round, shown.agreed]).toEqual(['E', {}]);
});

describe('an address that cannot be', () => {
  const unknown = (value: string) => ({ code: 'unknown-value', value });
  const impossible = (how: string) => ({ code: 'impossible-how', how });

  test.each<readonly [Texts, string, object]>([
    [{}, 'hand', { code: 'empty' }],
    [{ hand: '12x' }, 'hand', { code: 'unknown-sign', at: 2, sign: 'x' }],
    [{ hand: '123456789m34p55s' }, 'hand', { code: 'losers-do-not-score' }],
    [{ hand: '123456789m34p55s!7z' }, 'hand', { code: 'not-complete' }],
    [{ ...STRAIGHT, seat: 'X' }, 'seat', unknown('X')],
    [{ ...STRAIGHT, round: '' }, 'round', unknown('')],
    [{ ...STRAIGHT, edition: '1998' }, 'edition', unknown('1998')],
    [{ ...STRAIGHT, how: 'heaven' }, 'how', unknown('heaven')],
    [{ ...STRAIGHT, how: 'last-wall' }, 'how', impossible('last-wall')],
    [{ ...STRAIGHT, how: 'replacement' }, 'how', impossible('replacement')],
    [{ ...STRAIGHT, how: 'rob-kong,last-discard' }, 'how', impossible('rob-kong')],
    [{ hand: '123456789m34p55s!5s', how: 'last-of-kind' }, 'hand', { code: 'not-complete' }],
    [{ hand: '123456789m345p5s!5s', how: 'last-of-kind' }, 'how', impossible('last-of-kind')],
    [{ ...STRAIGHT, ask: 'total' }, 'ask', unknown('total')],
  ])('%j is refused at its %s', (texts, part, error) => {
    expect(desk.ask(texts)).toEqual({ ok: false, error: { part, error } });
  });

  test('all lines are asked for unless one is, said or unsaid', () => {
    expect(asked({ ...STRAIGHT, ask: 'all' }).texts).toEqual(STRAIGHT);
    expect(asked(STRAIGHT).shown.ask).toBe('lines');
    expect(asked({ ...STRAIGHT, ask: 'name' }).texts).toEqual({ ...STRAIGHT, ask: 'name' });
  });
});
