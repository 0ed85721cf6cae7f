/** What the sources answer to one question each: every cell resolves, every number is the engine's. */
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/course/links.ts';
import { SOURCES } from '../../src/course/schemas.ts';
import { answersTo, counterpartsIn, rulesIn } from '../../src/course/topic-cells.ts';
import { SILENT, TOPIC_GROUPS } from '../../src/course/topic-schemas.ts';
import { setSize } from '../../src/engine/table/tile-set.ts';
import { loadAtTable } from '../../src/engine/table.ts';
import { readRegisters, readTopics } from './read.ts';
import { typographyFlaws } from './typography.ts';

const TOPICS = readTopics();
const REGISTER = new Map(readRegisters().map((entry) => [entry.id, entry]));
const SHORTS = [...REGISTER.values()].flatMap(({ id, short }) => (short ? [{ id, short }] : []));

/** What is said in so few words that it is read at a glance. */
const MOST_WORDS = 18;

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

test('the topics have ids of their own and stand by groups, in their order', () => {
  expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
  const places = TOPICS.map(({ group }) => TOPIC_GROUPS.indexOf(group));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

describe.each(TOPICS)('$id', (topic) => {
  const cells = SOURCES.map((source) => [source, topic.cells[source]] as const);

  test('has for each source rules of its register, or its silence', () => {
    const wrong = cells.flatMap(([source, cell]) =>
      rulesIn(cell).filter((id) => rulesOf(id) !== source || !REGISTER.get(id)?.short),
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(topic.cells)).toEqual([...SOURCES]);
    expect(cells.some(([, cell]) => cell !== SILENT)).toBe(true);
  });

  test('says of each source once whom it agrees with, and of silent ones nothing', () => {
    const agreeing = topic.alike.flat();
    expect(new Set(agreeing).size).toBe(agreeing.length);
    expect(agreeing.filter((source) => topic.cells[source] === SILENT)).toEqual([]);
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
    expect(
      TOPICS.some(({ cells }) => SOURCES.some((source) => rulesIn(cells[source]).includes(id))),
    ).toBe(true);
  });
});

test('answers count the sources that give them, the silent none', () => {
  const [topic] = TOPICS;
  if (!topic) throw new Error('no topics');
  const cells = { ...topic.cells, encyclopedie: SILENT } as const;
  expect(answersTo({ ...topic, cells, alike: [['tchou1924', 'riichi']] })).toEqual([
    ['tchou1924', 'riichi'],
    ['vulcain1953'],
    ['mcr'],
  ]);
});

test('the counterparts of a rule are those of the other sources on its questions', () => {
  expect(counterpartsIn(TOPICS, 'tchou1924.II.losers')).toEqual([
    'vulcain1953.3.5.3',
    'encyclopedie.comptes.1',
  ]);
  expect(counterpartsIn(TOPICS, 'tchou1924.I.charm')).toEqual([]);
});

describe.each(SOURCES)('the numbers of %s are those that are played by', async (source) => {
  const { table, claims } = await loadAtTable(source);
  const size = setSize(table);
  const said = (id: string): readonly string[] =>
    rulesIn(TOPICS.find((topic) => topic.id === id)?.cells[source] ?? SILENT).flatMap((rule) =>
      Object.values(REGISTER.get(rule)?.short ?? {}),
    );

  test('its tiles', () => {
    for (const text of said('tile-count')) expect(text).toMatch(new RegExp(`^(?:All )?${size}`));
  });

  test('its walls', () => {
    for (const text of said('wall-size')) expect(text).toMatch(new RegExp(`\\b${size / 8}\\b`));
  });

  test('who may claim a chow', () => {
    expect(claims.filter(({ claim }) => claim === 'chow').map(({ nextOnly }) => nextOnly)).toEqual([
      true,
    ]);
  });
});

describe('the numbers of the order of claims', () => {
  const rankOf = async (source: (typeof SOURCES)[number], claim: string) =>
    (await loadAtTable(source)).claims.find((rule) => rule.claim === claim)?.rank ?? Number.NaN;

  test.each(SOURCES)('%s: the win first, a pung before a chow', async (source) => {
    expect(await rankOf(source, 'win')).toBeLessThan(await rankOf(source, 'pung'));
    expect(await rankOf(source, 'pung')).toBeLessThan(await rankOf(source, 'chow'));
  });

  test('a kong goes before a chow in the sources that agree, and in no other', async () => {
    const agreed = TOPICS.find(({ id }) => id === 'claim-order')?.alike.flat() ?? [];
    for (const source of SOURCES) {
      const first = (await rankOf(source, 'kong')) < (await rankOf(source, 'chow'));
      expect([source, first]).toEqual([source, agreed.includes(source)]);
    }
  });
});
