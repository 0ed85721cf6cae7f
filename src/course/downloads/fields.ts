/** What the fields of a table are, and what each holds, read from its schema. */
import { z } from 'astro/zod';
import { openKey, type Say } from '../../i18n/speak.ts';
import { TABLES, type TableId } from './tables.ts';

interface Field {
  readonly name: string;
  readonly type: 'text' | 'number';
  /** All that it may hold, where that is a list. */
  readonly values?: readonly string[];
}

function fieldFrom(name: string, kind: z.ZodType): Field {
  if (kind instanceof z.ZodEnum) {
    return { name, type: 'text', values: kind.options.map(String).filter(Boolean) };
  }
  const inner = kind instanceof z.ZodNullable ? kind.unwrap() : kind;
  return { name, type: inner instanceof z.ZodNumber ? 'number' : 'text' };
}

export const fieldsOf = (table: TableId): readonly Field[] =>
  Object.entries(TABLES[table].shape).map(([name, kind]) => fieldFrom(name, kind));

/** A text in both languages has a field for each, described once. */
const IN_A_LANGUAGE = /^(.+)_(fr|en)$/;

export function describeField(say: Say, table: TableId, name: string): string {
  const [, stem = name, language] = IN_A_LANGUAGE.exec(name) ?? [];
  const text = say(openKey(`data.field.${table}.${stem}`));
  if (language === undefined) return text;
  return say(language === 'fr' ? 'data.inFrench' : 'data.inEnglish', { text });
}
