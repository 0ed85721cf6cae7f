/** The style of `src`: its sheets and the `<style>` blocks of Astro files. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));
const BLOCK = /<style[^>]*>([\s\S]*?)<\/style>/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const RULE = /([^{};]+)\{([^{}]*)\}/g;
const QUERY = /@(?:media|container)[^{]*/g;
const LENGTH = /\d[\d.]*(?:px|r?em|ch|[sdl]?v[wh])/;
const NAME = /\(\s*(--[\w-]+)\s*\)/g;

interface Sheet {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

export interface StyleRule {
  readonly place: string;
  /** The declarations in alphabetical order. */
  readonly declarations: readonly string[];
}

/** Every sheet, an Astro file's blocks as one. */
export function readSheets(): readonly Sheet[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|astro)$/.test(path))
    .map((path) => {
      const file = readFileSync(SOURCE + path, 'utf8');
      const blocks = [...file.matchAll(BLOCK)].map(([block]) => `${block}\n`);
      const text = path.endsWith('.css') ? file : blocks.join('');
      return {
        path,
        text: text.replace(/<\/?style[^>]*>/g, ''),
        lines: text.split('\n').length - 1,
      };
    })
    .filter(({ lines }) => lines > 0);
}

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

export function rulesOf({ path, text }: Sheet): readonly StyleRule[] {
  return [...text.replace(COMMENT, '').matchAll(RULE)].map(([, selector = '', body = '']) => ({
    place: `${path} ${inOneLine(selector)}`,
    declarations: body.split(';').map(inOneLine).filter(Boolean).sort(),
  }));
}

const queriesOf = ({ text }: Sheet): readonly string[] =>
  (text.replace(COMMENT, '').match(QUERY) ?? []).map(inOneLine);

/** The queries that say a length where `styles/widths.css` has a name. */
export function numbersInQueries(sheet: Sheet): readonly string[] {
  return queriesOf(sheet)
    .filter((query) => LENGTH.test(query))
    .map((query) => `${sheet.path} ${query}`);
}

/** The names of widths that a sheet uses. */
export function namesInQueries(sheet: Sheet): readonly string[] {
  return queriesOf(sheet).flatMap((query) =>
    [...query.matchAll(NAME)].map(([, name = '']) => name),
  );
}
