/** A table of the site’s data, for programs, with the description of its fields. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { downloadRows } from '../../course/downloads/content.ts';
import { TABLE_IDS, type TableId } from '../../course/downloads/tables.ts';
import { jsonOf } from '../../course/downloads/write.ts';

export const getStaticPaths = (() =>
  TABLE_IDS.map((table) => ({ params: { table }, props: { table } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ table: TableId }> = async ({ props: { table } }) =>
  new Response(jsonOf(table, await downloadRows(table)), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
