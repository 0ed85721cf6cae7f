/** What is done with the record as a whole. It can take long: see the worker that does it. */
import { canonical, eachOwn, mergeRows, NO_ROWS, OWN_STORES, type OwnRows } from './merge-rows.ts';
import { isOfDrill, type Skills, sumRecord } from './result.ts';
import { type Base, type Change, type Look, STORE_NAMES } from './rows.ts';

async function readOwn({ all }: Look): Promise<OwnRows> {
  const found = await Promise.all(OWN_STORES.map(async (name) => [name, await all(name)] as const));
  return Object.fromEntries(found) as unknown as OwnRows;
}

export const ownRows = (base: Base): Promise<OwnRows> => base.read(OWN_STORES, readOwn);

/** The same sums of the same rows, in whatever order they lie. */
export const recordSums = ({ earlier, attempts }: OwnRows): ReturnType<typeof sumRecord> =>
  sumRecord(
    earlier.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ skills }) => skills),
    attempts,
  );

async function putSums({ clear, putAll }: Change, own: OwnRows): Promise<void> {
  const { skills, tallies } = recordSums(own);
  await clear('skills');
  await clear('tallies');
  await putAll('skills', skills);
  await putAll('tallies', tallies);
}

const putOwn = async ({ putAll }: Change, own: OwnRows): Promise<void> => {
  for (const name of OWN_STORES) await putAll(name, own[name]);
};

type OwnRow = OwnRows[keyof OwnRows][number];

const byId = (rows: readonly OwnRow[]): ReadonlyMap<string, OwnRow> =>
  new Map(rows.map((row) => [row.id, row]));

const isSame = (a: OwnRow | undefined, b: OwnRow | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && canonical(a) === canonical(b));

/** The rows that are not among others, or not as they are there. */
const without = (rows: OwnRows, others: OwnRows): OwnRows =>
  eachOwn((name): readonly OwnRow[] => {
    const known = byId(others[name]);
    return rows[name].filter((row) => !isSame(known.get(row.id), row));
  }) as OwnRows;

/** From the rows that are there to others: what stays the same is left alone. */
async function become(change: Change, now: OwnRows, then: OwnRows): Promise<void> {
  const fresh = without(then, now);
  for (const name of OWN_STORES) {
    const ids = new Set(then[name].map(({ id }) => id));
    const gone = now[name].filter(({ id }) => !ids.has(id));
    await Promise.all(gone.map(({ id }) => change.remove(name, id)));
    await change.putAll(name, fresh[name]);
  }
  await putSums(change, then);
}

/** What a change of the whole can be taken back by. */
export interface RecordChange {
  readonly before: OwnRows;
  readonly after: OwnRows;
}

/** Adds what is not there yet, and makes the sums anew. */
export const mergeInto = (base: Base, rows: OwnRows): Promise<RecordChange> =>
  base.change(STORE_NAMES, async (change) => {
    const before = await readOwn(change);
    const after = mergeRows(before, rows);
    await become(change, before, after);
    return { before, after };
  });

/** Puts these rows in the place of all others. */
export const replaceIn = (base: Base, rows: OwnRows): Promise<RecordChange> =>
  base.change(STORE_NAMES, async (change) => {
    const before = await readOwn(change);
    const after = mergeRows(NO_ROWS, rows);
    for (const name of OWN_STORES) await change.clear(name);
    await putOwn(change, after);
    await putSums(change, after);
    return { before, after };
  });

/** What a change has brought or taken away is as it was; what was changed or taken out since stays so. */
function undoRows(name: keyof OwnRows, { before, after }: RecordChange, now: OwnRows): OwnRows {
  const [was, made, is] = [byId(before[name]), byId(after[name]), byId(now[name])];
  const untouched = (id: string): boolean => isSame(was.get(id), made.get(id));
  const asMade = (id: string): boolean => isSame(is.get(id), made.get(id));
  const back = before[name].filter(({ id }) => !untouched(id) && (asMade(id) || is.has(id)));
  const kept = now[name].filter(({ id }) => untouched(id) || !asMade(id));
  return mergeRows({ ...NO_ROWS, [name]: back }, { ...NO_ROWS, [name]: kept });
}

/** Takes a change back; what has come since stays, and what has gone since stays away. */
export const takeBack = (base: Base, changed: RecordChange): Promise<void> =>
  base.change(STORE_NAMES, async (change) => {
    const now = await readOwn(change);
    const then = eachOwn((name): readonly OwnRow[] => undoRows(name, changed, now)[name]);
    await become(change, now, then as OwnRows);
  });

const split = (skills: Skills, drill: string) => {
  const [gone, kept] = [true, false].map((erased) =>
    Object.fromEntries(
      Object.entries(skills).filter(([skill]) => isOfDrill(skill, drill) === erased),
    ),
  );
  return { gone: gone ?? {}, kept: kept ?? {} };
};

export const forgetIn = (base: Base, drill: string): Promise<RecordChange> =>
  base.change(['attempts', 'earlier', 'skills', 'tallies', 'runs'], async (change) => {
    const isErased = ({ skill }: { readonly skill: string }): boolean => isOfDrill(skill, drill);
    const attempts = (await change.all('attempts')).filter(isErased);
    const earlier = await change.all('earlier');
    const tallies = (await change.all('tallies')).filter(isErased);
    const skills = (await change.all('skills')).filter(isErased);
    const runs = (await change.all('runs')).filter((run) => run.drill === drill);
    await Promise.all([
      ...runs.map(({ id }) => change.remove('runs', id)),
      ...attempts.map(({ id }) => change.remove('attempts', id)),
      ...tallies.map(({ day, skill }) => change.remove('tallies', [day, skill])),
      ...skills.map(({ skill }) => change.remove('skills', skill)),
    ]);
    await change.putAll(
      'earlier',
      earlier.map(({ id, skills: sums }) => ({ id, skills: split(sums, drill).kept })),
    );
    const gone = earlier.map(({ id, skills: sums }) => ({ id, skills: split(sums, drill).gone }));
    return { before: { ...NO_ROWS, attempts, earlier: gone, runs }, after: NO_ROWS };
  });
