import type { RunOfHonours } from './group.ts';
import type { ReserveRules } from './reserve-rules.ts';
import {
  BONUS_TILES,
  type BonusTile,
  COPIES,
  DRAGON_TILES,
  RANKS,
  type Suit,
  type Tile,
  WIND_TILES,
} from './tile.ts';

export const SET_FAMILIES = [
  'characters',
  'circles',
  'bamboos',
  'winds',
  'dragons',
  'flowers',
] as const;
export type SetFamily = (typeof SET_FAMILIES)[number];

export interface FamilyRule {
  readonly id: SetFamily;
  readonly tiles: readonly (Tile | BonusTile)[];
  readonly copies: number;
  readonly optional: boolean;
  readonly rule: string;
}

interface SetRules {
  readonly suits: string;
  readonly winds: string;
  readonly dragons: string;
  /** Absent where the set has none. */
  readonly flowers?: { readonly rule: string; readonly optional?: true };
}

const series = (suit: Suit): readonly Tile[] => RANKS.map((rank): Tile => `${rank}${suit}`);

/** The set that is played with, each family by the entry that names it. */
export function familiesOf({ suits, winds, dragons, flowers }: SetRules): readonly FamilyRule[] {
  const four = (id: SetFamily, tiles: readonly Tile[], rule: string): FamilyRule => ({
    id,
    tiles,
    copies: COPIES,
    optional: false,
    rule,
  });
  const main = [
    four('characters', series('m'), suits),
    four('circles', series('p'), suits),
    four('bamboos', series('s'), suits),
    four('winds', WIND_TILES, winds),
    four('dragons', DRAGON_TILES.toReversed(), dragons),
  ];
  if (flowers === undefined) return main;
  const { rule, optional = false } = flowers;
  return [...main, { id: 'flowers', tiles: BONUS_TILES, copies: 1, optional, rule }];
}

/** How a hand can end, as far as it decides who starts the next one. Rule sets tell some apart. */
export const HAND_ENDS = [
  'starter-wins',
  'other-wins',
  'drawn',
  'draw-without-kong',
  'draw-with-kong',
  'draw-ready',
  'draw-unready',
  'annulled',
] as const;
export type HandEnd = (typeof HAND_ENDS)[number];

/** Whether the starter begins the next hand too. */
export interface NextRule {
  readonly end: HandEnd;
  readonly stays: boolean;
  readonly rule: string;
  /** What some tables agree on for the last round, by the option that says so. */
  readonly lastRound?: {
    readonly stays: boolean;
    readonly rule: string;
    readonly option: string;
  };
  /** A starter who may stay may also give the hand on: nobody else can tell who is next. */
  readonly isChoice?: true;
}

export type ClaimKind = 'chow' | 'pung' | 'kong' | 'win';

/**
 * A discard that is forbidden for the turn of the claim: `other-end` is the tile that would have
 * made a chow with the two from the hand on their other side, `same-tile` the kind just claimed.
 */
export interface BarredDiscard {
  readonly tile: 'other-end' | 'same-tile';
  readonly rule: string;
  /** The option that has to be agreed on for it; without one it is always forbidden. */
  readonly option?: string;
}

/** A claim on a discard. A lower rank goes first; within a rank, the nearest in turn. */
export interface ClaimRule {
  readonly claim: ClaimKind;
  readonly rank: number;
  /** Only for the player after the discarder. */
  readonly nextOnly?: true;
  /** Also allowed on the last discard of a hand, after which nobody draws. */
  readonly onLastDiscard?: true;
  readonly rule: string;
  /** The entry that says how it is made, where `rule` is about who goes first. */
  readonly made?: string;
  /** Runs of honours that it takes besides. */
  readonly runs?: readonly RunOfHonours[];
  /** The players passed over play once more, instead of losing their turn. */
  readonly passedPlayOn?: { readonly rule: string };
  /** The circumstance of a win with a tile that another player had claimed so. */
  readonly passesOver?: { readonly claim: Exclude<ClaimKind, 'win'>; readonly how: string };
  /** The option that says how many may win with one tile; without one the nearest in turn alone. */
  readonly several?: { readonly option: string; readonly rule: string };
  /** Barred to a player whose own discards hold any tile that he waits for: the rule that says so. */
  readonly barredByOwnDiscards?: string;
  readonly barredDiscards?: readonly BarredDiscard[];
}

/** How the walls are opened. Stacks are counted from their owner's end, and taken the same way. */
export interface BreachRules {
  readonly runs: 'left' | 'right';
  /** The starter throws; where there are two throws, the owner of that wall adds one. */
  readonly throws: 1 | 2;
  /** The stack counted to is lifted out, or the walls are parted behind it. */
  readonly opens: 'stack' | 'gap';
  /** The stacks of the tail, from the breach, on which the two loose tiles lie. */
  readonly looseOn: readonly number[];
  /** Absent where the source leaves it to others. */
  readonly rules?: { readonly wall: string; readonly stack: string; readonly loose?: string };
}

/** To the left of each player, both loose tiles on the next stack. */
export const BREACH_TO_THE_LEFT: BreachRules = {
  runs: 'left',
  throws: 2,
  opens: 'stack',
  looseOn: [1],
};

export interface DealRules {
  /** Stacks taken at a time, and how many times. */
  readonly stacks: number;
  readonly rounds: number;
  /** Then the starter takes two tops at once, or one tile at the start and one at the end. */
  readonly last: 'two-tops' | 'one-by-one';
  readonly rule?: string;
}

