/**
 * The record of skill: every answer, and what it adds up to. It lies in the device's database, or
 * in memory where there is none; pages fetch it when they use it.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { $progress, dropEarlier } from '../progress.ts';
import { $storageTrouble, RECORD_KEY, type StorageTrouble, safeStorage } from '../storage.ts';
import { databaseBase } from './database.ts';
import { memoryBase } from './memory.ts';
import {
  type Attempt,
  dayOf,
  isOfDrill,
  type Result,
  type SkillRow,
  type Skills,
  summed,
  sumsAfter,
  sumsOfBoth,
  tallyAfter,
} from './result.ts';
import type { Base, Change, Rows, StoreName } from './rows.ts';
import { STORE_NAMES } from './rows.ts';

const TROUBLES: Readonly<Record<string, StorageTrouble>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
};

function tell(error: unknown): void {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  $storageTrouble.set(TROUBLES[name] ?? 'forbidden');
}

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

async function begin(): Promise<Base> {
  const opened = await openBase();
  const { earlier } = $progress.get();
  if (!earlier) return opened;
  try {
    await takeOver(opened, earlier);
    // What lasts no longer than the page stays where it was kept, too.
    if (opened.lasts) dropEarlier(earlier);
    return opened;
  } catch (error) {
    // It stays where it was kept, and is seen on this page.
    tell(error);
    const seen = await copyOf(opened);
    await takeOver(seen, earlier);
    return seen;
  }
}

const opened = (): Promise<Base> => {
  base ??= begin();
  return base;
};

/** All that can still be read, in memory. */
async function copyOf(from: Base): Promise<Base> {
  const copy = memoryBase();
  try {
    await writeAll(copy, await from.read(STORE_NAMES, readAll));
  } catch {
    // Nothing can be read either.
  }
  return copy;
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

/** Changes the record in one step. Where the device refuses, the change lasts as long as the page. */
export async function changeRecord<Value>(
  stores: readonly StoreName[],
  work: (change: Change) => Promise<Value>,
): Promise<Value> {
  const asked = await opened();
  let value: Value;
  try {
    value = await asked.change(stores, work);
  } catch (error) {
    // A fault of ours is none of the device's.
    if (!(error instanceof DOMException)) throw error;
    tell(error);
    const copy = await copyOf(asked);
    base = Promise.resolve(copy);
    value = await copy.change(stores, work);
  }
  $news.set([...stores]);
  channel?.postMessage([...stores]);
  return value;
}

export const readRecord = async <Value>(
  stores: readonly StoreName[],
  work: (change: Pick<Change, 'get' | 'all'>) => Promise<Value>,
): Promise<Value> => (await opened()).read(stores, work);

/** What is read of the record, and again after each change of these stores. Absent until it is there. */
export function reading<Value>(
  stores: readonly StoreName[],
  work: (change: Pick<Change, 'get' | 'all'>) => Promise<Value>,
): ReadableAtom<Value | undefined> {
  const $value = atom<Value | undefined>(undefined);
  onMount($value, () => {
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

const readSkills = async ({ all }: Pick<Change, 'all'>): Promise<Skills> =>
  Object.fromEntries((await all('skills')).map(({ skill, ...sums }) => [skill, sums]));

/** The sums of all skills by their names. */
export const $skills = reading(['skills'], readSkills);

export const skillsNow = (): Promise<Skills> => readRecord(['skills'], readSkills);

/** An id that no other row has, on this device or another. */
export function newId(now: number): string {
  const chance = [...crypto.getRandomValues(new Uint32Array(2))];
  return [now, ...chance].map((part) => part.toString(36)).join('-');
}

/** Keeps an answer that was judged, and adds it to the sums of its skill: these come back. */
export async function record(
  { texts, aspects, ...result }: Result,
  now: number = Date.now(),
): Promise<SkillRow> {
  const about = { ...(texts && { texts: said(texts) }), ...(aspects && { aspects }) };
  const attempt: Attempt = { ...result, ...about, id: newId(now), at: now };
  const { skill } = attempt;
  const row = await changeRecord(['attempts', 'skills', 'tallies'], async ({ get, put }) => {
    const sums = { ...sumsAfter(await get('skills', skill), attempt), skill };
    const tally = await get('tallies', [dayOf(now), skill]);
    await put('attempts', attempt);
    await put('skills', sums);
    await put('tallies', tallyAfter(tally, attempt));
    return sums;
  });
  // Pages see before their first paint that there is something to fetch.
  safeStorage[RECORD_KEY] ??= '1';
  return row;
}

/** Without the parts that are not said. */
export const said = (texts: NonNullable<Result['texts']>): NonNullable<Result['texts']> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));

/** All rows of the record. */
export type Everything = { readonly [Name in StoreName]: readonly Rows[Name][] };

async function readAll({ all }: Pick<Change, 'all'>): Promise<Everything> {
  const found = await Promise.all(
    STORE_NAMES.map(async (name) => [name, await all(name)] as const),
  );
  return Object.fromEntries(found) as Everything;
}

const writeAll = (to: Pick<Base, 'change'>, rows: Everything): Promise<void> =>
  to.change(STORE_NAMES, async ({ clear, put }) => {
    for (const name of STORE_NAMES) {
      await clear(name);
      for (const row of rows[name]) await put(name, row);
    }
  });

export const everything = (): Promise<Everything> => readRecord(STORE_NAMES, readAll);

/** Puts these rows in the place of all others; the sums are made of them. */
export const replaceEverything = (rows: Omit<Everything, 'skills' | 'tallies'>): Promise<void> =>
  writeAll({ change: changeRecord }, { ...rows, ...sumsOf(rows) });

const sumsOf = ({ earlier, attempts }: Pick<Everything, 'earlier' | 'attempts'>) =>
  summed(
    earlier.map(({ skills }) => skills),
    attempts,
  );

/** Forgets the answers of a drill; the answer to the call brings them back. */
export async function eraseResultsOf(drill: string): Promise<() => Promise<void>> {
  const isErased = ({ skill }: { readonly skill: string }): boolean => isOfDrill(skill, drill);
  const { attempts, earlier } = await everything();
  const parted = earlier.map(({ id, skills }) => {
    const [gone, kept] = [true, false].map((erased) =>
      Object.fromEntries(
        Object.entries(skills).filter(([skill]) => isErased({ skill }) === erased),
      ),
    );
    return { id, gone: gone ?? {}, kept: kept ?? {} };
  });
  await change((now) => ({
    attempts: now.attempts.filter((attempt) => !isErased(attempt)),
    earlier: parted.map(({ id, kept }) => ({ id, skills: kept })),
  }));
  const erased = attempts.filter(isErased);
  return () => change((now) => ({ attempts: [...now.attempts, ...erased], earlier }));
}

type Answers = Pick<Everything, 'attempts' | 'earlier'>;

/** Other answers in the place of those that are kept, and their sums. */
const change = (change: (now: Answers) => Answers): Promise<void> =>
  changeRecord(
    ['attempts', 'earlier', 'skills', 'tallies'],
    async ({ all, clear, put, remove }) => {
      const before = { attempts: await all('attempts'), earlier: await all('earlier') };
      const after = change(before);
      const kept = new Set(after.attempts.map(({ id }) => id));
      const known = new Set(before.attempts.map(({ id }) => id));
      for (const { id } of before.attempts) if (!kept.has(id)) await remove('attempts', id);
      for (const row of after.attempts) if (!known.has(row.id)) await put('attempts', row);
      for (const row of after.earlier) await put('earlier', row);
      const { skills, tallies } = sumsOf(after);
      await clear('skills');
      await clear('tallies');
      for (const row of skills) await put('skills', row);
      for (const row of tallies) await put('tallies', row);
    },
  );

/** Forgets every answer, card and run; the answer to the call brings them back. */
export async function eraseRecord(): Promise<() => Promise<void>> {
  const before = await everything();
  await changeRecord(STORE_NAMES, async ({ clear }) => {
    for (const name of STORE_NAMES) await clear(name);
  });
  return () => replaceEverything(before);
}
