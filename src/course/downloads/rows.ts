/** The rows of the tables to download, made of the content that the pages show. */
import type { z } from 'astro/zod';
import { waits } from '../../engine/hand.ts';
import { formatTiles } from '../../engine/notation.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { itemName } from '../../i18n/scores/score-names.ts';
import { type Say, speaker } from '../../i18n/speak.ts';
import { WORDS } from '../../i18n/words.ts';
import type { FormulaEntry } from '../formulas.ts';
import { rulesOf } from '../links.ts';
import { placeText } from '../places.ts';
import { waitingFrom } from '../positions.ts';
import type { erratum, registerEntry } from '../rule-schemas.ts';
import { ERRATA_LETTERS, REGISTERS, type RegisteredRules } from '../rulebooks.ts';
import { type glossaryEntry, SOURCES } from '../schemas.ts';
import type { CataloguedHand } from '../scoring-hands.ts';
import { answers, answerText, rulesIn, sayingOf } from '../topic-cells.ts';
import { SILENT, type Topic } from '../topic-schemas.ts';
import { type RowOf, TABLES, type TableId } from './tables.ts';

type RegisterEntry = z.output<typeof registerEntry>;
type Erratum = z.output<typeof erratum>;

export interface DownloadContent {
  readonly topics: readonly Topic[];
  readonly register: readonly RegisterEntry[];
  readonly errata: readonly Erratum[];
  readonly formulas: readonly FormulaEntry[];
  readonly hands: readonly Pick<CataloguedHand, 'data' | 'rules' | 'item' | 'value' | 'rule'>[];
  readonly glossary: readonly z.output<typeof glossaryEntry>[];
}

/** Ids have no space in them; words may have a comma. */
const ids = (all: readonly string[]): string => all.join(' ');
const list = (all: readonly string[]): string => all.join('; ');

const SAY: Readonly<Record<Locale, Say>> = {
  fr: speaker('fr', WORDS.fr),
  en: speaker('en', WORDS.en),
};

const inBoth = <Name extends string>(name: Name, textIn: (locale: Locale) => string | undefined) =>
  Object.fromEntries(
    LOCALES.map((locale) => [`${name}_${locale}`, textIn(locale) ?? '']),
  ) as Record<`${Name}_${Locale}`, string>;

/** A hyphen between two numbers would make a date of them in a spreadsheet. */
const pagesText = (pages = ''): string => pages.replace('-', '–');

function answeredBy(cell: Topic['cells'][RegisteredRules]) {
  if (cell === SILENT) return SILENT;
  return answers(cell) ? 'source' : 'site';
}

function matrixRows({ topics, register }: DownloadContent): readonly RowOf<'matrix'>[] {
  const byId = new Map(register.map((entry) => [entry.id, entry]));
  return topics.flatMap(({ id, group, name, cells, today, alike }) =>
    SOURCES.map((source) => {
      const cell = cells[source];
      const rules = rulesIn(cell);
      const entries = rules.flatMap((rule) => byId.get(rule) ?? []);
      const agreeing = alike.find((sources) => sources.includes(source)) ?? [];
      return {
        ...{ question_id: id, group, ...inBoth('question', (locale) => name[locale]) },
        ...{ source, answered_by: answeredBy(cell), rules: ids(rules) },
        ...inBoth('answer', (locale) => answerText(locale, sayingOf(cell)?.[locale], entries)),
        alike: ids(agreeing.filter((other) => other !== source)),
        today_rules: ids(today[source]?.rules ?? []),
        ...inBoth('today', (locale) => today[source]?.says[locale]),
      };
    }),
  );
}

const registerRows = ({ register }: DownloadContent): readonly RowOf<'register'>[] =>
  register.map(({ id, where, rule, short, terms, quote = '', errata, shows = '' }) => ({
    ...{ id, source: rulesOf(id), chapter: where.chapter ?? '' },
    ...inBoth('item', (locale) => where.item?.[locale]),
    pages: pagesText(where.pages),
    ...inBoth('rule', (locale) => rule[locale]),
    ...inBoth('short', (locale) => short?.[locale]),
    ...{ terms: list(terms), quote, errata: ids(errata), shows },
  }));

