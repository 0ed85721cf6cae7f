/**
 * The record of skill: every answer, and what it adds up to. It lies in the device's database, or
 * in memory where there is none; pages fetch it when they use it.
 */

import { atom, onMount, type ReadableAtom } from 'nanostores';
import { dayOf, isoDay } from '../../course/day.ts';
import {
  $storageTrouble,
  RECORD_KEY,
  type StorageTrouble,
  safeStorage,
} from '../device/storage.ts';
import { cardAfter, cardIdOf, type Mistake } from './card.ts';
import { databaseBase } from './database.ts';
import { memoryBase } from './memory.ts';
import { $progress, dropEarlier } from './progress.ts';
import {
  type AnswerResult,
  type Attempt,
  type SkillRow,
  type Skills,
  sumsAfter,
  sumsOfBoth,
  tallyAfter,
} from './result.ts';
import type { Base, Change, Look, Rows, StoreName } from './rows.ts';
import { STORE_NAMES } from './rows.ts';
import { attemptOf, dropWaiting, dropWaitingMistake, keepWaiting } from './waiting.ts';
import { waitingAttempts, waitingMistakes } from './waiting-rows.ts';
import { ownRows, replaceIn } from './whole.ts';

const TROUBLES: Readonly<Record<string, StorageTrouble>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
};

function troubleOf(error: unknown): StorageTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return TROUBLES[name] ?? 'forbidden';
}

const tell = (error: unknown): void => $storageTrouble.set(troubleOf(error));

let base: Promise<Base> | undefined;

async function openBase(): Promise<Base> {
  try {
    return await databaseBase();
  } catch (error) {
    tell(error);
    return memoryBase();
  }
}

/** The same sums always have the same name: they are counted once, however often they are taken over. */
function nameOf(skills: Skills): string {
  let hash = 0;
  for (const sign of JSON.stringify(skills)) hash = (hash * 31 + sign.charCodeAt(0)) >>> 0;
  return `earlier-${hash.toString(36)}`;
}

/** What was kept before single answers were, taken over. */
async function takeOver(opened: Base, skills: Skills): Promise<void> {
  const id = nameOf(skills);
  await opened.change(['earlier', 'skills'], async ({ get, put }) => {
    if (await get('earlier', id)) return;
    await put('earlier', { id, skills });
    for (const [skill, sums] of Object.entries(skills)) {
      const later = await get('skills', skill);
      await put('skills', { ...(later ? sumsOfBoth(sums, later) : sums), skill });
    }
  });
}

/** Adds an answer to the sums of its skill, once: these come back. */
async function add({ get, put }: Change, attempt: Attempt): Promise<SkillRow> {
  const { id, at, skill } = attempt;
  const [known, sums, tally] = await Promise.all([
    get('attempts', id),
    get('skills', skill),
    get('tallies', [isoDay(dayOf(at)), skill]),
  ]);
  if (known && sums) return sums;
  const row = { ...sumsAfter(sums, attempt), skill };
  await Promise.all([
    put('attempts', attempt),
    put('skills', row),
    put('tallies', tallyAfter(tally, attempt)),
  ]);
  return row;
}

/** A mistake that waited may lie in the cards already: the page was left before its text was dropped. */
async function addMistake({ get, put }: Change, mistake: Mistake): Promise<void> {
  const card = await get('cards', cardIdOf(mistake));
  if (!card || card.changed < mistake.at) await put('cards', cardAfter(card, mistake));
}

const OF_ANSWERS = ['attempts', 'skills', 'tallies'] as const;

/** What was kept in other places goes where it belongs, and stays there too if this does not last. */
async function takeIn(opened: Base): Promise<void> {
  const { earlier } = $progress.get();
  if (earlier) await takeOver(opened, earlier);
  if (earlier && opened.lasts) {
    dropEarlier(earlier);
    safeStorage[RECORD_KEY] ??= '1';
  }
  const [attempts, mistakes] = [waitingAttempts(), waitingMistakes()];
  if (attempts.length + mistakes.length === 0) return;
  await opened.change([...OF_ANSWERS, 'cards'], async (change) => {
    for (const attempt of attempts) await add(change, attempt);
    for (const mistake of mistakes) await addMistake(change, mistake);
  });
  if (!opened.lasts) return;
  for (const { id } of attempts) dropWaiting(id);
  for (const { id } of mistakes) dropWaitingMistake(id);
}

/** All that can still be read, in memory. */
async function copyOf(from: Base): Promise<Base> {
  const copy = memoryBase();
  // Where nothing can be read either, it begins with what waits.
  await ownRows(from).then((rows) => replaceIn(copy, rows), Boolean);
  await takeIn(copy);
  return copy;
}

async function begin(): Promise<Base> {
  const opened = await openBase();
  try {
    await takeIn(opened);
    return opened;
  } catch (error) {
    tell(error);
    return copyOf(opened);
  }
}

const opened = (): Promise<Base> => {
  base ??= begin();
  return base;
};

