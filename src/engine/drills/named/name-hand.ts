/** Name that hand: which of the named hands it is or can become, on which tiles, for how much. */

import type { Hand } from '../../core/hand.ts';
import { formatHand, type NotationError, parseHand } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import { sortTiles, type Tile } from '../../core/tile.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import { agreedOf } from '../../scoring/kit.ts';
import type { RulesetId } from '../../scoring/rule-id.ts';
import { deskOf } from '../desk.ts';
import {
  type Drill,
  type DrillTypes,
  type Level,
  marksOfAll,
  type Refusal,
  type Texts,
  type Verdict,
} from '../drill.ts';
import { risingTopics } from '../rungs.ts';
import { type Deal, dealFor, targetsOf } from '../scoring/dealer.ts';
import { loadTaught, type ScoredHandError, sizeError } from '../scoring/position.ts';
import type { Bias } from '../steer.ts';
import { bestNamed, type NamedRules, type NamedWin, winNames } from './named-wins.ts';

type NamedHandError =
  | ScoredHandError
  | NotationError
  /** Flowers change nothing here; nothing completes the hand; what does is no named hand. */
  | { readonly code: 'no-flowers' }
  | { readonly code: 'not-ready' }
  | { readonly code: 'not-named' };

const STATES = ['short', 'complete'] as const;

const NAMED_HINTS = ['mark', 'fewer', 'answer'] as const;

/** Names to choose from. */
const MOST_NAMES = 6;

interface NamedAnswer {
  readonly name: string;
  /** Of a complete hand none is asked. */
  readonly tiles: readonly Tile[];
  readonly mark: number;
}

interface NamedTypes extends DrillTypes {
  readonly question: Hand;
  readonly shown: {
    readonly rules: RulesetId;
    readonly hand: Hand;
    readonly names: readonly string[];
    readonly marks: readonly number[];
  };
  readonly answer: NamedAnswer;
  readonly verdict: Verdict & {
    readonly given: NamedAnswer;
    readonly wanted: NamedAnswer;
    readonly wins: readonly NamedWin[];
    /** The win that is shown: at best. */
    readonly best: Required<NamedWin>;
  };
  readonly hints: NamedAnswer & {
    /** The right name and one that it is taken for. */
    readonly fewer: readonly string[];
  };
  readonly error: NamedHandError;
}

function bestOf(naming: NamedRules, hand: Hand) {
  const wins = winNames(naming, hand);
  const best = bestNamed(naming, wins);
  return best && { wins, best };
}

function solved(naming: NamedRules, hand: Hand) {
  const found = bestOf(naming, hand);
  if (!found) throw new Error(`${formatHand(hand)} has no name`);
  const { wins, best } = found;
  const tiles = wins.filter(({ name }) => name === best.name).map(({ tile }) => tile);
  const wanted = { name: best.name, tiles: hand.win ? [] : sortTiles(tiles), mark: best.mark };
  return { ...found, wanted };
}

/** The right name among those that it is taken for, all in the order of the list. */
function namesFor({ teaching, drill: { hands } }: NamedRules, name: string): readonly string[] {
  const alike = (teaching.alike[name] ?? []).filter((id) => hands.includes(id));
  const at = hands.indexOf(name);
  const nearby = hands.toSorted(
    (a, b) => Math.abs(hands.indexOf(a) - at) - Math.abs(hands.indexOf(b) - at),
  );
  const offered = [...new Set([name, ...alike, ...nearby])].slice(0, MOST_NAMES);
  return hands.filter((id) => offered.includes(id));
}

function judge(naming: NamedRules, hand: Hand, given: NamedAnswer): NamedTypes['verdict'] {
  const { wins, best, wanted } = solved(naming, hand);
  const knowsName = given.name === wanted.name;
  const tiles = marksOfAll(given.tiles, wanted.tiles);
  const parts = [knowsName, given.mark === wanted.mark];
  const { length: rightParts } = parts.filter(Boolean);
  return {
    right: tiles.right && rightParts === parts.length,
    marks: {
      found: tiles.marks.found + rightParts,
      missed: tiles.marks.missed,
      wrong: tiles.marks.wrong + parts.length - rightParts,
    },
    known: { [wanted.name]: knowsName },
    ...{ given, wanted, wins, best },
  };
}