function sourceOfErratum(id: string): RegisteredRules {
  const source = REGISTERS.find((rules) => id.startsWith(ERRATA_LETTERS[rules]));
  if (!source) throw new Error(`no source for ${id}`);
  return source;
}

const errataRows = ({ errata, register }: DownloadContent): readonly RowOf<'errata'>[] =>
  errata.map(({ id, kind, book, reading, known, otherwise, changes }) => {
    const entries = register.filter((entry) => entry.errata.includes(id));
    const placeIn = (locale: Locale) =>
      list([...new Set(entries.map((entry) => placeText(entry, { locale, say: SAY[locale] })))]);
    return {
      ...{ id, source: sourceOfErratum(id), kind },
      ...inBoth('changes', (locale) => (changes === 'nothing' ? '' : changes[locale])),
      rules: ids(entries.map((entry) => entry.id)),
      ...inBoth('place', placeIn),
      ...inBoth('book', (locale) => book[locale]),
      ...inBoth('reading', (locale) => reading[locale]),
      ...inBoth('known', (locale) => known[locale]),
      ...inBoth('otherwise', (locale) => otherwise?.[locale]),
    };
  });

const formulaRow = (formula: FormulaEntry): RowOf<'formulas'> => {
  const { id, figure, shape = '', hand = '', printedClass = null, mirror = '', slips } = formula;
  const found = hand === '' ? undefined : waits(waitingFrom(hand));
  return {
    ...{ id, figure, shape, hand },
    waits: formatTiles(found?.map(({ tile }) => tile) ?? []),
    waits_count: found?.length ?? null,
    copies: found?.reduce((sum, { left }) => sum + left, 0) ?? null,
    printed_count: printedClass,
    ...{ mirror, errata: ids([...new Set(slips.map(({ errata }) => errata))]) },
  };
};

const UNITS = TABLES.hands.shape.unit.options;

const handRow = ({
  data,
  rules,
  item,
  value,
  rule,
}: DownloadContent['hands'][number]): RowOf<'hands'> => {
  const unit = UNITS.find((each) => value[each] !== undefined);
  if (!unit) throw new Error(`no value of ${data.id}`);
  const { hand, seat, round, how } = data.example;
  return {
    ...{ source: rules, id: data.id, number: data.number ?? null },
    ...inBoth('name', (locale) => itemName(SAY[locale], rules, item)),
    ...{ chinese: data.chinese ?? '', terms: list(rule.terms) },
    ...{ value: value[unit] ?? 0, unit, rule: rule.id },
    ...{ example: hand, seat, round, won: ids(how) },
  };
};

const glossaryRow = (entry: DownloadContent['glossary'][number]): RowOf<'glossary'> => {
  const { id, term, text, sources, chinese, japanese, shows = '', topic = '' } = entry;
  return {
    id,
    ...inBoth('term', (locale) => term[locale]),
    ...inBoth('text', (locale) => text[locale]),
    ...(Object.fromEntries(SOURCES.map((source) => [source, sources[source] ?? ''])) as Record<
      RegisteredRules,
      string
    >),
    chinese: list(chinese.map(({ word }) => word)),
    pinyin: list(chinese.map(({ reading }) => reading)),
    japanese: list(japanese.map(({ word }) => word)),
    romaji: list(japanese.map(({ reading }) => reading)),
    ...{ shows, question_id: topic },
  };
};

const ROWS: {
  readonly [Id in TableId]: (content: DownloadContent) => readonly RowOf<Id>[];
} = {
  matrix: matrixRows,
  register: registerRows,
  errata: errataRows,
  formulas: ({ formulas }) => formulas.map(formulaRow),
  hands: ({ hands }) => hands.map(handRow),
  glossary: ({ glossary }) => glossary.map(glossaryRow),
};

/** A row as any table has it. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Each in the order of its schema; content that does not fit it stops the build. */
export const rowsOf = (table: TableId, content: DownloadContent): readonly Row[] =>
  ROWS[table](content).map((row) => TABLES[table].parse(row));
