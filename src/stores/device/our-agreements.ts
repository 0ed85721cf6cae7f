/** What a level asks of agreements where our table has some: those, unless others are chosen for one page. */
import { atom } from 'nanostores';
import { type LevelField, type Texts, valuesOf } from '../../engine/drills.ts';
import { $ourTable, type OurTable, ourTexts } from './our-table.ts';

/** By the names of the fields that our table fills in; what it does not name is as usual. */
export const ourValues = (table: OurTable, fields: readonly LevelField[]): Texts =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const texts = ourTexts(table, field.agreementOf ?? '');
      const [usual, ...others] = valuesOf(field, {});
      return texts ? [[field.name, others.find((one) => one === texts[field.name]) ?? usual]] : [];
    }),
  );

export function ourAgreements(fields: readonly LevelField[]) {
  /** Chosen as long as the page is there. */
  const $here = atom<Texts>({});
  return {
    $here,
    over: (table: OurTable, here: Texts): Texts => ({ ...ourValues(table, fields), ...here }),
    /** What a choice says to other pages: nothing of what our table has agreed on. */
    keptOf: (chosen: Texts): Texts => {
      const ours = ourValues($ourTable.get(), fields);
      const ourNames = Object.keys(ours);
      if (ourNames.length === 0) return chosen;
      const entries = Object.entries(chosen);
      $here.set(Object.fromEntries(entries.filter(([name]) => ourNames.includes(name))));
      return Object.fromEntries(entries.filter(([name]) => !ourNames.includes(name)));
    },
  };
}
