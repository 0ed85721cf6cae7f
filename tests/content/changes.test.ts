/** What changed from one text to another: every word of it against the matrix and the registers. */
import { describe, expect, test } from 'vitest';
import { CHANGES, STORIES, TOLD } from '../../src/course/change-schemas.ts';
import { changeOf, type StoryPart, storyParts } from '../../src/course/changes.ts';
import { rulesOf } from '../../src/course/links.ts';
import { SOURCES } from '../../src/course/schemas.ts';
import { answers, rulesIn, sayingOf } from '../../src/course/topic-cells.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import {
  readChanges,
  readErrata,
  readOrigins,
  readRegisters,
  readTimeline,
  readTopics,
} from './read.ts';
import { typographyFlaws } from './typography.ts';

const STEPS = readChanges();
const ORIGINS = readOrigins();
const TOPICS = new Map(readTopics().map((topic) => [topic.id, topic]));
const REGISTER = new Map(readRegisters().map((entry) => [entry.id, entry]));

const topicOf = (id: string) => {
  const topic = TOPICS.get(id);
  if (!topic) throw new Error(`no question ${id}`);
  return topic;
};

/** What is wrong or open at a rule. */
const slipsOf = (id: string) =>
  readErrata(rulesOf(id)).filter((erratum) => REGISTER.get(id)?.errata.includes(erratum.id));

const questionsIn = (text: string): readonly string[] =>
  storyParts(text).flatMap((part) => (part.kind === 'question' ? [part.topic] : []));
const rulesNamed = (text: string): readonly string[] =>
  storyParts(text).flatMap((part) => (part.kind === 'rule' ? [part.rule] : []));

/** As it is read: what it leads to is not in it. */
const asRead = (text: string): string =>
  storyParts(text)
    .map((part) => (part.kind === 'rule' ? '' : part.text))
    .join('');

const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(/\d{1,3}(?:[,\u202f]\d{3})+|\d+/g)].map(([figure]) =>
    figure.replace(/\D/g, ''),
  );

test.each<[string, readonly StoryPart[]]>([
  ['Plain.', [{ kind: 'words', text: 'Plain.' }]],
  [
    'A [pung](pung-claim), *so* {mcr.rule.5}.',
    [
      { kind: 'words', text: 'A ' },
      { kind: 'question', text: 'pung', topic: 'pung-claim' },
      { kind: 'words', text: ', ' },
      { kind: 'emphasis', text: 'so' },
      { kind: 'rule', rule: 'mcr.rule.5' },
      { kind: 'words', text: '.' },
    ],
  ],
])('%j has its parts', (text, parts) => expect(storyParts(text)).toEqual(parts));

describe('what became of a question', () => {
  const base = topicOf('who-counts');
  const cells = { ...base.cells, mcr: 'silent' } as const;
  const change = (topic: typeof base) => changeOf(topic, { from: 'tchou1924', to: 'mcr' });

  test('alike is kept, otherwise changed; silence on one side adds or loses', () => {
    expect(change({ ...base, alike: [['tchou1924', 'mcr']] })).toBe('kept');
    expect(change({ ...base, alike: [] })).toBe('changed');
    expect(change({ ...base, cells, alike: [] })).toBe('lost');
    expect(change({ ...base, cells: { ...base.cells, tchou1924: 'silent' }, alike: [] })).toBe(
      'added',
    );
    expect(
      change({ ...base, cells: { ...cells, tchou1924: 'silent' }, alike: [] }),
    ).toBeUndefined();
  });

  test('a reading of ours is no answer', () => {
    const read = { rules: ['mcr.rule.1'], unsaid: true as const };
    expect(change({ ...base, cells: { ...base.cells, mcr: read }, alike: [] })).toBe('lost');
  });
});

test('the steps make two stories, each from text to text', () => {
  for (const story of STORIES) {
    const steps = STEPS.filter((step) => step.story === story);
    expect(steps.map(({ from }) => from).slice(1)).toEqual(steps.map(({ to }) => to).slice(0, -1));
    expect(steps.length).toBeGreaterThan(1);
  }
  expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
});

