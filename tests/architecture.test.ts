/** The house rules that a machine can check. Each failure lists the places, one a line. */
import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readWidths } from '../scripts/named-widths.mjs';
import { DRILLS, UNLISTED_DRILLS } from '../src/engine/drills.ts';
import {
  exportedNames,
  findCycle,
  type Import,
  idleExports,
  letsAllThrough,
  lineAt,
  longFunctions,
  namesIn,
  nodesOf,
  readSources,
  type SourceFile,
  syntaxOf,
} from './build/source-files.ts';
import { namesInQueries, numbersInQueries, readSheets, rulesOf } from './build/style-sheets.ts';

/**
 * The folders of each floor, lowest first. A file imports only from lower floors and from its own
 * folder; the longest folder that fits a path is the one that counts.
 */
const STOREYS: readonly (readonly string[])[] = [
  ['engine/core'],
  ['engine/hand'],
  ['engine/shapes'],
  ['engine/scoring'],
  ['engine/rulesets/*', 'engine/table'],
  ['engine/rulesets'],
  ['engine/compare', 'engine/play'],
  ['engine/judge'],
  ['engine/drills', 'engine/open-table'],
  ['engine/accounts', 'engine/outside-games'],
  ['engine', 'styles'],
  ['i18n'],
  ['i18n/hand'],
  ['i18n/errors', 'i18n/waits', 'i18n/table', 'i18n/delivery'],
  ['i18n/scores'],
  ['i18n/discards'],
  ['i18n/claims'],
  ['cli'],
  ['course', 'stores/device'],
  ['stores/record'],
  ['stores/question'],
  // What a tool keeps, a room each; the answers of drills while they are put together are drafts.
  ['stores/drafts', 'stores/picker', 'stores/atlas', 'stores/odds', 'stores/paper'],
  ['stores/exclusions', 'stores/search', 'stores/analyser', 'stores/guide', 'stores/table'],
  ['stores/accounts', 'stores/compare', 'stores/mine', 'stores/set'],
  ['workers'],
  ['components/parts'],
  ['components/tiles'],
  ['components/boards'],
  // Somebody's own hand is put together with the picker, and answered like any other.
  ['components/picker'],
  ['components/answer'],
  ['components/table'],
  ['components/drills'],
  ['components/record', 'components/mistakes', 'components/paper', 'components/tools'],
  ['components/walk', 'components/home', 'components/evening', 'components/set'],
  ['components/today', 'components/compare', 'components/mdx'],
  ['components/site'],
  ['layouts'],
  ['pages', 'content.config.ts', 'middleware.ts', 'env.d.ts'],
];

const FLOORS: Readonly<Record<string, number>> = Object.fromEntries(
  STOREYS.flatMap((folders, floor) => folders.map((folder) => [folder, floor])),
);

