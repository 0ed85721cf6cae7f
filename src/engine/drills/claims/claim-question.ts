/** A discard, and the hand of a player who may want it: from texts, and back into them. */
import {
  HAND_SIZE,
  type HeldHand,
  type MeldError,
  meldError,
  sizeOfHand,
} from '../../core/hand.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import { TILES, type Tile } from '../../core/tile.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import type { Reach } from '../../rulesets/reaches.ts';
import type { AgreedRules, Kit } from '../../scoring/kit.ts';
import type { TableTeaching } from '../../scoring/table-teaching.ts';
import { type Side, sideOf } from '../../table/across.ts';
import type { Refusal, Texts } from '../drill.ts';
import {
  choice,
  constant,
  type FieldError,
  type Fields,
  heldHand,
  optional,
  readFields,
  tilesOrNone,
  wholeNumber,
  withDefault,
  writeFields,
} from '../field.ts';
import { MANY_LEFT } from '../hand-in-play.ts';
import { copiesError, tilesIn } from '../hand-tiles.ts';
import type { ScoredHandError } from '../scoring/position.ts';
import { WAY } from './levels.ts';

/** How a hand begins: at once, or with an exchange of tiles. */
const DEALS = ['plain', 'exchange'] as const;

export interface ClaimQuestion {
  readonly rules: PlayableRules;
  /** Before the discard is taken: thirteen tiles, three to a meld. */
  readonly hand: HeldHand;
  readonly tile: Tile;
  readonly seat: Wind;
  readonly from: Wind;
  readonly round: Wind;
  /** The player's own discards. */
  readonly river: readonly Tile[];
  /** Tiles that may still be drawn. */
  readonly left: number;
  /** Kongs of the other players. */
  readonly kongs: number;
  readonly deal: (typeof DEALS)[number];
  /** What is asked, where it is not which claims are allowed. */
  readonly ask?: typeof WAY | undefined;
}

export interface ClaimRules {
  readonly kit: Kit;
  readonly agreed: AgreedRules;
  readonly teaching: TableTeaching;
  /** What tiles may come to, where a complete hand is not enough to win. */
  readonly reach: Reach | undefined;
}

export type ClaimRulesById = Readonly<Record<PlayableRules, ClaimRules>>;

export type ClaimQuestionError =
  | FieldError
  | ScoredHandError
  | MeldError
  /** A hand that is not between two turns; a player who takes his own discard. */
  | { readonly code: 'not-between-turns'; readonly count: number }
  | { readonly code: 'own-discard' | 'not-in-these-rules' };

const USUAL = PLAYABLE_RULES[0] as PlayableRules;

const MOST_LEFT = 99;
const MOST_KONGS = 4;

const HEAD = { rules: withDefault(USUAL, choice(PLAYABLE_RULES)) };

/** What a question says of a discard and a hand, whatever the rules. */
export type DiscardFacts = Omit<ClaimQuestion, 'rules' | 'deal' | 'ask'>;

export const discardFields = ({ countsRound }: Pick<Kit, 'countsRound'>): Fields<DiscardFacts> => ({
  hand: heldHand,
  tile: choice(TILES),
  seat: choice(WINDS),
  from: choice(WINDS),
  round: countsRound ? withDefault<Wind>('E', choice(WINDS)) : constant<Wind>('E'),
  river: tilesOrNone,
  left: withDefault(MANY_LEFT, wholeNumber(0, MOST_LEFT)),
  kongs: withDefault(0, wholeNumber(0, MOST_KONGS)),
});

const fieldsFor = (kit: Kit): Fields<Omit<ClaimQuestion, 'rules'>> => ({
  ...discardFields(kit),
  deal: withDefault(DEALS[0], choice(DEALS)),
  ask: optional(choice([WAY])),
});

const seatOf = (wind: Wind) => WINDS.indexOf(wind) as Seat;

/** Where the player who let the tile go sits, as the one who is asked sees it. */
export const giverSide = ({ seat, from }: Pick<DiscardFacts, 'seat' | 'from'>): Side =>
  sideOf(seatOf(seat), seatOf(from));

export const ownKongs = ({ melds }: HeldHand): number =>
  melds.filter(({ kind }) => kind === 'kong').length;

/** What cannot be so under a rule set. */
export function claimRefusal(
  { kit }: ClaimRules,
  question: Omit<ClaimQuestion, 'rules'>,
): Refusal | undefined {
  const { hand, tile, seat, from, river, kongs, deal } = question;
  const refused = (part: string, error: ClaimQuestionError): Refusal => ({ part, error });
  const meld = meldError(hand.melds, kit.melds);
  if (meld) return refused('hand', meld);
  const count = sizeOfHand(hand);
  if (count !== HAND_SIZE) return refused('hand', { code: 'not-between-turns', count });
  const copies = copiesError([...tilesIn(hand), tile, ...river]);
  if (copies) return refused('hand', copies);
  if (seat === from) return refused('from', { code: 'own-discard' });
  const { mostKongs } = kit.table.reserve;
  const declared = kongs + ownKongs(hand);
  if (mostKongs && declared > mostKongs.kongs)
    return refused('kongs', { code: 'not-in-these-rules' });
  return deal === 'exchange' && !kit.table.exchange
    ? refused('deal', { code: 'not-in-these-rules' })
    : undefined;
}

export function parseClaim(
  rulesById: ClaimRulesById,
  texts: Texts,
): Result<ClaimQuestion, Refusal> {
  const head = readFields(HEAD, texts);
  if (!head.ok) return head;
  const rules = rulesById[head.value.rules];
  const read = readFields(fieldsFor(rules.kit), texts);
  if (!read.ok) return read;
  const error = claimRefusal(rules, read.value);
  return error ? fail(error) : ok({ ...head.value, ...read.value });
}

export function formatClaim(rulesById: ClaimRulesById, { rules, ...of }: ClaimQuestion): Texts {
  return { ...writeFields(HEAD, { rules }), ...writeFields(fieldsFor(rulesById[rules].kit), of) };
}
