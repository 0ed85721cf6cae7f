/** What takes long with everything that is kept; it runs in a worker, or on the page where none does. */
import { ok, type Result } from '../../engine/notation.ts';
import { eachOwn, NO_ROWS, type OwnRows } from '../record/merge-rows.ts';
import type { Progress } from '../record/progress.ts';
import type { Base } from '../record/rows.ts';
import { IS_ROW } from '../record/rows-in.ts';
import {
  forgetIn,
  mergeInto,
  ownRows,
  type RecordChange,
  replaceIn,
  takeBack,
} from '../record/whole.ts';
import type { DeviceTexts } from './device-texts.ts';
import { type FileOverlap, overlapOf } from './file-overlap.ts';
import { type FileFault, fileText, readFile } from './record-file.ts';

/** What lies outside the record: small, and read by the page. */
export interface Outside {
  readonly progress: Progress;
  readonly texts: DeviceTexts;
}

export interface FileLook extends Outside {
  readonly rows: Readonly<Record<keyof OwnRows, FileOverlap>>;
}

export type TakeMode = 'merge' | 'replace';

export type KeeperCall =
  | ({ readonly task: 'save'; readonly now: number } & Outside)
  | { readonly task: 'look' | TakeMode; readonly file: Blob }
  /** Of one drill, or everything. */
  | { readonly task: 'forget'; readonly drill?: string | undefined }
  | { readonly task: 'undo'; readonly done: UndoRows };

/** What a change is taken back by, on its way to the page and back: Blobs are not copied. */
export type UndoRows = Readonly<Record<keyof RecordChange, Blob>>;

/** These rows come from the record itself. */
const toBlob = (rows: OwnRows): Blob => new Blob([JSON.stringify(rows)]);
const fromBlob = async (blob: Blob): Promise<OwnRows> => JSON.parse(await blob.text());

const undoRowsOf = ({ before, after }: RecordChange): UndoRows => ({
  before: toBlob(before),
  after: toBlob(after),
});

/** A row that could not be read again would spoil the whole file. */
const readable = (rows: OwnRows): OwnRows =>
  eachOwn((name) => rows[name].filter(IS_ROW[name])) as unknown as OwnRows;

const fileOf = (
  record: OwnRows,
  { now, progress, texts }: Outside & { readonly now: number },
): Blob =>
  new Blob([fileText({ record: readable(record), progress, texts }, now)], {
    type: 'application/json',
  });

async function look(base: Base, file: Blob): Promise<Result<FileLook, FileFault>> {
  const read = await readFile(file);
  if (!read.ok) return read;
  const { record, ...rest } = read.value;
  const here = await ownRows(base);
  const idsOf = (own: OwnRows, name: keyof OwnRows): readonly string[] =>
    own[name].map(({ id }) => id);
  const rows = eachOwn((name) => overlapOf(idsOf(here, name), idsOf(record, name)));
  return ok({ ...rest, rows });
}

const TAKE_MODES = { merge: mergeInto, replace: replaceIn };

async function take(base: Base, way: TakeMode, file: Blob): Promise<Result<UndoRows, FileFault>> {
  const read = await readFile(file);
  return read.ok ? ok(undoRowsOf(await TAKE_MODES[way](base, read.value.record))) : read;
}

async function undo(base: Base, { before, after }: UndoRows): Promise<void> {
  await takeBack(base, { before: await fromBlob(before), after: await fromBlob(after) });
}

export async function callKeeper(base: Base, call: KeeperCall): Promise<unknown> {
  switch (call.task) {
    case 'save':
      return fileOf(await ownRows(base), call);
    case 'look':
      return look(base, call.file);
    case 'forget':
      return undoRowsOf(
        await (call.drill === undefined ? replaceIn(base, NO_ROWS) : forgetIn(base, call.drill)),
      );
    case 'undo':
      return undo(base, call.done);
    default:
      return take(base, call.task, call.file);
  }
}