/** What makes markup, styles or scripts of a text, or names a script that runs apart. */
const MAKES_CODE =
  /set:html|dangerouslySetInnerHTML|(inner|outer)HTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseFromString|document\.write|srcdoc|\beval\(|new Function\b|createPolicy\(|new (Shared)?Worker\(|\.register\(|javascript:|setAttribute\('(style|on\w+)'/g;

/** The scripts and the data of a page are written by its build; a `noscript` is read as the build wrote it. */
const CODE_OF_TEXTS = [
  'components/parts/waiting-markup.ts createContextualFragment',
  'components/parts/waiting-markup.ts createPolicy(',
  'components/site/Failure.astro set:html',
  'components/site/keep-offline.ts .register(',
  'components/site/keep-offline.ts createPolicy(',
  // Read, never written.
  'components/site/row-search.ts innerHTML',
  'layouts/Head.astro set:html',
  'layouts/Page.astro set:html',
  'pages/[locale]/drill/index.astro set:html',
  'pages/[locale]/learn/index.astro set:html',
  'pages/index.astro set:html',
  'stores/device/own-worker.ts createPolicy(',
  'stores/device/own-worker.ts new Worker(',
];

/** Loose files are those that everybody uses; the others stand in rooms. */
const MOST_LOOSE = { i18n: 14, stores: 0 };

const MOST_LINES = 320;
/** Words side by side, and the texts of the command line. */
const LISTS = /^(i18n\/words\/|cli\/help-texts\.ts$)/;
const MOST_LINES_OF_A_LIST = 380;
const MOST_FUNCTION_LINES = 60;
const MOST_NAMES_OF_A_DOOR = 80;

/** Code files outside the rule sets' folders that name a rule set: pages and parts about it. */
const MOST_FILES_NAMING_A_RULE_SET = 13;
const RULE_SET = /tchou1924|vulcain1953|encyclopedie|riichi|mcr/i;
const ABOUT_RULE_SETS = /^(engine\/rulesets\/|engine\/judge\/measured\/|content\/|i18n\/words\/)/;

/** Code files that name a drill beside its row in the list, its folders and its words. */
const MOST_FILES_NAMING_A_DRILL = 3;
/** The first hand of a day, and moves that are played on, are known to more. */
const FILES_NAMING_AN_OLD_DRILL: Readonly<Record<string, number>> = {
  'find-waits': 4,
  'what-discard': 4,
};

/** Lessons (`mdx`) show questions of drills; no other room knows one beside it. */
const ROOM = /^components\/(drills|tools|mdx)\//;

/** No chance, no clock, no page, no device, no language inside the engine. */
const OUTSIDE_THE_ENGINE = new Set([
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'queueMicrotask'],
  ...['window', 'document', 'navigator', 'location', 'globalThis', 'self'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'crypto', 'process'],
  ...['console', 'Intl'],
]);
const OUTSIDE_METHODS = new Set([
  'toLocaleString',
  'toLocaleUpperCase',
  'toLocaleLowerCase',
  'localeCompare',
]);

const files = readSources();
const engine = files.filter(({ path }) => path.startsWith('engine/'));

/** The doors of the engine stand in its folder; each rule set has one of its own, for pages about it. */
const isDoor = (path: string): boolean => /^engine\/([^/]+|rulesets\/[^/]+\/index\.ts)$/.test(path);

/** The row of the table that a path belongs to, its folder's own name in place of `*`. */
function folderOf(path: string): string | undefined {
  const parts = path.split('/');
  for (let length = parts.length; length > 0; length--) {
    const folder = parts.slice(0, length);
    const open = [...folder.slice(0, -1), '*'].join('/');
    if (folder.join('/') in FLOORS || (open in FLOORS && length < parts.length)) {
      return folder.join('/');
    }
  }
  return undefined;
}

const rowOf = (folder: string): string =>
  folder in FLOORS ? folder : folder.replace(/[^/]+$/, '*');

const floorOf = (folder: string): number => FLOORS[rowOf(folder)] ?? Number.NaN;

/** Every import that breaks a rule, written `file → specifier`. */
function importsThat(
  some: readonly SourceFile[],
  breaks: (file: SourceFile, one: Import) => boolean,
): readonly string[] {
  return some.flatMap((file) =>
    file.imports.filter((one) => breaks(file, one)).map((one) => `${file.path} → ${one.specifier}`),
  );
}

/** For what may only become fewer: once there are fewer, the figure is lowered. */
function expectAtMost(most: number, found: readonly string[]): void {
  expect(
    found.length,
    [`${found.length} where ${most} are allowed:`, ...found].join('\n'),
  ).toBeLessThanOrEqual(most);
}

function isUpward(from: string, to: string): boolean {
  const [own, other] = [folderOf(from), folderOf(to)];
  if (own === undefined || other === undefined || own === other) return false;
  return floorOf(other) >= floorOf(own);
}

describe('floors', () => {
  test('every file stands on a floor', () => {
    const homeless = files
      .map(({ path }) => path)
      .filter((path) => {
        const folder = folderOf(path);
        return folder === undefined || (folder === 'engine' && !isDoor(path));
      });
    expect(homeless, 'give the folder a floor').toEqual([]);
  });

  test('every floor has a file', () => {
    const paths = files.flatMap(({ path, imports }) => [
      path,
      ...imports.flatMap((one) => one.path ?? []),
    ]);
    const kept = new Set(paths.map(folderOf).map((folder) => folder && rowOf(folder)));
    const rows = Object.keys(FLOORS).filter((row) => !kept.has(row));
    expect(rows, 'take the folder out').toEqual([]);
  });

  test('imports lead to lower floors or stay in their folder', () => {
    const upward = importsThat(
      files,
      ({ path }, to) => to.path !== undefined && isUpward(path, to.path),
    );
    expect(upward).toEqual([]);
  });

  test.each(Object.entries(MOST_LOOSE))('%s has few loose files', (folder, most) => {
    const loose = files.filter(({ path }) => new RegExp(`^${folder}/[^/]+$`).test(path));
    expect(loose.length).toBeLessThanOrEqual(most);
  });

  test('no import cycle, types included', () => {
    expect(findCycle(files)?.join(' → ')).toBeUndefined();
  });

  test('a rule set never imports another', () => {
    const ruleset = (path = '') => /^engine\/rulesets\/([^/]+)\//.exec(path)?.[1];
    const crossing = importsThat(engine, ({ path }, to) => {
      const [own, other] = [ruleset(path), ruleset(to.path)];
      return own !== undefined && other !== undefined && own !== other;
    });
    expect(crossing).toEqual([]);
  });

  test('the engine imports nothing but itself', () => {
    const leaving = importsThat(engine, (_, to) => !to.path?.startsWith('engine/'));
    expect(leaving).toEqual([]);
  });

  test('the engine is entered by its doors', () => {
    const outside = files.filter(({ path }) => !path.startsWith('engine/'));
    const behind = importsThat(
      outside,
      (_, { path }) => path?.startsWith('engine/') === true && !isDoor(path),
    );
    expect(
      behind,
      'import a door: a file in src/engine itself, or the index.ts of a rule set',
    ).toEqual([]);
  });

  test('no arrow between the drills, the tools and the lessons', () => {
    const roomOf = (path = '') => ROOM.exec(path)?.[1];
    const between = importsThat(files, ({ path }, to) => {
      const [own, other] = [roomOf(path), roomOf(to.path)];
      const isExercise = own === 'mdx' && other === 'drills';
      return own !== undefined && other !== undefined && own !== other && !isExercise;
    });
    expect(between).toEqual([]);
  });
});

describe('doors', () => {
  test('tell by name what they let through', () => {
    const unnamed = files.filter(letsAllThrough).map(({ path }) => path);
    expect(unnamed).toEqual([]);
  });

  test.each(engine.filter(({ path }) => isDoor(path)))('$path is short enough to read', (door) => {
    const names = exportedNames(door, files);
    expect(names.length, names.join(', ')).toBeLessThanOrEqual(MOST_NAMES_OF_A_DOOR);
  });
});

describe('exports', () => {
  test('are read by another file', () => {
    expect(idleExports(files), 'take `export` away, or the whole thing').toEqual([]);
  });
});

describe('rule sets', () => {
  test('are named in their folders, and in few other files', () => {
    const naming = files
      .filter(({ path }) => !ABOUT_RULE_SETS.test(path))
      .map((file) => ({ file, names: namesIn(file).filter((name) => RULE_SET.test(name)) }))
      .filter(({ names }) => names.length > 0)
      .map(({ file, names }) => `${file.path}: ${[...new Set(names)].slice(0, 4).join(', ')}`);
    expectAtMost(MOST_FILES_NAMING_A_RULE_SET, naming);
  });
});

describe('drills', () => {
  const rows = files.find(({ path }) => path === 'engine/drills/index.ts');
  const own = /^(engine|components)\/drills\/[^/]+\/|^i18n\//;
  const others = files.filter((file) => file !== rows && !own.test(file.path));
  const names = new Map(others.map((file) => [file.path, new Set(namesIn(file))]));

  test.each([...DRILLS, ...UNLISTED_DRILLS].map(({ id }) => id))(
    '%s is named in few files beside its own',
    (id) => {
      const naming = [...names].filter(([, said]) => said.has(id)).map(([path]) => path);
      const most = FILES_NAMING_AN_OLD_DRILL[id] ?? MOST_FILES_NAMING_A_DRILL;
      expectAtMost(most, naming);
    },
  );
});

describe('imports', () => {
  test('relative ones name a file that is there, with its extension', () => {
    expect(importsThat(files, (_, { exists }) => !exists)).toEqual([]);
  });

  test('only the command line and what runs at build time use Node', () => {
    const isBrowserCode = ({ path }: SourceFile) =>
      /^(engine|i18n|stores|workers|components)\//.test(path) && !path.endsWith('.astro');
    const node = importsThat(files.filter(isBrowserCode), (_, { specifier }) =>
      isBuiltin(specifier),
    );
    expect(node).toEqual([]);
  });
});

/** A name that is read as a value: not a property's, a key's or a declaration's own. */
function isFreeName(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent))
    return parent.name !== node;
  return true;
}

function reachesOutside(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    const isChance = node.name.text === 'random' && node.expression.getText() === 'Math';
    return isChance || OUTSIDE_METHODS.has(node.name.text);
  }
  return isFreeName(node) && OUTSIDE_THE_ENGINE.has(node.text);
}

describe('the engine', () => {
  test('knows no chance, clock, page, device or language', () => {
    const found = engine.flatMap((file) => {
      const syntax = syntaxOf(file);
      return nodesOf(syntax)
        .filter(reachesOutside)
        .map((node) => `${file.path}:${lineAt(syntax, node.getStart())} ${node.getText()}`);
    });
    expect(found).toEqual([]);
  });
});

describe('files', () => {
  test(`hold no function over ${MOST_FUNCTION_LINES} lines`, () => {
    const long = files
      .flatMap((file) => longFunctions(file, MOST_FUNCTION_LINES))
      .map(({ place, name, lines }) => `${place} ${name}: ${lines} lines`);
    expect(long).toEqual([]);
  });

  test(`none has over ${MOST_LINES} lines`, () => {
    const long = files
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ path, lines }) => lines > (LISTS.test(path) ? MOST_LINES_OF_A_LIST : MOST_LINES))
      .map(({ path, lines }) => `${path}: ${lines} lines`);
    expect(long).toEqual([]);
  });

  test('one file knows storage, and it is a store', () => {
    const knowing = files.filter(({ text }) => /\b(local|session)Storage\b/.test(text));
    const paths = knowing.map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith('stores/'))).toEqual([]);
    expect(paths.length, paths.join(', ')).toBeLessThanOrEqual(1);
  });

  test('a text becomes markup or a script in the listed places alone, none of it from outside', () => {
    const found = files.flatMap(({ path, text }) =>
      [...new Set(text.match(MAKES_CODE))].map((what) => `${path} ${what}`),
    );
    expect(found.toSorted()).toEqual(CODE_OF_TEXTS);
  });
});

