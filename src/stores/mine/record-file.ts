/** The one file of everything that is kept of a reader: written, and read again with care. */
import { fail, ok, parseJson, type Result } from '../../engine/notation.ts';
import { isFields } from '../device/checks.ts';
import { isName, isNamedRecord, isPath } from '../device/fields.ts';
import { eachOwn, OWN_STORES, type OwnRows } from '../record/merge-rows.ts';
import { type Progress, progressIn } from '../record/progress.ts';
import { IS_ROW } from '../record/rows-in.ts';
import { type DeviceTexts, textKind } from './device-texts.ts';

/**
 * What later forms of the site go by. A row with one field more is of a later version: this form
 * would call it damaged, where it should be called newer.
 */
const VERSION = 1;

/** Some hundred thousand answers, in bytes. */
export const MOST_BYTES = 64_000_000;

/** Of what goes into the small storage: a device has room for a few of these. */
const MOST_SIGNS = 1_000_000;
const MOST_TEXT = 20_000;
const MOST_TEXTS = 500;
const MOST_LESSONS = 5_000;

interface FileContent {
  readonly record: OwnRows;
  readonly progress: Progress;
  readonly texts: DeviceTexts;
}

export const FILE_FAULTS = ['large', 'broken', 'foreign', 'newer', 'damaged'] as const;

/** What a file can be damaged in. */
export const FILE_PARTS = ['record', ...OWN_STORES, 'progress', 'texts'] as const;
type FilePart = (typeof FILE_PARTS)[number];

export interface FileFault {
  readonly code: (typeof FILE_FAULTS)[number];
  readonly part?: FilePart;
}

const fault = (code: FileFault['code'], part?: FilePart): Result<never, FileFault> =>
  fail({ code, ...(part !== undefined && { part }) });

export const fileText = ({ record, progress, texts }: FileContent, now: number): string =>
  JSON.stringify({ moineau: VERSION, at: now, record, progress, texts });

const isSmall = (value: unknown): boolean => JSON.stringify(value).length <= MOST_SIGNS;

const isProgress = isNamedRecord(() => true, isName);
const isLessons = isNamedRecord(
  (lesson) =>
    isFields(lesson) && isNamedRecord(() => true, isName, MOST_LESSONS)(lesson['positions']),
  isPath,
  MOST_LESSONS,
);

/** Names that are names, and not without end; then as it is read from the device. */
function progressOf(value: unknown): Progress | undefined {
  if (!isProgress(value) || !isFields(value) || !isLessons(value['lessons'])) return undefined;
  const named = isNamedRecord(() => true, isName, MOST_LESSONS);
  if (!['days', 'walks'].every((part) => value[part] === undefined || named(value[part])))
    return undefined;
  return isSmall(value) ? progressIn(value) : undefined;
}

const areTexts = isNamedRecord(
  (text) => typeof text === 'string' && text.length <= MOST_TEXT,
  (name) => typeof name === 'string' && textKind(name) !== undefined,
  MOST_TEXTS,
);

/** The first part of the record that is not as it should be. */
const damagedPart = (record: Readonly<Record<string, unknown>>): FilePart | undefined =>
  OWN_STORES.find((name) => {
    const rows = record[name];
    return !Array.isArray(rows) || !rows.every(IS_ROW[name]);
  });

export function parseFile(text: string): Result<FileContent, FileFault> {
  const file = parseJson(text);
  if (file === undefined) return fault('broken');
  if (!isFields(file) || !Object.hasOwn(file, 'moineau')) return fault('foreign');
  const { moineau: version, record, progress, texts } = file;
  if (typeof version !== 'number' || version < 1) return fault('foreign');
  if (version > VERSION) return fault('newer');
  if (!isFields(record)) return fault('damaged', 'record');
  const part = damagedPart(record);
  if (part) return fault('damaged', part);
  const place = progressOf(progress);
  if (!place) return fault('damaged', 'progress');
  if (!areTexts(texts) || !isSmall(texts)) return fault('damaged', 'texts');
  const { earlier: _, ...lessons } = place;
  const own = eachOwn((name) => record[name]) as OwnRows;
  return ok({ record: own, progress: lessons, texts: texts as DeviceTexts });
}

/** Refuses what is too large before it is read. */
export async function readFile(file: Blob): Promise<Result<FileContent, FileFault>> {
  if (file.size > MOST_BYTES) return fault('large');
  return parseFile(await file.text());
}
