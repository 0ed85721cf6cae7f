import type { Group } from '../../core/group.ts';
import type { Rng } from '../../core/rng.ts';
import { SEATS, type Seat, seatAfter } from '../../core/seat.ts';
import type { BreachRules, HandEnd, HouseDecision, SetFamily } from '../../core/table-rules.ts';
import type { Tile } from '../../core/tile.ts';
import type { Wind } from '../../core/wind.ts';
import type { GameRules } from '../../play/hand-state.ts';
import type { Kit } from '../../scoring/kit.ts';
import type { TableTeaching } from '../../scoring/table-teaching.ts';
import type { WallSize } from '../../table/wall.ts';
import type { Refusal } from '../drill.ts';
import { choice, type Field, type Fields } from '../field.ts';
import { fitOneSet } from '../hand-tiles.ts';

/**
 * East where the starter has no other name, a gap where no stack is lifted out, single last tiles,
 * a set without bonus tiles, rounds that have a wind.
 */
export type WordForm = 'east' | 'gap' | 'singly' | 'plain' | 'winds';

/** A rule set with all that questions at its table are judged by. */
export interface TableContext {
  readonly kit: Kit;
  readonly rules: GameRules;
  readonly teaching: TableTeaching;
  readonly wall: WallSize & BreachRules;
  /** Of the words that there are more than one form of, those that fit the rules. */
  readonly forms: readonly WordForm[];
}

/** Who sits where, under which rules. */
export interface Setting extends TableContext {
  /** Their letters in the order of play. */
  readonly players: string;
  readonly seatOf: (letter: string) => Seat;
  readonly playerAt: (seat: Seat) => string;
  /** The player on a seat as an answer, or nobody. */
  readonly answerAt: (seat: Seat | undefined) => readonly string[];
  /** All four, the one on the seat first. */
  readonly playersFrom: (seat: Seat) => readonly string[];
}

export function settingOf(context: TableContext, players: string): Setting {
  const playerAt = (seat: Seat): string => players[seat] ?? '';
  return {
    ...{ ...context, players, playerAt },
    seatOf: (letter) => players.indexOf(letter) as Seat,
    answerAt: (seat) => (seat === undefined ? [NOBODY] : [playerAt(seat)]),
    playersFrom: (seat) => SEATS.map((turn) => playerAt(seatAfter(seat, turn))),
  };
}

export type AtTable<Q> = Q & Setting;

interface ReasonData
  extends Record<'n' | 'total' | 'count' | 'least' | 'turn' | 'low' | 'mid' | 'high', number>,
    Record<'stack' | 'stacks' | 'nth' | 'left' | 'kongs' | 'flowers', number>,
    Record<'player' | 'seat' | 'breaker' | 'kind', string> {
  readonly side: 'left' | 'middle' | 'right';
  readonly wind: Wind;
  readonly order: readonly string[];
  readonly counted: readonly string[];
  readonly terms: readonly number[];
  readonly family: SetFamily;
  readonly end: HandEnd;
  readonly ends: readonly HandEnd[];
  readonly tile: Tile;
  readonly tiles: readonly Tile[];
  readonly groups: readonly Group[];
  readonly winds: readonly { readonly player: string; readonly wind: Wind }[];
}

export const REASON_CODES = [
  ...['sum', 'ownSum', 'familySize', 'family', 'howMany'],
  ...['fills', 'fillsWhole', 'hand', 'wholeHand'],
  ...['noHand', 'noSevenPairs', 'noSpecialHand', 'manyChows'],
  ...['count', 'countTo', 'rounds', 'reached', 'firstThrow', 'secondThrow'],
  ...['east', 'column', 'drawn', 'place', 'winds', 'windsFromEast', 'eastIs'],
  ...['tidied', 'fromOdd', 'fromEven', 'ranking', 'ranksSeats', 'ranksEast'],
  ...['staysAfter', 'begins', 'stays', 'passes', 'staysEastAfter', 'staysEast', 'becomesEast'],
  ...['wallOf', 'breachGap', 'headLeft', 'looseApart', 'lastSingly', 'tailStack'],
  ...['hill', 'treasure', 'markers', 'behindHill', 'inTreasure', 'looseFirst', 'looseRenewed'],
  ...[
    'drawsAtFirst',
    'drawsOfAll',
    'twoFewer',
    'fewerByTreasure',
    'oneFewer',
    'flowersFewer',
    'drawsLeft',
  ],
  ...['passedOver', 'nonePassed', 'turnGoesOn', 'playOnceMore', 'markerRow', 'across'],
  ...['windPlain', 'windHonour', 'windDouble', 'roundIs', 'roundIsNot'],
  ...['breach', 'corner', 'countStacks', 'loose', 'ringed', 'stacks', 'lastTiles', 'dealOrder'],
  ...['breachFromLeft', 'cornerToRight', 'countFromLeft', 'looseOnRoof'],
  ...['claim', 'win', 'tooCheap', 'noRole', 'order', 'orderKongLast'],
  ...['taken', 'wins', 'nobody', 'noClaim'],
  ...['loneWinds', 'loneEnds', 'loneDragons', 'collects'],
  ...['planCount', 'planMelds', 'planFits', 'planHonours', 'planPungs'],
  ...['takings', 'secondMarker', 'noSecondMarker', 'atHome'],
  ...['windMoves', 'windStays', 'roundEnds', 'roundGoesOn', 'gameOver'],
  ...['robs', 'nobodyRobs', 'noRob', 'robOrder'],
  ...['kongInHand', 'kongWithPung', 'kongOfDiscard', 'kongBesidePung', 'kongInGroup'],
  ...['kongAfterClaim', 'kongNoTile', 'kongMost', 'kongNotTurn', 'kongNotDrawn', 'kongWaits'],
  ...['kongNow', 'kongParted', 'kongTakesNone'],
  ...['isolated', 'played', 'annulled', 'danger', 'inHand', 'tally', 'worth'],
] as const;
type ReasonCode = (typeof REASON_CODES)[number];

