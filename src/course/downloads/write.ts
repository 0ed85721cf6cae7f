/** The files of a table: the same rows as CSV and as JSON. */
import { readFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import type { Locale } from '../../i18n/locales.ts';
import { type Say, speaker } from '../../i18n/speak.ts';
import { WORDS } from '../../i18n/words.ts';
import { VERSION } from '../version.ts';
import { describeField, fieldsOf } from './fields.ts';
import type { Row } from './rows.ts';
import type { TableId } from './tables.ts';

export const licenceText = (): string => readFileSync('LICENSE', 'utf8').trim();

/**
 * As RFC 4180 has it, and with the mark by which spreadsheets know the encoding. A text that they
 * would take for a formula gets an apostrophe before it.
 */
export const csvOf = (table: TableId, rows: readonly Row[]): string =>
  stringify([...rows], {
    header: true,
    columns: fieldsOf(table).map(({ name }) => name),
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });

const inBoth = (text: (say: Say) => string): Record<Locale, string> => ({
  fr: text(speaker('fr', WORDS.fr)),
  en: text(speaker('en', WORDS.en)),
});

/** The commit and its date, `ab12cd34, 2026-11-28`. */
const [version = '', date = ''] = VERSION.split(', ');

export function jsonOf(table: TableId, rows: readonly Row[]): string {
  const file = {
    site: 'Moineau',
    table,
    title: inBoth((say) => say(`data.table.${table}`)),
    row: inBoth((say) => say(`data.row.${table}`)),
    ...{ version, date, licence: licenceText() },
    fields: fieldsOf(table).map((field) => ({
      ...field,
      description: inBoth((say) => describeField(say, table, field.name)),
    })),
    rows,
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
