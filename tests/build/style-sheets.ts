/** The style of `src`: its sheets and the `<style>` blocks of Astro files. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));
const BLOCK = /<style[^>]*>([\s\S]*?)<\/style>/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const RULE = /([^{};]+)\{([^{}]*)\}/g;
const QUERY = /@(?:media|container)[^{]*/g;
const WIDTH = /\d[\d.]*r?em/g;

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

/** The widths at which a sheet changes: just under one and from it on is the same width. */
export function widthsOf({ text }: Sheet): readonly string[] {
  const queries = text.match(QUERY) ?? [];
  return queries
    .flatMap((query) => query.match(WIDTH) ?? [])
    .map((width) => {
      const [size = '', unit = 'rem'] = width.split(/(?=r?em$)/);
      return `${Math.round(Number(size))}${unit}`;
    });
}
