/** A table of the site’s data, for spreadsheets. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { downloadRows } from '../../course/downloads/content.ts';
import { TABLE_IDS, type TableId } from '../../course/downloads/tables.ts';
import { csvOf } from '../../course/downloads/write.ts';

export const getStaticPaths = (() =>
  TABLE_IDS.map((table) => ({ params: { table }, props: { table } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ table: TableId }> = async ({ props: { table } }) =>
  new Response(csvOf(table, await downloadRows(table)), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
