/** What lessons say of their sources: with the place beside it, and with our readings told as ours. */
import { describe, expect, test } from 'vitest';
import { REGISTERS } from '../../src/course/rulebooks.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { proseIn, readLessons } from './mdx.ts';
import { readCourses, readErrata, readRegister } from './read.ts';

const PATHS = readCourses().flatMap(({ id, lessons }) =>
  lessons.map(({ slug }) => `${id}/${slug}`),
);

/** Words for a source or its author. */
const SOURCE = {
  en: /\b(?:Tchou|Vulcain|Coronat|Corpechot|(?:the|this) (?:book|source|text|translator|article|encyclopedia)|chapter [IVX]+|paragraph \d+)\b/i,
  fr: /(?<!\p{L})(?:Tchou|Vulcain|Coronat|Corpechot|(?:le|du|au|ce) (?:livre|texte|traducteur)|l’article|l’encyclopédie|la source|l’auteur|chapitre [IVX]+|paragraphe \d+)(?!\p{L})/iu,
} as const;

/** That a source is silent stands at no place in it. */
const SILENT = {
  en: /\b(?:says nothing|is silent|do(?:es)? not (?:say|mention|describe))\b/,
  fr: /(?:se tait|ne parlent? (?:pas|ni)|ne (?:le )?dit (?:pas|rien)|ne mentionne pas|dont le livre ne parle)/,
} as const;

/** Readings of ours, told as such. */
const READING = {
  en: /\b(?:in our reading|we (?:read|take|follow|count|agree|leave)|decision was ours)\b/gi,
  fr: /(?:nous (?:lisons|suivons|comptons|omettons|additionnons)|selon notre lecture|a fallu décider|nos exercices s’en passent)/gi,
} as const;

