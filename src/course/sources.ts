/** How a source is cited: as a line, and as an entry of BibTeX. */
import type { z } from 'astro/zod';
import type { Say } from '../i18n/speak.ts';
import type { source } from './rule-schemas.ts';

type Cite = z.output<typeof source>['cite'];

/** The fields that a line takes, in its order. */
const IN_A_LINE = [
  'author',
  'title',
  'translator',
  'publisher',
  'address',
  'year',
  'note',
] as const;

/** Braces keep a name of several words together; a line has no use for them. */
const bare = (text: string): string => text.replace(/[{}]/g, '');

/** `Author, Title, Publisher, Place, Year, note.` without what is not known. */
export function citationOf(cite: Cite, say: Say): string {
  const parts = IN_A_LINE.flatMap((field) => {
    const text = cite[field];
    if (text === undefined) return [];
    const name = bare(text);
    return [field === 'translator' ? say('sources.cite.translator', { name }) : name];
  });
  return `${parts.join(', ')}.`;
}

export function bibtexOf(id: string, { kind, ...fields }: Cite): string {
  const lines = Object.entries(fields).map(([name, text]) => `  ${name} = {${text}}`);
  return `@${kind}{${id},\n${lines.join(',\n')}\n}`;
}
