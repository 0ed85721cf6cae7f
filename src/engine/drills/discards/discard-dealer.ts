import type { Meld } from '../../core/group.ts';
import type { HeldHand } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { SUITS, type Suit, sortTiles, type Tile } from '../../core/tile.ts';
import { tilesOf } from '../../core/tile-counts.ts';
import { WINDS } from '../../core/wind.ts';
import { unseenTiles } from '../../hand/discards.ts';
import { distancesTo } from '../../shapes/distances.ts';
import { fitOneSet, tilesIn } from '../hand-tiles.ts';
import type { SeenTable } from '../seen-table.ts';
import { isUndisputed } from './discard-dispute.ts';
import {
  handWithLoneTiles,
  handWithOverlaps,
  handWithPairsAndRuns,
  handWithPlan,
  isLone,
  meldsBeside,
  pungsWithPairs,
  pureHand,
} from './discard-hands.ts';
import type { DiscardKind, DiscardSize } from './discard-level.ts';
import { type DiscardQuestion, shapesOf } from './discard-question.ts';
import type { DiscardRules } from './discard-rules.ts';
import { type RankedDiscards, rankDiscards } from './discard-verdict.ts';
import { withRiver } from './ranked-discards.ts';
import { bearsOut, dealAtTable, hasPlan, isAboutTable } from './weighed-dealer.ts';
import { barsChowsBeside, isSureOfRow, pungsWithRow, type RuledQuestion } from './winning-ways.ts';

const FURTHEST = 2;
/** From further off it takes long to weigh what a hand may come to. */
const FURTHEST_PLAN = 1;

/** Whether a hand exists, and is near but not complete. Cheap, so that it goes before the judgement. */
function isInPlay(question: DiscardQuestion, furthest = FURTHEST): boolean {
  const shown = withRiver(question);
  if (!fitOneSet([...tilesIn(shown), ...shown.seen])) return false;
  const { distance } = distancesTo(shown, shapesOf(question));
  return distance >= 0 && distance <= furthest;
}

/** Where only a row of the table makes a win: whether the hand has one whatever it comes to. */
const mayWin = ({ rules, ...question }: DiscardQuestion): boolean =>
  !rules?.reach || isSureOfRow({ ...question, rules }, question.hand);

const MOST_ANSWERS = 2;

const isAChoice = ({ answers, keeping }: RankedDiscards): boolean =>
  answers.length <= MOST_ANSWERS && keeping.length > answers.length;

interface Wanted {
  readonly size: DiscardSize;
  readonly rules: DiscardRules | undefined;
}

interface Dealer {
  readonly deal: (rng: Rng, wanted: Wanted) => DiscardQuestion | undefined;
  /** A quick check of the tiles alone, before the discards are ranked. */
  readonly fits?: (question: DiscardQuestion) => boolean;
  readonly promises: (question: DiscardQuestion, ranked: RankedDiscards) => boolean;
}

const pungsByWinds = new Map<string, readonly Tile[]>();

/** Kinds of which a pung is a row of the table, where only a row makes a win. */
function knownPungs(question: RuledQuestion): readonly Tile[] {
  const key = [question.rules.id, question.seat, question.round].join();
  const known = pungsByWinds.get(key) ?? pungsWithRow(question);
  pungsByWinds.set(key, known);
  return known;
}

/** Melds of which one brings the row that an exposed hand needs. */
function withRow(rng: Rng, melds: readonly Meld[], question: RuledQuestion): readonly Meld[] {
  if (!question.rules.reach || melds.every(({ open }) => !open)) return melds;
  const tile = pick(rng, knownPungs(question));
  return melds.with(0, { kind: 'pung', tile, open: true });
}

/** Beside the hand, where there are rules: the winds, and one's own discards. */
function besideHand(rng: Rng, { size, rules }: Wanted, suit?: Suit): DiscardQuestion {
  const melds = meldsBeside(rng, size, suit);
  const hand = { concealed: [], melds, seen: [] };
  if (!rules) return { hand };
  const round = rules.kit.countsRound && { round: pick(rng, WINDS.slice(0, 2)) };
  const question = { hand, rules, ask: 'worth' as const, seat: pick(rng, WINDS), ...round };
  if (suit !== undefined) return question;
  return { ...question, hand: { ...hand, melds: withRow(rng, melds, question) } };
}

const withConcealed = (question: DiscardQuestion, concealed: readonly Tile[]): DiscardQuestion => ({
  ...question,
  hand: { ...question.hand, concealed },
});

const [FEWEST_OWN, MOST_OWN] = [4, 9] as const;

