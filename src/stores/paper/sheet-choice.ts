/** Which sheet is printed, as the address of its page says it. */
import {
  type DrillId,
  type Level,
  type LevelField,
  levelFrom,
  type Texts,
} from '../../engine/drills.ts';
import { textsIn } from '../question/texts-in.ts';

export const SHEET_SIZES = [5, 10, 20] as const;
export type SheetSize = (typeof SHEET_SIZES)[number];

export const LAST_SHEET = 9999;

/** A drill as addresses name it. */
export interface SheetDrill {
  readonly id: DrillId;
  readonly page: string;
}

/** What an address says of a sheet. */
export const SHEET_PARTS = ['drill', 'level', 'n', 'sheet'] as const;

/** What was asked for and is not to be had: another one is taken. */
export interface TextFix {
  readonly part: (typeof SHEET_PARTS)[number];
  readonly text: string;
}

interface Read<Value> {
  readonly value: Value;
  readonly fixes: readonly TextFix[];
}

const asIs = <Value>(value: Value): Read<Value> => ({ value, fixes: [] });
const instead = <Value>(value: Value, part: TextFix['part'], text: string): Read<Value> => ({
  value,
  fixes: [{ part, text }],
});

/** By the name of its page or its id; the first one where there is none of that name. */
export function drillIn<Drill extends SheetDrill>(
  query: URLSearchParams,
  drills: readonly [Drill, ...Drill[]],
): Read<Drill> {
  const text = query.get('drill');
  if (text === null) return asIs(drills[0]);
  const found = drills.find(({ id, page }) => page === text || id === text);
  return found ? asIs(found) : instead(drills[0], 'drill', text);
}

/** The size that is nearest to what is asked for. */
export function sizeIn(query: URLSearchParams): Read<SheetSize> {
  const text = query.get('n');
  if (text === null) return asIs(10);
  const wanted = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isNaN(wanted)) return instead(10, 'n', text);
  const far = (size: number): number => Math.abs(size - wanted);
  const [nearest = 10] = SHEET_SIZES.toSorted((a, b) => far(a) - far(b) || a - b);
  return nearest === wanted ? asIs(nearest) : instead(nearest, 'n', text);
}

/** The nearest whole number that a sheet may have; `undefined` for what is no number. */
export function sheetNumber(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Math.round(Number(text));
  return Number.isNaN(number) ? undefined : Math.min(Math.max(number, 1), LAST_SHEET);
}

/** Without a number, or one that can be read, any other will do. */
export function numberInQuery(query: URLSearchParams, any: () => number): Read<number> {
  const text = query.get('sheet');
  if (text === null) return asIs(any());
  const number = sheetNumber(text);
  if (number === undefined) return instead(any(), 'sheet', text);
  return String(number) === text.trim() ? asIs(number) : instead(number, 'sheet', text);
}

/** Field by field what the address names and the drill has, else what was chosen last. */
export function levelIn(
  query: URLSearchParams,
  fields: readonly LevelField[],
  chosen: Texts,
): Read<Level> {
  const names = fields.map(({ name }) => name);
  const given = textsIn(query, names);
  const level = levelFrom(fields, given, chosen);
  const fixes = Object.entries(given).flatMap(([name, text = '']) =>
    level[name] === text ? [] : [{ part: 'level' as const, text }],
  );
  return { value: level, fixes };
}

export interface SheetChoice {
  readonly page: string;
  readonly level: Level;
  readonly n: SheetSize;
  readonly sheet: number;
}

/** `?drill=waits&size=13&mix=pure&n=10&sheet=1234`. */
export function sheetQuery({ page, level, n, sheet }: SheetChoice): string {
  const fields = Object.entries(level).map(([name, value]) => `${name}=${value}`);
  return `?${[`drill=${page}`, ...fields, `n=${n}`, `sheet=${sheet}`].join('&')}`;
}
