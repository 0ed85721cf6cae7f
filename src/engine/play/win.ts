/** Whether a player may win now, and in what situation his hand is then scored. */
import { groupTiles, plainMeld } from '../core/group.ts';
import type { HeldHand, WinSource } from '../core/hand.ts';
import type { Situation } from '../core/situation.ts';
import { COPIES, type Tile } from '../core/tile.ts';
import type { Wind } from '../core/wind.ts';
import type { CircumstanceRule } from '../scoring/circumstance.ts';
import type { Score } from '../scoring/score.ts';
import { completes, winningTiles } from '../shapes/waits.ts';
import { type BarredWin, barredWin } from '../table/barred-win.ts';
import { extrasOf, withOneRed } from './extras.ts';
import { canDraw, type GameRules, type HandState, kongCount, type Turn } from './hand-state.ts';

/** A tile that would win, drawn or taken from the player who let it go. */
export interface WinningTile {
  readonly seat: Wind;
  readonly tile: Tile;
  readonly red?: true | undefined;
  readonly from: Wind | null;
  readonly robbing?: boolean;
  /** Who had claimed it for a meld. */
  readonly over?: Wind | undefined;
}

export function withoutTile(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const place = tiles.lastIndexOf(tile);
  return place < 0 ? tiles : tiles.toSpliced(place, 1);
}

export const withoutTiles = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] =>
  gone.reduce(withoutTile, tiles);

const isFirstRound = (state: HandState, most: number): boolean =>
  state.claims.length === 0 && kongCount(state) === 0 && state.discarded < most;

/** Every other copy lies open, so that all players see that this one is the last. */
function isLastOfKind({ players }: HandState, { tile, from, robbing }: WinningTile): boolean {
  const hands = Object.values(players);
  const melded = hands
    .flatMap(({ melds }) => melds.filter(({ open }) => open).flatMap(groupTiles))
    .filter((shown) => shown === tile).length;
  const discards = hands
    .flatMap(({ discards: own }) => own)
    .filter((shown) => shown.tile === tile && shown.claimedBy === undefined).length;
  const own = from === null ? 0 : 1;
  return melded + discards - own >= COPIES - 1 || robbing === true;
}

/** A round of turns since the declaration, and nobody has claimed. */
const TURNS_OF_A_ROUND = 4;

function readyCircumstances(
  state: HandState,
  { kit }: GameRules,
  { seat }: WinningTile,
): readonly string[] {
  const { declared } = state.players[seat];
  const how = kit.table.ready?.how;
  if (declared === undefined || how === undefined) return [];
  const isSoon =
    state.claims.length + kongCount(state) === declared.calls &&
    state.discarded - declared.discarded <= TURNS_OF_A_ROUND;
  return [declared.first ? how.first : how.declared, ...(isSoon ? [how.soon] : [])];
}

/** The circumstance of a win with a tile that another had claimed, where the rule set has one. */
const passedOverCircumstances = ({ kit }: GameRules): readonly string[] =>
  kit.claims.flatMap(({ passesOver }) => (passesOver === undefined ? [] : [passesOver.how]));

/** What was true of this win, in the words that rule sets share; each knows some of them. */
function happenings(state: HandState, rules: GameRules, won: WinningTile): readonly string[] {
  const { phase, players } = state;
  const hand = players[won.seat];
  const drawn = won.from === null;
  const { source = 'claim' } = phase.kind === 'turn' ? phase : {};
  const isLast = !canDraw(state, rules);
  return [
    ...(drawn && source === 'deal' ? ['heaven'] : []),
    ...(isFirstRound(state, drawn ? TURNS_OF_A_ROUND : 2) ? ['earth', 'first-draw'] : []),
    ...(won.robbing ? ['rob-kong'] : []),
    ...(drawn && (source === 'kong' || source === 'flower') ? ['replacement'] : []),
    ...(drawn && isLast ? ['last-wall'] : []),
    ...(!drawn && isLast && !won.robbing ? ['last-discard'] : []),
    ...(isLastOfKind(state, won) ? ['last-of-kind'] : []),
    ...(hand.melds.some(({ from }) => from !== undefined) && wasFirstDiscardClaimed(state, won.seat)
      ? ['first-discard-pung']
      : []),
    ...readyCircumstances(state, rules, won),
    ...(won.over === undefined ? [] : passedOverCircumstances(rules)),
  ];
}

/** East's first discard made a pung of this player. */
function wasFirstDiscardClaimed({ players }: HandState, seat: Wind): boolean {
  const [first] = players.E.discards;
  const pung = players[seat].melds.find(
    ({ kind, from, claimed }) => kind !== 'chow' && from === 'E' && claimed === first?.tile,
  );
  return first?.claimedBy === seat && pung !== undefined;
}

