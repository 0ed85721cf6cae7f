/**
 * A place of a hand where a seat has something to choose, as texts by name: so it is kept, carried
 * in an address and asked again. The hand is played up to there each time it is read, each move checked.
 */
import { formatHand } from '../core/notation.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { sortTiles } from '../core/tile.ts';
import { WINDS, type Wind, ZERO_BY_WIND } from '../core/wind.ts';
import type { Kit } from '../scoring/kit.ts';
import { formatOption } from '../scoring/option.ts';
import type { GameRules, GameStanding, HandState } from './hand-state.ts';
import type { Move } from './move.ts';
import { formatMove, formatMoves, parseMove, parseMoves } from './move-line.ts';
import { asWind, moveText } from './move-text.ts';
import { recordOf, replayMoves } from './record.ts';
import { hasChoice, viewOf } from './seat-view.ts';

export const PLACE_PARTS = [
  ...['rules', 'agreed', 'seat', 'hand', 'tile', 'round', 'exchange', 'repeats', 'deposits'],
  ...['totals', 'east', 'south', 'west', 'north', 'wall', 'loose', 'dead', 'moves', 'made'],
] as const;

type PlaceTexts = Readonly<Partial<Record<string, string>>>;

export const PASS = 'pass';

export interface Place {
  readonly rules: GameRules;
  readonly seat: Wind;
  readonly state: HandState;
  /** What was done until then. */
  readonly moves: readonly Move[];
  /** What the seat chose, where that is known. */
  readonly made?: Move | typeof PASS;
}

export interface PlaceError {
  readonly code: 'no-such-place';
}

const DEALT = { E: 'east', S: 'south', W: 'west', N: 'north' } as const;

const agreedText = ({ kit, agreed }: GameRules): string =>
  Object.entries(agreed.options)
    .map(([name, value]) => [name, formatOption(value)] as const)
    .filter(([name, text]) => text !== formatOption(kit.defaults[name]))
    .map((pair) => pair.join(':'))
    .join(',');

function rulesIn(kit: Kit, text: string): GameRules | undefined {
  const pairs = text === '' ? [] : text.split(',').map((pair) => pair.split(':'));
  const options = kit.readTexts(Object.fromEntries(pairs));
  const agreed = options.ok ? kit.withOptions(options.value) : options;
  return agreed.ok ? { kit, agreed: agreed.value } : undefined;
}

type Amounts = Readonly<Partial<Record<Wind, number>>>;

const amountsText = (amounts: Amounts): string =>
  WINDS.flatMap((wind) => (amounts[wind] ? [`${wind}${amounts[wind]}`] : [])).join(',');

function amountsIn(text: string): Amounts | undefined {
  const rows = text === '' ? [] : text.split(',');
  const read = rows.map((row) => /^([ESWN])(-?\d{1,9}(?:\.\d{1,9})?)$/.exec(row));
  if (read.some((row) => row === null)) return undefined;
  return Object.fromEntries(read.map((row) => [row?.[1], Number(row?.[2])]));
}

function standingText({ repeats, deposits, totals }: GameStanding): PlaceTexts {
  return {
    ...(repeats && { repeats: String(repeats) }),
    ...(deposits && { deposits: amountsText(deposits) }),
    ...(totals && { totals: amountsText(totals) }),
  };
}

function standingIn(texts: PlaceTexts): GameStanding | undefined {
  const { repeats = '0', deposits, totals } = texts;
  const laid = deposits === undefined ? {} : amountsIn(deposits);
  const gained = totals === undefined ? {} : amountsIn(totals);
  if (!/^\d{1,3}$/.test(repeats) || laid === undefined || gained === undefined) return undefined;
  return {
    ...(repeats !== '0' && { repeats: Number(repeats) }),
    ...(deposits !== undefined && { deposits: laid }),
    ...(totals !== undefined && { totals: { ...ZERO_BY_WIND, ...gained } }),
  };
}

