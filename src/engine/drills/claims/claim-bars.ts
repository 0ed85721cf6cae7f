/** Every claim that a discard invites: whether it is lawful, and what stands against it. */
import { type Group, groupTiles, type MeldKind, startsChow } from '../../core/group.ts';
import { formatTiles } from '../../core/notation.ts';
import type { ClaimKind } from '../../core/table-rules.ts';
import { sortTiles, type Tile, tileAfter } from '../../core/tile.ts';
import { countTiles } from '../../core/tile-counts.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import { readings } from '../../hand/readings.ts';
import { type GameRules, type HandState, windAfter } from '../../play/hand-state.ts';
import { openClaims } from '../../play/lawful.ts';
import { barOnWin, type WinningTile, winSituation, withoutTile } from '../../play/win.ts';
import { isUnlawful, type UnlawfulWin } from '../../scoring/score.ts';
import { completes } from '../../shapes/waits.ts';
import { handInPlay } from '../hand-in-play.ts';
import { type ClaimQuestion, ownKongs } from './claim-question.ts';

/** What may stand against a claim, in the order in which it is named. */
export const CLAIM_BARS = [
  /** Tiles that the hand does not hold. */
  'missing',
  'not-next',
  'last-discard',
  'barred-deal',
  'most-kongs',
  /** No tile can be drawn for a kong. */
  'no-replacement',
  'incomplete',
  'unlawful',
  'own-discards',
  'not-enough',
] as const;
export type ClaimBar = (typeof CLAIM_BARS)[number];

export interface BarredClaim {
  readonly code: ClaimBar;
  readonly rule: string;
  /** Those that are missing, or that bar a win among one's own discards. */
  readonly tiles?: readonly Tile[];
  /** What of a complete hand is unlawful. */
  readonly win?: UnlawfulWin['code'];
}

type ClaimedGroup = Group & { readonly kind: MeldKind };
type ClaimRow = GameRules['kit']['claims'][number];

/** A claim that somebody might think of; absent where it is lawful: what stands against it. */
export interface InvitedClaim {
  /** Its tiles, or `win`. */
  readonly id: string;
  readonly claim: ClaimKind;
  readonly group?: ClaimedGroup;
  readonly rule: string;
  readonly bar?: BarredClaim;
}

/** The id of a claim to win. */
export const WIN = 'win';

const idOf = (group: Group | undefined): string => (group ? formatTiles(groupTiles(group)) : WIN);

/** All groups that the tile might be claimed for, whatever is held. */
function groupsWith(tile: Tile, { claim, runs = [] }: ClaimRow) {
  if (claim === 'win') return [];
  if (claim !== 'chow') return [{ kind: claim, tile }];
  const chows = [-2, -1, 0].flatMap((step): ClaimedGroup[] => {
    const lowest = tileAfter(tile, step);
    return lowest && startsChow(lowest) ? [{ kind: 'chow', tile: lowest }] : [];
  });
  const honours = runs.flatMap((kind): ClaimedGroup[] => {
    const tiles = groupTiles({ kind, tile });
    return tiles.includes(tile) ? [{ kind, tile: tiles[0] as Tile }] : [];
  });
  return [...chows, ...honours];
}

export function stateOf(question: ClaimQuestion, { kit }: Pick<GameRules, 'kit'>): HandState {
  const { hand, tile, seat, from, round, river, left, deal } = question;
  const discards = river.map((thrown) => ({ tile: thrown }));
  return handInPlay(kit, {
    players: { [from]: { discards: [{ tile }] }, [seat]: { ...hand, discards } },
    phase: { kind: 'claims', seat: from, tile },
    ...{ round, left, kongs: question.kongs + ownKongs(hand), exchanges: deal === 'exchange' },
  });
}

const wonTile = ({ seat, tile, from }: ClaimQuestion): WinningTile => ({ seat, tile, from });

const unlawful = ({ code, rule }: UnlawfulWin): BarredClaim => ({
  code: 'unlawful',
  rule,
  win: code,
});

/** Sets and a pair that no shape takes as they lie: what forbids them, were nothing laid down. */
function forbiddenShape(question: ClaimQuestion, rules: GameRules): BarredClaim | undefined {
  const { concealed, melds } = question.hand;
  if (readings(countTiles([...concealed, question.tile])).length === 0) return undefined;
  const takenUp = melds.filter(({ kind }) => kind !== 'kong');
  const hand = {
    concealed: sortTiles([...concealed, ...takenUp.flatMap(groupTiles)]),
    melds: melds.filter(({ kind }) => kind === 'kong'),
  };
  const state = stateOf({ ...question, hand }, rules);
  const score = rules.agreed.score(winSituation(state, rules, wonTile(question)));
  return score.ok || !isUnlawful(score.error) ? undefined : unlawful(score.error);
}

