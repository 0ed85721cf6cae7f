import {
  type BonusTile,
  checkCopies,
  type Extra,
  fail,
  type Hand,
  ok,
  parseHand,
  type Result,
  type Situation,
  type Tile,
  WINDS,
  type Wind,
} from '../engine/notation.ts';
import {
  type ExtraRule,
  expectedOf,
  fitsExtra,
  type Kit,
  noExtra,
  withExtraTiles,
} from '../engine/scoring.ts';
import {
  badField,
  type Fields,
  fieldOf,
  isFields,
  type RecordError,
  readHand,
  readTiles,
} from './records.ts';

/** The first value is the default. */
export function readChoice<T extends string | null>(
  value: unknown,
  field: string,
  choices: readonly [T, ...T[]],
): Result<T, RecordError> {
  if (value === undefined) return ok(choices[0]);
  const found = choices.find((choice) => choice === value);
  return found === undefined ? badField(field, choices.map(String).join('|')) : ok(found);
}

export const readWind = (value: unknown, field: string): Result<Wind, RecordError> =>
  readChoice(value, field, WINDS);

export function readObject(value: unknown, field: string): Result<Fields, RecordError> {
  if (value === undefined) return ok({});
  return isFields(value) ? ok(value) : badField(field, 'object');
}

function readFlowers(value: unknown): Result<readonly BonusTile[], RecordError> {
  if (value === undefined || value === '') return ok([]);
  if (typeof value !== 'string') return badField('flowers', 'string');
  const read = parseHand(value);
  if (!read.ok) return fail({ ...read.error, field: 'flowers' });
  const { flowers, concealed, melds, win } = read.value;
  const [stray] = [...concealed, ...melds.map(({ tile }) => tile), ...(win ? [win.tile] : [])];
  return stray === undefined ? ok(flowers) : badField('flowers', '1f..8f');
}

function readWinningTile(value: unknown): Result<Tile | undefined, RecordError> {
  if (value === undefined || value === null) return ok(undefined);
  const tiles = readTiles(value, 'win');
  if (!tiles.ok) return tiles;
  const [tile, ...more] = tiles.value;
  return more.length > 0 ? badField('win', 'tile|null') : ok(tile);
}

function readWin({ win, by }: Fields): Result<Hand['win'], RecordError> {
  const tile = readWinningTile(win);
  if (!tile.ok) return tile;
  if (tile.value === undefined) return ok(undefined);
  const source = readChoice(by, 'by', ['self', 'discard']);
  return source.ok ? ok({ tile: tile.value, by: source.value }) : source;
}

const COMMON_FLAGS = [
  ...['last-wall', 'last-discard', 'rob-kong', 'replacement', 'last-of-kind'],
] as const;
const FIRST = ['heaven', 'earth'] as const;
/** What others than East may win with first: a discard, or what they draw. */
const FIRST_OF_OTHERS: readonly string[] = ['earth', 'first-draw'];

/** Those of any rule set, then those that this one alone knows. */
function flagsOf({ circumstances }: Pick<Kit, 'circumstances'>): readonly string[] {
  const known: readonly string[] = [...COMMON_FLAGS, ...FIRST, ...FIRST_OF_OTHERS];
  const own = circumstances.map(({ id }) => id).filter((id) => !known.includes(id));
  return [...COMMON_FLAGS, ...own];
}

function readCircumstances(
  fields: Fields,
  rules: Pick<Kit, 'circumstances'>,
): Result<readonly string[], RecordError> {
  const how: string[] = [];
  for (const circumstance of flagsOf(rules)) {
    const field = fieldOf(circumstance);
    const { [field]: holds = false } = fields;
    if (typeof holds !== 'boolean') return badField(field, 'boolean');
    if (holds) how.push(circumstance);
  }
  const first = readChoice(fields['first'], 'first', [null, ...FIRST]);
  if (!first.ok) return first;
  if (first.value === null) return ok(how);
  const own = rules.circumstances.find(
    ({ id }) => first.value === 'earth' && FIRST_OF_OTHERS.includes(id),
  );
  return ok([...how, own?.id ?? first.value]);
}

function readExtra(value: unknown, rule: ExtraRule): Result<Extra, RecordError> {
  const { id, kind } = rule;
  if (value === undefined || value === '') return ok(noExtra(rule));
  const read =
    kind === 'tiles' ? readTiles(value, id) : ok(Number.isInteger(value) ? Number(value) : -1);
  if (!read.ok) return read;
  return fitsExtra(rule, read.value) ? read : badField(id, expectedOf(rule));
}

/** Those that the rule set asks for; a record may have others. */
function readExtras(
  fields: Fields,
  rules: Kit['extras'],
): Result<Situation['extras'], RecordError> {
  const extras: Record<string, Extra> = {};
  for (const rule of rules) {
    const extra = readExtra(fields[rule.id], rule);
    if (!extra.ok) return extra;
    extras[rule.id] = extra.value;
  }
  return ok(extras);
}

export function readSituation(
  fields: Fields,
  rules: Pick<Kit, 'melds' | 'circumstances' | 'extras'>,
): Result<Situation, RecordError> {
  const hand = readHand(fields, rules.melds);
  if (!hand.ok) return hand;
  const flowers = readFlowers(fields['flowers']);
  if (!flowers.ok) return flowers;
  const win = readWin(fields);
  if (!win.ok) return win;
  const seat = readWind(fields['seat'], 'seat');
  if (!seat.ok) return seat;
  const round = readWind(fields['round'], 'round');
  if (!round.ok) return round;
  const how = readCircumstances(fields, rules);
  if (!how.ok) return how;
  const extras = readExtras(fields, rules.extras);
  if (!extras.ok) return extras;
  const situation = {
    ...{ ...hand.value, flowers: flowers.value, ...(win.value && { win: win.value }) },
    ...{ seat: seat.value, round: round.value, how: how.value, extras: extras.value },
  };
  const copies = checkCopies(withExtraTiles(situation));
  return copies.ok ? ok(situation) : copies;
}