/** The question with the player's own discards: some given tiles and any others, but not those excluded. */
function withOwnDiscards(
  rng: Rng,
  question: DiscardQuestion,
  {
    among = [],
    but = [],
  }: { readonly among?: readonly Tile[]; readonly but?: readonly Tile[] } = {},
): DiscardQuestion {
  if (!question.rules?.bars) return question;
  const free = tilesOf(unseenTiles(question.hand)).filter((tile) => !but.includes(tile));
  const wanted = FEWEST_OWN + rng.below(MOST_OWN - FEWEST_OWN + 1);
  const others = shuffled(rng, free).slice(0, wanted - among.length);
  return { ...question, river: shuffled(rng, [...among, ...others]) };
}

const withMelds =
  (build: (rng: Rng, size: DiscardSize) => readonly Tile[]) =>
  (rng: Rng, wanted: Wanted): DiscardQuestion => {
    const concealed = build(rng, wanted.size);
    return withConcealed(besideHand(rng, wanted), concealed);
  };

function dealPure(rng: Rng, wanted: Wanted): DiscardQuestion {
  const suit = pick(rng, SUITS);
  const concealed = pureHand(rng, wanted.size, suit);
  return withConcealed(besideHand(rng, wanted, suit), concealed);
}

function dealPlan(rng: Rng, wanted: Wanted): DiscardQuestion {
  const suit = pick(rng, SUITS);
  const concealed = handWithPlan(rng, wanted.size, suit);
  const { rules, hand, ...beside } = besideHand(rng, wanted, suit);
  // Exposed chows would leave one plan, the pure hand (`vulcain1953.2.2.3.6`).
  if (rules && hand.melds.length > 0 && barsChowsBeside({ rules, ...beside })) {
    const pungs = pungsWithPairs(rng, wanted.size, suit);
    return { ...beside, rules, hand: { ...hand, ...pungs } };
  }
  const melds = rules ? withRow(rng, hand.melds, { rules, ...beside }) : hand.melds;
  return { ...beside, rules, hand: { ...hand, concealed, melds } };
}

/** Any hand at a table; where few hands may win, half of them are such as often may. */
function handAt(
  rng: Rng,
  { size, rules }: Wanted & Pick<RuledQuestion, 'rules'>,
  { seat, round }: SeenTable,
): HeldHand {
  if (rng.below(2) === 0) {
    const build = pick(rng, [handWithPairsAndRuns, handWithOverlaps]);
    const melds = withRow(rng, meldsBeside(rng, size), { rules, seat, round });
    return { concealed: build(rng, size), melds };
  }
  const suit = pick(rng, SUITS);
  const build = rules.reach ? pureHand : pick(rng, [pureHand, handWithPlan]);
  return { concealed: build(rng, size, suit), melds: meldsBeside(rng, size, suit) };
}

const withRiverBeside =
  (deal: Dealer['deal']): Dealer['deal'] =>
  (rng, wanted) => {
    const question = deal(rng, wanted);
    return question && isInPlay(question) ? withOwnDiscards(rng, question) : undefined;
  };

const MOST_DECIDING = 8;
/** At most so many other tiles lie on the table, so that those that matter do not stand out. */
const MOST_BYSTANDERS = 6;

/**
 * A hand whose best discard accepts tiles that lie on the table: enough of them
 * that another one does better.
 */
function dealSeen(rng: Rng, wanted: Wanted): DiscardQuestion | undefined {
  const build = pick(rng, [handWithPairsAndRuns, handWithOverlaps]);
  const question = withMelds(build)(rng, wanted);
  if (!isInPlay(question)) return undefined;
  const { best, keeping } = rankDiscards(question);
  const rivals = keeping.filter(({ grade }) => grade !== 'right');
  if (rivals.length === 0) return undefined;
  const rival = pick(rng, rivals.slice(0, 2));
  const needed = best.count - rival.count + 2;
  if (needed > MOST_DECIDING) return undefined;
  const kept = new Set(rival.accepts.map(({ tile }) => tile));
  const lost = new Set(best.accepts.map(({ tile }) => tile).filter((tile) => !kept.has(tile)));
  const free = tilesOf(unseenTiles(question.hand)).filter((tile) => !kept.has(tile));
  const deciding = free.filter((tile) => lost.has(tile));
  const bystanders = free.filter((tile) => !lost.has(tile));
  const seen = [
    ...shuffled(rng, deciding).slice(0, needed),
    ...shuffled(rng, bystanders).slice(0, rng.below(MOST_BYSTANDERS)),
  ];
  const hand = { ...question.hand, seen: sortTiles(seen) };
  return withOwnDiscards(rng, { ...question, hand });
}