// The table in play is drawn as a square, each seat turned to its edge, and its end laid out in one screen.
const MOST_STYLE_LINES = 12_914;
/**
 * Code and style. Games from elsewhere, today's Japanese game, choices at the table as cards, what
 * is safe to discard, whether to go on with a hand, how to take a tile, who collects what, the pages
 * of the sources, their words side by side, the data to download, what later discards and fines cost
 * in the eyes of the judge, the accounts of an evening, runs of numbers that stay on a line, what
 * changed from text to text, what a discard is worth, sets of questions, our table, what is read
 * away from the site (structured data, cards, a feed, what is new), rule sets fetched one by one, plans
 * beside exposed groups, what each function of the engine's doors takes and gives, and the layers that
 * are kept for reading offline came last.
 */
const MOST_SOURCE_LINES = 130_399;
const MOST_SHEET_LINES = 250;
/** Where something is said that a later sheet says in the same words. */
const WRITTEN_TWICE = [
  'components/answer/finder.css .fold > summary::before',
  'components/boards/board.css [data-mark="missed"] > :is(.choice-sign, .mark-sign)',
  'components/compare/Filters.astro input',
  'components/compare/matrix.css .matrix thead',
  'components/picker/picker.css .choices > [aria-pressed="true"]',
  'pages/[locale]/glossary.astro section > div',
  'styles/base.css *, *::before, *::after',
];

