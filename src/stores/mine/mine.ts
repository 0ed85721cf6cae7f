/** Everything that is kept of a reader, as one file, and taken from one. */
import { ok, type Result } from '../../engine/notation.ts';
import { $progress, changeProgress, type Progress } from '../progress.ts';
import { lookInto, mergeFile, replaceByFile, savedFile } from './ask-keeper.ts';
import { addTexts, carriedTexts, replaceTexts } from './carried.ts';
import type { Coming, Rest, Seen } from './keeper.ts';
import type { FileFault } from './kept-file.ts';
import { unitedProgress } from './united-progress.ts';

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

const comingOf = (here: object, there: object): Coming => {
  const names = Object.keys(there);
  const known = names.filter((name) => Object.hasOwn(here, name)).length;
  return { fresh: names.length - known, known };
};

export async function previewOf(file: Blob): Promise<Result<Preview, FileFault>> {
  const seen = await lookInto(file);
  if (!seen.ok) return seen;
  const { rows, progress, texts } = seen.value;
  const here = restNow();
  return ok({
    rows,
    lessons: comingOf(here.progress.lessons, progress.lessons),
    settings: comingOf(here.texts, texts),
  });
}

/** What is here stays, and what the file has beside it comes to it. */
export async function mergeMine(file: Blob): Promise<Result<undefined, FileFault>> {
  const seen = await lookInto(file);
  if (!seen.ok) return seen;
  const merged = await mergeFile(file);
  if (!merged.ok) return merged;
  const { progress, texts } = seen.value;
  changeProgress((here) => unitedProgress(here, progress));
  addTexts(texts);
  return merged;
}

function putRest({ progress, texts }: Rest): void {
  changeProgress((): Progress => progress);
  replaceTexts(texts);
}

/** What is here goes, and the file takes its place; the answer brings back what was here. */
export async function replaceMine(file: Blob): Promise<Result<() => Promise<void>, FileFault>> {
  const before = restNow();
  const seen = await lookInto(file);
  if (!seen.ok) return seen;
  const replaced = await replaceByFile(file);
  if (!replaced.ok) return replaced;
  putRest(seen.value);
  return ok(async () => {
    await replaceByFile(replaced.value);
    putRest(before);
  });
}
