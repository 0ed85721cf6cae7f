/** What a drill asks, from addresses, the device, and the earlier form of both. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameField } from '../../src/engine/drills/drill.ts';
import { DISCARD_LEVELS, type Level, type Texts, WAIT_LEVELS } from '../../src/engine/drills.ts';
import { drillLevels, type Series } from '../../src/stores/question/drill-levels.ts';
import { type AnswerResult, outcomeOf } from '../../src/stores/record/result.ts';
import { closePage, openPage } from './device.ts';

const SERIES: Series = {
  name: 'formulas',
  field: 'formula',
  fields: ['order'],
  questions: ['I', 'II', 'XXIV', 'XL'].map((id) => ({ id, texts: { hand: '34m' } })),
};
const WAITS = { id: 'find-waits', levels: WAIT_LEVELS, series: SERIES };

const FIRST: Level = {
  from: 'generated',
  formula: 'I',
  pace: 'climb',
  size: '4',
  mix: 'pure',
  min: '1',
  none: '8',
  order: 'sorted',
};
/** A level that differs from the first one in everything. */
const OTHER: Level = {
  from: 'formulas',
  formula: 'XXIV',
  pace: 'pinned',
  size: '10',
  mix: 'honours',
  min: '4',
  none: '2',
  order: 'mixed',
};

describe('a level from an address', () => {
  test.each([
    ['', {}],
    ['hand=1112345678999m', {}],
    ['formula=II', { formula: 'II' }],
    ['formula=II&size=4', { formula: 'II', size: '4', min: '3' }],
    ['formula=', {}],
    ['formula=2', {}],
    ['size=13', { from: 'generated', size: '13' }],
    ['size=13&mix=pure&min=5', { from: 'generated', size: '13', mix: 'pure', min: '5' }],
    ['size=13&size=4', { from: 'generated', size: '13' }],
    ['size=4&min=99', { from: 'generated', size: '4', min: '3' }],
    ['size=13&min=-1', { from: 'generated', size: '13', min: '1' }],
    ['size=13&min=', { from: 'generated', size: '13', min: '1' }],
    ['size=13&min=9e9', { from: 'generated', size: '13', min: '9' }],
    ['size=99&mix=all&min=all', { from: 'generated' }],
    ['size=&mix=&min=3', { from: 'generated', min: '3' }],
    ['size=__proto__&mix=toString', { from: 'generated' }],
  ] as const)('%j', (address, changed) => {
    const levels = drillLevels(WAITS);
    levels.choose(OTHER);
    levels.choose(levels.inAddress(new URLSearchParams(address)));
    expect(levels.$level.get()).toEqual({ ...OTHER, ...changed });
  });

  test('asks the formulas of a reader who was dealt hands', () => {
    const levels = drillLevels({ ...WAITS, id: 'dealt-before' });
    levels.choose(levels.inAddress(new URLSearchParams('formula=XL')));
    expect(levels.$level.get()).toEqual({ ...FIRST, from: 'formulas', formula: 'XL' });
  });
});

describe('a level of what to discard', () => {
  const levels = drillLevels({ id: 'what-discard', levels: DISCARD_LEVELS });
  const other = { pace: 'pinned', kind: 'seen', size: '8', order: 'mixed', game: 'common' };

  test.each([
    ['', {}],
    ['hand=19m', {}],
    ['kind=lone', { kind: 'lone' }],
    ['size=5', { size: '5' }],
    ['kind=pure&size=14', { kind: 'pure', size: '14' }],
    ['game=mcr', { game: 'mcr' }],
    ['kind=river', { kind: 'river', game: 'riichi' }],
    ['kind=all&size=99', {}],
    ['kind=&size=', {}],
    ['kind=__proto__&size=1e1', {}],
  ] as const)('from the address %j', (address, changed) => {
    levels.choose(other);
    levels.choose(levels.inAddress(new URLSearchParams(address)));
    expect(levels.$level.get()).toEqual({ ...other, ...changed });
  });

  test('counts its results by size and kind', () => {
    expect(levels.skillAt(other)).toBe('what-discard/8/seen');
    expect(levels.skillAt({ ...other, game: 'mcr' })).toBe('what-discard/8/seen/mcr');
  });
});

