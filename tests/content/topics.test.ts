/** What the sources answer to one question each: every cell resolves, every number is the engine's. */
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/course/links.ts';
import { SOURCES } from '../../src/course/schemas.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../src/course/timeline-schemas.ts';
import {
  answers,
  answersTo,
  counterpartsIn,
  rulesIn,
  sayingOf,
} from '../../src/course/topic-cells.ts';
import { SILENT, TOPIC_GROUPS } from '../../src/course/topic-schemas.ts';
import { agreedOf } from '../../src/engine/scoring/kit.ts';
import { loadKit } from '../../src/engine/scoring.ts';
import { setSize } from '../../src/engine/table/tile-set.ts';
import { loadAtTable } from '../../src/engine/table.ts';
import { readRegisters, readTimeline, readTopics } from './read.ts';
import { typographyFlaws } from './typography.ts';

const TOPICS = readTopics();
const REGISTER = new Map(readRegisters().map((entry) => [entry.id, entry]));
const SHORTS = [...REGISTER.values()].flatMap(({ id, short }) => (short ? [{ id, short }] : []));

/** What is said in so few words that it is read at a glance. */
const MOST_WORDS = 18;

/** What stands in a cell: an answer of its own, or the short statements of its rules. */
function saidIn(cell: (typeof TOPICS)[number]['cells']['riichi']) {
  const says = sayingOf(cell);
  return says ? [says] : rulesIn(cell).flatMap((id) => REGISTER.get(id)?.short ?? []);
}

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

test('the topics have ids of their own and stand by groups, in their order', () => {
  expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
  const places = TOPICS.map(({ group }) => TOPIC_GROUPS.indexOf(group));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

const UNSAID = /^Not said\b/;

/** What yes and no do not answer. */
const OPEN_QUESTION = /^(?:how|who|whose|what|when|where|which)\b/i;
const YES_OR_NO = /^(?:yes|no|oui|non)\s?[,.:]/i;

describe.each(TOPICS)('$id', (topic) => {
  const cells = SOURCES.map((source) => [source, topic.cells[source]] as const);

  test('has for each source rules of its register, or its silence', () => {
    const wrong = cells.flatMap(([source, cell]) =>
      rulesIn(cell).filter(
        (id) => rulesOf(id) !== source || !(sayingOf(cell) ?? REGISTER.get(id)?.short),
      ),
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(topic.cells)).toEqual([...SOURCES]);
    expect(cells.some(([, cell]) => cell !== SILENT)).toBe(true);
  });

  test('says of each source once whom it agrees with, and of silent ones nothing', () => {
    const agreeing = topic.alike.flat();
    expect(new Set(agreeing).size).toBe(agreeing.length);
    expect(agreeing.filter((source) => !answers(topic.cells[source]))).toEqual([]);
  });

  test('counts as answers none that say the source does not answer', () => {
    const unsaid = cells.filter(([, cell]) => UNSAID.test(saidIn(cell)[0]?.en ?? ''));
    expect(unsaid.filter(([, cell]) => answers(cell)).map(([source]) => source)).toEqual([]);
    const flagged = cells.filter(([, cell]) => typeof cell === 'object' && 'unsaid' in cell);
    expect(flagged.filter(([, cell]) => answers(cell))).toEqual([]);
  });

  test('is answered by yes or no only where that is asked', () => {
    if (!OPEN_QUESTION.test(topic.name.en)) return;
    const shorts = cells.flatMap(([, cell]) =>
      saidIn(cell).flatMap((short) => Object.values(short)),
    );
    expect(shorts.filter((short) => YES_OR_NO.test(short))).toEqual([]);
  });

  test('answers in few words, well set', () => {
    for (const [, cell] of cells) {
      for (const locale of ['en', 'fr'] as const) {
        const text = sayingOf(cell)?.[locale] ?? 'No.';
        expect(text).toMatch(/^[“«\p{Lu}\d].*\.$/u);
        expect(wordsIn(text)).toBeLessThanOrEqual(MOST_WORDS);
        expect(typographyFlaws(text, locale)).toEqual([]);
      }
    }
  });

  test('asks a question in both languages', () => {
    for (const text of Object.values(topic.name)) expect(text).toMatch(/^\p{Lu}.*\?$/u);
    expect(typographyFlaws(topic.name.en, 'en')).toEqual([]);
    expect(typographyFlaws(topic.name.fr, 'fr')).toEqual([]);
  });
});

describe.each(SHORTS)('the short statement of $id', ({ id, short }) => {
  test('is one, well set, and not the rule over again', () => {
    for (const locale of ['en', 'fr'] as const) {
      expect(short[locale]).toMatch(/^[“«\p{Lu}\d].*\.$/u);
      expect(wordsIn(short[locale])).toBeLessThanOrEqual(MOST_WORDS);
      expect(typographyFlaws(short[locale], locale)).toEqual([]);
      expect(short[locale]).not.toBe(REGISTER.get(id)?.rule[locale]);
    }
  });

  test('has its place in the matrix', () => {
    const cells = TOPICS.flatMap((topic) => SOURCES.map((source) => topic.cells[source]));
    expect(cells.some((cell) => !sayingOf(cell) && rulesIn(cell).includes(id))).toBe(true);
  });
});

test('answers count the sources that give them; silence and readings of ours are none', () => {
  const [topic] = TOPICS;
  if (!topic) throw new Error('no topics');
  const cells = { ...topic.cells, encyclopedie: SILENT } as const;
  expect(answersTo({ ...topic, cells, alike: [['tchou1924', 'riichi']] })).toEqual([
    ['tchou1924', 'riichi'],
    ['vulcain1953'],
    ['mcr'],
  ]);
  const read = { ...cells, mcr: ['mcr.dec.7'] };
  expect(answersTo({ ...topic, cells: read, alike: [] }).flat()).toEqual([
    ...['tchou1924', 'vulcain1953', 'riichi'],
  ]);
});

test('the counterparts of a rule are those of the other sources on its questions', () => {
  expect(counterpartsIn(TOPICS, 'tchou1924.II.losers')).toEqual([
    'vulcain1953.3.5.3',
    'encyclopedie.comptes.1',
  ]);
  expect(counterpartsIn(TOPICS, 'tchou1924.I.charm')).toEqual([]);
});

/** The whole numbers of a text, in figures and in words. */
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...{ no: 0, none: 0, one: 1, two: 2, three: 3, four: 4, eight: 8 },
  ...{ aucune: 0, un: 1, une: 1, deux: 2, trois: 3, quatre: 4, huit: 8 },
};
const figuresIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d{1,3}(?:[,\u202f]\d{3})+|\d+/g)].map(([number]) =>
    Number(number.replace(/\D/g, '')),
  );