describe.each(STEPS)('$id', ({ from, to, told, name, descent }) => {
  test('is called a descent only where the later text says so', () => {
    expect(descent.filter((rule) => rulesOf(rule) !== to || !REGISTER.has(rule))).toEqual([]);
  });

  test('is well set', () => {
    for (const locale of LOCALES)
      for (const text of [name[locale], ...TOLD.map((kind) => asRead(told[kind][locale]))])
        expect(typographyFlaws(text, locale)).toEqual([]);
  });

  test.each(CHANGES)('what is called %s is so in the matrix', (kind) => {
    for (const locale of LOCALES) {
      const questions = questionsIn(told[kind][locale]);
      expect(questions.length).toBeGreaterThan(0);
      const wrong = questions.filter((id) => changeOf(topicOf(id), { from, to }) !== kind);
      expect(wrong).toEqual([]);
    }
  });

  test('what is misread, or meant otherwise, is answered by both, and not alike', () => {
    for (const id of questionsIn(told.misread.en))
      expect([id, changeOf(topicOf(id), { from, to })]).toEqual([id, 'changed']);
  });

  test.each(TOLD)('what is told of %s leads to the same places in both languages', (kind) => {
    const [fr, en] = LOCALES.map((locale) => told[kind][locale]).map((text) => [
      [...questionsIn(text)].sort(),
      [...rulesNamed(text)].sort(),
    ]);
    expect(fr).toEqual(en);
    expect(rulesNamed(told[kind].en).filter((rule) => !REGISTER.has(rule))).toEqual([]);
  });

  test.each(TOLD)('the figures told of %s stand in its cells or rules', (kind) => {
    for (const locale of LOCALES) {
      const cells = questionsIn(told[kind][locale]).flatMap((id) =>
        [from, to].map((source) => topicOf(id).cells[source]),
      );
      const said = cells.flatMap((cell) => [
        sayingOf(cell)?.[locale] ?? '',
        ...rulesIn(cell).map((id) => REGISTER.get(id)?.short?.[locale] ?? ''),
      ]);
      const ruled = rulesNamed(told[kind][locale]).flatMap((id) => [
        REGISTER.get(id)?.rule[locale] ?? '',
        ...slipsOf(id).map(({ book }) => book[locale]),
      ]);
      const known = new Set([...said, ...ruled].flatMap(figuresIn));
      // The tiles 1 and 9 are named as the cells name them, the year of a text is its name.
      const figures = figuresIn(asRead(told[kind][locale])).filter((one) => one !== '1924');
      expect(figures.filter((one) => !known.has(one))).toEqual([]);
    }
  });
});

test('each text says where it comes from, by entries of its own register', () => {
  expect(ORIGINS.map(({ id }) => id).sort()).toEqual([...SOURCES].sort());
  for (const { id, claims, known } of ORIGINS) {
    for (const locale of LOCALES) {
      expect(rulesNamed(claims[locale]).length).toBeGreaterThan(0);
      const named = [...rulesNamed(claims[locale]), ...rulesNamed(known[locale])];
      expect(named.filter((rule) => rulesOf(rule) !== id || !REGISTER.has(rule))).toEqual([]);
      for (const text of [claims[locale], known[locale]])
        expect(typographyFlaws(asRead(text), locale)).toEqual([]);
    }
    expect(rulesNamed(claims.fr)).toEqual(rulesNamed(claims.en));
  }
});

test('the figures of what a text says of itself stand in the entries that it names', () => {
  for (const { claims } of ORIGINS)
    for (const locale of LOCALES) {
      const rules = rulesNamed(claims[locale]).map((id) => REGISTER.get(id)?.rule[locale] ?? '');
      const figures = figuresIn(asRead(claims[locale])).filter((one) => one !== '1924');
      const known = rules.flatMap(figuresIn);
      expect(figures.filter((one) => !known.includes(one))).toEqual([]);
    }
});

test('every arrow of the years leads to a part of this page', () => {
  const parts = [...STEPS.map(({ id }) => id), ...ORIGINS.map(({ id }) => `origin-${id}`)];
  const marks = readTimeline();
  expect(marks.filter(({ from, leads }) => from && !leads)).toEqual([]);
  expect(marks.flatMap(({ leads }) => (leads && !parts.includes(leads) ? [leads] : []))).toEqual(
    [],
  );
});

test('a question of which nothing is said on either side is told nowhere', () => {
  for (const { from, to, told } of STEPS)
    for (const kind of TOLD)
      for (const id of questionsIn(told[kind].en))
        expect(answers(topicOf(id).cells[from]) || answers(topicOf(id).cells[to])).toBe(true);
});