describe('a series', () => {
  const levels = drillLevels({ ...WAITS, id: 'series-of-a-test' });

  test('counts its results under its name, a level under its own', () => {
    expect(levels.skillAt(FIRST)).toBe('series-of-a-test/4/pure');
    expect(levels.skillAt({ ...FIRST, size: '13', mix: 'honours', min: '5' })).toBe(
      'series-of-a-test/13/honours/5',
    );
    expect(levels.skillAt(OTHER)).toBe('series-of-a-test/formulas');
  });

  test('shows its own fields alone', () => {
    const names = (level: Level) => levels.fieldsAt(level).map(({ name }) => name);
    expect(names(FIRST)).toEqual(['from', 'pace', 'size', 'mix', 'min', 'none', 'order']);
    expect(names(OTHER)).toEqual(['from', 'formula', 'order']);
  });

  test('goes on from question to question, round', () => {
    levels.choose({ ...OTHER, formula: 'XXIV' });
    const ids = [1, 2, 3].map(() => {
      const level = levels.$level.get();
      levels.advance(level);
      return levels.modelAt(level)?.id;
    });
    expect(ids).toEqual(['XXIV', 'XL', 'I']);
    levels.choose({ from: 'generated' });
    levels.advance(levels.$level.get());
    expect(levels.modelAt(levels.$level.get())).toBeUndefined();
    expect(levels.$level.get()['formula']).toBe('II');
  });
});

describe('a level that follows results', () => {
  const answered = (count: number, { right = true, hints = 0, skill = '' } = {}) =>
    Array.from({ length: count }, () => ({ right, hints, skill }));
  const wrong = { right: false };

  let ladders = 0;
  const sizeAfter = (given: Texts, answers: readonly Partial<AnswerResult>[]) => {
    const levels = drillLevels({ id: `ladder-${++ladders}`, levels: WAIT_LEVELS });
    levels.choose({ mix: 'pure', min: '1', ...given });
    const lasts = new Map<string, string>();
    for (const { skill: own, right = true, hints = 0 } of answers) {
      const skill = own || levels.skillAt(levels.$level.get());
      const last = (lasts.get(skill) ?? '') + outcomeOf({ right, hints });
      lasts.set(skill, last);
      levels.onAnswer({ skill, last });
    }
    return levels.$level.get()['size'];
  };
  const CLIMB = { pace: 'climb', size: '7' };

  test.each([
    ['stays for four right answers', answered(4), '7'],
    ['goes up after the first five, all right', answered(5), '10'],
    ['and up again', answered(10), '13'],
    ['to the top and no further', answered(30), '13'],
    ['counts none with a hint', answered(9, { hints: 1 }), '7'],
    ['stays with a mistake among the first five', [...answered(1, wrong), ...answered(8)], '7'],
    ['goes up with nine of ten right', [...answered(1, wrong), ...answered(9)], '10'],
    ['stays with eight of ten', [...answered(2, wrong), ...answered(8)], '7'],
    ['stays for two mistakes', answered(2, wrong), '7'],
    ['goes down after three', answered(3, wrong), '4'],
    [
      'of ten, however many are right',
      [...answered(2, wrong), ...answered(5), ...answered(1, wrong)],
      '4',
    ],
    [
      'is not sent down for the mistakes of an earlier stay',
      // Up to the top, down from it, and there again.
      [...answered(10), ...answered(5, wrong), ...answered(5), ...answered(10), ...answered(9)],
      '13',
    ],
    ['to the foot and no further', answered(12, wrong), '4'],
    ['stays a while where it came to', [...answered(5), ...answered(4, wrong)], '10'],
    ['does not count hands of one’s own', answered(9, { skill: 'find-waits/own' }), '7'],
  ] as const)('%s', (_, answers, size) => {
    expect(sizeAfter(CLIMB, answers)).toBe(size);
  });

  test.each([
    ['a level that is pinned', { pace: 'pinned', size: '7' }],
    ['a size that is asked for by name', { size: '7' }],
  ])('%s stays', (_, given) => {
    expect(sizeAfter(given, answered(12))).toBe('7');
  });

  test('a stay goes on where the page is opened anew', () => {
    const skill = 'again-and-again/7/pure';
    const open = () => drillLevels({ id: 'again-and-again', levels: WAIT_LEVELS });
    open().choose({ ...CLIMB, mix: 'pure', min: '1' });
    const sizes = ['0', '01', ...Array.from({ length: 8 }, (_, at) => `01${'1'.repeat(at + 1)}`)]
      .map((last) => {
        const levels = open();
        levels.onAnswer({ skill, last });
        return levels.$level.get()['size'];
      })
      .join(' ');
    expect(sizes).toBe('7 7 7 7 7 7 7 7 7 10');
  });

  test('a size that is no rung leads to the foot', () => {
    expect(sizeAfter({ pace: 'climb', size: '1' }, [])).toBe('4');
  });

  test.each([
    ['nothing is known', {}, '4'],
    ['the foot is', { '4': '11111' }, '4'],
    ['a rung is', { '4': '11111', '10': '1h011h1101' }, '10'],
    ['the top went wrong too often', { '10': '11111', '13': '110110010' }, '10'],
    ['too little is', { '10': '1111' }, '4'],
  ] as const)('begins by the record where %s', (_, lasts, size) => {
    const levels = drillLevels({ id: `start ${JSON.stringify(lasts)}`, levels: WAIT_LEVELS });
    expect(levels.isNew).toBe(true);
    const counts = { asked: 9, right: 9, found: 0, missed: 0, wrong: 0, hints: 0, spent: 0, at: 0 };
    const skills = Object.entries(lasts).map(([rung, last]) => {
      const skill = levels.skillAt({ ...levels.$level.get(), size: rung });
      return [skill, { ...counts, last }] as const;
    });
    levels.startBy(Object.fromEntries(skills));
    expect(levels.$level.get()['size']).toBe(size);
  });

  test('another choice than that of the size leaves it climbing', () => {
    const levels = drillLevels({ id: 'ladder', levels: WAIT_LEVELS });
    levels.choose({ pace: 'climb' });
    levels.choose({ mix: 'suits' });
    expect(levels.$level.get()['pace']).toBe('climb');
  });
});

