/** A hand put together by taps or typed: one text, and the tiles that it says. */
import { map } from 'nanostores';
import {
  checkCopies,
  compareTiles,
  formatHand,
  type Hand,
  isBonusTile,
  isRedFive,
  type LenientError,
  type Meld,
  parseLenient,
  plainTile,
  startsChow,
  type Tile,
  type TileText,
  tilesWithReds,
} from '../../engine/notation.ts';

/** What a tap adds: a tile, a meld (the tile is its lowest), or the winning tile. */
export const LAYINGS = ['tile', 'chow', 'pung', 'kong', 'concealed-kong', 'win'] as const;
export type Laying = (typeof LAYINGS)[number];

export interface HandPart {
  readonly sort: 'concealed' | 'flowers' | 'melds' | 'win';
  readonly at: number;
}

export interface PickedHand {
  readonly text: string;
  /** Sorted; while the text is wrong, the last hand that could be read. */
  readonly hand: Hand | undefined;
  readonly error: LenientError | undefined;
  readonly past: readonly string[];
  /** The last change was typed: typing in one go is undone in one go. */
  readonly typing: boolean;
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

/** While the text is wrong, the hand before it stays on the table. */
function read(text: string, before: Hand | undefined, withReds: boolean) {
  const result = parseLenient(text, withReds);
  if (result.ok) return { text, hand: inOrder(result.value), error: undefined };
  if (result.error.code === 'empty') return { text, hand: undefined, error: undefined };
  return { text, hand: before, error: result.error };
}

function meldOf(tile: Tile, laying: 'chow' | 'pung' | 'kong' | 'concealed-kong'): Meld | undefined {
  if (laying === 'concealed-kong') return { kind: 'kong', tile, open: false };
  if (laying === 'chow' && !startsChow(tile)) return undefined;
  return { kind: laying, tile, open: true };
}

/** Absent where the set has no copy left or the notation no room for it. */
export function addTo(hand: Hand = EMPTY, tile: TileText, laying: Laying): Hand | undefined {
  const more = withTap(hand, tile, laying);
  return more && checkCopies(more).ok ? inOrder(more) : undefined;
}

function withTap(hand: Hand, face: TileText, laying: Laying): Hand | undefined {
  const tile = plainTile(face);
  if (isBonusTile(tile)) {
    return laying === 'tile' ? { ...hand, flowers: [...hand.flowers, tile] } : undefined;
  }
  const isRed = isRedFive(face);
  if (laying === 'tile') return withHeld(hand, tile, isRed);
  if (laying === 'win') return { ...hand, win: winOf(tile, isRed, hand.win) };
  const meld = meldOf(tile, laying);
  return meld && { ...hand, melds: [...hand.melds, { ...meld, ...(isRed && { reds: [tile] }) }] };
}

const withHeld = (hand: Hand, tile: Tile, isRed: boolean): Hand => ({
  ...hand,
  concealed: [...hand.concealed, tile],
  ...(isRed && { reds: [...(hand.reds ?? []), tile] }),
});

const winOf = (tile: Tile, isRed: boolean, before: Hand['win']): NonNullable<Hand['win']> => ({
  tile,
  ...(isRed && { red: true }),
  by: before?.by ?? 'self',
});

/** The concealed tiles in their colours, in the order in which they are shown. */
export const concealedFaces = ({ concealed, reds }: Hand): readonly TileText[] =>
  tilesWithReds(concealed, reds);

/** A tile of the hand as it is shown: red where no copy is plain. */
export const faceIn = (hand: Hand, tile: Tile): TileText =>
  concealedFaces(hand).findLast((face) => plainTile(face) === tile) ?? tile;

/** The tile at this place of the concealed ones goes, in its colour. */
function withoutHeld({ reds = [], ...hand }: Hand, at: number): Hand {
  const tile = hand.concealed[at];
  const face = concealedFaces({ ...hand, reds })[at];
  const left =
    face !== undefined && tile !== undefined && isRedFive(face)
      ? reds.toSpliced(reds.indexOf(tile), 1)
      : reds;
  return {
    ...hand,
    concealed: hand.concealed.toSpliced(at, 1),
    ...(left.length > 0 && { reds: left }),
  };
}

function without(hand: Hand, { sort, at }: HandPart): Hand {
  if (sort === 'concealed') return withoutHeld(hand, at);
  const { win, ...rest } = hand;
  if (sort === 'win') return rest;
  return { ...rest, [sort]: rest[sort].toSpliced(at, 1), ...(win ? { win } : {}) };
}

/** The hand with one of its tiles set apart as the one it won with; the one before goes back. */
function withWinning({ win, ...hand }: Hand, tile: Tile): Hand {
  const whole = inOrder(win ? withHeld(hand, win.tile, win.red === true) : hand);
  // Of copies in two colours the last one is plain.
  const at = whole.concealed.lastIndexOf(tile);
  const face = concealedFaces(whole)[at];
  if (face === undefined) return { ...hand, ...(win && { win }) };
  return { ...withoutHeld(whole, at), win: winOf(tile, isRedFive(face), win) };
}

const textOf = (hand: Hand): string => (isEmpty(hand) ? '' : formatHand(hand));

export type HandPicker = ReturnType<typeof createHandPicker>;

interface PickerOptions {
  /** One more takes the place of the first. */
  readonly most?: number | undefined;
  /** Fives may be red. */
  readonly withReds?: boolean;
}

export function createHandPicker(
  text: string,
  { most = Number.POSITIVE_INFINITY, withReds = false }: PickerOptions = {},
) {
  const $picked = map<PickedHand>({ past: [], typing: false, ...read(text, undefined, withReds) });

  const change = (next: string, typing: boolean): void => {
    const { text: before, hand, past, typing: wasTyping } = $picked.get();
    if (next === before) return;
    const kept = typing && wasTyping ? past : [...past, before].slice(-LONGEST_PAST);
    $picked.set({ ...read(next, hand, withReds), past: kept, typing });
  };
  /** Tiles change only while the text says what lies on the table. */
  const changeHand = (next: (hand: Hand) => Hand | undefined): void => {
    const { hand = EMPTY, error } = $picked.get();
    const after = error ? undefined : next(hand);
    if (after) change(textOf(after), false);
  };
  const withRoom = (hand: Hand): Hand => ({
    ...hand,
    concealed: hand.concealed.slice(Math.max(0, hand.concealed.length + 1 - most)),
  });

  return {
    $picked,
    type: (next: string) => change(next, true),
    replace: (next: string) => change(next, false),
    add: (tile: TileText, laying: Laying) =>
      changeHand((hand) => addTo(withRoom(hand), tile, laying)),
    remove: (part: HandPart) => changeHand((hand) => without(hand, part)),
    winWith: (tile: Tile) => changeHand((hand) => withWinning(hand, tile)),
    winBy: (by: 'discard' | 'self') =>
      changeHand((hand) => hand.win && { ...hand, win: { ...hand.win, by } }),
    /** Back to what lies on the table. */
    back: () => {
      const { hand } = $picked.get();
      change(hand ? textOf(hand) : '', false);
    },
    undo: () => {
      const { hand, past } = $picked.get();
      const last = past.at(-1);
      if (last === undefined) return;
      $picked.set({ ...read(last, hand, withReds), past: past.slice(0, -1), typing: false });
    },
  };
}
