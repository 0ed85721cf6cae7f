/** The exchange: which tiles to pass to another player before play begins. */
import { HAND_SIZE, type HeldHand } from '../../core/hand.ts';
import { memoize } from '../../core/memoize.ts';
import { formatHand } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { sortTiles, TILES, type Tile } from '../../core/tile.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import { agreedOf } from '../../scoring/kit.ts';
import type { RulesetId } from '../../scoring/rule-id.ts';
import type { ExchangeDrill } from '../../scoring/teaching.ts';
import { distancesTo } from '../../shapes/distances.ts';
import { deskOf } from '../desk.ts';
import { type DiscardCost, gradeMarks, gradeOption } from '../discards/discard-verdict.ts';
import type { DiscardGrade } from '../discards/discard-worth.ts';
import type { Drill, DrillTypes, Level, Refusal, Texts, Verdict } from '../drill.ts';
import { type HeldHandError, heldHand } from '../field.ts';
import { fitOneSet, tilesIn } from '../hand-tiles.ts';
import { dealFor } from '../scoring/dealer.ts';
import { loadTaught, type TaughtRules } from '../scoring/position.ts';
import { bestExchanges, type Exchange, exchangeBy } from './exchanges.ts';

type ExchangeError =
  | HeldHandError
  | { readonly code: 'not-thirteen'; readonly count: number; readonly melds: number }
  /** Before play nothing is exposed. */
  | { readonly code: 'exposed' };

const EXCHANGE_HINTS = ['goal', 'spare', 'answer'] as const;

interface ExchangeRules extends TaughtRules {
  readonly drill: ExchangeDrill;
  readonly tiles: number;
}

interface ExchangeTypes extends DrillTypes {
  readonly question: HeldHand;
  readonly shown: HeldHand & { readonly rules: RulesetId; readonly tiles: number };
  readonly answer: readonly Tile[];
  readonly verdict: Verdict & {
    readonly grade: DiscardGrade;
    readonly cost: DiscardCost;
    readonly chosen: Exchange;
    /** The best choices, as good as each other. */
    readonly best: readonly [Exchange, ...(readonly Exchange[])];
  };
  readonly hints: {
    readonly distance: number;
    readonly shapes: readonly string[];
    /** Tiles that every best choice passes. */
    readonly spare: readonly Tile[];
    readonly answer: readonly Tile[];
  };
  readonly error: ExchangeError;
}

const exchangesOf = memoize((hand: HeldHand, { drill, tiles }: ExchangeRules) =>
  bestExchanges(hand, drill.shapes, tiles),
);

function bestOf(rules: ExchangeRules, hand: HeldHand) {
  const [first, ...others] = exchangesOf(hand, rules);
  if (!first) throw new Error(`nothing to pass from ${formatHand({ ...hand, flowers: [] })}`);
  return [first, ...others.filter(({ count }) => count === first.count)] as const;
}

function judge(
  rules: ExchangeRules,
  hand: HeldHand,
  tiles: readonly Tile[],
): ExchangeTypes['verdict'] {
  const best = bestOf(rules, hand);
  const { grade, cost, ...chosen } = gradeOption(
    exchangeBy(hand, rules.drill.shapes, tiles),
    best[0],
  );
  return { right: grade === 'right', marks: gradeMarks(grade), grade, cost, chosen, best };
}

function hintsOn(rules: ExchangeRules, hand: HeldHand): ExchangeTypes['hints'] {
  const best = bestOf(rules, hand);
  const [{ distance, shapes, tiles }] = best;
  const spare = [...new Set(tiles)].filter((tile) =>
    best.every((exchange) => exchange.tiles.includes(tile)),
  );
  return { distance, shapes, spare, answer: tiles };
}

const topicOf = ({ drill: { topics } }: ExchangeRules, { level = '' }: Level) => {
  const topic = topics[level] ?? Object.values(topics)[0];
  if (!topic) throw new Error('an exchange without levels');
  return topic;
};