describe('the level on the device', () => {
  // A store that nobody looks at goes to sleep after a second, when the device is gone.
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    closePage();
  });

  const read = async (texts: Readonly<Record<string, string>>, options = WAITS) => {
    openPage({ texts });
    const stores = await import('../../src/stores/question/drill-levels.ts');
    const { $storageTrouble } = await import('../../src/stores/device/storage.ts');
    return [stores.drillLevels(options).$level.get(), $storageTrouble.get()];
  };

  test.each([
    [JSON.stringify(OTHER), OTHER],
    // A size that was kept before there was a ladder is stayed on.
    ['{"size":"13","min":"7"}', { ...FIRST, pace: 'pinned', size: '13', min: '7' }],
    ['{"size":"1","min":"7"}', { ...FIRST, pace: 'pinned', size: '1' }],
    ['{"pace":"climb","size":"10"}', { ...FIRST, size: '10' }],
    ['{"size":"99","mix":"suits"}', { ...FIRST, mix: 'suits' }],
    ['', FIRST],
    ['{', FIRST],
    ['null', FIRST],
    ['13', FIRST],
    ['[]', FIRST],
    ['{"size":{"valueOf":1,"toString":2}}', FIRST],
  ])('%s is read, and never called damaged', async (text, level) => {
    expect(await read({ 'moineau.level.find-waits': text })).toEqual([level, undefined]);
  });

  test('is given back as it was set', async () => {
    const device = openPage();
    const stores = await import('../../src/stores/question/drill-levels.ts');
    stores.drillLevels(WAITS).choose(OTHER);
    expect((await read(device.texts()))[0]).toEqual(OTHER);
  });

  test('a field that drills share is chosen once for all of them', async () => {
    openPage();
    const { drillLevels: open } = await import('../../src/stores/question/drill-levels.ts');
    const edition = { name: 'edition', values: ['2006', '1998'], isShared: true } as const;
    const level = { name: 'level', values: ['low', 'high'] } as const;
    const [one, two] = ['which-fans', 'total-fans'].map((id) =>
      open({ id, levels: [level, edition] }),
    );
    one?.choose({ level: 'high', edition: '1998' });
    expect(two?.$level.get()).toEqual({ level: 'low', edition: '1998' });
  });
});

