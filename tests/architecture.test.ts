/** The house rules that a machine can check. Each failure lists the places, one a line. */
import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import {
  findCycle,
  type Import,
  lineAt,
  nodesOf,
  readSources,
  type SourceFile,
  syntaxOf,
} from './build/source-files.ts';

/**
 * Which floor a folder stands on. A file imports only from lower floors and from its own folder;
 * the longest row that fits a path is the one that counts.
 */
const FLOORS: Readonly<Record<string, number>> = {
  'engine/core': 0,
  'engine/hand': 1,
  'engine/scoring': 2,
  'engine/rulesets/*': 3,
  'engine/rulesets': 4,
  'engine/table': 3,
  'engine/drills': 5,
  'engine/index.ts': 6,
  content: 6,
  styles: 6,
  cli: 7,
  course: 8,
  i18n: 7,
  stores: 8,
  workers: 8,
  components: 9,
  mdx: 10,
  layouts: 10,
  pages: 11,
  'content.config.ts': 11,
};

const MOST_LINES = 400;
const MOST_FUNCTION_LINES = 70;

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

function floorOf(folder: string): number {
  return FLOORS[folder] ?? FLOORS[folder.replace(/[^/]+$/, '*')] ?? Number.NaN;
}

/** Every import that breaks a rule, written `file → specifier`. */
function importsThat(
  some: readonly SourceFile[],
  breaks: (file: SourceFile, one: Import) => boolean,
): readonly string[] {
  return some.flatMap((file) =>
    file.imports.filter((one) => breaks(file, one)).map((one) => `${file.path} → ${one.specifier}`),
  );
}

function isUpward(from: string, to: string): boolean {
  const [own, other] = [folderOf(from), folderOf(to)];
  if (own === undefined || other === undefined || own === other) return false;
  return floorOf(other) >= floorOf(own);
}

describe('floors', () => {
  test('every file stands on a floor', () => {
    const homeless = files.map(({ path }) => path).filter((path) => folderOf(path) === undefined);
    expect(homeless, 'give the folder a row in FLOORS').toEqual([]);
  });

  test('imports lead to lower floors or stay in their folder', () => {
    const upward = importsThat(
      files,
      ({ path }, to) => to.path !== undefined && isUpward(path, to.path),
    );
    expect(upward).toEqual([]);
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

  test('the engine is entered by its one door', () => {
    const outside = files.filter(({ path }) => !path.startsWith('engine/'));
    const behind = importsThat(
      outside,
      (_, { path }) => path?.startsWith('engine/') === true && path !== 'engine/index.ts',
    );
    expect(behind, 'import src/engine/index.ts').toEqual([]);
  });
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

  test(`has no function over ${MOST_FUNCTION_LINES} lines`, () => {
    const long = engine.flatMap((file) => {
      const syntax = syntaxOf(file);
      return nodesOf(syntax)
        .filter(ts.isFunctionLike)
        .map((node) => {
          const first = lineAt(syntax, node.getStart());
          return { first, lines: lineAt(syntax, node.getEnd()) - first + 1 };
        })
        .filter(({ lines }) => lines > MOST_FUNCTION_LINES)
        .map(({ first, lines }) => `${file.path}:${first} ${lines} lines`);
    });
    expect(long).toEqual([]);
  });
});

describe('files', () => {
  test(`none has over ${MOST_LINES} lines, but for the door of the engine, a list of names`, () => {
    const long = files
      .filter(({ path }) => path !== 'engine/index.ts')
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ path, lines }) => `${path}: ${lines} lines`);
    expect(long).toEqual([]);
  });

  test('one file knows storage, and it is a store', () => {
    const knowing = files.filter(({ text }) => /\b(local|session)Storage\b/.test(text));
    const paths = knowing.map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith('stores/'))).toEqual([]);
    expect(paths.length, paths.join(', ')).toBeLessThanOrEqual(1);
  });
});
