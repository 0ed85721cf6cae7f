/** The register as pages show it: parts, places in the source, addresses, lessons. */
import { type CollectionEntry, getCollection } from 'astro:content';
import type { Locale } from '../i18n/locales.ts';
import type { Say } from '../i18n/speak.ts';
import { entriesInOrder, entryOf } from './content.ts';
import { courses, lessonsOf } from './lessons.ts';
import { anchorOf, hrefOf, lessonPath, rulesOf } from './links.ts';
import { type DrillLevel, lessonLevels } from './practice.ts';
import { ERRATA_LETTERS, type PARTS, partOf, type RegisteredRules } from './rulebooks.ts';
import { counterpartsIn } from './topic-cells.ts';
import { topics } from './topics.ts';

export type RegisterEntry = CollectionEntry<'register'>['data'];
export type Erratum = CollectionEntry<'errata'>['data'];

type Part = (typeof PARTS)[RegisteredRules][number];

export async function entriesOf(
  rules: RegisteredRules,
  part: Part,
): Promise<readonly RegisterEntry[]> {
  const entries = await allEntriesOf(rules);
  return entries.filter(({ id }) => partOf(rules, anchorOf(id).split('.')[0] ?? '') === part);
}

/** The whole register of a rule set, in the order of its source. */
export async function allEntriesOf(rules: RegisteredRules): Promise<readonly RegisterEntry[]> {
  const entries = await entriesInOrder('register');
  return entries.filter(({ id }) => rulesOf(id) === rules);
}

export async function errataOf(rules: RegisteredRules): Promise<readonly Erratum[]> {
  const all = await getCollection('errata', ({ data }) =>
    data.id.startsWith(ERRATA_LETTERS[rules]),
  );
  return all.map(({ data }) => data).sort((a, b) => a.id.localeCompare(b.id));
}

/** What our copy of its text says of itself. */
export const sourceOf = (rules: RegisteredRules) => entryOf('sources', rules);

interface PlaceWording {
  readonly locale: Locale;
  readonly say: Say;
  readonly chapter?: boolean;
}

const pagesOf = (say: Say, pages: string): string =>
  say('learn.page', { n: pages.includes('-') ? 2 : 1, pages: pages.replace('-', '–') });

/** The chapter, the paragraph or figure and the page, as far as known. */
export function placeText(
  { where }: RegisterEntry,
  { locale, say, chapter = true }: PlaceWording,
): string {
  const parts = [
    chapter && where.chapter && say('learn.chapter', { n: where.chapter }),
    where.item?.[locale],
    where.pages && pagesOf(say, where.pages),
  ];
  return parts.filter(Boolean).join(', ');
}

/**
 * Where the book says several things: their chapters, and from which page to which; the names
 * of the places where it has neither.
 */
export function placeOfAll(
  entries: readonly RegisterEntry[],
  { locale, say }: Pick<PlaceWording, 'locale' | 'say'>,
): string {
  const chapters = [...new Set(entries.flatMap(({ where }) => where.chapter ?? []))];
  const pages = entries.flatMap(({ where }) => where.pages?.split('-').map(Number) ?? []);
  const ends = [...new Set([Math.min(...pages), Math.max(...pages)])];
  const items = new Set(entries.flatMap(({ where }) => where.item?.[locale] ?? []));
  if (chapters.length + pages.length === 0) return [...items].join(' · ');
  return [
    ...chapters.map((n) => say('learn.chapter', { n })),
    ...(pages.length > 0 ? [pagesOf(say, ends.join('-'))] : []),
  ].join(', ');
}

export interface TeachingLesson {
  readonly title: string;
  readonly href: string;
  readonly practises: readonly DrillLevel[];
}

/** By what the course says that a lesson deals with, the lessons, in the order of reading. */
async function lessonsBy(
  locale: Locale,
  ids: 'teaches' | 'terms',
): Promise<ReadonlyMap<string, readonly TeachingLesson[]>> {
  const all = (await courses()).map((course) => lessonsOf(locale, course));
  const taught = (await Promise.all(all)).flat().flatMap(({ course, at, slug, entry }) => {
    const lesson = {
      title: entry.data.title,
      href: hrefOf(locale, lessonPath(course.id, slug)),
      practises: lessonLevels(entry.body ?? ''),
    };
    return (course.lessons[at]?.[ids] ?? []).map((id) => ({ id, lesson }));
  });
  const byId = Map.groupBy(taught, ({ id }) => id);
  return new Map([...byId].map(([id, found]) => [id, found.map(({ lesson }) => lesson)]));
}

/** By the id of a rule. */
export const teachingLessons = (locale: Locale) => lessonsBy(locale, 'teaches');

/** By the id of a word of the glossary: the lessons that explain it where they first use it. */
export const explainingLessons = (locale: Locale) => lessonsBy(locale, 'terms');

/** The same question in the other sources: which of them, and where in it. */
export interface Counterpart {
  readonly entry: RegisterEntry;
  readonly rules: RegisteredRules;
}

/** By the id of a rule, its counterparts in the order of the sources. */
export async function counterparts(): Promise<(id: string) => readonly Counterpart[]> {
  const asked = await topics();
  const entries = (await getCollection('register')).map(({ data }) => data);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (id) =>
    counterpartsIn(asked, id).flatMap((other) => {
      const entry = byId.get(other);
      return entry ? [{ entry, rules: rulesOf(other) }] : [];
    });
}
