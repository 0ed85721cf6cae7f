/** What kind of wait? A hand and one of its winning tiles, alone or in one of its readings. */
import { type Group, groupTiles } from '../../core/group.ts';
import type { WaitingHand } from '../../core/hand.ts';
import { formatTiles } from '../../core/notation.ts';
import { ok } from '../../core/result.ts';
import { pick, type Rng } from '../../core/rng.ts';
import { TILES, type Tile } from '../../core/tile.ts';
import { type Placement, placeTiles } from '../../hand/place-tiles.ts';
import { type Wait, type WaitKind, waits } from '../../hand/waits.ts';
import {
  type Drill,
  type DrillTypes,
  type Level,
  type LevelField,
  marksOfOne,
  type Refusal,
  type Verdict,
} from '../drill.ts';
import { choice, type Fields, optional, textsFor, waitingHand } from '../field.ts';
import type { Bias } from '../steer.ts';
import { dealWaitingHand, isOfMix } from '../waits/wait-dealer.ts';
import { WAIT_MIXES } from '../waits/wait-level.ts';
import { handTraits } from '../waits/wait-shape.ts';

/** The kinds in the order in which they are taught, then more than one of them. */
export const WAIT_NAMES = ['pair', 'closed', 'edge', 'two-sided', 'two-pairs', 'several'] as const;
export type WaitName = (typeof WAIT_NAMES)[number];

const SIZES = [4, 7, 10, 13] as const;
const SHOWS = ['tile', 'reading'] as const;

const NAME_WAIT_LEVELS: readonly LevelField[] = [
  { name: 'size', values: SIZES.map(String), rungs: SIZES.map(String) },
  { name: 'mix', values: WAIT_MIXES },
  { name: 'show', values: SHOWS },
];

interface NameWaitQuestion {
  readonly hand: WaitingHand;
  readonly tile: Tile;
  /** The group that the tile completes, as it is written, where one reading is shown. */
  readonly group?: string | undefined;
}

/** One way in which the tile completes the hand. */
interface WaitWay {
  readonly kind: WaitKind;
  readonly group: Group;
  /** What the hand holds of the group. */
  readonly held: readonly Tile[];
  readonly placing: Placement;
}

interface NameWaitTypes extends DrillTypes {
  readonly question: NameWaitQuestion;
  readonly shown: WaitingHand & {
    readonly tile: Tile;
    /** The reading that is asked about. */
    readonly placing?: Placement;
    /** What can be answered, in the order of the keys. */
    readonly names: readonly WaitName[];
  };
  readonly answer: WaitName;
  readonly verdict: Verdict & {
    readonly given: WaitName;
    readonly wanted: WaitName;
    readonly ways: readonly WaitWay[];
  };
  readonly hints: { readonly ways: readonly WaitWay[]; readonly answer: WaitName };
}

const FIELDS: Fields<NameWaitQuestion> = {
  hand: waitingHand,
  tile: choice(TILES),
  group: optional({ read: (text = '') => ok(text), write: (text) => text }),
};

/** The ways of a wait, each kind once; with a reading shown, only the way that it shows. */
function waysOf({ hand, tile, group }: NameWaitQuestion): readonly WaitWay[] {
  const wait = waits(hand).find((candidate) => candidate.tile === tile);
  const ways = (wait?.completions ?? []).flatMap(({ reading: { groups }, group: at, kind }) => {
    const completed = groups[at];
    if (!completed) return [];
    const tiles = groupTiles(completed);
    const held = tiles.filter((_, place) => place !== tiles.indexOf(tile));
    const placing = placeTiles(hand.concealed, tile, { groups, completed: at });
    return [{ kind, group: completed, held, placing }];
  });
  if (group !== undefined) {
    return ways.filter((way) => formatTiles(groupTiles(way.group)) === group).slice(0, 1);
  }
  return WAIT_NAMES.flatMap((name) => ways.find(({ kind }) => kind === name) ?? []);
}