describe('style', () => {
  const sheets = readSheets();

  const styleLines = sheets.reduce((sum, { lines }) => sum + lines, 0);

  test(`takes at most ${MOST_STYLE_LINES} lines`, () => {
    expect(styleLines).toBeLessThanOrEqual(MOST_STYLE_LINES);
  });

  test(`takes with the code at most ${MOST_SOURCE_LINES} lines`, () => {
    // The style of a page stands in its file.
    const own = sheets.filter(({ path }) => path.endsWith('.css'));
    const inSheets = own.reduce((sum, { lines }) => sum + lines, 0);
    const inFiles = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
    expect(inFiles + inSheets).toBeLessThanOrEqual(MOST_SOURCE_LINES);
  });

  test(`no sheet has over ${MOST_SHEET_LINES} lines`, () => {
    const long = sheets.filter(({ lines }) => lines > MOST_SHEET_LINES);
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  test('says nothing of three declarations or more twice, but for what is listed', () => {
    const bodies = Map.groupBy(
      sheets.flatMap(rulesOf).filter(({ declarations }) => declarations.length >= 3),
      ({ declarations }) => declarations.join('; '),
    );
    const twice = [...bodies.values()].filter((rules) => rules.length > 1);
    const places = twice.map((rules) => rules.map(({ place }) => place).sort());
    const unlisted = places.filter(([first = '']) => !WRITTEN_TWICE.includes(first));
    expect(unlisted.map((found) => found.join(' and '))).toEqual([]);
    expect(places, 'listed and no longer so').toHaveLength(WRITTEN_TWICE.length);
  });

  test('changes only at widths that have a name', () => {
    expect(sheets.flatMap(numbersInQueries)).toEqual([]);
    const used = new Set(sheets.flatMap(namesInQueries));
    expect(used).toEqual(new Set(readWidths().keys()));
  });
});
