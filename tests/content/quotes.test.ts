/** What the register quotes: short, and word for word in its source. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/course/links.ts';
import { REGISTERS } from '../../src/course/rulebooks.ts';
import { readErrata, readRegisters } from './read.ts';
import { PRINT_WORDS, printsOf, readPrints, wordsOf } from './source-words.ts';

const PRINTS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../data/source-words.json', import.meta.url), 'utf8'),
);

const MOST_WORDS = 25;
const LEFT_OUT = ' […] ';

/** Open because the text says nothing: there is nothing to quote. */
const SILENT: readonly string[] = ['F15', 'F16', 'M30', 'V09', 'V10', 'V21'];

const QUOTING = readRegisters().flatMap(({ id, quote }) =>
  quote === undefined ? [] : { id, quote },
);
const IN_SOURCE = Object.fromEntries(REGISTERS.map((id) => [id, readPrints(PRINTS[id] ?? '')]));

const missing = (id: string, quote: string): readonly string[] =>
  quote.split(LEFT_OUT).filter((part) => {
    const known = IN_SOURCE[rulesOf(id)];
    const found = [...printsOf(part)];
    return found.length === 0 || !found.every((print) => known?.has(print));
  });

describe('quotations', () => {
  test('stand word for word in their source', () => {
    const wrong = QUOTING.flatMap(({ id, quote }) =>
      missing(id, quote).map((part) => `${id}: ${part}`),
    );
    expect(wrong).toEqual([]);
  });

  test('with one word changed do not', () => {
    const changed = QUOTING.filter(({ id, quote }) => {
      const words = quote.split(' ');
      words[Math.floor(words.length / 2)] = 'pamplemousse';
      return missing(id, words.join(' ')).length === 0;
    });
    expect(changed).toEqual([]);
  });

  test(`have ${PRINT_WORDS} to ${MOST_WORDS} words`, () => {
    const sizes = QUOTING.map(({ id, quote }) => ({ id, size: wordsOf(quote).length }));
    expect(sizes.filter(({ size }) => size < PRINT_WORDS || size > MOST_WORDS)).toEqual([]);
  });

  test.each(REGISTERS)('%s: what an open question rests on is quoted', (rules) => {
    const open = readErrata(rules).flatMap(({ id, kind }) => (kind === 'open' ? [id] : []));
    const quoted = new Set(
      readRegisters().flatMap(({ quote, errata }) => (quote === undefined ? [] : errata)),
    );
    expect(open.filter((id) => !quoted.has(id) && !SILENT.includes(id))).toEqual([]);
  });
});
