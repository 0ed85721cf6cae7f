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
  return path.startsWith('..') ? { specifier, exists } : { specifier, path, exists };
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
