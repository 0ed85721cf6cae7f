import { factsFor, unknownFacts } from '../engine/compare.ts';
import {
  type BonusTile,
  checkCopies,
  type Extra,
  type Fields,
  fail,
  type Hand,
  isFields,
  ok,
  okAll,
  parseHand,
  type Result,
  type Situation,
  type Tile,
  WINDS,
  type Wind,
} from '../engine/notation.ts';
import {
  type AgreedRules,
  type ExtraRule,
  expectedOf,
  fitsExtra,
  type Kit,
  noExtra,
  withExtraTiles,
} from '../engine/scoring.ts';
import { badField, fieldOf, type RecordError, readHand, readTiles } from './records.ts';

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

const FIRST = 'first';
const FIRSTS = ['heaven', 'earth'] as const;

/** `earth` in a record is two circumstances: a win on the first discard, or with the first draw. */
const firstOf = (first: (typeof FIRSTS)[number], by: unknown): string =>
  first === 'earth' && by !== 'discard' ? 'first-draw' : first;

const isFirst = (id: string): boolean =>
  FIRSTS.some((first) => first === id || firstOf(first, 'self') === id);

/** The common flags, then the flags of these rule sets. */
function flagsOf(kits: readonly Pick<Kit, 'circumstances'>[]): readonly string[] {
  const own = kits.flatMap(({ circumstances }) => circumstances.map(({ id }) => id));
  return [...new Set([...COMMON_FLAGS, ...own.filter((id) => !isFirst(id))])];
}

function readCircumstances(
  fields: Fields,
  rules: Pick<Kit, 'circumstances'>,
): Result<readonly string[], RecordError> {
  const how: string[] = [];
  for (const circumstance of flagsOf([rules])) {
    const field = fieldOf(circumstance);
    const { [field]: holds = false } = fields;
    if (typeof holds !== 'boolean') return badField(field, 'boolean');
    if (holds) how.push(circumstance);
  }
  const first = readChoice(fields[FIRST], FIRST, [null, ...FIRSTS]);
  if (!first.ok) return first;
  return ok(first.value === null ? how : [...how, firstOf(first.value, fields['by'])]);
}

function readExtra(value: unknown, rule: ExtraRule): Result<Extra, RecordError> {
  const { id, kind } = rule;
  if (value === undefined || value === '') return ok(noExtra(rule));
  const read =
    kind === 'tiles' ? readTiles(value, id) : ok(Number.isInteger(value) ? Number(value) : -1);
  if (!read.ok) return read;
  return fitsExtra(rule, read.value) ? read : badField(id, expectedOf(rule));
}

/** The extras that the rule set asks for. A record may have others. */
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
  const read = okAll({
    hand: readHand(fields, rules.melds),
    flowers: readFlowers(fields['flowers']),
    win: readWin(fields),
    seat: readWind(fields['seat'], 'seat'),
    round: readWind(fields['round'], 'round'),
    how: readCircumstances(fields, rules),
    extras: readExtras(fields, rules.extras),
  });
  if (!read.ok) return read;
  const { hand, flowers, win, ...facts } = read.value;
  const situation = factsFor(rules, { hand: { ...hand, flowers, ...(win && { win }) }, ...facts });
  const copies = checkCopies(withExtraTiles(situation));
  return copies.ok ? ok(situation) : copies;
}

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== '' && value !== 0 && value !== false;

interface IgnoredBy {
  readonly rules: Kit;
  readonly agreed: Pick<AgreedRules, 'options'>;
  readonly all: readonly Kit[];
}

/** The fields of a record that its rule set has nothing to do with, though one of all has. */
export function ignoredFields(
  fields: Fields,
  situation: Situation,
  { rules, agreed, all }: IgnoredBy,
): readonly string[] {
  const { seat, round, ...hand } = situation;
  const flags = flagsOf(all).filter((id) => fields[fieldOf(id)] === true);
  const first = FIRSTS.filter((id) => id === fields[FIRST]).map((id) =>
    firstOf(id, situation.win?.by),
  );
  const extras = all
    .flatMap((kit) => kit.extras)
    .filter(({ id }) => isGiven(fields[id]))
    .map(({ id }) => [id, true] as const);
  const facts = {
    ...{ hand, seat, round, how: [...flags, ...first], extras: Object.fromEntries(extras) },
    options: { [rules.id]: agreed.options },
  };
  return unknownFacts(rules, facts).map((id) => (isFirst(id) ? FIRST : fieldOf(id)));
}