export interface AskReason {
  readonly code: ReasonCode;
  readonly data: Partial<ReasonData>;
}

export const reason = (code: ReasonCode, data: Partial<ReasonData> = {}): AskReason => ({
  code,
  data,
});

export interface Ask<Q, Shown = unknown> {
  /** Whether it is the same wherever the players sit. */
  readonly isSeatless?: true;
  readonly fields: Fields<Q>;
  readonly flaw?: (put: AtTable<Q>) => Refusal | undefined;
  readonly make: (rng: Rng, setting: Setting) => Q;
  /**
   * The answer: letters of players, places of tiles or hands in their row, families, the name of a
   * size, or a stack by its owner and its number, `B15`.
   */
  readonly answer: (put: AtTable<Q>) => readonly string[];
  readonly accepts?: (put: AtTable<Q>, chosen: readonly string[]) => boolean;
  readonly reasons: (put: AtTable<Q>, chosen: readonly string[]) => readonly AskReason[];
  /** The entries that it rests on, as far as the rules have some. */
  readonly rules?: (put: AtTable<Q>) => readonly (string | undefined)[];
  /** The way to the answer, without its last step. */
  readonly hint: (put: AtTable<Q>) => readonly AskReason[];
  /** What the answer hangs on if the source leaves it open. */
  readonly settled?: (put: AtTable<Q>) => readonly HouseDecision[];
  readonly show?: (put: AtTable<Q>) => Shown;
  readonly after?: (put: AtTable<Q>) => object;
}

/** The code that fits the name of the starter. */
export const codeForStarter = <Code extends ReasonCode>(
  { forms }: TableContext,
  firstHand: Code,
  east: Code,
): Code => (forms.includes('east') ? east : firstHand);

export const flawIn = (part: string, code: string): Refusal => ({ part, error: { code } });

export const notInRules = (part = 'ask'): Refusal => flawIn(part, 'not-in-these-rules');

/** What is wrong with tiles of which there are not so many copies. */
export const tooManyIn = (part: string, tiles: readonly Tile[]): Refusal | undefined =>
  fitOneSet(tiles) ? undefined : flawIn(part, 'too-many-on-the-table');

/**
 * A question after everything of some sort in a row, named by a part of it. Its hint is how many
 * there are; a row without any is refused.
 */
export function findAll<Q, Shown = unknown>({
  within,
  find,
  flaw,
  ...ask
}: Omit<Ask<Q, Shown>, 'answer' | 'hint'> & {
  readonly within: keyof Q & string;
  readonly find: (put: AtTable<Q>) => readonly string[];
}): Ask<Q, Shown> {
  return {
    ...ask,
    isSeatless: true,
    flaw: (put) =>
      flaw?.(put) ?? (find(put).length === 0 ? flawIn(within, 'nothing-to-find') : undefined),
    answer: find,
    hint: (put) => [reason('howMany', { n: find(put).length })],
  };
}

/**
 * A question after the one player of whom all that lies open tells so. Its hint is what is counted
 * of each.
 */
export function findPlayer<Q, Found extends { readonly player: string }, Shown = unknown>({
  within,
  tiles,
  find,
  lines,
  conclusion,
  ...ask
}: Omit<Ask<Q, Shown>, 'answer' | 'hint' | 'reasons' | 'flaw'> & {
  readonly within: keyof Q & string;
  readonly tiles: (put: AtTable<Q>) => readonly Tile[];
  readonly find: (put: AtTable<Q>) => Found | undefined;
  readonly lines: (put: AtTable<Q>) => readonly AskReason[];
  readonly conclusion: (put: AtTable<Q>, found: Found) => AskReason;
}): Ask<Q, Shown> {
  return {
    ...ask,
    isSeatless: true,
    flaw: (put) =>
      tooManyIn(within, tiles(put)) ?? (find(put) ? undefined : flawIn(within, 'nothing-to-find')),
    answer: (put) => [find(put)].flatMap((found) => found?.player ?? []),
    reasons: (put) => {
      const found = find(put);
      return found ? [...lines(put), conclusion(put, found)] : [];
    },
    hint: lines,
  };
}

/** The letters of the players, as the book of 1924 names them. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

const NOBODY = '-';

export const player: Field<Letter> = choice(LETTERS);

export const placesOf = (row: readonly Tile[], kinds: readonly string[]): readonly string[] =>
  row.flatMap((tile, place) => (kinds.includes(tile) ? [String(place)] : []));