describe('the level that an earlier form kept', () => {
  // A store that nobody looks at goes to sleep after a second, when the device is gone.
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    closePage();
  });

  const TOPICS = [{ name: 'level', values: ['group', 'fan', 'name-one', 'limit'] }] as const;
  const read = async (
    texts: Readonly<Record<string, string>>,
    options: Parameters<typeof drillLevels>[0],
  ) => {
    const device = openPage({ texts });
    const stores = await import('../../src/stores/question/drill-levels.ts');
    return { level: stores.drillLevels(options).$level.get(), texts: device.texts() };
  };

  test.each([
    [
      '{"from":"formulas","formula":"XXIV","size":10,"mix":"honours","minWaits":4,"sorted":false}',
      { ...OTHER, none: '8' },
    ],
    ['{"size":13,"minWaits":7}', { ...FIRST, pace: 'pinned', size: '13', min: '7' }],
    ['{"size":"<b>","sorted":7', FIRST],
    ['null', FIRST],
  ])('of the wait finder, %s', async (text, level) => {
    expect((await read({ 'moineau.wait-level': text }, WAITS)).level).toEqual(level);
  });

  test('of what to discard', async () => {
    const text = '{"kind":"seen","size":11,"sorted":false}';
    const { level } = await read(
      { 'moineau.discard-level': text },
      { id: 'what-discard', levels: DISCARD_LEVELS },
    );
    expect(level).toEqual({
      ...{ pace: 'pinned', kind: 'seen', size: '11', order: 'mixed', game: 'common' },
    });
  });

  test.each([
    ['count-hand', 'count-level', 'fan', 'fan'],
    ['settle-table', 'settle-level', 'limit', 'limit'],
    ['which-fans', 'fan-level', 'name-bygone', 'name-one'],
    ['total-fans', 'total-level', 'fan', 'fan'],
    ['route-to-eight', 'route-level', 'nonsense', 'group'],
  ])('of %s, under %s: %s', async (id, key, kept, level) => {
    const read1 = await read({ [`moineau.${key}`]: kept }, { id, levels: TOPICS });
    expect(read1.level).toEqual({ level });
  });

  test('the edition of all drills of the international rules', async () => {
    const edition = { name: 'edition', values: ['2006', '1998'], isShared: true } as const;
    const { level } = await read(
      { 'moineau.mcr-edition': '1998' },
      { id: 'which-fans', levels: [edition] },
    );
    expect(level).toEqual({ edition: '1998' });
  });

  test('gives way to what was chosen since, and is left as it was', async () => {
    const former = { 'moineau.count-level': 'fan' };
    const chosen = { ...former, 'moineau.level.count-hand': '{"level":"limit"}' };
    const { level, texts } = await read(chosen, { id: 'count-hand', levels: TOPICS });
    expect([level, texts]).toEqual([{ level: 'limit' }, chosen]);
  });

  test.each([
    ['count-hand', 'count-steer'],
    ['which-fans', 'fan-steer.1'],
  ])('and what the reader got wrong in %s', async (drill, key) => {
    openPage({ texts: { [`moineau.${key}`]: '{"knitted":4,"forged":"9"}' } });
    const { drillSteer } = await import('../../src/stores/question/steer.ts');
    const { $steer, steerBy } = drillSteer(drill);
    expect($steer.get()).toEqual({ knitted: 4 });
    steerBy({ knitted: true });
    expect($steer.get()).toEqual({ knitted: 2 });
  });
});

describe('the rule set that is always asked', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    closePage();
  });

  const LEVELS = [
    gameField(['tchou1924', 'mcr']),
    { name: 'level', values: ({ game }: Level) => (game === 'mcr' ? ['a', 'b'] : ['a', 'c']) },
  ];
  const visit = async (texts: Readonly<Record<string, string>>, levels = LEVELS) => {
    const device = openPage({ texts });
    const stores = await import('../../src/stores/question/drill-levels.ts');
    const { $level, choose } = stores.drillLevels({ id: 'claim', levels });
    const kept = () => JSON.parse(device.texts()['moineau.level.claim'] ?? '{}') as Level;
    return { choose, now: () => $level.get(), kept, texts: device.texts };
  };
  const KEPT = { 'moineau.level.claim': '{"game":"tchou1924","level":"c"}' };
  const ALWAYS = { ...KEPT, 'moineau.rules': 'mcr' };

  test.each([
    ['each', 'tchou1924'],
    ['mcr', 'mcr'],
    ['riichi', 'tchou1924'],
    ['constructor', 'tchou1924'],
    ['', 'tchou1924'],
  ])('%j over what a drill of two others kept: %s', async (rules, game) => {
    const { now } = await visit({ ...KEPT, 'moineau.rules': rules });
    expect(now()['game']).toBe(game);
  });

  test('leaves what the drill kept for the time after it', async () => {
    const { choose, now, kept, texts } = await visit(ALWAYS);
    choose({});
    choose({ level: 'b' });
    expect([now(), kept()]).toEqual([
      { game: 'mcr', level: 'b' },
      { game: 'tchou1924', level: 'b' },
    ]);
    const after = await visit({ ...texts(), 'moineau.rules': 'each' });
    expect(after.now()['game']).toBe('tchou1924');
  });

  test('gives way to another on one page, by hand or by address', async () => {
    const { choose, now, texts } = await visit(ALWAYS);
    choose({ game: 'tchou1924' });
    choose({ level: 'c' });
    expect(now()).toEqual({ game: 'tchou1924', level: 'c' });
    expect((await visit(texts())).now()['game']).toBe('mcr');
    choose({ game: 'mcr' });
    expect(now()['game']).toBe('mcr');
  });

  test('a field of topics stays within those of the rule set, and keeps the one chosen', async () => {
    const topics = { tchou1924: ['losers', 'fines'], mcr: ['one', 'two'] };
    const levels = [{ name: 'level', values: Object.values(topics).flat(), byRules: topics }];
    const { choose, now, texts } = await visit({ 'moineau.rules': 'mcr' }, levels as never);
    expect(now()).toEqual({ level: 'one' });
    choose({ level: 'two' });
    choose({ level: 'fines' });
    expect(now()).toEqual({ level: 'fines' });
    expect((await visit(texts(), levels as never)).now()).toEqual({ level: 'two' });
  });
});
