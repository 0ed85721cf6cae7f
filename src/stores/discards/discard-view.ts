/** What the board of "What discard?" shows, worked out from the state of its session. */
import {
  COMMON_SHAPES,
  closestReading,
  DISCARD_HINTS,
  type Discard,
  type DiscardGrade,
  type DiscardHintStep,
  type DiscardHints,
  type DiscardVerdict,
  discardHints,
  gradeOf,
  keepingDistance,
  type Placing,
  placeTiles,
  type Tile,
  WAIT_KINDS,
  type WaitKind,
  WINNING,
  waitsFor,
} from '../../engine/index.ts';
import type { DiscardSessionState } from './discard-session.ts';

/** The hand after a discard, as it falls into groups. */
export interface SteppedInto {
  readonly option: Discard;
  /** The place of the tile that goes. */
  readonly gone: number;
  /** Places in the whole hand; `WINNING` stands for {@link SteppedInto.coming}. */
  readonly placing: Placing;
  /** If the hand is ready: one of the tiles that complete it, and how they do. */
  readonly coming: Tile | undefined;
  readonly kinds: readonly WaitKind[];
}

/** How a discard is marked: the reader's own by its grade, another that is as good as the best. */
export type DiscardMark = DiscardGrade | 'best';

export function markOf(
  { chosen, best, grade }: DiscardVerdict,
  option: Discard,
): DiscardMark | undefined {
  if (option.tile === chosen.tile) return grade;
  return gradeOf(option, best) === 'right' ? 'best' : undefined;
}

export interface DiscardView {
  /** The hints taken so far say this; absent before the first, and once answered. */
  readonly hints: DiscardHints | undefined;
  /** Places of the tiles that the second hint rules out. */
  readonly ruledOut: ReadonlySet<number>;
  /** How the places that matter stand once it is answered. */
  readonly marks: ReadonlyMap<number, DiscardMark>;
  /** Discards that keep the distance, best first; then the others. */
  readonly sensible: readonly Discard[];
  readonly others: readonly Discard[];
  readonly stepped: SteppedInto | undefined;
}

/** The place of the tile in the hand; the reader's own discard where it is of that kind. */
function placeOf({ question, lifted }: DiscardSessionState, tile: Tile): number {
  const { concealed } = question.hand;
  return lifted !== undefined && concealed[lifted] === tile ? lifted : concealed.indexOf(tile);
}

/** Places of the hand without one of them, as places of the whole hand. */
const inWholeHand = ({ groups, leftover }: Placing, gone: number, coming: boolean): Placing => {
  const whole = (place: number): number => (place >= gone ? place + 1 : place);
  return {
    groups: groups.map(({ group, places }) => ({ group, places: places.map(whole) })),
    leftover: leftover.filter((place) => coming || place !== WINNING).map(whole),
  };
};

function stepInto(state: DiscardSessionState, option: Discard): SteppedInto {
  const { concealed, melds } = state.question.hand;
  const gone = placeOf(state, option.tile);
  const held = concealed.toSpliced(gone, 1);
  const hand = { concealed: held, melds };
  const accepted = (option.distance === 0 ? waitsFor(hand, COMMON_SHAPES) : []).filter(({ tile }) =>
    option.accepts.some((one) => one.tile === tile),
  );
  const kinds = WAIT_KINDS.filter((kind) => accepted.some((wait) => wait.kinds.includes(kind)));
  const [first] = accepted;
  const completion = first?.completions[0];
  if (first && completion) {
    const reading = { groups: completion.reading.groups, completed: completion.group };
    const placing = inWholeHand(placeTiles(held, first.tile, reading), gone, true);
    return { option, gone, placing, coming: first.tile, kinds };
  }
  const placing = placeTiles(held, option.tile, closestReading(held));
  return { option, gone, placing: inWholeHand(placing, gone, false), coming: undefined, kinds: [] };
}

function marksOf(state: DiscardSessionState): DiscardView['marks'] {
  const { verdict } = state;
  const marked = verdict?.options.flatMap((option) => {
    const mark = markOf(verdict, option);
    return mark ? [[placeOf(state, option.tile), mark] as const] : [];
  });
  return new Map(marked);
}

function ruledOut({ question, hints }: DiscardSessionState, said: DiscardHints): Set<number> {
  const taken = (step: DiscardHintStep): boolean => DISCARD_HINTS.indexOf(step) < hints;
  if (!taken('spare')) return new Set();
  const left = taken('answer') ? said.answer : said.spare;
  const places = [...question.hand.concealed.entries()];
  return new Set(places.filter(([, tile]) => !left.includes(tile)).map(([place]) => place));
}

const NOTHING: DiscardView = {
  hints: undefined,
  ruledOut: new Set(),
  marks: new Map(),
  sensible: [],
  others: [],
  stepped: undefined,
};

export function discardView(state: DiscardSessionState): DiscardView {
  const { question, verdict, hints, shown } = state;
  if (!verdict) {
    if (hints === 0) return NOTHING;
    const said = discardHints(question);
    return { ...NOTHING, hints: said, ruledOut: ruledOut(state, said) };
  }
  const { options } = verdict;
  const sensible = keepingDistance(options);
  const option = options.find(({ tile }) => tile === shown);
  return {
    ...NOTHING,
    marks: marksOf(state),
    sensible,
    others: options.slice(sensible.length),
    stepped: option && stepInto(state, option),
  };
}