const numbersIn = (text: string): readonly number[] => [
  ...figuresIn(text),
  ...(text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => NUMBER_WORDS[word] ?? []),
];

/** What the source answers, in both languages, all of its statements together. */
const said = (id: string, source: (typeof SOURCES)[number]): readonly string[] => {
  const cell = TOPICS.find((topic) => topic.id === id)?.cells[source] ?? SILENT;
  const shorts = saidIn(cell);
  return shorts.length === 0
    ? []
    : (['en', 'fr'] as const).map((locale) => shorts.map((short) => short[locale]).join(' '));
};

describe.each(SOURCES)('the numbers of %s are those that are played by:', async (source) => {
  const { table, claims } = await loadAtTable(source);
  const kit = await loadKit(source);
  const agreed = agreedOf(kit, {});
  const saidNumbers = (id: string) => said(id, source).map(numbersIn);

  test.each([
    ['tile-count', [setSize(table)]],
    ['wall-size', [setSize(table) / 8]],
    ['reserve-size', [table.reserve.tiles]],
    ['deal', [14, 13]],
    ['start', kit.choicesOf('startingPoints')],
    ['limit', kit.choicesOf('limit')],
    [
      'game-length',
      kit.choicesOf('rounds').length > 0 ? kit.choicesOf('rounds') : [table.rounds.number],
    ],
    ['least', kit.minimum ? [kit.minimum.points] : []],
  ])('%s', (id, numbers) => {
    for (const told of saidNumbers(id)) expect(told).toEqual(expect.arrayContaining([...numbers]));
  });

  test('a chow is for the next player, a deal ends as in the sources that agree', () => {
    expect(claims.filter(({ claim }) => claim === 'chow').map(({ nextOnly }) => nextOnly)).toEqual([
      true,
    ]);
    const alike = TOPICS.find(({ id }) => id === 'deal')?.alike.flat() ?? [];
    if (said('deal', source).length > 0)
      expect(table.deal.last === 'two-tops').toBe(alike.includes(source));
  });

  test('a false win', () => {
    const paid = (['E', 'S'] as const).flatMap((seat) => {
      const { transfers } = agreed.settleFalseWin(seat);
      const total = transfers.reduce((sum, { amount }) => sum + amount, 0);
      return [total, ...transfers.flatMap(({ amount, points }) => [amount, points])];
    });
    for (const text of said('false-win', source))
      expect(paid).toEqual(expect.arrayContaining([...figuresIn(text)]));
  });

  const rows = agreed.items.flatMap(({ rule, value }) => {
    const { points, doubles, han, fu } = value;
    const amount = [points, doubles, han, fu].find((one) => one !== undefined && one > 0);
    const counts = amount !== undefined || value.limit !== undefined;
    return counts && REGISTER.get(rule)?.short ? [{ rule, amount }] : [];
  });
  const byRule = [...Map.groupBy(rows, ({ rule }) => rule)].map(([rule, all]) => ({
    rule,
    amounts: [...new Set(all.flatMap(({ amount }) => amount ?? []))],
  }));

  test.each(byRule)('$rule', ({ rule, amounts }) => {
    for (const text of Object.values(REGISTER.get(rule)?.short ?? {})) {
      if (amounts.length === 0) expect(text).toMatch(/limit|yakuman|\d/i);
      else if (amounts.length === 1) expect(numbersIn(text)).toContain(amounts[0]);
      else for (const number of figuresIn(text)) expect(amounts).toContain(number);
    }
  });
});

