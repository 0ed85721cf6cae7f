/** The parts of which a reader puts together a question of his own. */
import type { Say } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';

interface Labelled {
  readonly part: string;
  readonly label: WordKey;
}

/** Tiles put together by taps or typed. */
export interface TilesPart extends Labelled {
  /** A hand with its melds, one that may have won, a few tiles, or one. */
  readonly kind: 'hand' | 'won' | 'tiles' | 'tile';
}

/** One of a few values, or some of them, by their names. */
export interface ChoicePart extends Labelled {
  readonly kind: 'one' | 'some';
  readonly values: readonly string[];
  readonly nameOf: (say: Say, value: string) => string;
  /** What it is where nothing is said. */
  readonly usual?: string;
}

export type OwnPart = TilesPart | ChoicePart;

export const isChoicePart = (part: OwnPart): part is ChoicePart =>
  part.kind === 'one' || part.kind === 'some';
