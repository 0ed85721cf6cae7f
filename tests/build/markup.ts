/** The markup of a component as syntax: TSX as it is, and the template of an Astro file read as TSX. */
import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** What stands in an Astro file beside its template, in the order in which it is taken out. */
const BESIDE = [
  /^\s*---\n[\s\S]*?\n---/,
  /<style\b[\s\S]*?<\/style>/g,
  /<script\b(?![^>]*\/>)[\s\S]*?<\/script>/g,
  /<!--[\s\S]*?-->/g,
  /<!doctype html>/i,
];

/** As many lines and no text: what follows keeps its place. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const templateOf = (text: string): string =>
  BESIDE.reduce((rest, part) => rest.replace(part, blank), text);

/** The markup of a file; the file itself where that is TypeScript. */
export function markupOf({ path, text }: SourceFile): ts.SourceFile {
  const code = path.endsWith('.astro') ? `<>${templateOf(text)}</>` : text;
  return ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** What could not be read as TSX: nothing may be said of the rest of such a file. */
export const misread = (markup: ts.SourceFile): readonly string[] =>
  (
    ts.transpileModule(markup.text, {
      fileName: 'markup.tsx',
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest },
    }).diagnostics ?? []
  ).map(
    ({ messageText }) => `${markup.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