/** With more best choices than these nearly any will do. */
const MOST_BEST = 6;

function isGood(rules: ExchangeRules, hand: HeldHand, level: Level): boolean {
  const { tiles } = rules;
  const { distance, byShape } = distancesTo(hand, rules.drill.shapes);
  const { shapes } = topicOf(rules, level);
  // About as many tiles are of no use as are to be passed.
  if (Math.abs(distance - tiles) > 1 || shapes.every((id) => byShape[id] !== distance)) {
    return false;
  }
  const best = bestOf(rules, hand);
  return (
    best.length <= MOST_BEST && best.every((kept) => shapes.some((id) => kept.shapes.includes(id)))
  );
}

/** Tiles of a dealt hand that others take the place of, at least and at most. */
const FEWEST_OUT = 3;
const MOST_OUT = 5;

/** A hand of the level some tiles before it is ready. */
function damaged(rng: Rng, tiles: readonly Tile[]): HeldHand | undefined {
  const out = FEWEST_OUT + rng.below(MOST_OUT - FEWEST_OUT + 1);
  const kept = shuffled(rng, tiles).slice(0, HAND_SIZE - out);
  const drawn = Array.from({ length: out }, () => pick(rng, TILES));
  const all = [...kept, ...drawn];
  return fitOneSet(all) ? { concealed: sortTiles(all), melds: [] } : undefined;
}

const MOST_DEALS = 400;
const TRIES_EACH = 12;

function make(rng: Rng, rules: ExchangeRules, level: Level): HeldHand {
  const { recipes } = topicOf(rules, level);
  const { options } = agreedOf(rules.kit, {});
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const dealt = dealFor(rng, rules, { ask: 'figures', recipes, agreed: options }).hand;
    const tiles = [...tilesIn(dealt), ...(dealt.win ? [dealt.win.tile] : [])];
    for (let tries = 0; tries < TRIES_EACH; tries++) {
      const hand = damaged(rng, tiles);
      if (hand && isGood(rules, hand, level)) return hand;
    }
  }
  throw new Error(`no hand to pass tiles from: ${level['level']}`);
}

function parse({ hand: text }: Texts): Result<HeldHand, Refusal> {
  const hand = heldHand.read(text);
  if (!hand.ok) return fail({ part: 'hand', error: hand.error });
  const { concealed, melds } = hand.value;
  const error: ExchangeError | undefined =
    melds.length > 0
      ? { code: 'exposed' }
      : concealed.length !== HAND_SIZE
        ? { code: 'not-thirteen', count: concealed.length, melds: 0 }
        : undefined;
  return error ? fail({ part: 'hand', error }) : ok(hand.value);
}

function exchangeTiles(rules: ExchangeRules): Drill<ExchangeTypes> {
  const { kit, drill, tiles: count } = rules;
  const topics = Object.keys(drill.topics);
  return {
    id: drill.id,
    parts: ['hand'],
    levels: [{ name: 'level', values: topics, rungs: topics }],
    make: (rng, level) => make(rng, rules, level),
    keeps: (hand, level) => isGood(rules, hand, level),
    parse,
    format: (hand) => ({ hand: heldHand.write(hand) }),
    show: (hand) => ({ ...hand, rules: kit.id, tiles: count }),
    solve: (hand) => bestOf(rules, hand)[0].tiles,
    check: (hand, tiles) => judge(rules, hand, tiles),
    hintSteps: (hand) =>
      EXCHANGE_HINTS.filter((step) => step !== 'spare' || hintsOn(rules, hand).spare.length > 0),
    hints: (hand) => hintsOn(rules, hand),
  };
}

export async function loadExchange(id: PlayableRules) {
  const taught = await loadTaught(id);
  const { exchange: drill } = taught.teaching;
  const { exchange } = taught.kit.table;
  if (!drill || !exchange) throw new Error(`${id} has no exchange`);
  return deskOf(exchangeTiles({ ...taught, drill, tiles: exchange.tiles }));
}