/** A tile drawn for a flower is a replacement only to rule sets that ask for no kong. */
function isPossible(rule: CircumstanceRule, situation: Situation, state: HandState): boolean {
  if (!rule.possible(situation)) return false;
  const { phase } = state;
  const isForFlower = phase.kind === 'turn' && phase.source === 'flower';
  if (rule.id !== 'replacement' || !isForFlower) return true;
  return rule.possible({
    ...situation,
    melds: situation.melds.filter(({ kind }) => kind !== 'kong'),
  });
}

/** Those of the happenings that the rule set knows, none that another excludes. */
function circumstancesOf(
  state: HandState,
  situation: Situation,
  { kit: { circumstances } }: GameRules,
  happened: readonly string[],
): readonly string[] {
  // Some circumstances are possible only together with others.
  const whole = { ...situation, how: [...situation.how, ...happened] };
  const known = circumstances.filter(
    (rule) => happened.includes(rule.id) && isPossible(rule, whole, state),
  );
  const ids = known.map(({ id }) => id);
  return known
    .filter(({ excludedBy = [] }) => !excludedBy.some((id) => ids.includes(id)))
    .map(({ id }) => id);
}

function dealCircumstances(state: HandState, { kit }: GameRules): readonly string[] {
  const how = kit.table.exchange?.how;
  return how !== undefined && state.exchanges ? [how] : [];
}

/** The hand of a player as it lies, for scoring. */
export function handSituation(state: HandState, rules: GameRules, seat: Wind): Situation {
  const { concealed, melds, flowers } = state.players[seat];
  return {
    concealed,
    melds: melds.map(plainMeld),
    flowers,
    seat,
    round: state.setup.round,
    how: dealCircumstances(state, rules),
    extras: extrasOf(state, rules, seat),
  };
}

export function winSituation(state: HandState, rules: GameRules, won: WinningTile): Situation {
  const lying = handSituation(state, rules, won.seat);
  const by: WinSource = won.from === null ? 'self' : 'discard';
  const concealed = by === 'self' ? withoutTile(lying.concealed, won.tile) : lying.concealed;
  const extras = by === 'self' || !won.red ? lying.extras : withOneRed(lying.extras, rules);
  const situation: Situation = { ...lying, concealed, extras, win: { tile: won.tile, by } };
  const how = circumstancesOf(state, situation, rules, happenings(state, rules, won));
  return { ...situation, how: [...how, ...situation.how] };
}

/** Whether the player's own discards forbid him to take this tile. */
export function barOnWin(
  state: HandState,
  { kit }: GameRules,
  { seat, from }: WinningTile,
): BarredWin | undefined {
  const hasBar = kit.claims.some(({ barredByOwnDiscards }) => barredByOwnDiscards !== undefined);
  if (!hasBar || from === null) return undefined;
  const { concealed, melds, discards } = state.players[seat];
  const waits = winningTiles({ concealed, melds, pairInside: true }, kit.shapes);
  return barredWin(
    waits.map(({ tile }) => tile),
    discards.map(({ tile }) => tile),
    kit.claims,
  );
}

/** The score of a lawful win; absent where the tile does not win, or may not. */
export function winScore(state: HandState, rules: GameRules, won: WinningTile): Score | undefined {
  const { concealed, melds } = state.players[won.seat];
  const drawn = won.from === null;
  const before: HeldHand = {
    concealed: drawn ? withoutTile(concealed, won.tile) : concealed,
    melds,
  };
  if (!completes(before, won.tile, rules.kit.shapes)) return undefined;
  if (barOnWin(state, rules, won) !== undefined) return undefined;
  const score = rules.agreed.score(winSituation(state, rules, won));
  return score.ok && score.value.totals.enough !== false ? score.value : undefined;
}

/** The tile drawn; after the deal the one that makes the most of the hand, of several the last. */
export function selfDrawnWin(
  state: HandState,
  rules: GameRules,
  turn: Turn,
): WinningTile | undefined {
  const { seat, source, drawn } = turn;
  if (source === 'claim') return undefined;
  const tiles =
    drawn === undefined ? [...new Set(state.players[seat].concealed.toReversed())] : [drawn];
  let best: { readonly won: WinningTile; readonly total: number } | undefined;
  for (const tile of tiles) {
    const won: WinningTile = { seat, tile, from: null };
    const score = winScore(state, rules, won);
    const total = score?.totals.total ?? -1;
    if (score !== undefined && total > (best?.total ?? -1)) best = { won, total };
  }
  return best?.won;
}
