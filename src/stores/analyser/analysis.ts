/** The hand on the analyser's table: its text, its tiles, the way back; no view, no address. */
import { type MapStore, map } from 'nanostores';
import {
  type BonusTile,
  checkCopies,
  compareTiles,
  formatHand,
  type Hand,
  isBonusTile,
  type LenientError,
  type Meld,
  parseLenient,
  startsChow,
  type Tile,
} from '../../engine/index.ts';

/** What a tapped tile becomes: one more tile, the lowest of a group on the table, the winning tile. */
export const LAYINGS = ['tile', 'chow', 'pung', 'kong', 'concealed-kong', 'win'] as const;
export type Laying = (typeof LAYINGS)[number];

/** A part of the hand that can be taken away: its place among the others of its sort. */
export interface Part {
  readonly sort: 'concealed' | 'flowers' | 'melds' | 'win';
  readonly at: number;
}

export interface AnalysisState {
  /** As it was typed, or as the tiles are written. */
  readonly text: string;
  /** The hand of the text, tiles in order; of the last text that could be read while it is wrong. */
  readonly hand: Hand | undefined;
  readonly error: LenientError | undefined;
  /** Earlier texts, the last one last. */
  readonly past: readonly string[];
  /** Whether the last change was typed: what is typed in one go is taken back in one go. */
  readonly typing: boolean;
  /** The wait whose proof is asked for, and which of its completions. */
  readonly wait: { readonly tile: Tile; readonly completion: number } | undefined;
  /** Which reading of a complete hand is shown. */
  readonly reading: number;
  /** The discard that is looked into. */
  readonly discard: Tile | undefined;
}

export interface AnalysisTable {
  readonly $state: MapStore<AnalysisState>;
  readonly type: (text: string) => void;
  /** Puts another hand in place of the whole text. */
  readonly replace: (text: string) => void;
  readonly add: (tile: Tile | BonusTile, laying: Laying) => void;
  readonly remove: (part: Part) => void;
  readonly undo: () => void;
  readonly showWait: (tile: Tile, completion?: number) => void;
  readonly showReading: (at: number) => void;
  /** Looks into a discard, or turns back from it. */
  readonly lookInto: (tile: Tile) => void;
}

const LONGEST_PAST = 200;
const EMPTY: Hand = { concealed: [], melds: [], flowers: [] };

const inOrder = (hand: Hand): Hand => ({
  ...hand,
  concealed: [...hand.concealed].sort(compareTiles),
  flowers: [...hand.flowers].sort(),
});

const isEmpty = ({ concealed, melds, flowers, win }: Hand): boolean =>
  concealed.length + melds.length + flowers.length === 0 && win === undefined;

const NOTHING_SHOWN = { wait: undefined, reading: 0, discard: undefined } as const;

/** What a text says; a wrong one leaves the hand before it on the table. */
function read(text: string, before: Hand | undefined) {
  const result = parseLenient(text);
  if (result.ok) return { text, hand: inOrder(result.value), error: undefined };
  if (result.error.code === 'empty') return { text, hand: undefined, error: undefined };
  return { text, hand: before, error: result.error };
}

function meldOf(tile: Tile, laying: 'chow' | 'pung' | 'kong' | 'concealed-kong'): Meld | undefined {
  if (laying === 'concealed-kong') return { kind: 'kong', tile, open: false };
  if (laying === 'chow' && !startsChow(tile)) return undefined;
  return { kind: laying, tile, open: true };
}

/** The hand with what a tapped tile adds; absent where the set or the notation has no room for it. */
export function withAdded(
  hand: Hand = EMPTY,
  tile: Tile | BonusTile,
  laying: Laying,
): Hand | undefined {
  const more = laid(hand, tile, laying);
  return more && checkCopies(more).ok ? inOrder(more) : undefined;
}

function laid(hand: Hand, tile: Tile | BonusTile, laying: Laying): Hand | undefined {
  if (isBonusTile(tile)) {
    return laying === 'tile' ? { ...hand, flowers: [...hand.flowers, tile] } : undefined;
  }
  if (laying === 'tile') return { ...hand, concealed: [...hand.concealed, tile] };
  if (laying === 'win') return { ...hand, win: { tile, by: 'self' } };
  const meld = meldOf(tile, laying);
  return meld && { ...hand, melds: [...hand.melds, meld] };
}

function without({ win, ...rest }: Hand, { sort, at }: Part): Hand {
  if (sort === 'win') return rest;
  return { ...rest, [sort]: rest[sort].toSpliced(at, 1), ...(win ? { win } : {}) };
}

const written = (hand: Hand): string => (isEmpty(hand) ? '' : formatHand(hand));

export function createAnalysis(text: string): AnalysisTable {
  const blank = { past: [], typing: false, ...NOTHING_SHOWN };
  const $state = map<AnalysisState>({ ...blank, ...read(text, undefined) });

  const change = (next: string, typing: boolean): void => {
    const { text: before, hand, past, typing: wasTyping } = $state.get();
    if (next === before) return;
    const kept = typing && wasTyping ? past : [...past, before].slice(-LONGEST_PAST);
    $state.set({ ...read(next, hand), past: kept, typing, ...NOTHING_SHOWN });
  };
  /** Tiles are added and removed only where the text says what lies on the table. */
  const changeHand = (next: (hand: Hand) => Hand | undefined): void => {
    const { hand = EMPTY, error } = $state.get();
    const after = error ? undefined : next(hand);
    if (after) change(written(after), false);
  };

  return {
    $state,
    type: (next) => change(next, true),
    replace: (next) => change(next, false),
    add: (tile, laying) => changeHand((hand) => withAdded(hand, tile, laying)),
    remove: (part) => changeHand((hand) => without(hand, part)),
    undo: () => {
      const { hand, past } = $state.get();
      const last = past.at(-1);
      if (last === undefined) return;
      const back = read(last, hand);
      $state.set({ ...back, past: past.slice(0, -1), typing: false, ...NOTHING_SHOWN });
    },
    showWait: (tile, completion = 0) => $state.setKey('wait', { tile, completion }),
    showReading: (at) => $state.setKey('reading', at),
    lookInto: (tile) => {
      const { discard } = $state.get();
      const next = discard === tile ? undefined : tile;
      $state.set({ ...$state.get(), discard: next, wait: undefined });
    },
  };
}
