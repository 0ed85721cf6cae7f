/** Something of each of several rule sets, by their ids, all fetched at once. */
export async function loadEach<Id extends string, Loaded>(
  ids: readonly Id[],
  load: (id: Id) => Promise<Loaded>,
): Promise<Readonly<Record<Id, Loaded>>> {
  const loaded = await Promise.all(ids.map(async (id) => [id, await load(id)] as const));
  return Object.fromEntries(loaded) as Record<Id, Loaded>;
}
