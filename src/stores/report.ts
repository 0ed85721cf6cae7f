/** What is sent to somebody about a position: the link and the facts, as plain text. */
import type { Texts } from '../engine/drills.ts';
import type { Say } from '../i18n/speak.ts';

export interface ReportFacts {
  /** The title of the page. */
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

/** Plain data on one line: what lists hold by spaces, what records hold by their names. */
export function plainText(value: unknown): string {
  if (isNothing(value)) return '–';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) {
    const isDeep = value.some((item) => Object(item) === item);
    return value.map(plainText).join(isDeep ? ' / ' : ' ');
  }
  return Object.entries(Object(value))
    .filter(([, held]) => held !== undefined)
    .map(([name, held]) => {
      const text = plainText(held);
      return Object(held) === held && !Array.isArray(held)
        ? `${name} (${text})`
        : `${name} ${text}`;
    })
    .join(', ');
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
    [say('report.solved'), solved === undefined ? undefined : plainText(solved)],
    [say('report.given'), given === undefined ? undefined : plainText(given)],
    [say('report.said'), said.join(' · ')],
    [say('report.version'), version],
  ];
  const facing = lines.flatMap(([label, value]) => (value ? [`${label} ${value}`] : []));
  return [say('report.head', { title }), '', ...facing, '', say('report.wrong'), ''].join('\n');
}
