/** Which fans, and Total: what is dealt, how answers are judged, links, hints, other editions. */
import { describe, expect, test } from 'vitest';
import {
  checkCopies,
  compareTiles,
  createMcrLists,
  createRng,
  FAN_TOPICS,
  type FanPosition,
  type FanQuestion,
  type FanQuestionText,
  type FanTopic,
  fanHints,
  fanLines,
  fanScore,
  fanTargets,
  formatFanQuestion,
  formatTotalQuestion,
  groupTiles,
  handsOfLesson,
  inSituation,
  isNaming,
  lessonNamed,
  MCR_EDITIONS,
  MCR_HANDS,
  otherCounts,
  parseFanQuestion,
  parseTotalQuestion,
  TOTAL_TOPICS,
  type TotalText,
  totalFans,
  totalFields,
  totalTargets,
  WINDS,
  whichFans,
} from '../../../../src/engine/index.ts';

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed * 7919);

const editionFor = (seed: number) => MCR_EDITIONS[seed % 3] ?? 'text';

const FANS = new Map(
  FAN_TOPICS.map((topic) => [
    topic,
    SEEDS.map((seed, at) => whichFans.make(createRng(seed), { topic, edition: editionFor(at) })),
  ]),
);
const fansOf = (topic: FanTopic): readonly FanQuestion[] => FANS.get(topic) ?? [];

/** Of the 81, and of the one beside them, 5 or 6 in two editions (`mcr.hand.26`). */
const POINTS = new Map<string, number>([
  ...MCR_HANDS.map(({ id, points }) => [id, points] as const),
  ['melded-and-concealed-kong', 5],
]);

/** Steers so hard that hardly anything else is dealt for. */
const onTo = (item: string) => ({ steer: { [item]: 2000 } });

const counted = (position: FanPosition): readonly string[] =>
  fanScore(position)
    .rows.filter(({ suppressedBy }) => suppressedBy === undefined)
    .map(({ item }) => item.id);

