/** Count the hand: what is dealt at each level, how answers are judged, links, hints. */
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../../src/engine/core/group.ts';
import { checkCopies } from '../../../../src/engine/core/hand.ts';
import { compareTiles } from '../../../../src/engine/core/tile.ts';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { kit } from '../../../../src/engine/rulesets/tchou1924/kit.ts';
import {
  type Answer,
  bringingIn,
  countedIn,
  handOf,
  type ScoringDesk,
  scoreOf,
  scoringDesk,
  seeds,
} from './counting.ts';

const desk: ScoringDesk = await scoringDesk('count-hand');
const TOPICS = ['group', 'losing', 'winning', 'fan', 'limit', 'agreed'] as const;
type Topic = (typeof TOPICS)[number];

const SEEDS = seeds(400);

const DEALT = new Map(
  TOPICS.map((level) => [level, SEEDS.map((seed) => desk.deal(seed, { level: { level } }))]),
);
const dealt = (topic: Topic) => DEALT.get(topic) ?? [];
const textsOf = (topic: Topic): readonly Texts[] => dealt(topic).map(({ texts }) => texts);

const counted = (texts: Texts) => countedIn(kit, texts);
const brings = (texts: Texts) => bringingIn(kit, texts);
const totalsOf = (texts: Texts) => scoreOf(kit, texts).totals;

