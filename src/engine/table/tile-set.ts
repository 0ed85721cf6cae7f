import type { FamilyRule, SetFamily, TableRules } from '../core/table-rules.ts';

export const familySize = ({ tiles, copies }: FamilyRule): number => tiles.length * copies;

/** The number of tiles in some families, by default all that are not optional. */
export function setSize(
  { families }: Pick<TableRules, 'families'>,
  ids: readonly SetFamily[] = families.filter(({ optional }) => !optional).map(({ id }) => id),
): number {
  return families
    .filter(({ id }) => ids.includes(id))
    .reduce((sum, family) => sum + familySize(family), 0);
}