function question(text: FanQuestionText): FanQuestion {
  const read = parseFanQuestion(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe.each(FAN_TOPICS)('the level %s, over many seeds', (topic) => {
  test.each(MCR_EDITIONS)('deals every hand it is about, by %s', (edition) => {
    const targets = fanTargets({ topic, edition });
    expect(targets.length).toBeGreaterThan(0);
    const dealt = (item: string): boolean =>
      [1, 2].some((seed) =>
        counted(whichFans.make(createRng(seed), { topic, edition, ...onTo(item) })).includes(item),
      );
    expect(targets.filter((item) => !dealt(item))).toEqual([]);
  });

  test('deals lawful winning hands, sorted', () => {
    for (const { hand } of fansOf(topic)) {
      expect(checkCopies(hand).ok).toBe(true);
      expect(hand.concealed.length + 3 * hand.melds.length).toBe(13);
      expect(hand.concealed).toEqual([...hand.concealed].sort(compareTiles));
    }
  });

  test('says so where the melds show that the tile is the last of its kind', () => {
    for (const { hand, how } of fansOf(topic)) {
      const shown = hand.melds.filter(({ open }) => open).flatMap(groupTiles);
      const alike = shown.filter((tile) => tile === hand.win?.tile);
      if (alike.length === 3) expect(how).toContain('last-of-kind');
    }
  });

  test('deals hands that can be counted in one way alone', () => {
    for (const asked of fansOf(topic)) {
      const lists = createMcrLists({ edition: asked.edition })(inSituation(asked.hand, asked));
      const kinds = new Set(lists.map((list) => [...new Set(list)].join()));
      expect([...kinds]).toHaveLength(1);
    }
  });

  test('takes its own answer for right, and another for wrong', () => {
    for (const asked of fansOf(topic)) {
      const { fans } = whichFans.solve(asked);
      expect(whichFans.check(asked, { fans }).right).toBe(true);
      expect(whichFans.check(asked, { fans: fans.slice(1) }).right).toBe(false);
      const wrong = fanLines(asked).find(({ wanted }) => !wanted)?.item ?? '';
      expect(whichFans.check(asked, { fans: [...fans, wrong] }).right).toBe(false);
    }
  });

  test('writes its questions down and reads them back', () => {
    for (const asked of fansOf(topic)) {
      expect(parseFanQuestion(formatFanQuestion(asked))).toEqual({ ok: true, value: asked });
    }
  });

  test('offers what is to be ticked, and three others', () => {
    for (const asked of fansOf(topic)) {
      const lines = fanLines(asked);
      expect(lines.filter(({ wanted }) => !wanted).length).toBeGreaterThanOrEqual(3);
      const right = lines.filter(({ wanted }) => wanted).map(({ item }) => item);
      if (asked.ask === 'all') expect(new Set(right)).toEqual(new Set(counted(asked)));
    }
  });
});

const NAMING = FAN_TOPICS.filter(isNaming);

describe.each(NAMING)('where one fan is asked for, %s', (topic) => {
  test('it is one of its lesson, and dearer than all others that count, flowers apart', () => {
    const taught = handsOfLesson(lessonNamed(topic));
    for (const asked of fansOf(topic)) {
      const [item = '', ...more] = whichFans.solve(asked).fans;
      expect(taught).toContain(item);
      expect([more, fanLines(asked).filter(({ wanted }) => wanted).length]).toEqual([[], 1]);
      const others = counted(asked).filter((one) => one !== item && one !== 'flower-tiles');
      for (const other of others) expect(POINTS.get(other)).toBeLessThan(POINTS.get(item) ?? 0);
    }
  });

  test('flowers are never offered: several would be dearer', () => {
    for (const asked of fansOf(topic)) {
      expect(fanLines(asked).map(({ item }) => item)).not.toContain('flower-tiles');
    }
  });

  test('its place among the lines tells nothing', () => {
    const places = fansOf(topic).map((asked) => fanLines(asked).findIndex(({ wanted }) => wanted));
    expect(new Set(places).size).toBeGreaterThan(2);
  });
});

test('each hand of the table is named at one level, flowers at none, all are ticked at others', () => {
  const all = MCR_HANDS.map(({ id }) => id);
  const targets = (topics: readonly FanTopic[]) =>
    topics.flatMap((topic) => fanTargets({ topic, edition: 'text' })).sort();
  expect(targets(NAMING)).toEqual(all.filter((id) => id !== 'flower-tiles').sort());
  expect(targets(FAN_TOPICS.filter((topic) => !isNaming(topic)))).toEqual([...all].sort());
});

test('a hand from outside may be counted by either of two lists worth the same (mcr.dec.4)', () => {
  const asked = question({ hand: '4556s~345m~888p~567p!5s', seat: 'N', round: 'N' });
  const rest = whichFans.solve(asked).fans.filter((item) => !item.endsWith('-wait'));
  const judged = (...waits: readonly string[]) =>
    whichFans.check(asked, { fans: [...rest, ...waits] }).right;
  expect(judged('single-wait')).toBe(true);
  expect(judged('closed-wait')).toBe(true);
  expect(judged('single-wait', 'closed-wait')).toBe(false);
  expect(judged()).toBe(false);
});

/** 1 to 9 in one suit, a chow and a pair of others: 16 + 2 + 2 (register: hands 49, 18, 17). */
const STRAIGHT = { hand: '123456789m34p55s!5p', seat: 'S', round: 'E' } as const;

describe('lines', () => {
  const whyIn = (text: FanQuestionText) =>
    Object.fromEntries(fanLines(question(text)).map(({ item, why }) => [item, why]));

  test('say why they count or not', () => {
    const why = whyIn(STRAIGHT);
    expect(why).toMatchObject({
      'pure-straight': { kind: 'counts', times: 1 },
      'all-chows': { kind: 'counts', times: 1 },
      'concealed-hand': { kind: 'counts', times: 1 },
      'no-honors': { kind: 'struck', by: 'all-chows', rule: 'mcr.dec.2' },
      'short-straight': { kind: 'struck', by: 'pure-straight' },
      'mixed-straight': { kind: 'absent' },
    });
  });

  test('of one fan: a cheaper one that counts is no answer', () => {
    const asked = question({ ...STRAIGHT, ask: 'name' });
    expect(whichFans.solve(asked)).toEqual({ fans: ['pure-straight'] });
    expect(whyIn({ ...STRAIGHT, ask: 'name' })['concealed-hand']).toEqual({ kind: 'less' });
    expect(whichFans.check(asked, { fans: ['concealed-hand'] }).right).toBe(false);
  });

  test('are marked one by one', () => {
    const { lines } = whichFans.check(question(STRAIGHT), { fans: ['all-chows', 'no-honors'] });
    const marks = Object.fromEntries(lines.map(({ item, mark }) => [item, mark]));
    expect(marks).toMatchObject({
      'all-chows': 'found',
      'pure-straight': 'missed',
      'no-honors': 'wrong',
      'short-straight': 'left',
    });
  });
});

test('the hints: groups, points, fans', () => {
  expect(fanHints(question(STRAIGHT))).toMatchObject({
    points: [16, 2, 2],
    fans: ['pure-straight', 'concealed-hand', 'all-chows'],
  });
  expect(fanHints(question(STRAIGHT)).groups).toHaveLength(5);
  expect(fanHints(question(STRAIGHT), 'dearest').fans).toEqual(['pure-straight']);
});

test('a melded and a concealed kong are another hand in the two later editions', () => {
  const kongs = question({ hand: '23p567s99m~4444m(8888s)!4p', seat: 'S', round: 'E' });
  const others = otherCounts(kongs);
  expect(others.map(({ edition }) => edition)).toEqual(['practice', '2006']);
  for (const { more, fewer } of others) {
    expect(more).toEqual(['melded-and-concealed-kong']);
    expect([...fewer].sort()).toEqual(['concealed-kong', 'melded-kong']);
  }
});

test('most hands are counted alike everywhere', () => {
  expect(otherCounts(question(STRAIGHT))).toEqual([]);
});

describe.each(TOTAL_TOPICS)('totals of the level %s, over many seeds', (topic) => {
  const asked = SEEDS.map((seed, at) =>
    totalFans.make(createRng(seed), { topic, edition: editionFor(at) }),
  );

  test.each(MCR_EDITIONS)('every hand it is about is dealt, by %s', (edition) => {
    const dealt = (item: string): boolean =>
      [1, 2].some((seed) =>
        counted(totalFans.make(createRng(seed), { topic, edition, ...onTo(item) })).includes(item),
      );
    expect(totalTargets({ topic, edition }).filter((item) => !dealt(item))).toEqual([]);
  });

  test('its own answer is right, another wrong', () => {
    for (const one of asked) {
      const answer = totalFans.solve(one);
      expect(totalFans.check(one, answer).right).toBe(true);
      expect(totalFans.check(one, { ...answer, enough: !answer.enough }).right).toBe(false);
      for (const field of totalFields(one)) {
        const figures = { ...answer.figures, [field]: (answer.figures[field] ?? 0) + 1 };
        expect(totalFans.check(one, { ...answer, figures }).right).toBe(false);
      }
    }
  });

  test('payments sum to zero', () => {
    for (const one of asked) {
      const { payments } = totalFans.check(one, totalFans.solve(one)).settlement;
      expect(WINDS.reduce((sum, seat) => sum + payments[seat], 0)).toBe(0);
    }
  });

  test('questions are written down and read back', () => {
    for (const one of asked) {
      expect(parseTotalQuestion(formatTotalQuestion(one))).toEqual({ ok: true, value: one });
    }
  });
});

test('about the minimum, as many may go out as may not, more or less', () => {
  const may = SEEDS.map((seed) => {
    const { base, enough } = fanScore(
      totalFans.make(createRng(seed), { topic: 'eight', edition: 'text' }),
    ).totals;
    expect(base).toBeGreaterThanOrEqual(6);
    expect(base).toBeLessThanOrEqual(9);
    return enough;
  }).filter(Boolean).length;
  expect(may).toBeGreaterThan(60);
  expect(may).toBeLessThan(240);
});

function solved(text: TotalText) {
  const read = parseTotalQuestion(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return totalFans.solve(read.value);
}

describe('who pays what', () => {
  test('on a discard 8 from each, and the value from who let it go', () => {
    expect(solved({ ...STRAIGHT, from: 'N' })).toEqual({
      enough: true,
      figures: { base: 20, total: 20, E: 8, W: 8, N: 28 },
    });
  });

  test('on a draw 8 and the value from each: fully concealed in place of concealed', () => {
    expect(solved({ ...STRAIGHT, hand: '123456789m34p55s*5p' })).toEqual({
      enough: true,
      figures: { base: 22, total: 22, E: 30, W: 30, N: 30 },
    });
  });

  test('flowers are paid and do not help to go out', () => {
    // All chows 2, mixed double chow 1; five flowers.
    const hand = '23m99m1f2f3f5f6f~123p~456s~678s!1m';
    const answer = solved({ hand, seat: 'S', from: 'E' });
    expect(answer).toEqual({ enough: false, figures: { base: 3, total: 8, E: 0, W: 0, N: 0 } });
    const read = parseTotalQuestion({ hand, seat: 'S', from: 'E' });
    if (!read.ok) throw new Error('refused');
    expect(totalFans.check(read.value, answer).settlement.payments).toEqual({
      ...{ E: 10, S: -30, W: 10, N: 10 },
    });
    const blank = { enough: false, figures: { base: 3, total: 8 } };
    expect(totalFans.check(read.value, blank).right).toBe(true);
  });
});

describe('an address that cannot be', () => {
  const unknown = (value: string) => ({ code: 'unknown-value', value });
  const impossible = (how: string) => ({ code: 'impossible-how', how });

  test.each<readonly [TotalText & FanQuestionText, string, object]>([
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
  ])('%j is refused at its %s', (text, part, error) => {
    expect(parseFanQuestion(text)).toEqual({ ok: false, error: { part, error } });
  });

  test('what is asked, and who let the tile go', () => {
    expect(parseFanQuestion({ ...STRAIGHT, ask: 'total' })).toEqual({
      ok: false,
      error: { part: 'ask', error: unknown('total') },
    });
    for (const [hand, from] of [
      [STRAIGHT.hand, 'S'],
      [STRAIGHT.hand, 'Q'],
      ['123456789m34p55s*5p', 'N'],
    ] as const) {
      expect(parseTotalQuestion({ ...STRAIGHT, hand, from })).toEqual({
        ok: false,
        error: { part: 'from', error: unknown(from) },
      });
    }
  });
});