/** Faults of ours; anything else is the device's. */
const OURS = ['DataCloneError', 'DataError', 'ReadOnlyError', 'TransactionInactiveError'];

const isOurs = (error: unknown): boolean =>
  !(error instanceof DOMException) || OURS.includes(error.name);

/** Where the device refuses, the page goes on with a copy that lasts as long as it does. */
async function inBase<Value>(work: (base: Base) => Promise<Value>): Promise<Value> {
  const asked = opened();
  const present = await asked;
  try {
    return await work(present);
  } catch (error) {
    if (isOurs(error) || !present.lasts) throw error;
    tell(error);
    // Where several fail at once, the first makes the copy for all.
    if (base === asked) base = copyOf(present);
    return work(await opened());
  }
}

/** The stores that were changed last, here or in another window. */
const $news = atom<readonly StoreName[]>([]);

const channel =
  typeof window !== 'undefined' && typeof BroadcastChannel === 'function'
    ? new BroadcastChannel('moineau.record')
    : undefined;
channel?.addEventListener('message', ({ data }) => $news.set(data as readonly StoreName[]));
// What happened in other windows while this page lay asleep.
if (typeof window !== 'undefined')
  window.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) $news.set([...STORE_NAMES]);
  });

function announce(stores: readonly StoreName[]): void {
  $news.set([...stores]);
  channel?.postMessage([...stores]);
}

/** Changes the record in one step. Where the device refuses, the change lasts as long as the page. */
export async function changeRecord<Value>(
  stores: readonly StoreName[],
  work: (change: Change) => Promise<Value>,
): Promise<Value> {
  const value = await inBase((base) => base.change(stores, work));
  announce(stores);
  return value;
}

/** Where the record is kept now, for what is done with it as a whole; `announceAll` says that it was. */
export const recordBase = opened;
export const announceAll = (): void => announce(STORE_NAMES);

/** What the device itself holds while the page goes on with a copy; nothing where that is not to be had. */
export async function deviceBase(): Promise<Base | undefined> {
  try {
    return await databaseBase();
  } catch (error) {
    if (troubleOf(error) === 'newer') throw error;
    return undefined;
  }
}

/** Leaves the copy: the device is asked again. */
export function beginAnew(): void {
  base = undefined;
}

export const readRecord = <Value>(
  stores: readonly StoreName[],
  work: (look: Look) => Promise<Value>,
): Promise<Value> => inBase((base) => base.read(stores, work));

/** What is read of the record, and again after each change of these stores. Absent until it is there. */
export function readingAtom<Value>(
  stores: readonly StoreName[],
  work: (look: Look) => Promise<Value>,
): ReadableAtom<Value | undefined> {
  const $value = atom<Value | undefined>(undefined);
  onMount($value, () => {
    // Where pages are built, nobody's record is read.
    if (typeof window === 'undefined') return undefined;
    let turn = 0;
    const load = async (): Promise<void> => {
      const mine = ++turn;
      const value = await readRecord(stores, work);
      if (mine === turn) $value.set(value);
    };
    void load();
    return $news.listen((changed) => {
      if (changed.some((store) => stores.includes(store))) void load();
    });
  });
  return $value;
}

const readSkills = async ({ all }: Look): Promise<Skills> =>
  Object.fromEntries((await all('skills')).map(({ skill, ...sums }) => [skill, sums]));

/** The sums of all skills by their names. */
export const $skills = readingAtom(['skills'], readSkills);

export const skillsNow = (): Promise<Skills> => readRecord(['skills'], readSkills);

/** Keeps an answer that was judged, and adds it to the sums of its skill: these come back. */
export async function recordAttempt(attempt: Attempt): Promise<SkillRow> {
  const { row, lasts } = await inBase(async (base) => {
    const row = await base.change(OF_ANSWERS, (change) => add(change, attempt));
    return { row, lasts: base.lasts };
  });
  announce(OF_ANSWERS);
  if (lasts) dropWaiting(attempt.id);
  return row;
}

/** The same where the record is there already. */
export function record(result: AnswerResult, now: number = Date.now()): Promise<SkillRow> {
  const attempt = attemptOf(result, now);
  keepWaiting(attempt);
  return recordAttempt(attempt);
}

/** Keeps a question that went wrong. */
export async function recordMistake(mistake: Mistake): Promise<void> {
  const lasts = await inBase(async (base) => {
    await base.change(['cards'], async ({ get, put }) =>
      put('cards', cardAfter(await get('cards', cardIdOf(mistake)), mistake)),
    );
    return base.lasts;
  });
  if (lasts) dropWaitingMistake(mistake.id);
  announce(['cards']);
}

type AllRows = { readonly [Name in StoreName]: readonly Rows[Name][] };

export const allRows = (): Promise<AllRows> =>
  readRecord(STORE_NAMES, async ({ all }) => {
    const found = await Promise.all(
      STORE_NAMES.map(async (name) => [name, await all(name)] as const),
    );
    return Object.fromEntries(found) as unknown as AllRows;
  });