describe('the order of claims', () => {
  const rankOf = async (source: (typeof SOURCES)[number], claim: string) =>
    (await loadAtTable(source)).claims.find((rule) => rule.claim === claim)?.rank ?? Number.NaN;

  test.each(SOURCES)('%s: the win first, a pung before a chow', async (source) => {
    expect(await rankOf(source, 'win')).toBeLessThan(await rankOf(source, 'pung'));
    expect(await rankOf(source, 'pung')).toBeLessThan(await rankOf(source, 'chow'));
  });

  test('a kong goes before a chow in the sources that agree, by our reading, and in no other', async () => {
    const order = TOPICS.find(({ id }) => id === 'claim-order');
    for (const source of SOURCES) {
      const first = (await rankOf(source, 'kong')) < (await rankOf(source, 'chow'));
      const agrees =
        order?.alike.flat().includes(source) || !answers(order?.cells[source] ?? SILENT);
      expect([source, first]).toEqual([source, agrees]);
    }
  });
});

describe('the timeline', () => {
  const MARKS = readTimeline();

  test('goes from 1860 to 2002, year after year', () => {
    const years = MARKS.map(({ year }) => year);
    expect([years[0], years.at(-1)]).toEqual([FIRST_YEAR, LAST_YEAR]);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });

  test.each(MARKS)('$id is said by rules of the registers and well set', (mark) => {
    expect(mark.rules.filter((id) => !REGISTER.has(id))).toEqual([]);
    const { name, text } = mark;
    expect([name.en, text.en].flatMap((one) => typographyFlaws(one, 'en'))).toEqual([]);
    expect([name.fr, text.fr].flatMap((one) => typographyFlaws(one, 'fr'))).toEqual([]);
    for (const one of Object.values(text)) expect(one).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('names a year only if the source does, or reckons it from one', () => {
    const reckoned = ['about-1894', 'about-1919', 'the-twenties', 'paris-1924', 'tournament-2002'];
    for (const { id, year, rules } of MARKS) {
      const texts = rules.map((rule) => REGISTER.get(rule)?.rule.en ?? '').join(' ');
      if (!reckoned.includes(id))
        expect([id, texts]).toEqual([id, expect.stringContaining(`${year}`)]);
    }
  });
});
