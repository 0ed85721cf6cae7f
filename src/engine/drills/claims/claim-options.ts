/** What each lawful claim makes of the hand, beside passing: which of them is worth it. */
import type { HeldHand } from '../../core/hand.ts';
import { memoize } from '../../core/memoize.ts';
import { inSituation } from '../../core/situation.ts';
import type { Tile } from '../../core/tile.ts';
import type { AcceptedTile } from '../../hand/discards.ts';
import { FAR } from '../../hand/lack.ts';
import { afterClaim, isBetter, type Standing, standings } from '../../play/claim-worth.ts';
import { distancesTo } from '../../shapes/distances.ts';
import { barredAfter } from '../../table/after-claim.ts';
import { without } from '../hand-tiles.ts';
import { type InvitedClaim, invitedClaims } from './claim-bars.ts';
import type { ClaimQuestion, ClaimRules } from './claim-question.ts';
import { PASS } from './levels.ts';

export interface ClaimOption extends Standing {
  /** Of the claim, or `pass`. */
  readonly id: string;
  /** Where complete hands are nearer that may not win: how near. */
  readonly short?: number;
}

export interface JudgedClaims {
  readonly claims: readonly InvitedClaim[];
  /** Passing first. A win is none of them: nothing is left to come. */
  readonly options: readonly ClaimOption[];
  readonly lawful: readonly string[];
  /** All that count as right, the first one best. */
  readonly wise: readonly string[];
}

const READY = 0;

const shapesFor = ({ deal }: ClaimQuestion, { kit, agreed }: ClaimRules) => {
  const { barred } = kit.table.exchange ?? {};
  const isFree = barred === undefined || agreed.options[barred.unless] === true;
  return deal === 'exchange' && !isFree ? kit.exchangedShapes : kit.shapes;
};

interface Weighed {
  readonly question: ClaimQuestion;
  readonly rules: ClaimRules;
}

/** Whether rows add up to the least that wins; otherwise any row wins. */
const addsUp = ({ kit }: ClaimRules): boolean => kit.minimum !== undefined;

/** Of the tiles that complete the hand, those that may win it, drawn or discarded. */
function mayComplete(
  { question, rules }: Weighed,
  hand: HeldHand,
  accepts: readonly AcceptedTile[],
) {
  const { seat, round } = question;
  const mayWin = (tile: Tile, by: 'discard' | 'self'): boolean => {
    const win = { ...hand, flowers: [], win: { tile, by } };
    const score = rules.agreed.score(inSituation(win, { seat, round }));
    return score.ok && score.value.totals.enough !== false;
  };
  const isOpen = hand.melds.some(({ open }) => open);
  return accepts.filter(({ tile }) => mayWin(tile, 'discard') || (isOpen && mayWin(tile, 'self')));
}

/** How far the hand is from one with a row that is enough by itself. */
function reachedBy({ question, rules }: Weighed, hand: HeldHand): number {
  const least = rules.kit.minimum?.points ?? 0;
  const rows = rules.reach?.(hand, question) ?? [];
  return rows
    .filter(({ value: { points = 0 } }) => points >= least)
    .reduce((nearest, { distance }) => Math.min(nearest, distance), FAR);
}

/** As the hand stands where not every complete hand may win. */
function winnable(weighed: Weighed, hand: HeldHand, standing: Standing): Standing | undefined {
  const { discard } = standing;
  const left = discard === undefined ? hand : without(hand, discard);
  if (standing.distance === READY) {
    const accepts = mayComplete(weighed, left, standing.accepts);
    const count = accepts.reduce((sum, accepted) => sum + accepted.left, 0);
    return accepts.length > 0 ? { ...standing, accepts, count } : undefined;
  }
  const isEnough = addsUp(weighed.rules) || reachedBy(weighed, left) <= standing.distance;
  return isEnough ? standing : undefined;
}

/** A hand in which nothing was claimed may still be declared ready, or win by being so. */
function mayWinClosed({ rules }: Weighed, { melds }: HeldHand): boolean {
  return !addsUp(rules) && melds.every(({ open }) => !open);
}

function bestStanding(weighed: Weighed, hand: HeldHand, all: readonly Standing[]) {
  const [first] = all;
  if (first === undefined) throw new Error('nothing to discard');
  if (!weighed.rules.reach || mayWinClosed(weighed, hand)) return first;
  const nearest = all.filter(({ distance }) => distance === first.distance);
  let best: Standing | undefined;
  for (const standing of nearest) {
    if (best && !isBetter(standing, best)) break;
    const found = winnable(weighed, hand, standing);
    if (found && (!best || isBetter(found, best))) best = found;
  }
  if (best) return best;
  const distance = Math.max(first.distance + 1, reachedBy(weighed, hand));
  return { ...first, distance, accepts: [], count: 0, short: first.distance };
}

