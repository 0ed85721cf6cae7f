/** Count the hand: what is dealt at each level, how answers are judged, links, hints. */
import { describe, expect, test } from 'vitest';
import {
  COUNT_TOPICS,
  type CountFigures,
  type CountQuestion,
  type CountText,
  type CountTextError,
  type CountTopic,
  checkCopies,
  compareTiles,
  copiesOf,
  countedScore,
  countHand,
  countHints,
  countLines,
  countTargets,
  countTiles,
  createRng,
  formatCountQuestion,
  groupTiles,
  parseCountQuestion,
  TCHOU1924_DEFAULTS,
  tchou1924,
} from '../../../../src/engine/index.ts';

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed * 7919);

const dealt = (topic: CountTopic): readonly CountQuestion[] =>
  SEEDS.map((seed) => countHand.make(createRng(seed), { topic }));
const DEALT = new Map(COUNT_TOPICS.map((topic) => [topic, dealt(topic)]));
const of = (topic: CountTopic): readonly CountQuestion[] => DEALT.get(topic) ?? [];

function question(text: CountText): CountQuestion {
  const read = parseCountQuestion(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** Ids of the rows that count. */
const counted = (asked: CountQuestion): readonly string[] =>
  countedScore(asked)
    .rows.filter(({ suppressedBy }) => suppressedBy === undefined)
    .map(({ item }) => item.id);

const brings = (asked: CountQuestion): readonly string[] =>
  countedScore(asked)
    .rows.filter(({ suppressedBy }) => suppressedBy === undefined)
    .filter(({ item: { value } }) => value.points || value.doubles || value.limit)
    .map(({ item }) => item.id);

describe.each(COUNT_TOPICS)('the level %s, over many seeds', (topic) => {
  test('deals every row it is about', () => {
    const dealtFor = new Set(of(topic).flatMap(counted));
    expect(countTargets(topic).filter((item) => !dealtFor.has(item))).toEqual([]);
  });

  test('deals lawful hands of thirteen tiles, and the winner’s last', () => {
    for (const { hand } of of(topic)) {
      expect(checkCopies(hand).ok).toBe(true);
      expect(hand.concealed.length + 3 * hand.melds.length).toBe(13);
      expect(hand.concealed.join()).toBe([...hand.concealed].sort(compareTiles).join());
    }
  });

  test('takes its own answer for right, and another for wrong', () => {
    for (const asked of of(topic)) {
      const answer = countHand.solve(asked);
      expect(countHand.check(asked, answer).right).toBe(true);
      const other =
        answer.ask === 'lines'
          ? { ...answer, lines: answer.lines.slice(1) }
          : { ...answer, figures: { ...answer.figures, total: (answer.figures.total ?? 0) + 2 } };
      expect(countHand.check(asked, other).right).toBe(false);
    }
  });

  test('writes its questions down and reads them back', () => {
    for (const asked of of(topic)) {
      expect(parseCountQuestion(formatCountQuestion(asked))).toEqual({ ok: true, value: asked });
    }
  });

  test('offers every line that counts, and at least two that do not', () => {
    for (const asked of of(topic)) {
      const lines = countLines(countedScore(asked), asked.options);
      const right = lines.filter(({ counts }) => counts).map(({ item }) => item);
      expect(new Set(right)).toEqual(new Set(brings(asked)));
      if (asked.ask === 'lines') expect(lines.length).toBeGreaterThanOrEqual(right.length + 2);
    }
  });
});

describe('what the levels promise', () => {
  test('one group: a hand that lost, with one line that brings something', () => {
    for (const asked of of('group')) {
      expect([asked.hand.win, asked.ask]).toEqual([undefined, 'lines']);
      expect(brings(asked)).toHaveLength(1);
    }
  });

  test('a losing hand: several lines', () => {
    for (const asked of of('losing')) {
      expect([asked.hand.win, asked.ask]).toEqual([undefined, 'figures']);
      expect(brings(asked).length).toBeGreaterThan(1);
    }
  });

  test('a winning hand: nothing of the whole hand', () => {
    const whole = /fan|homogeneous|pungs$|kong$|three-kongs|conventional/;
    for (const asked of of('winning')) {
      expect(asked.hand.win).toBeDefined();
      expect(countedScore(asked).totals.limit).not.toBe('limit-hand');
      expect(counted(asked).filter((id) => whole.test(id))).toEqual([]);
    }
  });

  test('limit hands are worth the limit', () => {
    for (const asked of of('limit')) {
      expect(countedScore(asked).totals).toMatchObject({ limit: 'limit-hand', total: 300 });
    }
  });

  test('agreements: other than the usual ones, and the total is another', () => {
    const names = new Set(of('agreed').flatMap((asked) => Object.keys(formatCountQuestion(asked))));
    for (const name of ['startingPoints', 'limit', 'cumulation', 'pingHou', 'flowers']) {
      expect(names).toContain(name);
    }
    for (const asked of of('agreed')) {
      const usual = question({ ...formatCountQuestion(asked), ...USUAL });
      expect(countedScore(asked).totals.total).not.toBe(countedScore(usual).totals.total);
    }
  });

  test('a robbed tile is in the hand once: the other three lie in the kong', () => {
    const robbed = of('fan').filter(({ how }) => how.includes('rob-kong'));
    expect(robbed.length).toBeGreaterThan(0);
    for (const { hand } of robbed) {
      const all = [...hand.concealed, ...hand.melds.flatMap(groupTiles)];
      expect(copiesOf(countTiles(all), hand.win?.tile ?? '1m')).toBe(0);
    }
  });

  test('the same seed gives the same hand', () => {
    for (const topic of COUNT_TOPICS) {
      const twice = [1, 2].map(() => countHand.make(createRng(1924), { topic }));
      expect(twice[0]).toEqual(twice[1]);
    }
  });

  test('what is steered to is dealt oftener', () => {
    const times = (steer: Readonly<Record<string, number>>): number =>
      SEEDS.filter((seed) =>
        counted(countHand.make(createRng(seed), { topic: 'group', steer })).includes('pair-dragon'),
      ).length;
    const [usual, steered] = [times({}), times({ 'pair-dragon': 8 })];
    expect(usual).toBeGreaterThan(0);
    expect(steered).toBeGreaterThan(4 * usual);
  });
});

const USUAL: CountText = {
  startingPoints: '20',
  limit: '300',
  cumulation: 'three',
  pingHou: 'false',
  flowers: 'false',
};

test('all levels together deal every row of the table', () => {
  const rows = [{}, { flowers: true, pingHou: true }].flatMap((agreed) =>
    tchou1924.items({ ...TCHOU1924_DEFAULTS, ...agreed }).map(({ id }) => id),
  );
  const targets = new Set(COUNT_TOPICS.flatMap(countTargets));
  // A flower that lies there unplayed is no level's matter.
  expect(new Set(rows.filter((id) => !targets.has(id)))).toEqual(new Set(['flower-not-played']));
});

describe('figures', () => {
  // Pung of the seat wind laid (4 and a fan), 2 for the last tile in the middle, 2 for drawing it.
  const WON = { hand: '13p44678m789s~222z*2p', seat: 'S' } as const;

  test.each<readonly [string, CountFigures, readonly string[]]>([
    ['all right', { points: 28, fan: 1, total: 56 }, ['right', 'right', 'right']],
    ['no doubling', { points: 28, fan: 0, total: 28 }, ['right', 'wrong', 'wrong']],
    ['no starting points', { points: 8, fan: 1, total: 16 }, ['wrong', 'right', 'wrong']],
    ['a slip at the end', { points: 28, fan: 1, total: 58 }, ['right', 'right', 'wrong']],
    ['nothing', {}, ['wrong', 'wrong', 'wrong']],
  ])('%s', (_, figures, marks) => {
    const verdict = countHand.check(question(WON), { ask: 'figures', figures });
    expect(verdict.fields.map(({ mark }) => mark)).toEqual(marks);
    expect(verdict.fields.map(({ wanted }) => wanted)).toEqual([28, 1, 56]);
    expect(verdict.right).toBe(marks.every((mark) => mark === 'right'));
  });

  test('a wrong figure puts in doubt the rows it is made of', () => {
    const { known } = countHand.check(question(WON), {
      ask: 'figures',
      figures: { points: 26, fan: 1, total: 52 },
    });
    expect(known).toMatchObject({ 'drawn-last-tile': false, 'exposed-pung-own-wind': false });
    expect(known).toMatchObject({ 'pair-plain': true, sequence: true });
  });

  test('of a limit hand the total alone is judged', () => {
    const asked = question({ hand: '111222333z5p~444z!5p' });
    const answer = countHand.solve(asked);
    expect(answer).toEqual({ ask: 'figures', figures: { total: 300 } });
    const { fields, right } = countHand.check(asked, answer);
    expect([fields.map(({ mark }) => mark), right]).toEqual([['free', 'free', 'right'], true]);
  });
});

describe('lines', () => {
  const LOST = { hand: '3456m5579p33s333z', seat: 'W', ask: 'lines' } as const;

  test('ticked, missed, wrongly ticked and left alone', () => {
    const verdict = countHand.check(question(LOST), {
      ask: 'lines',
      lines: ['concealed-pung-other-wind', 'no-such-row'],
    });
    const marks = Object.fromEntries(verdict.lines.map(({ item, mark }) => [item, mark]));
    expect(marks).toMatchObject({
      'concealed-pung-own-wind': 'missed',
      'concealed-pung-other-wind': 'wrong',
      'pair-own-wind': 'left',
    });
    expect(verdict.right).toBe(false);
    expect(verdict.known).toEqual({
      'concealed-pung-own-wind': false,
      'concealed-pung-other-wind': false,
    });
  });

  test('offers the same group laid, of another kind, and with a tile more', () => {
    const lines = countLines(countedScore(question(LOST)), question(LOST).options);
    expect(lines.map(({ item }) => item)).toEqual(
      expect.arrayContaining([
        'concealed-pung-own-wind',
        'exposed-pung-own-wind',
        'concealed-pung-other-wind',
        'concealed-kong-own-wind',
      ]),
    );
  });

  test('offers nothing of a winner to a loser', () => {
    const lines = countLines(countedScore(question(LOST)), question(LOST).options);
    expect(lines.map(({ item }) => item)).not.toContain('starting-points');
  });
});

describe('a question from a text', () => {
  test.each<CountText>([
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
  ])('%j is written as it was read', (text) => {
    expect(formatCountQuestion(question(text))).toEqual(text);
  });

  const refused = (part: CountTextError['part'], error: object): object => ({
    ok: false,
    error: { part, error },
  });

  test.each<readonly [CountText, object]>([
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
    [
      { hand: '13p44678m789s222z!2p', how: 'last-of-kind' },
      refused('how', unknown('last-of-kind')),
    ],
  ])('%j is refused', (text, error) => {
    expect(parseCountQuestion(text)).toEqual(error);
  });
});

function unknown(value: string): object {
  return { code: 'unknown-value', value };
}
function impossible(how: string): object {
  return { code: 'impossible-how', how };
}

test('the hints: groups, how many lines, where they stand, which they are', () => {
  const { groups, number, places, lines } = countHints(
    question({ hand: '13p44678m789s~222z*2p', seat: 'S' }),
  );
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
  expect(places).toEqual(['tchou1924.IV.1', 'tchou1924.IV.3', 'tchou1924.IV.4', 'tchou1924.IV.11']);
});