function asked(texts: Texts) {
  const read = desk.ask(texts);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** Ids of the lines that are offered. */
const offered = (texts: Texts): readonly string[] => asked(texts).shown.lines;

test('the levels stand in the order in which they are taught', () => {
  expect(desk.levels.map(({ name, values }) => [name, values])).toEqual([['level', TOPICS]]);
});

describe.each(TOPICS)('the level %s, over many seeds', (topic) => {
  test('deals every row it is about', () => {
    const dealtFor = new Set(textsOf(topic).flatMap(counted));
    const targets = desk.targets?.({ level: topic }) ?? [];
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((item) => !dealtFor.has(item))).toEqual([]);
  });

  test('deals lawful hands of thirteen tiles, and the winner’s last', () => {
    for (const texts of textsOf(topic)) {
      const hand = handOf(texts);
      expect(checkCopies(hand).ok).toBe(true);
      expect(hand.concealed.length + 3 * hand.melds.length).toBe(13);
      expect(hand.concealed.join()).toBe([...hand.concealed].sort(compareTiles).join());
    }
  });

  test('keeps its promise', () => {
    for (const texts of textsOf(topic)) expect(desk.keeps(texts, { level: topic })).toBe(true);
  });

  test('takes its own answer for right, and another for wrong', () => {
    for (const texts of textsOf(topic)) {
      const answer = desk.solve(texts);
      expect(desk.check(texts, answer).right).toBe(true);
      const { figures = {}, lines } = answer;
      const other: Answer = lines
        ? { lines: lines.slice(1) }
        : { figures: { ...figures, total: (figures['total'] ?? 0) + 2 } };
      expect(desk.check(texts, other).right).toBe(false);
    }
  });

  test('writes its questions down and reads them back', () => {
    for (const question of dealt(topic)) expect(asked(question.texts)).toEqual(question);
  });

  test('offers every line that counts, and at least two that do not', () => {
    for (const texts of textsOf(topic)) {
      const lines = offered({ ...texts, ask: 'lines' });
      const right = brings(texts);
      expect(lines).toEqual(expect.arrayContaining([...right]));
      const verdict = desk.check({ ...texts, ask: 'lines' }, { lines: right });
      expect(verdict.right).toBe(true);
      if (texts['ask'] === 'lines') {
        expect(lines.length).toBeGreaterThanOrEqual(new Set(right).size + 2);
      }
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

const USUAL: Texts = {
  startingPoints: '20',
  limit: '300',
  cumulation: 'three',
  pingHou: 'false',
  flowers: 'false',
};

describe('what the levels promise', () => {
  const asks = (texts: Texts) => texts['ask'] ?? 'figures';

  test('one group: a hand that lost, with one line that brings something', () => {
    for (const texts of textsOf('group')) {
      expect([handOf(texts).win, asks(texts)]).toEqual([undefined, 'lines']);
      expect(brings(texts)).toHaveLength(1);
    }
  });

  test('a losing hand: several lines', () => {
    for (const texts of textsOf('losing')) {
      expect([handOf(texts).win, asks(texts)]).toEqual([undefined, 'figures']);
      expect(brings(texts).length).toBeGreaterThan(1);
    }
  });

  test('a winning hand: nothing of the whole hand', () => {
    const whole = /fan|homogeneous|pungs$|kong$|three-kongs|conventional/;
    for (const texts of textsOf('winning')) {
      expect([handOf(texts).win === undefined, asks(texts)]).toEqual([false, 'figures']);
      expect(totalsOf(texts).limit).not.toBe('limit-hand');
      expect(counted(texts).filter((id) => whole.test(id))).toEqual([]);
    }
  });

  test('fan of the whole hand, and no limit hand', () => {
    for (const texts of textsOf('fan')) {
      expect(asks(texts)).toBe('figures');
      expect(totalsOf(texts).limit).not.toBe('limit-hand');
    }
  });

  test('limit hands are worth the limit', () => {
    for (const texts of textsOf('limit')) {
      expect(asks(texts)).toBe('lines');
      expect(totalsOf(texts)).toMatchObject({ limit: 'limit-hand', total: 300 });
    }
  });

  test('agreements: other than the usual ones, and the total is another', () => {
    const names = new Set(textsOf('agreed').flatMap((texts) => Object.keys(texts)));
    for (const name of Object.keys(USUAL)) expect(names).toContain(name);
    for (const texts of textsOf('agreed')) {
      expect(totalsOf(texts).total).not.toBe(totalsOf({ ...texts, ...USUAL }).total);
    }
  });

  test('a robbed tile is in the hand once: the other three lie in the kong', () => {
    const robbed = textsOf('fan').filter(({ how }) => how?.includes('rob-kong'));
    expect(robbed.length).toBeGreaterThan(0);
    for (const texts of robbed) {
      const { concealed, melds, win } = handOf(texts);
      expect([...concealed, ...melds.flatMap(groupTiles)]).not.toContain(win?.tile);
    }
  });

  test('the same seed gives the same hand', () => {
    for (const level of TOPICS) {
      const [a, b] = [1, 2].map(() => desk.deal(1924, { level: { level } }));
      expect(a).toEqual(b);
    }
  });

  test('what is steered to is dealt oftener', () => {
    const times = (steer: Readonly<Record<string, number>>): number =>
      SEEDS.filter((seed) =>
        counted(desk.deal(seed, { level: { level: 'group' }, steer }).texts).includes(
          'pair-dragon',
        ),
      ).length;
    const [usual, steered] = [times({}), times({ 'pair-dragon': 8 })];
    expect(usual).toBeGreaterThan(0);
    expect(steered).toBeGreaterThan(4 * usual);
  });
});

test('all levels together deal every row of the table', () => {
  const rows = [{}, { flowers: true, pingHou: true }].flatMap((given) => {
    const agreed = kit.withOptions(given);
    return agreed.ok ? agreed.value.items.map(({ id }) => id) : [];
  });
  const targets = new Set(TOPICS.flatMap((level) => desk.targets?.({ level }) ?? []));
  // A flower that lies there unplayed is no level's matter.
  expect(new Set(rows.filter((id) => !targets.has(id)))).toEqual(new Set(['flower-not-played']));
});

describe('figures', () => {
  // Pung of the seat wind laid (4 and a fan), 2 for the last tile in the middle, 2 for drawing it.
  const WON = { hand: '13p44678m789s~222z*2p', seat: 'S' } as const;

  test.each<readonly [string, NonNullable<Answer['figures']>, readonly string[]]>([
    ['all right', { points: 28, fan: 1, total: 56 }, ['right', 'right', 'right']],
    ['no doubling', { points: 28, fan: 0, total: 28 }, ['right', 'wrong', 'wrong']],
    ['no starting points', { points: 8, fan: 1, total: 16 }, ['wrong', 'right', 'wrong']],
    ['a slip at the end', { points: 28, fan: 1, total: 58 }, ['right', 'right', 'wrong']],
    ['nothing', {}, ['wrong', 'wrong', 'wrong']],
  ])('%s', (_, figures, marks) => {
    const verdict = desk.check(WON, { figures });
    expect(verdict.fields.map(({ field }) => field)).toEqual(['points', 'fan', 'total']);
    expect(verdict.fields.map(({ mark }) => mark)).toEqual(marks);
    expect(verdict.fields.map(({ wanted }) => wanted)).toEqual([28, 1, 56]);
    expect(verdict.right).toBe(marks.every((mark) => mark === 'right'));
    const right = marks.filter((mark) => mark === 'right').length;
    expect(verdict.marks).toEqual({ found: right, missed: 0, wrong: 3 - right });
  });

  test('nothing written for fan is none', () => {
    const hand = { hand: '123m45699p46789s!5s' };
    expect(desk.check(hand, { figures: { points: 22, total: 22 } }).right).toBe(true);
  });

  test('a wrong figure puts in doubt the rows it is made of', () => {
    const { known } = desk.check(WON, { figures: { points: 26, fan: 1, total: 52 } });
    expect(known).toMatchObject({ 'drawn-last-tile': false, 'exposed-pung-own-wind': false });
    expect(known).toMatchObject({ 'pair-plain': true, sequence: true });
  });

  test('of a limit hand the total alone is judged', () => {
    const limit = { hand: '111222333z5p~444z!5p' };
    const answer = desk.solve(limit);
    expect(answer).toEqual({ figures: { total: 300 } });
    const { fields, right } = desk.check(limit, answer);
    expect([fields.map(({ mark }) => mark), right]).toEqual([['free', 'free', 'right'], true]);
    const { known } = desk.check({ hand: '159m19p19s123456z*7z' }, { figures: { total: 150 } });
    expect(known).toMatchObject({ 'thirteen-kinds': false });
  });
});

describe('a total alone', () => {
  const WON = { hand: '13p44678m789s~222z*2p', seat: 'S', ask: 'total' } as const;
  const slip = (texts: Texts, total: number) => {
    const { right, slip: found } = desk.check(texts, { figures: { total } });
    return [right, found];
  };

  test('is one figure', () => {
    expect(asked(WON).shown.fields).toEqual([{ id: 'total', mayBeEmpty: false, mayBeFree: false }]);
    expect(desk.solve(WON)).toEqual({ figures: { total: 56 } });
    expect(desk.check(WON, { figures: { total: 56 } }).known).toMatchObject({ sequence: true });
    expect(desk.check(WON, { figures: { total: 50 } }).known).toEqual({});
  });

  test.each([
    [56, [true, undefined]],
    // Not doubled.
    [28, [false, 'base']],
    // Without the 20 points of every winner: 8 × 2.
    [16, [false, 'start']],
    [50, [false, undefined]],
  ])('%d: %j', (total, found) => {
    expect(slip(WON, total)).toEqual(found);
  });

  test('beyond the limit: what the sum would be', () => {
    // Pure hand of characters with three concealed pungs: 38 points or more, 4 fan.
    const capped = { hand: '2224446667899m!6m', seat: 'E', ask: 'total' };
    const { base, doubles } = totalsOf(capped);
    expect(totalsOf(capped)).toMatchObject({ total: 300, limit: 'maximum' });
    expect(slip(capped, base * 2 ** doubles)).toEqual([false, 'limit']);
  });

  test('of a limit hand no slip can be told', () => {
    const limit = { hand: '111222333z5p~444z!5p', ask: 'total' };
    const { base } = totalsOf(limit);
    expect(slip(limit, base)).toEqual([false, undefined]);
  });
});

describe('lines', () => {
  const LOST = { hand: '3456m5579p33s333z', seat: 'W', ask: 'lines' } as const;

  test('ticked, missed, wrongly ticked and left alone', () => {
    const verdict = desk.check(LOST, { lines: ['concealed-pung-other-wind', 'no-such-row'] });
    const marks = Object.fromEntries(verdict.lines.map(({ item, mark }) => [item, mark]));
    expect(marks).toMatchObject({
      'concealed-pung-own-wind': 'missed',
      'concealed-pung-other-wind': 'wrong',
      'pair-own-wind': 'left',
    });
    expect(verdict.right).toBe(false);
    expect(verdict.marks).toEqual({ found: 0, missed: 1, wrong: 1 });
    expect(verdict.known).toEqual({
      'concealed-pung-own-wind': false,
      'concealed-pung-other-wind': false,
    });
  });

  test('offers the same group laid, of another kind, and with a tile more', () => {
    expect(offered(LOST)).toEqual(
      expect.arrayContaining([
        'concealed-pung-own-wind',
        'exposed-pung-own-wind',
        'concealed-pung-other-wind',
        'concealed-kong-own-wind',
      ]),
    );
  });

  test('offers nothing of a winner to a loser', () => {
    expect(offered(LOST)).not.toContain('starting-points');
  });

  test('offers what a text names beside those that count', () => {
    const named = { ...LOST, with: 'pair-plain,starting-points' };
    expect(offered(named)).toEqual(['starting-points', 'concealed-pung-own-wind', 'pair-plain']);
    expect(asked(named).texts).toEqual(named);
  });
});

test.each<readonly [Texts, readonly string[], object]>([
  [{ hand: '3456m5579p33s333z', limit: '400' }, ['lost'], { limit: 400 }],
  [{ hand: '13p44678m789s~222z*2p' }, ['self'], { startingPoints: 20 }],
  [
    { hand: '11555m79p(5555z)~456p*8p', how: 'replacement', cumulation: 'sum' },
    ['replacement'],
    { startingPoints: 20, cumulation: 'sum' },
  ],
])('of %j it is said how it ended, and what is agreed', (texts, telling, agreed) => {
  expect(asked(texts).shown).toMatchObject({ telling });
  expect(asked(texts).shown.agreed).toEqual(agreed);
});

describe('a question from a text', () => {
  test.each<Texts>([
    { hand: '3456m5579p33s333z', seat: 'W', ask: 'lines' },
    { hand: '13p44678m789s~222z*2p', seat: 'S' },
    { hand: '11555m79p(5555z)~456p*8p', seat: 'S', how: 'replacement' },
    { hand: '4567s2f~8888s(2222z)(7777z)!4s', seat: 'N', flowers: 'true' },
    {
      hand: '13p44678m789s~222z*2p',
      seat: 'S',
      startingPoints: '10',
      limit: '400',
      cumulation: 'sum',
      pingHou: 'true',
    },
  ])('%j is written as it was read', (texts) => {
    expect(asked(texts).texts).toEqual(texts);
  });

  const refused = (part: string, error: object): object => ({ ok: false, error: { part, error } });

  test.each<readonly [Texts, object]>([
    [{}, refused('hand', { code: 'empty' })],
    [{ hand: '12x' }, refused('hand', { code: 'unknown-sign', at: 2, sign: 'x' })],
    [{ hand: '123m' }, refused('hand', { code: 'impossible-count', count: 3, melds: 0 })],
    [
      { hand: '123456789m12345p' },
      refused('hand', { code: 'impossible-count', count: 14, melds: 0 }),
    ],
    [{ hand: '13579m2468p135s7z!9s' }, refused('hand', { code: 'not-complete' })],
    [{ hand: '3456m5579p33s333z', seat: 'X' }, refused('seat', unknown('X'))],
    [{ hand: '3456m5579p33s333z', how: 'luck' }, refused('how', unknown('luck'))],
    [{ hand: '3456m5579p33s333z', ask: 'money' }, refused('ask', unknown('money'))],
    [{ hand: '3456m5579p33s333z', limit: '0' }, refused('limit', unknown('0'))],
    [{ hand: '3456m5579p33s333z', limit: '1e9' }, refused('limit', unknown('1e9'))],
    [{ hand: '3456m5579p33s333z', pingHou: 'yes' }, refused('pingHou', unknown('yes'))],
    [{ hand: '3456m5579p33s333z', cumulation: '3' }, refused('cumulation', unknown('3'))],
    [{ hand: '3456m5579p33s333z', with: 'all-chows' }, refused('with', unknown('all-chows'))],
    // A loser has won in no way; a robbed tile has its three likes in the kong.
    [{ hand: '3456m5579p33s333z', how: 'last-wall' }, refused('how', impossible('last-wall'))],
    [{ hand: '13p44678m789s~222z*2p', how: 'rob-kong' }, refused('how', impossible('rob-kong'))],
    [
      { hand: '1344m678p789s~222z!2m', how: 'replacement' },
      refused('how', impossible('replacement')),
    ],
    [{ hand: '22678m13p789s~222z!2p', how: 'last-wall' }, refused('how', impossible('last-wall'))],
    [{ hand: '33m44678p789s~222z!3m', how: 'rob-kong' }, refused('how', impossible('rob-kong'))],
    [{ hand: '13p44678m789s~222z*2p', how: 'heaven' }, refused('how', impossible('heaven'))],
    [{ hand: '13p44678m789s222z!2p', how: 'earth' }, refused('how', impossible('earth'))],
    // Of another rule set.
    [
      { hand: '13p44678m789s222z!2p', how: 'last-of-kind' },
      refused('how', unknown('last-of-kind')),
    ],
  ])('%j is refused', (texts, error) => {
    expect(desk.ask(texts)).toEqual(error);
  });
});

function unknown(value: string): object {
  return { code: 'unknown-value', value };
}
function impossible(how: string): object {
  return { code: 'impossible-how', how };
}

test('the hints: groups, how many lines, where they stand, which they are', () => {
  const texts = { hand: '13p44678m789s~222z*2p', seat: 'S' };
  expect(asked(texts).hintSteps).toEqual(['groups', 'number', 'places', 'lines']);
  const { groups, number, places, lines } = desk.hints(texts);
  expect(groups.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['pung', 'pair', 'chow', 'chow', 'chow']),
  );
  expect(groups).toHaveLength(5);
  expect(lines).toEqual([
    'starting-points',
    'completed-middle',
    'drawn-last-tile',
    'exposed-pung-own-wind',
  ]);
  expect(number).toBe(4);
  expect(places.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'paragraph 1',
    'paragraph 3',
    'paragraph 4',
    'paragraph 11',
  ]);
});
