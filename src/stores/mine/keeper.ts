/** What takes long with everything that is kept; it runs in a worker, or on the page where none does. */
import { ok, type Result } from '../../engine/notation.ts';
import type { Progress } from '../record/progress.ts';
import type { Base } from '../record/rows.ts';
import { IS_ROW } from '../record/rows-in.ts';
import { NO_ROWS, OWN, type Own } from '../record/united.ts';
import {
  type Changed,
  forgetIn,
  mergeInto,
  ownRows,
  replaceIn,
  takeBack,
} from '../record/whole.ts';
import type { Texts } from './carried.ts';
import { type Coming, comingOf } from './coming.ts';
import { type FileFault, fileText, readFile } from './kept-file.ts';

/** What lies outside the record: small, and read by the page. */
export interface Rest {
  readonly progress: Progress;
  readonly texts: Texts;
}

export interface Seen extends Rest {
  readonly rows: Readonly<Record<keyof Own, Coming>>;
}

export type Way = 'merge' | 'replace';

export type KeeperCall =
  | ({ readonly task: 'save'; readonly now: number } & Rest)
  | { readonly task: 'look' | Way; readonly file: Blob }
  /** Of one drill, or everything. */
  | { readonly task: 'forget'; readonly drill?: string | undefined }
  | { readonly task: 'undo'; readonly done: Done };

/** What a change is taken back by, on its way to the page and back: Blobs are not copied. */
export type Done = Readonly<Record<keyof Changed, Blob>>;

/** These rows come from the record itself. */
const packed = (rows: Own): Blob => new Blob([JSON.stringify(rows)]);
const unpacked = async (blob: Blob): Promise<Own> => JSON.parse(await blob.text());

const doneBy = ({ before, after }: Changed): Done => ({
  before: packed(before),
  after: packed(after),
});

/** A row that could not be read again would spoil the whole file. */
const readable = (rows: Own): Own =>
  Object.fromEntries(OWN.map((name) => [name, rows[name].filter(IS_ROW[name])])) as unknown as Own;

const fileOf = (record: Own, { now, progress, texts }: Rest & { readonly now: number }): Blob =>
  new Blob([fileText({ record: readable(record), progress, texts }, now)], {
    type: 'application/json',
  });

async function look(base: Base, file: Blob): Promise<Result<Seen, FileFault>> {
  const read = await readFile(file);
  if (!read.ok) return read;
  const { record, ...rest } = read.value;
  const here = await ownRows(base);
  const idsOf = (own: Own, name: keyof Own): readonly string[] => own[name].map(({ id }) => id);
  const rows = OWN.map((name) => [name, comingOf(idsOf(here, name), idsOf(record, name))] as const);
  return ok({ ...rest, rows: Object.fromEntries(rows) as Seen['rows'] });
}

const WAYS = { merge: mergeInto, replace: replaceIn };

async function take(base: Base, way: Way, file: Blob): Promise<Result<Done, FileFault>> {
  const read = await readFile(file);
  return read.ok ? ok(doneBy(await WAYS[way](base, read.value.record))) : read;
}

async function undo(base: Base, { before, after }: Done): Promise<void> {
  await takeBack(base, { before: await unpacked(before), after: await unpacked(after) });
}

export async function callKeeper(base: Base, call: KeeperCall): Promise<unknown> {
  switch (call.task) {
    case 'save':
      return fileOf(await ownRows(base), call);
    case 'look':
      return look(base, call.file);
    case 'forget':
      return doneBy(
        await (call.drill === undefined ? replaceIn(base, NO_ROWS) : forgetIn(base, call.drill)),
      );
    case 'undo':
      return undo(base, call.done);
    default:
      return take(base, call.task, call.file);
  }
}
