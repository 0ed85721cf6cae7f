/** The lessons against the course, the register, the glossary, the exercises and each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FORMER_LESSONS } from '../../src/course/former-lessons.ts';
import { lesson as lessonHead } from '../../src/course/schemas.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import {
  flawOf,
  isAfterItsExercise,
  isHeadingFolded,
  isNested,
  RULES_OF_TAGS,
} from './lesson-tags.ts';
import { type LessonFile, linksIn, programIn, proseIn, readLessons } from './mdx.ts';
import { secondSenses } from './other-words.ts';
import { readCourses, readExercises, readGlossary, readWalks } from './read.ts';
import { typographyFlaws } from './typography.ts';

const COURSES = readCourses();
const FILES = { fr: readLessons('fr'), en: readLessons('en') };

const IN_ORDER = COURSES.flatMap(({ id, lessons }) =>
  lessons.map((lesson) => ({ ...lesson, course: id, path: `${id}/${lesson.slug}` })),
);
const EXERCISES = readExercises().map(({ id }) => id);
const WALKED = readWalks();
const WALKS = WALKED.map(({ id }) => id);
const WORDS = new Set(readGlossary().map(({ id }) => id));

function fileOf(locale: 'fr' | 'en', path: string): LessonFile {
  const file = FILES[locale].get(path);
  if (!file) throw new Error(`${path} has no text in ${locale}`);
  return file;
}

/** What the tags of a kind name, in the order of the text; both languages have the same. */
const named = (path: string, tag: string, attribute: string): readonly string[] =>
  fileOf('fr', path)
    .tags.filter(({ name, form }) => name === tag && form !== 'closing')
    .map(({ attributes }) => attributes[attribute] ?? '');

describe('the course', () => {
  test('of waits has at least eight lessons', () => {
    const waits = COURSES.find(({ id }) => id === 'waits');
    expect(waits?.lessons.length).toBeGreaterThanOrEqual(8);
  });

  test.each(LOCALES)('has a text in %s for each lesson, and no other', (locale) => {
    expect([...FILES[locale].keys()].sort()).toEqual(IN_ORDER.map(({ path }) => path).sort());
  });

  test('holds each lesson once', () => {
    expect(new Set(IN_ORDER.map(({ path }) => path)).size).toBe(IN_ORDER.length);
  });

  test('speaks in the setting of its languages', () => {
    const texts = COURSES.flatMap(({ title, description }) => [title, description]);
    expect(texts.flatMap(({ en }) => typographyFlaws(en, 'en'))).toEqual([]);
    expect(texts.flatMap(({ fr }) => typographyFlaws(fr, 'fr'))).toEqual([]);
  });

  test('uses every exercise, each in one place', () => {
    const used = IN_ORDER.flatMap(({ path }) =>
      ['Exercise', 'Completions'].flatMap((tag) => named(path, tag, 'id')),
    );
    expect([...used].sort()).toEqual([...EXERCISES].sort());
  });

  test('uses every guided walk, each in its own lesson', () => {
    const used = IN_ORDER.flatMap(({ path, slug }) =>
      named(path, 'Walk', 'id').map((id) => [slug, id]),
    );
    expect(used.map(([slug]) => `${slug}.walk`)).toEqual(used.map(([, id]) => id));
    expect(used.map(([, id]) => id).sort()).toEqual([...WALKS].sort());
  });

  test('explains a word in the first lesson that marks it, and marks no other', () => {
    const known = new Set<string>();
    for (const { path, terms } of IN_ORDER) {
      const fresh = named(path, 'Term', 'id').filter((id) => !known.has(id));
      expect([path, [...new Set(fresh)].sort()]).toEqual([path, [...terms].sort()]);
      for (const id of fresh) known.add(id);
    }
  });
});

/** The last sentence that is read. */
const lastSentence = (locale: 'fr' | 'en', path: string): string =>
  proseIn(fileOf(locale, path).body)
    .trim()
    .split(/(?<=[.?!])\s+|\n{2,}/)
    .at(-1) ?? '';