/**
 * `column`: a throw finds the seat of East, another the player who takes the top wind of four.
 * `highest`: the highest throw is East, and where `ranks` says so the next ones South, West, North.
 * `row`: a throw finds the seat of East, the parity of another the end of a row of six tiles.
 */
type SeatingRules =
  | { readonly by: 'column' | 'row'; readonly rule: string }
  | {
      readonly by: 'highest';
      readonly dice: 1 | 2;
      readonly ranks: boolean;
      readonly rule: string;
      /** A first round of throws, whose highest chooses a seat. */
      readonly chooser?: { readonly rule: string };
    };

/** A hand that begins with an exchange of tiles. */
interface ExchangeRules {
  readonly tiles: number;
  /** With whom: so many seats on, in the order of play. */
  readonly seatsOn: number;
  readonly next: readonly NextRule[];
  /** The circumstance of every hand of such a deal. */
  readonly how: string;
  /** The option that says what each player lays down for such a hand, 0 for nothing. */
  readonly stake?: string;
  /** A claim that nobody may make then, unless an option allows it. */
  readonly barred?: { readonly claim: ClaimKind; readonly unless: string; readonly rule: string };
  readonly rule: string;
}

/** What a player does in the course of a hand; the last discard is followed by no draw. */
export type TurnAction =
  | 'turn'
  | 'draw'
  | 'discard'
  | 'flower'
  | 'kong'
  | 'ready'
  | 'annulment'
  | 'exchange'
  | 'last-discard'
  | 'end';

/** A player one tile short may say so, with nothing exposed, while so many tiles are left. */
interface ReadyRules {
  readonly concealed: boolean;
  readonly tilesLeft: number;
  /** The circumstances of a later win: declared, on the first discard, won within a round of turns. */
  readonly how: { readonly declared: string; readonly first: string; readonly soon: string };
  readonly rule: string;
}

/** A hand may be given up before the first discard. */
interface AnnulmentRules {
  readonly allowed: (dealt: readonly Tile[]) => boolean;
  readonly rule: string;
}

/** Red fives in the set, as many as an option says; the winner's are counted by an extra. */
interface RedFiveRules {
  readonly option: string;
  readonly extra: string;
  readonly inSet: (most: number) => readonly Tile[];
  readonly rule: string;
}

/** Hands that end before the wall does, with nobody paid, where players agree on it by an option. */
interface AbortRules {
  readonly option: string;
  /** Different ends and honours with which a player may end the hand at his first draw. */
  readonly kinds: number;
  readonly rule: string;
}

/**
 * How each kind is made; that an exposed pung takes no discard; that a turn which began with a
 * claim has no kong.
 */
export type KongMatter = 'concealed' | 'added' | 'claimed' | 'exposed-pung' | 'after-claim';

/** What a question can hang on where a source is silent, by the name of what is settled here. */
export const HOUSE_DECISIONS = [
  'countTurns',
  'countedStay',
  'lastTiles',
  'looseTogether',
  'nearLooseFirst',
  'topFirst',
  'drawnStays',
  'noKongAfterPung',
] as const;
export type HouseDecision = (typeof HOUSE_DECISIONS)[number];

export interface TableRules {
  /** The errata that say what is settled where the source leaves it open. */
  readonly settled?: Readonly<Partial<Record<HouseDecision, string>>>;
  /** The entries that say how each is done. */
  readonly actions: Readonly<Partial<Record<TurnAction, string>>>;
  readonly ready?: ReadyRules;
  readonly annulment?: AnnulmentRules;
  readonly abort?: AbortRules;
  /** The option by which a drawn hand is won with discards alone: all ends and honours, none taken. */
  readonly drawnMangan?: { readonly option: string; readonly rule: string };
  /** The fine for whoever lets the last set of a great hand go, and the option that agrees on it. */
  readonly liability?: { readonly option: string; readonly fine: string; readonly rule: string };
  readonly families: readonly FamilyRule[];
  readonly redFives?: RedFiveRules;
  readonly seating?: SeatingRules;
  /** What the player who begins a hand is called. */
  readonly starterIs: 'first-hand' | 'east';
  /** Two throws find who starts the game, the second counted from the first; otherwise East does. */
  readonly starterThrown?: {
    /** East throws both, or whoever the first throw reaches throws the second. */
    readonly second: 'east' | 'reached';
    readonly rule: string;
  };
  /** The entry that says how the walls are built. */
  readonly walls?: { readonly rule: string };
  /** Flowers among the tiles dealt; nobody sees those that lie face down. */
  readonly dealtFlowers?: { readonly faceDown?: true; readonly rule: string };
  /** Where discards lie: in a row before each player, or together in the middle. */
  readonly discards?: { readonly lie: 'rows' | 'middle'; readonly rule: string };
  readonly breach: BreachRules;
  readonly deal: DealRules;
  readonly next: readonly NextRule[];
  readonly rounds: { readonly number: number; readonly rule: string };
  readonly exchange?: ExchangeRules;
  readonly reserve: ReserveRules;
  /** The entries about kongs, as far as the source has some. */
  readonly kongs: Readonly<Partial<Record<KongMatter, string>>>;
  /** Which wind each player has in a hand. */
  readonly seatWinds?: { readonly rule: string };
  /** What a wind is to a player, by the round and the seat. */
  readonly windKinds?: { readonly rule: string };
  /** Whose turn follows a claim. */
  readonly afterClaim?: { readonly rule: string };
  /** A claimed tile lies across its meld, and its place tells the giver. */
  readonly across?: { readonly rule: string };
}
