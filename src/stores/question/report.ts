/** What is sent to somebody about a position: the link and the facts, as plain text. */
import type { Texts } from '../../engine/drills.ts';
import { formatTiles, isFields, isTile, type Tile } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';

export interface ReportFacts {
  readonly title: string;
  readonly link: string;
  /** The question as it stands in the address. */
  readonly texts: Texts;
  /** The name of the rule set, where there is one. */
  readonly rules?: string | undefined;
  /** What the site answers, and what the reader did: plain data. */
  readonly solved?: unknown;
  readonly given?: unknown;
  /** What stands on the page about it. */
  readonly said: readonly string[];
  readonly version: string;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** What answers are made of, as far as it has a name that everybody reads. */
export const ANSWER_PARTS = [
  ...['lines', 'figures', 'total', 'enough', 'pays', 'nets', 'sum'],
  ...['out', 'in', 'name', 'tiles', 'mark', 'lawful', 'choice'],
] as const;

/** A part by its name; two seats as who pays whom; the ids of a rule set as they are. */
function partName(say: Say, name: string): string {
  const part = ANSWER_PARTS.find((known) => known === name);
  if (part) return say(`report.part.${part}`);
  return /^[ESWN]{2}$/.test(name) ? [...name].join('→') : name;
}

const isTiles = (values: readonly unknown[]): values is readonly Tile[] =>
  values.every((value) => typeof value === 'string' && isTile(value));

/** An answer on one line: tiles in the notation, lists by commas, parts by their names. */
export function plainText(value: unknown, say: Say): string {
  if (isNothing(value)) return '–';
  if (typeof value === 'boolean') return say(value ? 'report.yes' : 'report.no');
  if (typeof value === 'number') return String(value).replace('-', '−');
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return isTiles(items)
      ? formatTiles(items)
      : items.map((item) => plainText(item, say)).join(', ');
  }
  return Object.entries(Object(value))
    .filter(([, held]) => held !== undefined)
    .map(([name, held]) => {
      const text = plainText(held, say);
      return `${partName(say, name)} ${isFields(held) ? `(${text})` : text}`;
    })
    .join('; ');
}

const written = (texts: Texts): string =>
  Object.entries(texts)
    .flatMap(([name, text]) => (text ? [`${name}=${text}`] : []))
    .join(' ');

export function reportText(facts: ReportFacts, say: Say): string {
  const { title, link, texts, rules, solved, given, said, version } = facts;
  const lines: readonly (readonly [label: string, value: string | undefined])[] = [
    [say('report.link'), link],
    [say('report.rules'), rules],
    [say('report.question'), written(texts)],
    [say('report.solved'), solved === undefined ? undefined : plainText(solved, say)],
    [say('report.given'), given === undefined ? undefined : plainText(given, say)],
    [say('report.said'), said.map((text) => `\n– ${text}`).join('')],
    [say('report.version'), version],
  ];
  const facing = lines.flatMap(([label, value]) =>
    value ? [`${label} ${value}`.replace(' \n', '\n')] : [],
  );
  return [say('report.head', { title }), '', ...facing, '', say('report.wrong'), ''].join('\n');
}
