/** What is done with the record as a whole. It can take long: see the worker that does it. */
import { isOfDrill, type Skills, summed } from './result.ts';
import { type Base, type Change, type Look, STORE_NAMES } from './rows.ts';
import { canonical, NO_ROWS, OWN, type Own, united } from './united.ts';

async function readOwn({ all }: Look): Promise<Own> {
  const found = await Promise.all(OWN.map(async (name) => [name, await all(name)] as const));
  return Object.fromEntries(found) as unknown as Own;
}

export const ownRows = (base: Base): Promise<Own> => base.read(OWN, readOwn);

/** The same sums of the same rows, in whatever order they lie. */
export const sumsOf = ({ earlier, attempts }: Own): ReturnType<typeof summed> =>
  summed(
    earlier.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ skills }) => skills),
    attempts,
  );

async function putSums({ clear, putAll }: Change, own: Own): Promise<void> {
  const { skills, tallies } = sumsOf(own);
  await clear('skills');
  await clear('tallies');
  await putAll('skills', skills);
  await putAll('tallies', tallies);
}

const putOwn = async ({ putAll }: Change, own: Own): Promise<void> => {
  for (const name of OWN) await putAll(name, own[name]);
};

/** The rows that are not among others, or not as they are there. */
function without(rows: Own, others: Own): Own {
  const left = OWN.map((name) => {
    const known = new Map(others[name].map((row) => [row.id, row]));
    const isThere = (row: { readonly id: string }): boolean =>
      known.has(row.id) && canonical(known.get(row.id)) === canonical(row);
    return [name, rows[name].filter((row) => !isThere(row))] as const;
  });
  return Object.fromEntries(left) as unknown as Own;
}

/** From the rows that are there to others: what stays the same is left alone. */
async function become(change: Change, now: Own, then: Own): Promise<void> {
  const fresh = without(then, now);
  for (const name of OWN) {
    const ids = new Set(then[name].map(({ id }) => id));
    const gone = now[name].filter(({ id }) => !ids.has(id));
    await Promise.all(gone.map(({ id }) => change.remove(name, id)));
    await change.putAll(name, fresh[name]);
  }
  await putSums(change, then);
}

/** What a change of the whole can be taken back by. */
export interface Changed {
  readonly before: Own;
  readonly after: Own;
}

/** Adds what is not there yet, and makes the sums anew. */
export const mergeInto = (base: Base, rows: Own): Promise<Changed> =>
  base.change(STORE_NAMES, async (change) => {
    const before = await readOwn(change);
    const after = united(before, rows);
    await become(change, before, after);
    return { before, after };
  });

/** Puts these rows in the place of all others. */
export const replaceIn = (base: Base, rows: Own): Promise<Changed> =>
  base.change(STORE_NAMES, async (change) => {
    const before = await readOwn(change);
    const after = united(NO_ROWS, rows);
    for (const name of OWN) await change.clear(name);
    await putOwn(change, after);
    await putSums(change, after);
    return { before, after };
  });

type OwnRow = Own[keyof Own][number];

const byId = (rows: readonly OwnRow[]): ReadonlyMap<string, OwnRow> =>
  new Map(rows.map((row) => [row.id, row]));

const isSame = (a: OwnRow | undefined, b: OwnRow | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && canonical(a) === canonical(b));

/** What a change has brought or taken away is as it was; what was changed or taken out since stays so. */
function undone(name: keyof Own, { before, after }: Changed, now: Own): Own {
  const [was, made, is] = [byId(before[name]), byId(after[name]), byId(now[name])];
  const untouched = (id: string): boolean => isSame(was.get(id), made.get(id));
  const asMade = (id: string): boolean => isSame(is.get(id), made.get(id));
  const back = before[name].filter(({ id }) => !untouched(id) && (asMade(id) || is.has(id)));
  const kept = now[name].filter(({ id }) => untouched(id) || !asMade(id));
  return united({ ...NO_ROWS, [name]: back }, { ...NO_ROWS, [name]: kept });
}

/** Takes a change back; what has come since stays, and what has gone since stays away. */
export const takeBack = (base: Base, changed: Changed): Promise<void> =>
  base.change(STORE_NAMES, async (change) => {
    const now = await readOwn(change);
    const then = OWN.map((name) => [name, undone(name, changed, now)[name]] as const);
    await become(change, now, Object.fromEntries(then) as unknown as Own);
  });

const parted = (skills: Skills, drill: string) => {
  const [gone, kept] = [true, false].map((erased) =>
    Object.fromEntries(
      Object.entries(skills).filter(([skill]) => isOfDrill(skill, drill) === erased),
    ),
  );
  return { gone: gone ?? {}, kept: kept ?? {} };
};

/** Forgets the answers of a drill and its runs. */
export const forgetIn = (base: Base, drill: string): Promise<Changed> =>
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
      earlier.map(({ id, skills: sums }) => ({ id, skills: parted(sums, drill).kept })),
    );
    const gone = earlier.map(({ id, skills: sums }) => ({ id, skills: parted(sums, drill).gone }));
    return { before: { ...NO_ROWS, attempts, earlier: gone, runs }, after: NO_ROWS };
  });