const topicOf = ({ drill: { topics } }: NamedRules, { level = '' }: Level): readonly string[] =>
  topics[level] ?? Object.values(topics)[0] ?? [];

function dealOf(naming: NamedRules, level: Level): Deal {
  const topic = topicOf(naming, level);
  return {
    ask: 'figures',
    recipes: naming.drill.recipes.filter(({ item }) => topic.includes(item)),
    agreed: agreedOf(naming.kit, {}).options,
  };
}

/** Whether the level may ask it: no other name is worth as much. */
function isAbout(naming: NamedRules, hand: Hand, level: Level): boolean {
  const found = bestOf(naming, hand);
  if (!found || (level['state'] === 'complete') !== (hand.win !== undefined)) return false;
  const { wins, best } = found;
  const isAlone = wins.every(
    ({ name, most }) => name === undefined || name === best.name || most < best.most,
  );
  return isAlone && topicOf(naming, level).includes(best.name);
}

const MOST_TRIES = 400;

function make(rng: Rng, naming: NamedRules, level: Level, turn?: Bias): Hand {
  const deal = dealOf(naming, level);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { win, ...held } = dealFor(rng, naming, deal, turn).hand;
    const hand = { ...held, flowers: [], ...(level['state'] === 'complete' && win && { win }) };
    if (isAbout(naming, hand, level)) return hand;
  }
  throw new Error(`no named hand: ${level['level']}`);
}

function handError(naming: NamedRules, hand: Hand): NamedHandError | undefined {
  if (hand.flowers.length > 0) return { code: 'no-flowers' };
  const size = sizeError(hand);
  if (size) return size;
  const wins = winNames(naming, hand);
  if (wins.length === 0) return { code: 'not-ready' };
  return bestNamed(naming, wins) ? undefined : { code: 'not-named' };
}

function parse(naming: NamedRules, { hand: text = '' }: Texts): Result<Hand, Refusal> {
  const hand = parseHand(text);
  if (!hand.ok) return fail({ part: 'hand', error: hand.error });
  const error = handError(naming, hand.value);
  return error ? fail({ part: 'hand', error }) : ok(hand.value);
}

function nameHand(naming: NamedRules): Drill<NamedTypes> {
  const { kit, drill } = naming;
  const items = agreedOf(kit, {}).items.filter(({ id }) => drill.hands.includes(id));
  const worths = new Set(items.map(({ value: { points = 0 } }) => points));
  const marks = [...worths].sort((a, b) => a - b);
  return {
    id: drill.id,
    parts: ['hand'],
    levels: [
      {
        name: 'level',
        values: Object.keys(drill.topics),
        rungs: risingTopics(Object.keys(drill.topics)),
      },
      { name: 'state', values: STATES, isMinor: true },
    ],
    targets: (level) => targetsOf(naming, dealOf(naming, level)),
    make: (rng, level, turn) => make(rng, naming, level, turn),
    traits: (hand) => [bestOf(naming, hand)?.best.name ?? ''],
    keeps: (hand, level) => isAbout(naming, hand, level),
    parse: (texts) => parse(naming, texts),
    format: (hand) => ({ hand: formatHand(hand) }),
    show: (hand) => ({
      ...{ rules: kit.id, hand, marks },
      names: namesFor(naming, solved(naming, hand).wanted.name),
    }),
    solve: (hand) => solved(naming, hand).wanted,
    check: (hand, answer) => judge(naming, hand, answer),
    hintSteps: () => NAMED_HINTS,
    hints: (hand) => {
      const { wanted } = solved(naming, hand);
      const [first, second] = namesFor(naming, wanted.name).filter((id) => id !== wanted.name);
      const fewer = drill.hands.filter((id) => id === wanted.name || id === (second ?? first));
      return { ...wanted, fewer };
    },
  };
}

export async function loadNameHand(rules: PlayableRules) {
  const taught = await loadTaught(rules);
  const { named: drill } = taught.teaching;
  if (!drill) throw new Error(`${rules} has no named hands`);
  return deskOf(nameHand({ ...taught, drill }));
}
