/** The files of `src` and what each of them imports, types included. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** From `src`, with slashes: `engine/core/tile.ts`. */
  readonly path: string;
  readonly text: string;
  /** The TypeScript in it: the whole file, or an Astro file's frontmatter and scripts. */
  readonly code: string;
  readonly imports: readonly Import[];
}

export interface Import {
  readonly specifier: string;
  /** The file meant, from `src`, where the specifier is relative and stays inside. */
  readonly path?: string;
  /** Whether a file stands exactly where the specifier points. */
  readonly exists: boolean;
}

const CODE = /\.(ts|tsx|astro)$/;
const FRONTMATTER = /^\s*---\n([\s\S]*?)\n---/;
const SCRIPT = /<script(?![^>]*\bis:inline)[^>]*>([\s\S]*?)<\/script>/g;

function codeOf(path: string, text: string): string {
  if (!path.endsWith('.astro')) return text;
  const scripts = [...text.matchAll(SCRIPT)].map(([, script = '']) => script);
  return [FRONTMATTER.exec(text)?.[1] ?? '', ...scripts].join('\n');
}

function importOf(from: string, specifier: string, source: string): Import {
  if (!specifier.startsWith('.')) return { specifier, exists: true };
  const [file = ''] = specifier.split('?');
  const path = posix.join(posix.dirname(from), file);
  const place = join(source, dirname(from), file);
  const exists = existsSync(place) && statSync(place).isFile();
  // The address of a worker is a text: nothing of its code comes along.
  const isAddress = specifier.endsWith('?worker&url');
  return path.startsWith('..') || isAddress ? { specifier, exists } : { specifier, path, exists };
}

/** Every file of code in a folder. */
export function readSources(source: string = join(ROOT, 'src')): readonly SourceFile[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => CODE.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(source, path), 'utf8');
      const code = codeOf(path, text);
      const found = ts.preProcessFile(code, true, true).importedFiles;
      const specifiers = [...new Set(found.map(({ fileName }) => fileName))];
      return {
        path,
        text,
        code,
        imports: specifiers.map((specifier) => importOf(path, specifier, source)),
      };
    });
}

/** The syntax of a file, with line numbers. */
export function syntaxOf(file: SourceFile): ts.SourceFile {
  const kind = file.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file.path, file.code, ts.ScriptTarget.Latest, true, kind);
}

export function lineAt(syntax: ts.SourceFile, position: number): number {
  return syntax.getLineAndCharacterOfPosition(position).line + 1;
}

/** Every node under a file, the file itself left out. */
export function nodesOf(syntax: ts.SourceFile): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(syntax, visit);
  return nodes;
}

const COMMENT = /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/**
 * The identifiers and the texts in the code of a file, comments left out. In the markup of an Astro
 * file these are all its words.
 */
export function namesIn(file: SourceFile): readonly string[] {
  if (file.path.endsWith('.astro')) return file.text.replace(COMMENT, '').match(/[\w.-]+/g) ?? [];
  return nodesOf(syntaxOf(file)).flatMap((node) =>
    ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)
      ? node.text
      : [],
  );
}

const exportsOf = (file: SourceFile): readonly ts.ExportDeclaration[] =>
  syntaxOf(file).statements.filter(ts.isExportDeclaration);

/** Whether a file says `export *`. */
export const letsAllThrough = (file: SourceFile): boolean =>
  exportsOf(file).some(({ exportClause }) => !exportClause || ts.isNamespaceExport(exportClause));

function declaredNames(statement: ts.Statement): readonly string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (!ts.isVariableStatement(statement)) {
    const { name } = statement as ts.DeclarationStatement;
    return name ? [name.text] : [];
  }
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

