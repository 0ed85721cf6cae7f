/** The content of the tables, through the collections that the pages read. */
import { getCollection } from 'astro:content';
import { entriesInOrder } from '../content.ts';
import { allEntriesOf, errataOf } from '../register.ts';
import { CATALOGUED, REGISTERS } from '../rulebooks.ts';
import { cataloguedHands } from '../scoring-hands.ts';
import { topics } from '../topics.ts';
import { type DownloadContent, type Row, rowsOf } from './rows.ts';
import type { TableId } from './tables.ts';

const each = async <Of, Item>(
  all: readonly Of[],
  read: (one: Of) => Promise<readonly Item[]>,
): Promise<readonly Item[]> => (await Promise.all(all.map(read))).flat();

async function readContent(): Promise<DownloadContent> {
  const glossary = await getCollection('glossary');
  return {
    topics: await topics(),
    register: await each(REGISTERS, allEntriesOf),
    errata: await each(REGISTERS, errataOf),
    formulas: await entriesInOrder('formulas'),
    hands: await each(CATALOGUED, cataloguedHands),
    glossary: glossary.map(({ data }) => data),
  };
}

export const downloadRows = async (table: TableId): Promise<readonly Row[]> =>
  rowsOf(table, await readContent());