function nameOf(ways: readonly WaitWay[]): WaitName {
  const [first, second] = ways;
  if (second) return 'several';
  const name = WAIT_NAMES.find((known) => known === first?.kind);
  if (!name) throw new Error(`no name for ${first?.kind}`);
  return name;
}

const levelOf = (level: Level) => ({
  size: SIZES.find((size) => String(size) === level['size']) ?? SIZES[0],
  mix: WAIT_MIXES.find((mix) => mix === level['mix']) ?? WAIT_MIXES[0],
  show: SHOWS.find((show) => show === level['show']) ?? SHOWS[0],
});

/** Deals for one name. Some names are rare in short hands: then any will do. */
const MOST_TRIES = 60;

/** A question about one of the waits of a hand, of the wanted name where there is one. */
function questionOn(
  rng: Rng,
  { hand, show, wanted }: { hand: WaitingHand; show: string; wanted: WaitName },
): NameWaitQuestion & { readonly meant: boolean } {
  const found = waits(hand);
  const candidates = found.flatMap((wait: Wait): readonly NameWaitQuestion[] => {
    const question = { hand, tile: wait.tile };
    if (show === 'tile') return [question];
    return waysOf(question).map((way) => ({
      ...question,
      group: formatTiles(groupTiles(way.group)),
    }));
  });
  const meant = candidates.filter((question) => nameOf(waysOf(question)) === wanted);
  return { ...pick(rng, meant.length > 0 ? meant : candidates), meant: meant.length > 0 };
}

function make(rng: Rng, level: Level, { past }: Bias = {}): NameWaitQuestion {
  const { size, mix, show } = levelOf(level);
  const wanted = pick(rng, show === 'tile' ? WAIT_NAMES : WAIT_NAMES.slice(0, -1));
  for (let tries = 1; ; tries++) {
    const concealed = dealWaitingHand(rng, { size, mix, min: 1, none: 0, sorted: true }, past);
    const { meant, ...question } = questionOn(rng, {
      hand: { concealed, melds: [], pairInside: true },
      show,
      wanted,
    });
    if (meant || tries === MOST_TRIES) return question;
  }
}

function keeps({ hand: { concealed }, group }: NameWaitQuestion, level: Level): boolean {
  const { size, mix, show } = levelOf(level);
  const isShown = group !== undefined;
  return concealed.length === size && isOfMix(concealed, mix) && isShown === (show === 'reading');
}

function refusalOf(question: NameWaitQuestion): Refusal | undefined {
  const { tile, group } = question;
  if (waysOf({ ...question, group: undefined }).length === 0) {
    const error = { code: 'no-winning-tile', value: tile };
    return { part: 'tile', error };
  }
  const error = { code: 'no-such-reading', value: group };
  return waysOf(question).length === 0 ? { part: 'group', error } : undefined;
}

function check(question: NameWaitQuestion, given: WaitName): NameWaitTypes['verdict'] {
  const ways = waysOf(question);
  const wanted = nameOf(ways);
  const right = given === wanted;
  return { right, marks: marksOfOne(right), given, wanted, ways, aspects: { wait: wanted } };
}

export const nameWait: Drill<NameWaitTypes> = {
  id: 'name-wait',
  ...textsFor(FIELDS, refusalOf),
  levels: NAME_WAIT_LEVELS,
  make,
  traits: ({ hand }) => handTraits(hand.concealed),
  keeps,
  show: (question) => {
    const [way] = question.group === undefined ? [] : waysOf(question);
    const names = way ? WAIT_NAMES.slice(0, -1) : WAIT_NAMES;
    return { ...question.hand, tile: question.tile, names, ...(way && { placing: way.placing }) };
  },
  solve: (question) => nameOf(waysOf(question)),
  check,
  hintSteps: ({ group }) => (group === undefined ? ['ways', 'held', 'answer'] : ['held', 'answer']),
  hints: (question) => ({ ways: waysOf(question), answer: nameOf(waysOf(question)) }),
};