/** The names that a file lets out, those behind `export *` too. */
export function exportedNames(file: SourceFile, files: readonly SourceFile[]): readonly string[] {
  const behind = (specifier: string): readonly string[] => {
    const { path } = importOf(file.path, specifier, join(ROOT, 'src'));
    const other = files.find((one) => one.path === path);
    return other ? exportedNames(other, files) : [];
  };
  const passedOn = exportsOf(file).flatMap(({ exportClause, moduleSpecifier }) => {
    if (exportClause && ts.isNamedExports(exportClause)) {
      return exportClause.elements.map(({ name }) => name.text);
    }
    if (exportClause) return [exportClause.name.text];
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
      ? behind(moduleSpecifier.text)
      : [];
  });
  return [...passedOn, ...syntaxOf(file).statements.flatMap(declaredNames)];
}

const CALLERS = ['src', 'tests', 'scripts', 'bench', 'audit', 'pictures'];

/** The text of every file that may import from `src`, by its path from the root. */
function readCallers(): ReadonlyMap<string, string> {
  const paths = CALLERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
      .filter((path) => /\.(tsx?|astro|mjs)$/.test(path) && !path.includes('node_modules/')),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

/** The framework finds what these export by its name. */
const BY_NAME = /^(pages\/|content\.config\.ts$|middleware\.ts$)/;

/**
 * The exports that no other file says, as `path name`. A file counts as a reader of another one if
 * it names that file or finds it by a pattern. What is fetched later is handed on as a whole, so
 * there any file may be the one that says the name.
 */
export function idleExports(files: readonly SourceFile[]): readonly string[] {
  const callers = [...readCallers()].map(([path, text]) => ({
    path,
    words: new Set(text.match(/[\w$]+/g)),
    named: new Set(text.match(/(?<=\/)[\w.-]+\.(?:tsx?|astro)/g)),
    fetched: text.match(/(?<=import\([^)]*\/)[\w.-]+(?=['"`])/g) ?? [],
    finds: text.includes('import.meta.glob'),
  }));
  const fetched = new Set(callers.flatMap((one) => one.fetched));
  return files
    .filter(({ path }) => !BY_NAME.test(path))
    .flatMap((file) => {
      const name = posix.basename(file.path);
      const readers = callers.filter(
        ({ path, named, finds }) =>
          path !== `src/${file.path}` && (finds || fetched.has(name) || named.has(name)),
      );
      return exportedNames(file, files)
        .filter((exported) => !readers.some(({ words }) => words.has(exported)))
        .map((exported) => `${file.path} ${exported}`);
    });
}

export interface LongFunction {
  readonly name: string;
  /** `path:line` */
  readonly place: string;
  readonly lines: number;
}

/** The functions of a file that take more lines than so many. */
export function longFunctions(file: SourceFile, most: number): readonly LongFunction[] {
  const syntax = syntaxOf(file);
  return nodesOf(syntax).flatMap((node) => {
    if (!ts.isFunctionLike(node)) return [];
    const first = lineAt(syntax, node.getStart());
    const lines = lineAt(syntax, node.getEnd()) - first + 1;
    const named =
      node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
    const name = named?.getText() ?? '';
    return lines > most ? [{ name, place: `${file.path}:${first}`, lines }] : [];
  });
}

/**
 * The first cycle among the files, as a path that ends where it began, or undefined. Types count:
 * two files that need each other's types are one concept in two places.
 */
export function findCycle(files: readonly SourceFile[]): readonly string[] | undefined {
  const next = new Map(files.map(({ path, imports }) => [path, imports]));
  const finished = new Set<string>();
  const walk = (path: string, trail: readonly string[]): readonly string[] | undefined => {
    const seen = trail.indexOf(path);
    if (seen >= 0) return [...trail.slice(seen), path];
    if (finished.has(path)) return undefined;
    for (const { path: to } of next.get(path) ?? []) {
      const cycle = to === undefined ? undefined : walk(to, [...trail, path]);
      if (cycle) return cycle;
    }
    finished.add(path);
    return undefined;
  };
  for (const { path } of files) {
    const cycle = walk(path, []);
    if (cycle) return cycle;
  }
  return undefined;
}
