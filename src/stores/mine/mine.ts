/** Everything that is kept of a reader, as one file, and taken from one. */
import { ok, type Result } from '../../engine/notation.ts';
import { RECORD_KEY, safeStorage } from '../device/storage.ts';
import { $progress, changeProgress, NOTHING, type Progress } from '../record/progress.ts';
import { lookInto, saveFile, takeFile, type Undo } from './ask-keeper.ts';
import { addTexts, type DeviceTexts, deviceTexts, replaceTexts } from './device-texts.ts';
import { type FileOverlap, overlapOf } from './file-overlap.ts';
import type { FileLook, Outside, TakeMode } from './keeper.ts';
import { mergeProgress, progressSince } from './merge-progress.ts';
import type { FileFault } from './record-file.ts';

const outsideNow = (): Outside => {
  // The record has them.
  const { earlier: _, ...progress } = $progress.get();
  return { progress, texts: deviceTexts() };
};

export const saveMine = (now: number): Promise<Blob> => saveFile(outsideNow(), now);

/** What a file brings, before anything is changed. */
export interface Preview extends Pick<FileLook, 'rows'> {
  readonly lessons: FileOverlap;
  readonly settings: FileOverlap;
}

export async function previewOf(file: Blob): Promise<Result<Preview, FileFault>> {
  const seen = await lookInto(file);
  if (!seen.ok) return seen;
  const { rows, progress, texts } = seen.value;
  const here = outsideNow();
  return ok({
    rows,
    lessons: overlapOf(Object.keys(here.progress.lessons), Object.keys(progress.lessons)),
    settings: overlapOf(Object.keys(here.texts), Object.keys(texts)),
  });
}

interface TakeSteps {
  readonly place: (here: Progress, there: Progress) => Progress;
  readonly put: (texts: DeviceTexts) => () => void;
}

const TAKE_STEPS: Readonly<Record<TakeMode, TakeSteps>> = {
  merge: { place: mergeProgress, put: addTexts },
  replace: { place: (_, there) => there, put: replaceTexts },
};

/** The place in the lessons; the answer takes that back, and leaves what was done since. */
function putPlace(place: (here: Progress) => Progress): () => void {
  let before = NOTHING;
  changeProgress((here) => {
    before = here;
    return place(here);
  });
  const after = $progress.get();
  return () => changeProgress((now) => mergeProgress(before, progressSince(now, after)));
}

/** Pages look for a record where this says that there is one. */
function markRecord(): () => void {
  if (safeStorage[RECORD_KEY] !== undefined) return () => {};
  safeStorage[RECORD_KEY] = '1';
  return () => void delete safeStorage[RECORD_KEY];
}

/** The answer brings back what was here. */
async function takeMine(way: TakeMode, file: Blob): Promise<Result<Undo, FileFault>> {
  const seen = await lookInto(file);
  if (!seen.ok) return seen;
  const taken = await takeFile(way, file);
  if (!taken.ok) return taken;
  const { place, put } = TAKE_STEPS[way];
  const { progress, texts } = seen.value;
  const undone = [putPlace((here) => place(here, progress)), put(texts), markRecord()];
  return ok(async () => {
    await taken.value();
    for (const undo of undone) undo();
  });
}

/** What is here stays, and what the file has beside it comes to it. */
export const mergeMine = (file: Blob) => takeMine('merge', file);

/** What is here goes, and the file takes its place. */
export const replaceMine = (file: Blob) => takeMine('replace', file);