/** What stands against a win with the tile. */
function winBar(question: ClaimQuestion, rule: string, rules: GameRules): BarredClaim {
  const { kit, agreed } = rules;
  const state = stateOf(question, rules);
  const won = wonTile(question);
  const score = agreed.score(winSituation(state, rules, won));
  if (!score.ok && isUnlawful(score.error)) return unlawful(score.error);
  if (!completes(question.hand, question.tile, kit.shapes)) {
    return forbiddenShape(question, rules) ?? { code: 'incomplete', rule };
  }
  const bar = barOnWin(state, rules, won);
  if (bar) return { code: 'own-discards', rule: bar.rule, tiles: bar.tiles };
  return { code: 'not-enough', rule: kit.notEnough?.rule ?? rule };
}

interface ClaimCase {
  readonly question: ClaimQuestion;
  readonly rules: GameRules;
  readonly row: ClaimRow;
}

/** What stands against a group that the hand holds the other tiles of. */
function tableBar({ question, rules: { kit }, row }: ClaimCase): BarredClaim {
  const { seat, from, left, deal, kongs, hand } = question;
  const { reserve, exchange, actions } = kit.table;
  if (row.nextOnly && windAfter(from, 1) !== seat)
    return { code: 'not-next', rule: row.made ?? row.rule };
  if (!row.onLastDiscard && left === 0) {
    return { code: 'last-discard', rule: actions['last-discard'] ?? row.rule };
  }
  if (exchange?.barred && deal === 'exchange' && exchange.barred.claim === row.claim) {
    return { code: 'barred-deal', rule: exchange.barred.rule };
  }
  if (reserve.mostKongs && kongs + ownKongs(hand) >= reserve.mostKongs.kongs) {
    return { code: 'most-kongs', rule: reserve.mostKongs.rule };
  }
  return { code: 'no-replacement', rule: reserve.kongRule ?? reserve.rule };
}

/** Tiles of the group that the hand does not hold beside the discard. */
export function missingFor(
  group: Group,
  { hand, tile }: Pick<ClaimQuestion, 'hand' | 'tile'>,
): readonly Tile[] {
  let rest = hand.concealed;
  return withoutTile(groupTiles(group), tile).filter((needed) => {
    const isHeld = rest.includes(needed);
    if (isHeld) rest = withoutTile(rest, needed);
    return !isHeld;
  });
}

function groupBar(claimCase: ClaimCase, group: ClaimedGroup): BarredClaim {
  const missing = missingFor(group, claimCase.question);
  return missing.length > 0
    ? { code: 'missing', rule: claimCase.row.made ?? claimCase.row.rule, tiles: missing }
    : tableBar(claimCase);
}

const ORDER: readonly ClaimKind[] = ['chow', 'pung', 'kong', 'win'];

interface KnownClaim {
  /** Its tiles, or `win`. */
  readonly id: string;
  readonly row: ClaimRow;
  readonly group?: ClaimedGroup;
}

/**
 * All that a rule set lets a tile be claimed for, whatever is held, in the order in which it stands
 * on the board: chows and runs, pung, kong, a win.
 */
export const knownClaims = (tile: Tile, rows: readonly ClaimRow[]): readonly KnownClaim[] =>
  ORDER.flatMap((claim) => rows.filter((row) => row.claim === claim)).flatMap(
    (row): readonly KnownClaim[] =>
      row.claim === 'win'
        ? [{ id: WIN, row }]
        : groupsWith(tile, row).map((group) => ({ id: idOf(group), row, group })),
  );

export function invitedClaims(question: ClaimQuestion, rules: GameRules): readonly InvitedClaim[] {
  const lawful = openClaims(stateOf(question, rules), rules)
    .filter(({ seat }) => (WINDS[seat] as Wind) === question.seat)
    .map(({ group }) => idOf(group));
  return knownClaims(question.tile, rules.kit.claims).map(({ id, row, group }) => {
    const { claim, made: rule = row.rule } = row;
    const against = (): BarredClaim =>
      group ? groupBar({ question, rules, row }, group) : winBar(question, rule, rules);
    const bar = lawful.includes(id) ? undefined : against();
    return { id, claim, ...(group && { group }), rule, ...(bar && { bar }) };
  });
}