function optionOf(weighed: Weighed, claim: InvitedClaim): ClaimOption | undefined {
  const { question, rules } = weighed;
  const { hand, tile, river: seen } = question;
  const { group, id } = claim;
  if (!group || claim.claim === 'win') return undefined;
  const laid = afterClaim(hand, { group, tile });
  const made = { claim: claim.claim, group, tile };
  const barred = barredAfter(made, rules.kit.claims, rules.agreed.options).map((bar) => bar.tile);
  const all = standings(laid, { seen, shapes: shapesFor(question, rules) });
  const free = all.filter(({ discard }) => discard === undefined || !barred.includes(discard));
  return { id, ...bestStanding(weighed, laid, free.length > 0 ? free : all) };
}

/** Whether a claim brings the hand nearer to a complete one, which may not yet be one that wins. */
export function bringsNearer(
  question: ClaimQuestion,
  rules: ClaimRules,
  claims: readonly InvitedClaim[],
): boolean {
  const { hand, tile } = question;
  const shapes = shapesFor(question, rules);
  const { distance } = distancesTo(hand, shapes);
  return claims.some(
    ({ group, bar }) =>
      group && !bar && distancesTo(afterClaim(hand, { group, tile }), shapes).distance < distance,
  );
}

/** Nothing is claimed, and the tile lies among the discards. */
function passing(weighed: Weighed): ClaimOption {
  const { hand, tile, river } = weighed.question;
  const shapes = shapesFor(weighed.question, weighed.rules);
  const all = standings(hand, { seen: [...river, tile], shapes });
  return { id: PASS, ...bestStanding(weighed, hand, all) };
}

/** Of claims, those after which the hand is nearest, and of these those after which most tiles help. */
export function easiestOf(claims: readonly ClaimOption[]): readonly string[] {
  const nearest = Math.min(...claims.map(({ distance }) => distance));
  const near = claims.filter(({ distance }) => distance === nearest);
  const most = Math.max(...near.map(({ count }) => count));
  return near.filter(({ count }) => count === most).map(({ id }) => id);
}

/**
 * A claim is worth it where it brings the hand nearer; of several the one after which most tiles
 * help. Where none does one passes; a claim that leaves the hand as near while more tiles help is
 * as good.
 */
function wiseAmong([pass, ...claims]: readonly ClaimOption[]): readonly string[] {
  if (pass === undefined) return [];
  const nearest = Math.min(...claims.map(({ distance }) => distance), pass.distance);
  if (nearest < pass.distance) return easiestOf(claims);
  const alike = claims.filter((claim) => isBetter(claim, pass));
  return [PASS, ...alike.map(({ id }) => id)];
}

/**
 * Claims after which complete hands would be worth too little, while a row that is enough by itself
 * is nearer than to who passes: nobody can say that they are worse.
 */
function nearerToEnough(weighed: Weighed, options: readonly ClaimOption[]): readonly string[] {
  const claims = options.filter(({ id, short }) => id !== PASS && short !== undefined);
  if (claims.length === 0 || !addsUp(weighed.rules)) return [];
  const passed = reachedBy(weighed, weighed.question.hand);
  return claims.filter(({ distance }) => distance < passed).map(({ id }) => id);
}

function judge(
  question: ClaimQuestion,
  rules: ClaimRules,
  claims = invitedClaims(question, rules),
): JudgedClaims {
  const free = claims.filter(({ bar }) => !bar);
  const weighed = { question, rules };
  const options = [passing(weighed), ...free.flatMap((claim) => optionOf(weighed, claim) ?? [])];
  const won = free.filter(({ claim }) => claim === 'win').map(({ id }) => id);
  const best = wiseAmong(options);
  const asGood = best.includes(PASS) ? nearerToEnough(weighed, options) : [];
  return {
    claims,
    options,
    lawful: free.map(({ id }) => id),
    wise: won.length > 0 ? won : [...best, ...asGood],
  };
}

export const judgedClaims = memoize(judge);

/**
 * Where rows add up to the least that wins, whether each claim that is worth it leads to a hand
 * that has enough by one row: sums of small ones are not weighed.
 */
export function isBorneOut(
  question: ClaimQuestion,
  judged: JudgedClaims,
  rules: ClaimRules,
): boolean {
  if (!rules.reach || !addsUp(rules)) return true;
  const weighed = { question, rules };
  return judged.options.every(({ id, distance }) => {
    const group = judged.claims.find((claim) => claim.id === id)?.group;
    if (!group || distance === READY || !judged.wise.includes(id)) return true;
    return (
      reachedBy(weighed, afterClaim(question.hand, { group, tile: question.tile })) <= distance
    );
  });
}
