/** The tables to download: what their schemas say, the same as CSV and as JSON. */
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { describeField, fieldsOf } from '../../src/course/downloads/fields.ts';
import { type DownloadContent, type Row, rowsOf } from '../../src/course/downloads/rows.ts';
import { TABLE_IDS, TABLES, type TableId } from '../../src/course/downloads/tables.ts';
import { csvOf, jsonOf, licenceText } from '../../src/course/downloads/write.ts';
import { CATALOGUED, REGISTERS } from '../../src/course/rulebooks.ts';
import { formatTiles, parseHand } from '../../src/engine/notation.ts';
import { agreedOf } from '../../src/engine/scoring/kit.ts';
import { loadKit } from '../../src/engine/scoring.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';
import {
  readErrata,
  readFormulas,
  readGlossary,
  readHands,
  readRegisters,
  readTopics,
} from './read.ts';
import { typographyFlaws } from './typography.ts';

const REGISTER = readRegisters();

async function handsOf(rules: (typeof CATALOGUED)[number]): Promise<DownloadContent['hands']> {
  const { items } = agreedOf(await loadKit(rules), {});
  return readHands(rules).map(({ item, ...data }) => {
    const row = items.find(({ id }) => id === item);
    const rule = REGISTER.find(({ id }) => id === row?.rule);
    if (!row || !rule) throw new Error(`no row ${item} in ${rules}`);
    return { data, rules, item, value: row.value, rule };
  });
}

const CONTENT: DownloadContent = {
  topics: readTopics(),
  register: REGISTER,
  errata: REGISTERS.flatMap((rules) => readErrata(rules)),
  formulas: readFormulas(),
  hands: (await Promise.all(CATALOGUED.map(handsOf))).flat(),
  glossary: readGlossary(),
};

const ROWS = Object.fromEntries(
  TABLE_IDS.map((table) => [table, rowsOf(table, CONTENT)]),
) as Record<TableId, readonly Row[]>;

/** Of all rows of a table, what stands in a field. */
const column = (table: TableId, field: string): readonly string[] =>
  ROWS[table].map((row) => String(row[field] ?? ''));

/** The ids that stand in a field. */
const idsIn = (table: TableId, field: string): readonly string[] =>
  column(table, field).flatMap((text) => (text === '' ? [] : text.split(' ')));

/** Read back as a program does that knows which fields are numbers. */
function rowsOfCsv(table: TableId, csv: string): readonly Row[] {
  const types = new Map(fieldsOf(table).map(({ name, type }) => [name, type]));
  return parse<Row>(csv, {
    bom: true,
    columns: true,
    cast: (cell, { column: name, header }) => {
      if (header || types.get(String(name)) === 'text') return cell;
      return cell === '' ? null : Number(cell);
    },
  });
}

describe.each(TABLE_IDS)('%s', (table) => {
  const rows = ROWS[table];

  test('has rows that its schema takes, in the order of its fields', () => {
    expect(rows.length).toBeGreaterThan(0);
    const names = fieldsOf(table).map(({ name }) => name);
    for (const row of rows) {
      expect(TABLES[table].safeParse(row).error).toBeUndefined();
      expect(Object.keys(row)).toEqual(names);
    }
  });

  test('comes back from JSON', () => {
    const file = JSON.parse(jsonOf(table, rows));
    expect(file.rows).toEqual(rows);
    expect(file).toMatchObject({ table, licence: licenceText() });
    expect(file.fields.map(({ name }: { name: string }) => name)).toEqual(
      fieldsOf(table).map(({ name }) => name),
    );
  });

  test('comes back from CSV as it is in JSON', () => {
    expect(rowsOfCsv(table, csvOf(table, rows))).toEqual(rows);
  });

  test('has nothing that a spreadsheet takes for a formula or a date', () => {
    const cells = rows.flatMap((row) => Object.values(row).map(String));
    expect(cells.filter((cell) => /^[=+\-@\t\r]|^\d+[-/]\d+$/.test(cell))).toEqual([]);
  });

  test('describes every field in both languages', () => {
    for (const locale of LOCALES) {
      const say = speaker(locale, WORDS[locale]);
      const texts = fieldsOf(table).map(({ name }) => describeField(say, table, name));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.flatMap((text) => typographyFlaws(text, locale))).toEqual([]);
    }
  });

  test('has no row twice, and none with texts in one language alone', () => {
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    const uneven = rows.filter((row) =>
      Object.keys(row).some(
        (name) => name.endsWith('_fr') && !row[name] !== !row[name.replace(/_fr$/, '_en')],
      ),
    );
    expect(uneven).toEqual([]);
  });
});

test('a text that begins as a formula does is written with an apostrophe before it', () => {
  const [first] = ROWS.errata;
  const csv = csvOf('errata', [{ ...first, book_fr: '=1+1', book_en: '-2' }]);
  expect(rowsOfCsv('errata', csv)).toEqual([{ ...first, book_fr: "'=1+1", book_en: "'-2" }]);
});

describe('rows that name others', () => {
  const rules = new Set(column('register', 'id'));
  const errata = new Set(column('errata', 'id'));
  const questions = new Set(['', ...column('matrix', 'question_id')]);

  test.each([
    ['matrix', 'rules', rules],
    ['matrix', 'today_rules', rules],
    ['errata', 'rules', rules],
    ['hands', 'rule', rules],
    ['register', 'errata', errata],
    ['formulas', 'errata', errata],
    ['glossary', 'question_id', questions],
    ['formulas', 'mirror', new Set(column('formulas', 'id'))],
  ] as const)('%s, %s', (table, field, known) => {
    const named = idsIn(table, field);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('the matrix', () => {
  test('is silent where there is no answer, and only there', () => {
    const wrong = ROWS.matrix.filter(
      ({ answered_by, answer_en, rules }) =>
        (answered_by === 'silent') !== (answer_en === '') || (answer_en === '') !== (rules === ''),
    );
    expect(wrong).toEqual([]);
  });

  test('has a row for each question and source', () => {
    const pairs = ROWS.matrix.map(({ question_id, source }) => `${question_id} ${source}`);
    expect(new Set(pairs).size).toBe(readTopics().length * REGISTERS.length);
  });
});

describe('the notation', () => {
  test.each([
    ['formulas', 'hand'],
    ['formulas', 'waits'],
    ['hands', 'example'],
  ] as const)('%s, %s', (table, field) => {
    const hands = column(table, field).filter((text) => text !== '');
    expect(hands.length).toBeGreaterThan(0);
    expect(hands.filter((text) => !parseHand(text).ok)).toEqual([]);
  });
});

test('the formulas have the winning tiles of their tables in the book', () => {
  for (const { id, rows } of readFormulas()) {
    const row = ROWS.formulas.find((other) => other['id'] === id);
    const hand = parseHand(String(row?.['waits']));
    const won = hand.ok ? hand.value.concealed : [];
    expect(formatTiles(won), id).toBe(row?.['waits']);
    const printed = [...new Set(rows.map(({ tile }) => tile))].sort();
    expect([...won].sort(), id).toEqual(printed);
  }
});

test('there are the 81 fans, the special hands and the yaku, each with its worth', () => {
  expect(Object.fromEntries(CATALOGUED.map((rules) => [rules, readHands(rules).length]))).toEqual(
    Object.fromEntries(
      CATALOGUED.map((rules) => [
        rules,
        ROWS.hands.filter(({ source }) => source === rules).length,
      ]),
    ),
  );
  expect(ROWS.hands.filter(({ value }) => value === 0)).toEqual([]);
});
