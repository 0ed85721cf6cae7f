/** One hand to discard from under each rule set: what it may become, the best discard, what a win asks. */

import { HAND_SIZE, meldError } from '../../core/hand.ts';
import { ok, type Result } from '../../core/result.ts';
import { createRng, shuffled } from '../../core/rng.ts';
import { COPIES, sortTiles, TILES, type Tile } from '../../core/tile.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import { loadReach, type Reach, reachedBy } from '../../rulesets/reaches.ts';
import type { RowDistance } from '../../scoring/reach.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import { distancesTo } from '../../shapes/distances.ts';
import type { DiscardQuestion } from '../discards/discard-question.ts';
import { type DiscardRules, loadDiscardRules } from '../discards/discard-rules.ts';
import { type JudgedDiscard, rankDiscards } from '../discards/discard-verdict.ts';
import { isFull, windsOf } from '../discards/winning-ways.ts';
import type { Refusal, Texts } from '../drill.ts';
import { heldHand } from '../field.ts';
import { readHandToCompare } from './hand-to-compare.ts';

/** A shape of a complete hand, and how many useful tiles the hand is short of ready for it. */
interface Aim {
  readonly shape: string;
  readonly distance: number;
}

export interface DiscardsUnder {
  readonly rules: PlayableRules;
  /** Nearest first; none where it holds a run that the rule set does not know; up to {@link AIMED_BEYOND} tiles beyond the nearest. */
  readonly aims: readonly Aim[];
  /** The best discards, all alike by what is measured. */
  readonly answers: readonly Tile[];
  /** Every different discard, best first. */
  readonly options: readonly JudgedDiscard[];
  /** Rows that the tiles may still come to, nearest first, where the rule set can say them. */
  readonly reach?: readonly RowDistance[];
  /** What a hand must be worth, or have, to win at all. */
  readonly asks?: { readonly points?: number; readonly rule: RuleId };
  /** The entry by which a player's own discards bar a win. */
  readonly bars?: RuleId;
}

type DealtHand = Pick<DiscardQuestion, 'hand' | 'river' | 'seat' | 'round'>;

interface RulesWithReach {
  readonly rules: DiscardRules;
  /** What the tiles may come to; absent where the rule set cannot say it. */
  readonly reach: Reach | undefined;
}

const AIMED_BEYOND = 1;

function aimsOf({ hand }: DealtHand, { kit }: DiscardRules): readonly Aim[] {
  const { byShape, distance } = distancesTo(hand, kit.shapes);
  return Object.entries(byShape)
    .flatMap(([shape, at]) =>
      at !== null && at <= distance + AIMED_BEYOND ? [{ shape, distance: at }] : [],
    )
    .toSorted((a, b) => a.distance - b.distance);
}

function asksOf({ minimum, notEnough }: DiscardRules['kit']): DiscardsUnder['asks'] {
  return minimum ?? (notEnough && { rule: notEnough.rule });
}

function discardsUnder(dealt: DealtHand, { rules, reach }: RulesWithReach): DiscardsUnder {
  const { kit, id } = rules;
  const { hand } = dealt;
  if (meldError(hand.melds, kit.melds)) return { rules: id, aims: [], answers: [], options: [] };
  const { answers, options } = rankDiscards({ ...dealt, rules });
  const asks = asksOf(kit);
  const bars = kit.claims.find(({ claim }) => claim === 'win')?.barredByOwnDiscards;
  return {
    ...{ rules: id, aims: aimsOf(dealt, rules), answers, options },
    ...(reach && isFull(hand) && { reach: reach(hand, windsOf(dealt)) }),
    ...(asks && { asks }),
    ...(bars && { bars: bars as RuleId }),
  };
}

async function loadRules(): Promise<readonly RulesWithReach[]> {
  const known = await loadDiscardRules();
  return Promise.all(
    PLAYABLE_RULES.flatMap((id) => known.get(id) ?? []).map(async (rules) => {
      const reached = reachedBy(rules.id);
      return { rules, reach: reached === rules.id ? await loadReach(reached) : undefined };
    }),
  );
}

let loaded: Promise<readonly RulesWithReach[]> | undefined;

const eachRules = (): Promise<readonly RulesWithReach[]> => {
  loaded ??= loadRules();
  return loaded;
};

const AFTER_DRAW = HAND_SIZE + 1;

/** Of fourteen tiles, a meld counting as three: the hand under each rule set, in their order. */
export async function discardsUnderEach(
  texts: Texts,
): Promise<Result<readonly DiscardsUnder[], Refusal>> {
  const read = readHandToCompare(texts, AFTER_DRAW);
  if (!read.ok) return read;
  const { hand, ...told } = read.value;
  const dealt = { ...told, hand: { ...hand, seen: [] } };
  return ok((await eachRules()).map((each) => discardsUnder(dealt, each)));
}

/** Random hands mostly have one best discard everywhere; so many are looked through for another. */
const MOST_DEALS = 12;

const answersIn = (each: readonly DiscardsUnder[]): ReadonlySet<string> =>
  new Set(each.map(({ answers }) => answers.join()));

/** The texts of a hand over which rule sets part, where one is found soon. */
export async function dealPartingHand(seed: number): Promise<Texts> {
  const rules = await eachRules();
  const rng = createRng(seed);
  const dealHand = (): DealtHand => ({
    hand: {
      concealed: sortTiles(shuffled(rng, EVERY_TILE).slice(0, AFTER_DRAW)),
      melds: [],
      seen: [],
    },
  });
  let dealt = dealHand();
  for (let deals = 1; deals < MOST_DEALS; deals++) {
    const part = answersIn(rules.map((each) => discardsUnder(dealt, each)));
    if (part.size > 1) break;
    dealt = dealHand();
  }
  return { hand: heldHand.write(dealt.hand) };
}

const EVERY_TILE: readonly Tile[] = TILES.flatMap((tile) => Array<Tile>(COPIES).fill(tile));
