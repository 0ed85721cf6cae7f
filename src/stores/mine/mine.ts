/** Everything that is kept of a reader, as one file, and taken from one. */
import { ok, type Result } from '../../engine/notation.ts';
import { RECORD_KEY, safeStorage } from '../device/storage.ts';
import { $progress, changeProgress, NOTHING, type Progress } from '../record/progress.ts';
import { lookInto, savedFile, takeFile, type Undo } from './ask-keeper.ts';
import { addTexts, carriedTexts, replaceTexts, type Texts } from './carried.ts';
import { type Coming, comingOf } from './coming.ts';
import type { Rest, Seen, Way } from './keeper.ts';
import type { FileFault } from './kept-file.ts';
import { progressSince, unitedProgress } from './united-progress.ts';

const restNow = (): Rest => {
  // The record has them.
  const { earlier: _, ...progress } = $progress.get();
  return { progress, texts: carriedTexts() };
};

export const saveMine = (now: number): Promise<Blob> => savedFile(restNow(), now);

/** What a file brings, before anything is changed. */
export interface Preview extends Pick<Seen, 'rows'> {
  readonly lessons: Coming;
  readonly settings: Coming;
}

export async function previewOf(file: Blob): Promise<Result<Preview, FileFault>> {
  const seen = await lookInto(file);
  if (!seen.ok) return seen;
  const { rows, progress, texts } = seen.value;
  const here = restNow();
  return ok({
    rows,
    lessons: comingOf(Object.keys(here.progress.lessons), Object.keys(progress.lessons)),
    settings: comingOf(Object.keys(here.texts), Object.keys(texts)),
  });
}

interface Taking {
  readonly place: (here: Progress, there: Progress) => Progress;
  readonly put: (texts: Texts) => () => void;
}

const TAKING: Readonly<Record<Way, Taking>> = {
  merge: { place: unitedProgress, put: addTexts },
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
  return () => changeProgress((now) => unitedProgress(before, progressSince(now, after)));
}

/** Pages look for a record where this says that there is one. */
function markRecord(): () => void {
  if (safeStorage[RECORD_KEY] !== undefined) return () => {};
  safeStorage[RECORD_KEY] = '1';
  return () => void delete safeStorage[RECORD_KEY];
}

/** The answer brings back what was here. */
async function takeMine(way: Way, file: Blob): Promise<Result<Undo, FileFault>> {
  const seen = await lookInto(file);
  if (!seen.ok) return seen;
  const taken = await takeFile(way, file);
  if (!taken.ok) return taken;
  const { place, put } = TAKING[way];
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