const FAREWELL = /^(Vous savez|Vous connaissez|You know|You can|You now)\b/;

test.each([
  ['fr', 'On pousse les murailles pour bâtir le carré.', ['bâtir le carré']],
  ['fr', 'La Figure 2 de la source.', ['Figure']],
  ['fr', 'Entre deux tours, vous tenez treize tuiles.', ['Entre deux tours']],
  ['fr', 'La première main lance les dés.', ['première main lance']],
  ['fr', 'Ce sont deux petites familles.', ['petites familles']],
  ['fr', 'Un carré de 9 ; une figure à 2 points ; la première main passe ; quatre tours.', []],
  ['en', 'The second figure of the source.', ['second figure']],
  ['en', 'The first hand throws the dice.', ['first hand throws']],
  ['en', 'The first hand passes to the right. One tile of the pair.', []],
] as const)('in %s %j has second senses: %j', (locale, text, senses) => {
  expect(secondSenses(text, locale)).toEqual(senses);
});

describe.each(LOCALES)('the words in %s', (locale) => {
  test.each(COURSES)('of $id take leave of the reader once at most', ({ id, lessons }) => {
    const said = lessons.map(({ slug }) => lastSentence(locale, `${id}/${slug}`));
    expect(said.filter((sentence) => FAREWELL.test(sentence)).length).toBeLessThanOrEqual(1);
  });

  test.each(IN_ORDER)('of $path have one sense', ({ path }) => {
    expect(secondSenses(proseIn(fileOf(locale, path).body), locale)).toEqual([]);
  });
});

/** How a text begins: its first three words, without tags. */
const beginning = (body: string): string =>
  proseIn(body)
    .trim()
    .split(/[\s\u00a0\u202f]+/, 3)
    .join(' ')
    .toLowerCase();

/** What is read just before each board. */
const leadsIn = (body: string): readonly string[] =>
  [...body.matchAll(/([^\n]+)\n\n<(?:Exercise|Walk|Completions) /g)].flatMap(([, lead = '']) =>
    /^[<#]/.test(lead) ? [] : [lead],
  );

describe.each(LOCALES)('the openings and questions in %s', (locale) => {
  const bodyOf = (path: string): string => fileOf(locale, path).body;

  test.each(COURSES)('of $id begin in many ways', ({ id, lessons }) => {
    const begun = lessons.map(({ slug }) => beginning(bodyOf(`${id}/${slug}`)));
    const most = Math.max(1, Math.floor(lessons.length / 6));
    const often = begun.filter((one) => begun.filter((other) => other === one).length > most);
    expect(often).toEqual([]);
  });

  test.each(IN_ORDER)('of $path leave the question to the board', ({ path }) => {
    expect(leadsIn(bodyOf(path)).filter((lead) => lead.includes('?'))).toEqual([]);
  });
});

test('the tags are those that the pages hand to the lessons', () => {
  const folder = new URL('../../src/components/mdx/', import.meta.url);
  const handed = /TAGS = \{([^}]*)\}/.exec(readFileSync(new URL('tags.ts', folder), 'utf8'))?.[1];
  const files = readdirSync(folder);
  const names = Object.keys(RULES_OF_TAGS);
  expect(handed?.match(/\w+/g)).toEqual(names);
  expect(names.filter((name) => !files.includes(`${name}.astro`))).toEqual([]);
});

/** A lesson by its link, `../two-sides/`, or from another course, `../../tchou1924/the-set/`. */
const link = ({ course }: LessonFile, target: string): string | undefined =>
  /^\.\.\/\.\.\/([\w-]+\/[\w-]+)\/$/.exec(target)?.[1] ??
  /^\.\.\/([\w-]+)\/$/.exec(target)?.[1]?.replace(/^/, `${course}/`);

