/** What takes long with everything that is kept; it runs in a worker, or on the page where none does. */
import { ok, type Result } from '../../engine/notation.ts';
import { NOTHING, type Progress } from '../progress.ts';
import type { Base } from '../record/rows.ts';
import { NO_ROWS, OWN, type Own } from '../record/united.ts';
import { forgetIn, mergeInto, ownRows, replaceIn } from '../record/whole.ts';
import type { Texts } from './carried.ts';
import { type FileFault, keptText, readFile } from './kept-file.ts';

/** What lies outside the record: small, and read by the page. */
export interface Rest {
  readonly progress: Progress;
  readonly texts: Texts;
}

/** Of the rows in a file: so many are not here yet, so many are. */
export interface Coming {
  readonly fresh: number;
  readonly known: number;
}

export interface Seen extends Rest {
  readonly rows: Readonly<Record<keyof Own, Coming>>;
}

export type KeeperCall =
  | ({ readonly task: 'save'; readonly now: number } & Rest)
  | { readonly task: 'look' | 'merge' | 'replace'; readonly file: Blob }
  /** Of one drill, or everything. */
  | { readonly task: 'forget'; readonly drill?: string | undefined };

const NO_REST: Rest = { progress: NOTHING, texts: {} };

const fileOf = (record: Own, rest: Rest = NO_REST, now = 0): Blob =>
  new Blob([keptText({ record, ...rest }, now)], { type: 'application/json' });

const coming = (here: Own, file: Own, name: keyof Own): Coming => {
  const known = new Set(here[name].map(({ id }) => id));
  const all = new Set(file[name].map(({ id }) => id));
  const fresh = [...all].filter((id) => !known.has(id)).length;
  return { fresh, known: all.size - fresh };
};

async function look(base: Base, file: Blob): Promise<Result<Seen, FileFault>> {
  const read = await readFile(file);
  if (!read.ok) return read;
  const { record, ...rest } = read.value;
  const here = await ownRows(base);
  const rows = OWN.map((name) => [name, coming(here, record, name)] as const);
  return ok({ ...rest, rows: Object.fromEntries(rows) as Seen['rows'] });
}

/** What was here before is given back as a file. */
async function take(
  base: Base,
  { task, file }: { readonly task: 'merge' | 'replace'; readonly file: Blob },
): Promise<Result<Blob | undefined, FileFault>> {
  const read = await readFile(file);
  if (!read.ok) return read;
  const { record } = read.value;
  if (task === 'replace') return ok(fileOf(await replaceIn(base, record)));
  await mergeInto(base, record);
  return ok(undefined);
}

/** Blobs go from the worker to the page without being copied. */
export async function callKeeper(base: Base, call: KeeperCall): Promise<unknown> {
  switch (call.task) {
    case 'save':
      return fileOf(await ownRows(base), call, call.now);
    case 'look':
      return look(base, call.file);
    case 'forget':
      return fileOf(
        await (call.drill === undefined ? replaceIn(base, NO_ROWS) : forgetIn(base, call.drill)),
      );
    default:
      return take(base, { task: call.task, file: call.file });
  }
}
