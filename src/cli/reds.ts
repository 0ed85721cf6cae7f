/** Red fives in a record of a hand: its tiles made plain, and the red ones counted. */
import { type Fields, isFields, takeReds } from '../engine/notation.ts';
import type { AgreedRules, Kit } from '../engine/scoring.ts';

/** Tiles that are not of the hand. */
const MARKERS = ['doraIndicators', 'uraIndicators'];

interface Taken {
  readonly value: unknown;
  readonly reds: number;
}

function takeFrom(value: unknown): Taken {
  if (typeof value !== 'string') return { value, reds: 0 };
  const { text, reds } = takeReds(value);
  return { value: text, reds: reds.length };
}

function takeFromMelds(melds: unknown): Taken {
  if (!Array.isArray(melds)) return { value: melds, reds: 0 };
  let reds = 0;
  const value = melds.map((meld: unknown) => {
    if (!isFields(meld)) return meld;
    const tiles = takeFrom(meld['tiles']);
    reds += tiles.reds;
    return { ...meld, tiles: tiles.value };
  });
  return { value, reds };
}

/** The record as it is where nobody plays with red fives: they are no tiles then. */
export function withoutReds(fields: Fields, { table }: Kit, { options }: AgreedRules): Fields {
  const { redFives } = table;
  if (redFives === undefined || redFives.inSet(Number(options[redFives.option])).length === 0) {
    return fields;
  }
  const plain: Record<string, unknown> = { ...fields };
  const { [redFives.extra]: given = 0 } = fields;
  let held = 0;
  for (const field of ['concealed', 'win', 'melds', ...MARKERS]) {
    if (fields[field] === undefined) continue;
    const { value, reds } =
      field === 'melds' ? takeFromMelds(fields[field]) : takeFrom(fields[field]);
    plain[field] = value;
    if (!MARKERS.includes(field)) held += reds;
  }
  return held === 0 || typeof given !== 'number'
    ? plain
    : { ...plain, [redFives.extra]: given + held };
}