/** A ready hand whose best discard is spoilt by one's own discards: a wait is among them. */
function dealRiver(rng: Rng, wanted: Wanted): DiscardQuestion | undefined {
  const build = pick(rng, [handWithPairsAndRuns, handWithOverlaps]);
  const question = withMelds(build)(rng, wanted);
  if (!isInPlay(question)) return undefined;
  const { best, keeping } = rankDiscards(question);
  const rivals = keeping.filter(({ grade }) => grade !== 'right');
  if (best.distance > 0 || rivals.length === 0) return undefined;
  const kept = pick(rng, rivals.slice(0, 2)).accepts.map(({ tile }) => tile);
  const spoiling = best.accepts.map(({ tile }) => tile).filter((tile) => !kept.includes(tile));
  if (spoiling.length === 0) return undefined;
  return withOwnDiscards(rng, question, { among: [pick(rng, spoiling)], but: kept });
}

/** Whether the answer would be another one without what the second question leaves out. */
function decides(unseen: DiscardQuestion, ranked: RankedDiscards): boolean {
  if (!isAChoice(ranked)) return false;
  const unaware = rankDiscards(unseen).answers;
  return ranked.answers.every((tile) => !unaware.includes(tile));
}

const tableDecides: Dealer['promises'] = (question, ranked) =>
  decides({ ...question, hand: { ...question.hand, seen: [] } }, ranked);

/** Not by the copies that are gone, but by what they forbid. */
const riverDecides: Dealer['promises'] = (question, ranked) =>
  decides({ ...question, hand: withRiver(question), river: [] }, ranked);

const bestIsLone: Dealer['promises'] = ({ hand: { concealed } }, { answers }) =>
  answers.every((tile) => isLone(tile, concealed));

const noneIsLone = ({ hand: { concealed } }: DiscardQuestion): boolean =>
  !concealed.some((tile) => isLone(tile, concealed));

const leavesAChoice: Dealer['promises'] = (_, ranked) => isAChoice(ranked);

const DEALERS: Readonly<Record<Exclude<DiscardKind, 'table'>, Dealer>> = {
  lone: { deal: withRiverBeside(withMelds(handWithLoneTiles)), promises: bestIsLone },
  blocks: {
    deal: withRiverBeside(withMelds(handWithPairsAndRuns)),
    fits: noneIsLone,
    promises: leavesAChoice,
  },
  overlapping: {
    deal: withRiverBeside(withMelds(handWithOverlaps)),
    fits: noneIsLone,
    promises: leavesAChoice,
  },
  pure: { deal: withRiverBeside(dealPure), promises: leavesAChoice },
  seen: { deal: dealSeen, promises: tableDecides },
  river: { deal: dealRiver, promises: riverDecides },
  plan: { deal: withRiverBeside(dealPlan), promises: hasPlan },
};

export function keepsDiscardPromise(question: DiscardQuestion, kind: DiscardKind): boolean {
  if (kind === 'table') return isAboutTable(question);
  const { fits, promises } = DEALERS[kind];
  const isPlan = kind === 'plan';
  if (fits?.(question) === false || !isInPlay(question, isPlan ? FURTHEST_PLAN : FURTHEST)) {
    return false;
  }
  if (isPlan) return promises(question, rankDiscards(question));
  if (!mayWin(question)) return false;
  const ranked = rankDiscards(question);
  // What is forbidden is the reason there; that it earns less is checked all the same.
  const weighed = kind === 'river' ? { ...question, ask: 'worth' as const } : question;
  return promises(question, ranked) && isUndisputed(question, ranked) && bearsOut(weighed, ranked);
}

/** Where what a hand is worth seldom agrees with copies, so many hands are dealt before copies decide. */
const MOST_WEIGHED = 400;

/** Deals until a hand keeps the promise. One in a few does at every level, so this ends. */
export function dealDiscard(
  rng: Rng,
  { kind, ...wanted }: Wanted & { readonly kind: DiscardKind },
): DiscardQuestion {
  const { rules } = wanted;
  if (kind === 'table' && rules) {
    return dealAtTable(rng, rules, (table) => handAt(rng, { ...wanted, rules }, table));
  }
  for (let dealt = 0; ; dealt++) {
    const question = DEALERS[kind === 'table' ? 'seen' : kind].deal(rng, wanted);
    if (!question) continue;
    const isByCopies = kind === 'river' || (dealt > MOST_WEIGHED && kind !== 'plan');
    const asked = isByCopies ? { ...question, ask: undefined } : question;
    if (keepsDiscardPromise(asked, kind)) return asked;
  }
}
