/** Content by its id, or in the order of its file; an id that is not there stops the build. */
import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';

type Data<Name extends CollectionKey> = CollectionEntry<Name>['data'];

/** The collections that keep the place in the file. */
type Ordered = {
  [Name in CollectionKey]: Data<Name> extends { readonly order: number } ? Name : never;
}[CollectionKey];

export async function entryOf<Name extends CollectionKey>(
  name: Name,
  id: string,
): Promise<Data<Name>> {
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`no ${id} in ${name}`);
  return entry.data;
}

export async function entriesInOrder<Name extends Ordered>(name: Name): Promise<Data<Name>[]> {
  const all = (await getCollection(name)).map(({ data }) => data);
  return all.sort((a, b) => a.order - b.order);
}
