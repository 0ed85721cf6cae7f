import type { Level } from '../../engine/drills.ts';
import type { Say } from '../../i18n/speak.ts';
import type { PaperPart } from './paper-parts.ts';

interface SheetHeadProps {
  readonly part: PaperPart;
  readonly level: Level;
  readonly sheet: number;
  /** How many questions. */
  readonly n: number;
  readonly say: Say;
}

/** The level field by field, and the number that gives the sheet again. */
export function SheetHead({ part, level, sheet, n, say }: SheetHeadProps) {
  const fields = Object.entries(part.fields).flatMap(([field, { label, valueName }]) => {
    const value = level[field];
    if (value === undefined) return [];
    const told = valueName ? valueName(part.say, value) : value;
    return [say('paper.field', { name: part.say(label), value: told })];
  });
  return (
    <>
      {fields.join(' · ')}
      <br />
      {say('paper.head', { sheet: String(sheet), n })}
    </>
  );
}
