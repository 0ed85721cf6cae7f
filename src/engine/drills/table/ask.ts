import type { Group } from '../../core/group.ts';
import type { Rng } from '../../core/rng.ts';
import { SEATS, type Seat, seatAfter } from '../../core/seat.ts';
import type { BreachRules, HandEnd, HouseDecision, SetFamily } from '../../core/table-rules.ts';
import type { Tile } from '../../core/tile.ts';
import type { Wind } from '../../core/wind.ts';
import type { AgreedRules, Kit } from '../../scoring/kit.ts';
import type { TableTeaching } from '../../scoring/table-teaching.ts';
import type { WallSize } from '../../table/wall.ts';
import type { Refusal } from '../drill.ts';
import { choice, type Field, type Fields } from '../field.ts';

/**
 * East where the starter has no other name, a gap where no stack is lifted out, single last tiles,
 * a set without bonus tiles, rounds that have a wind.
 */
export type WordForm = 'east' | 'gap' | 'singly' | 'plain' | 'winds';

export interface TableSide {
  readonly kit: Kit;
  readonly agreed: AgreedRules;
  readonly teaching: TableTeaching;
  readonly wall: WallSize & BreachRules;
  /** Of the words that there are more than one form of, those that fit the rules. */
  readonly forms: readonly WordForm[];
}

export interface Setting {
  readonly players: string;
  readonly side: TableSide;
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
  ...[
    'fills',
    'fillsWhole',
    'hand',
    'wholeHand',
    'noHand',
    'noSevenPairs',
    'noSpecialHand',
    'manyChows',
  ],
  ...['count', 'countTo', 'rounds', 'reached', 'firstThrow', 'secondThrow'],
  ...['east', 'column', 'drawn', 'place', 'winds', 'windsFromEast', 'eastIs'],
  ...['tidied', 'fromOdd', 'fromEven', 'ranking', 'ranksSeats', 'ranksEast'],
  ...['staysAfter', 'begins', 'stays', 'passes', 'staysEastAfter', 'staysEast', 'becomesEast'],
  ...['wallOf', 'breachGap', 'headLeft', 'looseApart', 'lastSingly', 'tailStack'],
  ...['hill', 'treasure', 'markers', 'behindHill', 'inTreasure', 'looseFirst', 'looseRenewed'],
  ...['drawsAtFirst', 'twoFewer', 'fewerByTreasure', 'oneFewer', 'flowersFewer', 'drawsLeft'],
  ...[
    'passedOver',
    'nonePassed',
    'turnGoesOn',
    'playOnceMore',
    'markerRow',
    'across',
    'windPlain',
    'windHonour',
    'windDouble',
    'roundIs',
    'roundIsNot',
  ],
  ...['breach', 'corner', 'countStacks', 'loose', 'ringed', 'stacks', 'lastTiles', 'dealOrder'],
  ...['breachFromLeft', 'cornerToRight', 'countFromLeft', 'looseOnRoof'],
  ...[
    'claim',
    'win',
    'tooCheap',
    'noRole',
    'order',
    'orderKongLast',
    'taken',
    'wins',
    'nobody',
    'noClaim',
  ],
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
  readonly seated?: true;
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
  { side }: Pick<Setting, 'side'>,
  firstHand: Code,
  east: Code,
): Code => (side.forms.includes('east') ? east : firstHand);

export const flawIn = (part: string, code: string): Refusal => ({ part, error: { code } });

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
    flaw: (put) =>
      flaw?.(put) ?? (find(put).length === 0 ? flawIn(within, 'nothing-to-find') : undefined),
    answer: find,
    hint: (put) => [reason('howMany', { n: find(put).length })],
  };
}

/** The letters of the players, as the book of 1924 names them. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

const NOBODY = '-';

export const player: Field<Letter> = choice(LETTERS);

export const seatOf = ({ players }: Pick<Setting, 'players'>, letter: string): Seat =>
  players.indexOf(letter) as Seat;

export const playerAt = ({ players }: Pick<Setting, 'players'>, seat: Seat): string =>
  players[seat] ?? '';

export const answerAt = (setting: Setting, seat: Seat | undefined): readonly string[] =>
  seat === undefined ? [NOBODY] : [playerAt(setting, seat)];

export const playersFrom = (setting: Setting, seat: Seat): readonly string[] =>
  SEATS.map((turn) => playerAt(setting, seatAfter(seat, turn)));

export const placesOf = (row: readonly Tile[], kinds: readonly string[]): readonly string[] =>
  row.flatMap((tile, place) => (kinds.includes(tile) ? [String(place)] : []));