/** What a list shows of the place: the hand, and a tile that lies open. */
function shownTexts({ state, rules, seat }: Place): PlaceTexts {
  const { own, phase } = viewOf(state, rules, seat);
  const { concealed, melds, reds } = own;
  const hand = { concealed: sortTiles(concealed), melds, flowers: [], ...(reds && { reds }) };
  return { hand: formatHand(hand), ...(phase.tile !== undefined && { tile: phase.tile }) };
}

export function formatPlace(place: Place): PlaceTexts {
  const { rules, seat, state, moves, made } = place;
  const agreed = agreedText(rules);
  const { round, exchange, deal, wall, loose, deadWall } = recordOf(state, [], rules);
  const dealt = WINDS.map((wind) => [DEALT[wind], deal[wind]] as const);
  const tight = (tiles: string): string => tiles.replaceAll(' ', '');
  return {
    ...{ rules: rules.kit.id, seat, round, ...shownTexts(place) },
    ...(agreed !== '' && { agreed }),
    ...(exchange && { exchange: 'yes' }),
    ...standingText(state.standing),
    ...Object.fromEntries(dealt),
    wall: tight(wall),
    ...(loose !== undefined && { loose: tight(loose) }),
    ...(deadWall !== undefined && { dead: tight(deadWall) }),
    ...(moves.length > 0 && { moves: formatMoves(moves) }),
    ...(made && { made: made === PASS ? made : formatMove(made) }),
  };
}

const recordIn = (texts: PlaceTexts, { kit, agreed }: GameRules, moves: readonly Move[]) => ({
  ...{ v: 1, rules: kit.id, options: agreed.options, round: texts['round'] },
  ...(texts['exchange'] === 'yes' && { exchange: true }),
  deal: Object.fromEntries(WINDS.map((wind) => [wind, texts[DEALT[wind]]])),
  wall: texts['wall'],
  ...(texts['loose'] !== undefined && { loose: texts['loose'] }),
  ...(texts['dead'] !== undefined && { deadWall: texts['dead'] }),
  moves: moves.map(moveText),
});

/** Refuses what nobody could have come to, and a seat that has nothing to choose. */
export function parsePlace(texts: PlaceTexts, kit: Kit): Result<Place, PlaceError> {
  const refused = fail({ code: 'no-such-place' } as const);
  const rules = rulesIn(kit, texts['agreed'] ?? '');
  const seat = asWind(texts['seat']);
  const moves = parseMoves(texts['moves'] ?? '');
  const standing = standingIn(texts);
  const made = texts['made'] === PASS ? PASS : parseMove(texts['made'] ?? '');
  if (!rules || !seat || !moves || !standing) return refused;
  const played = replayMoves(recordIn(texts, rules, moves), rules, standing);
  if (!played.ok) return refused;
  const { state } = played.value;
  const place: Place = { rules, seat, state, moves, ...(made && { made }) };
  if (!hasChoice(viewOf(state, rules, seat))) return refused;
  const shown = shownTexts(place);
  const isShown = ['hand', 'tile'].every((name) => (texts[name] ?? shown[name]) === shown[name]);
  return isShown ? ok(place) : refused;
}

const SUITS = ['m', 'p', 's'] as const;
type Suit = (typeof SUITS)[number];

/** The suits in every other order, each told by what stands for characters, circles and bamboos. */
const ORDERS: readonly string[] = ['mps', 'msp', 'pms', 'psm', 'smp', 'spm'];
export const OTHER_SUITS = ORDERS.slice(1);

const IN_TILES = [...Object.values(DEALT), 'wall', 'loose', 'dead', 'moves', 'made'];

/** The same place with other suits in the place of its own. */
export function withSuits(given: PlaceTexts, order: string): PlaceTexts {
  // What is shown of it follows from the rest.
  const { hand: _, tile: __, ...texts } = given;
  const other = (text: string): string =>
    text.replace(/(?<=\d)[mps]/g, (suit) => order[SUITS.indexOf(suit as Suit)] ?? suit);
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text !== undefined && IN_TILES.includes(name) ? other(text) : text,
    ]),
  );
}
