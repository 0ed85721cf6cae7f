/** Each rule set on one page: what it says is in the register, what counts is in the engine. */
import { describe, expect, test } from 'vitest';
import { isDrillName } from '../../src/course/drills.ts';
import { pointGroups } from '../../src/course/points-table.ts';
import { FACTS, SUMMARY_PARTS } from '../../src/course/rule-schemas.ts';
import { parseHand } from '../../src/engine/notation.ts';
import { agreedOf } from '../../src/engine/scoring/kit.ts';
import { agreeableOptions, hasValue, loadKit, PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { readRegister, readSummary } from './read.ts';
import { typographyFlaws } from './typography.ts';

/** What fits on a sheet, and is read in five minutes. */
const MOST_WORDS = 1_000;

const wordsIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);

describe.each(PLAYABLE_RULES)('the summary of %s', async (rules) => {
  const { choices, facts, parts, table, drill } = readSummary(rules);
  const kit = await loadKit(rules);
  const agreed = agreedOf(kit, table.options ?? {});
  /** Each other choice, beside those under which the table is printed. */
  const everyOther = agreeableOptions(kit).flatMap((name) =>
    kit
      .choicesOf(name)
      .map((choice) => agreedOf(kit, { ...table.options, [name]: choice }))
      .filter(({ uncounted }) => uncounted === undefined),
  );
  const { items } = agreed;
  const lines = parts.flatMap((part) => part.lines);
  const groups = pointGroups(items, table.groups);
  const shown = groups.flatMap((group) => group.lines);
  const rows = Object.entries(table.rows);
  const said = [
    ...choices.flatMap((choice) => [choice.if, choice.because]),
    ...[...lines, ...Object.values(facts)].map(({ text }) => text),
    ...(table.groups ?? []).map(({ title }) => title),
    ...(table.note ? [table.note] : []),
    ...rows.flatMap(([, { name, asks }]) => [name ?? [], asks ?? []].flat()),
  ];

  test('has the parts in the order of play', () => {
    expect(parts.map(({ part }) => part)).toEqual(SUMMARY_PARTS);
    expect(Object.keys(facts)).toEqual(FACTS);
  });

  test('says what entries of its register say', () => {
    const ids = new Set(readRegister(rules).map(({ id }) => id));
    const named = [...lines, ...Object.values(facts)].flatMap((one) => one.rules);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('leads to a drill', () => expect(isDrillName(drill)).toBe(true));

  test.each(LOCALES)('is read in five minutes, %s', (locale) => {
    expect(wordsIn(lines.map(({ text }) => text[locale]))).toBeLessThan(MOST_WORDS);
  });

  test.each(LOCALES)('is well set, %s', (locale) => {
    expect(said.flatMap((text) => typographyFlaws(text[locale], locale))).toEqual([]);
  });

  test('is made of sentences', () => {
    const loose = lines.flatMap(({ text }) =>
      LOCALES.map((locale) => text[locale]).filter((one) => !/^[“«\p{Lu}0-9].*[.?]$/su.test(one)),
    );
    expect(loose).toEqual([]);
  });

  test('shows tiles that there are', () => {
    const pictures = [...lines, ...rows.map(([, row]) => row)].flatMap(({ shows }) => shows ?? []);
    const wrong = pictures.filter((picture) =>
      picture.split(' ').some((part) => !parseHand(part).ok),
    );
    expect(wrong).toEqual([]);
  });

  test('has every row that counts in its table of points, once', () => {
    const listed = shown.flatMap((line) => line.items.map(({ id }) => id));
    expect(listed.length).toBe(new Set(listed).size);
    const counting = items.filter(({ value }) => hasValue(value)).map(({ id }) => id);
    expect(counting.filter((id) => !listed.includes(id))).toEqual([]);
  });

  test('has a name for every line of the table', () => {
    const nameless = shown.filter(
      ({ key }) => !table.rows[key]?.name && !Object.hasOwn(WORDS.en, `${rules}.item.${key}`),
    );
    expect(nameless).toEqual([]);
  });

  test('speaks of lines that there are', () => {
    const keys = new Set(shown.map(({ key }) => key));
    expect(rows.filter(([key]) => !keys.has(key)).map(([key]) => key)).toEqual([]);
  });

  test('has no heading without lines under all agreements', () => {
    const families = new Set(everyOther.flatMap((other) => other.items.map((item) => item.family)));
    const headings = (table.groups ?? []).flatMap((group) => group.families);
    expect(headings.filter((family) => !families.has(family))).toEqual([]);
  });

  test('has every row, with a name, under every other agreement', () => {
    const missing = everyOther.flatMap((other) => {
      const keys = pointGroups(other.items, table.groups).flatMap((group) => group.lines);
      const listed = keys.flatMap((line) => line.items.map(({ id }) => id));
      const counting = other.items.filter(({ value }) => hasValue(value)).map(({ id }) => id);
      const nameless = keys
        .map(({ key }) => key)
        .filter(
          (key) => !table.rows[key]?.name && !Object.hasOwn(WORDS.en, `${rules}.item.${key}`),
        );
      return [...counting.filter((id) => !listed.includes(id)), ...nameless];
    });
    expect(missing).toEqual([]);
  });

  test('says what is otherwise under agreements that there are', () => {
    const under = [...lines, ...rows.map(([, row]) => row)].flatMap((one) => one.under ?? []);
    expect(under.filter(({ agreed: other }) => !kit.withOptions(other).ok)).toEqual([]);
    const flaws = LOCALES.flatMap((locale) =>
      under.flatMap(({ text }) => typographyFlaws(text[locale], locale)),
    );
    expect(flaws).toEqual([]);
  });
});
