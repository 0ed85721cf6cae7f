/**
 * What a rule set asks of a hand beside its tiles, its winds and its circumstances: tiles turned up
 * elsewhere, things counted. A kit lists its extras as rows, and the command line, addresses and
 * drills read, write and check them by the rows alone.
 *
 * A value stands in `Situation.extras` under the id of its row, which is also its field in records
 * and its part in addresses; no tiles and 0 may be left out. In a record tiles are a text and a
 * number is a number; {@link readExtra} and {@link formatExtra} are inverse for addresses.
 */
import { checkCopies } from '../core/hand.ts';
import { formatTiles, type NotationError, parseTiles } from '../core/notation.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Extra, Situation } from '../core/situation.ts';
import type { Tile } from '../core/tile.ts';
import type { RuleId } from './rule-id.ts';

export interface ExtraRule<Id extends string = string> {
  readonly id: Id;
  readonly rule: RuleId;
  /** `tiles`: copies that are not in the hand itself; `number`: from 0. What is true or false is a circumstance. */
  readonly kind: 'tiles' | 'number';
  /** The most tiles, or the highest number. */
  readonly most: number;
  /** Whether the hand can have any, so that it is asked for. */
  readonly possible: (situation: Situation) => boolean;
  /** The highest number in this hand, where its tiles set it. */
  readonly mostIn?: (situation: Situation) => number;
}

export type ExtraError =
  | NotationError
  | { readonly code: 'bad-extra'; readonly extra: string; readonly expected: string };

const NO_TILES: readonly Tile[] = [];

/** The tiles under an id; none where it is not given. */
export const extraTiles = ({ extras }: Pick<Situation, 'extras'>, id: string): readonly Tile[] => {
  const value = extras[id];
  return typeof value === 'object' ? value : NO_TILES;
};

/** The number under an id; 0 where it is not given. */
export const extraNumber = ({ extras }: Pick<Situation, 'extras'>, id: string): number => {
  const value = extras[id];
  return typeof value === 'number' ? value : 0;
};

/** The value of an extra that is not there. */
export const noExtra = ({ kind }: Pick<ExtraRule, 'kind'>): Extra =>
  kind === 'tiles' ? NO_TILES : 0;

export const isNothing = (value: Extra | undefined): boolean =>
  typeof value === 'object' ? value.length === 0 : !value;

/** For people who write records: `at most 5 tiles`, `0..4`. */
export const expectedOf = ({ kind, most }: Pick<ExtraRule, 'kind' | 'most'>): string =>
  kind === 'tiles' ? `at most ${most} tiles` : `0..${most}`;

/** Of the right kind, and not too much of it. */
export const fitsExtra = (
  { kind, most }: Pick<ExtraRule, 'kind' | 'most'>,
  value: Extra,
): boolean =>
  kind === 'tiles'
    ? typeof value === 'object' && value.length <= most
    : typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** As in an address; absent for nothing. */
export function formatExtra(value: Extra): string | undefined {
  if (isNothing(value)) return undefined;
  return typeof value === 'object' ? formatTiles(value) : String(value);
}

export function readExtra(
  rule: Pick<ExtraRule, 'id' | 'kind' | 'most'>,
  text: string | undefined,
): Result<Extra, ExtraError> {
  if (text === undefined || text === '') return ok(noExtra(rule));
  const bad = fail({ code: 'bad-extra', extra: rule.id, expected: expectedOf(rule) } as const);
  if (rule.kind === 'tiles') {
    const tiles = parseTiles(text);
    return !tiles.ok || fitsExtra(rule, tiles.value) ? tiles : bad;
  }
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return fitsExtra(rule, number) ? ok(number) : bad;
}

/** The hand with every tile of its extras, to be checked for copies. */
export const withExtraTiles = (situation: Situation): Situation => ({
  ...situation,
  concealed: [...situation.concealed, ...Object.values(situation.extras).flatMap(tilesIn)],
});

const tilesIn = (value: Extra): readonly Tile[] => (typeof value === 'object' ? value : NO_TILES);

/** The most tiles, or the highest number, that this hand can have: 0 where it can have none. */
const mostOf = (
  { most, possible, mostIn }: Pick<ExtraRule, 'most' | 'possible' | 'mostIn'>,
  situation: Situation,
): number => (possible(situation) ? Math.min(most, mostIn?.(situation) ?? most) : 0);

/** What is asked beside one hand, and the most that this hand can have of it. */
export type ExtraChoice = Pick<ExtraRule, 'id' | 'kind' | 'most'>;

/** What the hand can have any of, and what has been said of it all the same. */
export const extraChoices = (
  rules: readonly ExtraRule[],
  situation: Situation,
  texts: Readonly<Record<string, string | undefined>>,
): readonly ExtraChoice[] =>
  rules
    .filter(({ id, possible }) => texts[id] !== undefined || possible(situation))
    .map((rule) => ({ id: rule.id, kind: rule.kind, most: mostOf(rule, situation) }));

/** The first extra that is unknown, of the wrong kind or impossible; absent if all can be. */
export function impossibleExtra(
  rules: readonly ExtraRule[],
  situation: Situation,
): string | undefined {
  const given = Object.entries(situation.extras).filter(([, value]) => !isNothing(value));
  for (const [id, value] of given) {
    const rule = rules.find((known) => known.id === id);
    if (rule === undefined || !fitsExtra({ ...rule, most: mostOf(rule, situation) }, value)) {
      return id;
    }
  }
  if (checkCopies(withExtraTiles(situation)).ok) return undefined;
  return given.find(([, value]) => typeof value === 'object')?.[0];
}

/** What a board shows beside a hand: its extras in the order of their rows. */
export interface ExtraToShow {
  readonly id: string;
  readonly value: number | readonly Tile[];
}

export const extrasToShow = (
  rules: readonly ExtraRule[],
  { extras }: Pick<Situation, 'extras'>,
): readonly ExtraToShow[] =>
  rules.flatMap(({ id }) => {
    const value = extras[id];
    return isNothing(value) || typeof value === 'boolean' || value === undefined
      ? []
      : [{ id, value }];
  });
