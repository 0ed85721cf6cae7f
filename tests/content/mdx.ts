/** Lessons as their files have them: the head, the tags, and the prose between. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '../../src/i18n/locales.ts';

const LESSONS = new URL('../../src/content/lessons/', import.meta.url);

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** How it stands: with something inside, closing that, or alone. */
  readonly form: 'opening' | 'closing' | 'alone';
}

export interface LessonFile {
  readonly course: string;
  readonly slug: string;
  readonly head: unknown;
  /** What follows the head. */
  readonly body: string;
  /** The lines of the file above the body. */
  readonly above: number;
  readonly tags: readonly Tag[];
}

/** Tags are ours alone: a capital letter, and texts for attributes. */
const TAG = /<(\/?)([A-Z]\w*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

export const tagsIn = (body: string): readonly Tag[] =>
  [...body.matchAll(TAG)].map(([, closing, name = '', attributes = '', alone]) => ({
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    ),
    form: closing ? 'closing' : alone ? 'alone' : 'opening',
  }));

function readLesson(locale: Locale, course: string, slug: string): LessonFile {
  const text = readFileSync(new URL(`${locale}/${course}/${slug}.mdx`, LESSONS), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const above = text.slice(0, text.length - body.length).split('\n').length - 1;
  return { course, slug, head: parse(head), body, above, tags: tagsIn(body) };
}

/** The lessons that have a file, by `course/slug`. */
export function readLessons(locale: Locale): ReadonlyMap<string, LessonFile> {
  const paths = readdirSync(new URL(`${locale}/`, LESSONS), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.includes('.'))
    .sort();
  return new Map(
    paths.map((path) => {
      const [, course = '', slug = ''] = /^([\w-]+)\/([\w-]+)\.mdx$/.exec(path) ?? [];
      if (slug === '') throw new Error(`${locale}/${path} is no lesson of a course`);
      return [`${course}/${slug}`, readLesson(locale, course, slug)];
    }),
  );
}

/** Where the links of some prose lead. */
export const linksIn = (body: string): readonly string[] =>
  [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);

const withoutCode = (body: string): string => body.replace(/```[\s\S]*?```|`[^`]*`/g, '');

/** Tiles written as groups, `23 456`: they are no thousands. */
const GROUPS = /\d+(?: (?:(\d)\1\1|123|234|345|456|567|678|789)(?!\d))+/g;

/** What is read: no tags, no code, no addresses, no groups of tiles. */
export const proseIn = (body: string): string =>
  withoutCode(body)
    .replace(TAG, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(GROUPS, '');

/** What belongs to a program and not to prose, each piece as it stands. */
export function programIn(body: string): readonly string[] {
  const rest = withoutCode(body).replace(TAG, '');
  const patterns = [/^(?:import|export)\b.*$/gm, /[{}]/g, /<[^\s].*?>/g, /\bclient:\w+/g];
  return patterns.flatMap((pattern) => rest.match(pattern) ?? []);
}