/** A lesson in parts, from one heading to the next; its first paragraph announces and claims nothing. */
const partsOf = (body: string): readonly string[] =>
  body
    .trimStart()
    .replace(/^.+\n/, '')
    .split(/^(?=## )/m);

const sentencesIn = (part: string): readonly string[] =>
  proseIn(part.replace(/^## .*$/m, ''))
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!…»”)])\s+(?=[\p{Lu}«“(])/u);

/** What a part says of a source, where it names no place. */
function unfounded(part: string, locale: 'en' | 'fr'): readonly string[] {
  if (part.includes('<Source ')) return [];
  return sentencesIn(part).filter(
    (sentence) => SOURCE[locale].test(sentence) && !SILENT[locale].test(sentence),
  );
}

describe.each(LOCALES)('in %s', (locale) => {
  const files = readLessons(locale);
  test.each(PATHS)('%s names the place of all that it says of a source', (path) => {
    const body = files.get(path)?.body ?? '';
    expect(partsOf(body).flatMap((part) => unfounded(part, locale))).toEqual([]);
  });
});

test.each([
  ['en', 'The book forbids it.', ['The book forbids it.']],
  ['en', 'The book forbids it.\n\n<Source rule="a" />', []],
  ['en', 'The book does not say. In this course it is allowed.', []],
  ['en', '## In the book\n\nA kong.', []],
  ['fr', 'Tchou l’interdit. Le texte se tait sur le reste.', ['Tchou l’interdit.']],
  ['fr', 'Un livre de cuisine.', []],
] as const)('in %s %j is a claim: %j', (locale, part, claims) => {
  expect(unfounded(part, locale)).toEqual(claims);
});

/** The open questions of the sources that lessons answer, by lesson. */
const READ: Readonly<Record<string, readonly string[]>> = {
  'tchou1924/kongs': ['E30', 'E39'],
  'tchou1924/how-a-hand-ends': ['E29'],
  'tchou1924/walls-and-first-hand': ['E33', 'E34'],
  'tchou1924/counting-groups': ['E18'],
  'tchou1924/last-tile': ['E11', 'E16', 'E38'],
  'tchou1924/fan': ['E12', 'E15', 'E19', 'E20'],
  'tchou1924/limit-hands': ['E22', 'E23', 'E25'],
  'tchou1924/settling-the-accounts': ['E13'],
  'tchou1924/obligation-and-fines': ['E24', 'E35', 'E36'],
  'tchou1924/reading-the-table': ['E42'],
  'mcr/rounds-and-flowers': ['M27'],
  'mcr/one-point-hands': ['M16'],
  'mcr/the-last-tile': ['M01', 'M23'],
  'mcr/knitted-hands': ['M18', 'M19'],
  'mcr/pungs-and-kongs': ['M17'],
  'mcr/terminals-and-honours': ['M15'],
  'mcr/counting-together': ['M28'],
  'vulcain1953/counting': ['V05', 'V16', 'V18', 'V20', 'V21'],
  'vulcain1953/doubles': ['V06', 'V19', 'V22', 'V24'],
  'vulcain1953/the-limit': ['V02'],
  'vulcain1953/hands-of-pairs': ['V09', 'V28', 'V30', 'V31', 'V32'],
  'vulcain1953/winds-and-dragons': ['V10', 'V32'],
  'vulcain1953/jade-and-ruby': ['V35'],
  'vulcain1953/suit-and-moment': ['V38', 'V40'],
  'vulcain1953/goulash': ['V48', 'V49', 'V50'],
  'riichi/seats-by-six-tiles': ['J01', 'J03'],
  'riichi/walls-and-deal': ['J02'],
  'riichi/tiger-and-treasure': ['J04', 'J07'],
  'riichi/rounds-and-winds': ['J05'],
  'riichi/turn-and-calls': ['J09'],
  'riichi/forbidden-discard': ['J08'],
  'riichi/three-kans': ['J10', 'J11'],
  'riichi/winning-and-furiten': ['J05', 'J12'],
  'encyclopedie/seats-and-breach': ['F11', 'F12'],
  'encyclopedie/the-hill': ['F12', 'F13', 'F14'],
  'encyclopedie/runs-of-honours': ['F04'],
  'encyclopedie/play-and-claims': ['F04', 'F07', 'F08', 'F17'],
  'encyclopedie/end-and-accounts': ['F08', 'F09'],
};

/** How the margin tells one, beside the sentence; where the text is silent, what is done here. */
const OURS = {
  en: /our reading|by analogy|the site leaves|\bhere\b/i,
  fr: /notre lecture|par analogie|le site s’en passe|\bici\b/i,
} as const;

const RULES = REGISTERS.flatMap((rules) => readRegister(rules));

describe('a reading of ours', () => {
  const open = REGISTERS.flatMap((rules) => readErrata(rules)).filter(
    ({ kind }) => kind === 'open',
  );
  const codes = open.map(({ id }): string => id);
  const lessons = { en: readLessons('en'), fr: readLessons('fr') };
  /** A note in the margin is none of the sentences. */
  const sentencesOf = (path: string, locale: 'en' | 'fr') =>
    (lessons[locale].get(path)?.body ?? '').replace(/<Margin>[\s\S]*?<\/Margin>/g, '');
  const notesIn = (path: string) =>
    Math.min(
      ...LOCALES.map((locale) => {
        const notes = (lessons[locale].get(path)?.body ?? '').match(/<Margin>[\s\S]*?<\/Margin>/g);
        return (notes ?? []).filter((note) => OURS[locale].test(note)).length;
      }),
    );
  const told = (path: string) =>
    LOCALES.map((locale) => sentencesOf(path, locale).match(READING[locale])?.length);

  /** The rules that a lesson cites, which stand in its margin. */
  const margin = (path: string) => {
    const cited = [...(lessons.en.get(path)?.body ?? '').matchAll(/<Source rule="([^"]*)"/g)];
    const ids = new Set(cited.flatMap(([, rules = '']) => rules.split(' ')));
    return RULES.filter(({ id }) => ids.has(id));
  };

  test.each(Object.entries(READ))('is told as one in %s, for %s', (path, read) => {
    expect(read.filter((code) => !codes.includes(code))).toEqual([]);
    const beside = margin(path).filter(
      ({ rule }) => OURS.en.test(rule.en) && OURS.fr.test(rule.fr),
    );
    const said = beside.flatMap(({ errata = [] }): readonly string[] => errata);
    const unsaid = read.filter((code) => !said.includes(code));
    expect(unsaid.slice(notesIn(path))).toEqual([]);
  });

  test.each(PATHS)('stands in the margin of %s, not in its sentences', (path) => {
    expect(told(path)).toEqual([undefined, undefined]);
  });
});