/** Lessons that tell how to play, where there is little to quote and much to try. */
const FOR_PLAY = [
  'one-tile-short',
  'what-to-discard',
  'reading-the-table',
  'thirteen-tiles',
  'rounds-and-flowers',
  'recipes-for-eight',
];

function leastActs(course: string, slug: string): number {
  if (FOR_PLAY.includes(slug)) return 4;
  return course === 'waits' ? 3 : 2;
}

describe.each(IN_ORDER)('$path', ({ path, course, slug, teaches, terms }) => {
  const both = LOCALES.map((locale) => ({ locale, file: fileOf(locale, path) }));

  describe.each(both)('in $locale', ({ locale, file }) => {
    test('has a head as pages need it', () => {
      expect(lessonHead.safeParse(file.head).error?.issues ?? []).toEqual([]);
      const { title, description } = lessonHead.parse(file.head);
      expect(typographyFlaws(`${title}. ${description}`, locale)).toEqual([]);
      expect(description).toMatch(/\.$/);
    });

    test('has tags that can be shown', () => {
      expect(file.tags.flatMap((tag) => flawOf(tag) ?? [])).toEqual([]);
      expect(isNested(file.tags)).toBe(true);
    });

    test('folds what tells an answer below its position, and no heading', () => {
      expect([isAfterItsExercise(file.tags), isHeadingFolded(file.body)]).toEqual([true, false]);
    });

    test('is prose and tags, without a program', () => {
      expect(programIn(file.body)).toEqual([]);
    });

    test('is well set', () => {
      expect(typographyFlaws(proseIn(file.body), locale)).toEqual([]);
      if (locale === 'en') expect(proseIn(file.body)).not.toMatch(/[«»]/);
    });

    test('links to other lessons', () => {
      const targets = linksIn(file.body).map((target) => link(file, target) ?? target);
      expect(targets.filter((target) => !FILES[locale].has(target))).toEqual([]);
      expect(targets).not.toContain(path);
    });
  });

  test('has the same tags with the same attributes in both languages', () => {
    const [fr, en] = both.map(({ file }) => file.tags);
    expect(fr).toEqual(en);
  });

  test('has the same headings and links at the same places', () => {
    const outlines = both.map(({ file }) =>
      (file.body.match(/^##+ |<[A-Z]\w*|\]\([^)]*\)/gm) ?? []).map((part) => part.trim()),
    );
    expect(outlines[0]).toEqual(outlines[1]);
  });

  test('has things to touch, all its own', () => {
    const positions = [...named(path, 'Exercise', 'id'), ...named(path, 'Walk', 'id')];
    const walked = WALKED.filter(({ id }) => positions.includes(id)).flatMap(({ asks }) =>
      asks.slice(1),
    );
    expect(positions.length + walked.length).toBeGreaterThanOrEqual(leastActs(course, slug));
    expect(positions.filter((id) => !id.startsWith(`${slug}.`))).toEqual([]);
  });

  test('cites what it teaches, and teaches what it cites', () => {
    const cited = named(path, 'Source', 'rule').flatMap((rule) => rule.split(' '));
    expect([...cited].sort()).toEqual([...teaches].sort());
  });

  test('explains words of the glossary', () => {
    expect(terms.filter((id) => !WORDS.has(id))).toEqual([]);
    expect(new Set(terms).size).toBe(terms.length);
  });

  // Where there is practice, it comes last.
  if (course === 'waits') {
    test('ends with practice', () => {
      expect(fileOf('fr', path).body.trimEnd()).toMatch(/<Practice [^>]*\/>$/);
      expect(named(path, 'Practice', 'drill').filter((drill) => drill === 'waits')).toHaveLength(1);
    });
  }
});

test.each(Object.entries(FORMER_LESSONS))(
  '%s is no lesson any more, and leads to one',
  (from, to) => {
    const paths = IN_ORDER.map(({ path }) => path);
    expect([paths.includes(from), paths.includes(to)]).toEqual([false, true]);
  },
);
