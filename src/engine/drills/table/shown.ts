/** What the board of a question about the table shows, before the answer and after it. */
import type { HeldHand } from '../../core/hand.ts';
import type { SetFamily } from '../../core/table-rules.ts';
import type { BonusTile, Tile } from '../../core/tile.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import type { PassesQuestion, StarterQuestion } from './asks/first-hand.ts';
import type { EnoughQuestion } from './asks/going-out.ts';
import type { CompleteQuestion, FillsQuestion } from './asks/hands.ts';
import type { DangerQuestion, HandSize, IsolatedQuestion, TallyQuestion } from './asks/own-hand.ts';
import type { PlaceQuestion, ReachedQuestion, WindQuestion } from './asks/seats.ts';
import type { FamiliesQuestion, TilesQuestion } from './asks/set.ts';
import type { BreachQuestion, DealtQuestion } from './asks/walls.ts';

interface FamilyShown {
  readonly id: SetFamily;
  readonly tiles: readonly (Tile | BonusTile)[];
  readonly copies: number;
  /** How many tiles it has: for after the answer. */
  readonly size: number;
}

/** Four walls; stacks are told by their places on the ring. */
interface WallsShown {
  /** Stacks of one wall. */
  readonly stacks: number;
}

/** By kind: the values of the question, and what is worked out from them for the board. */
type ShownByAsk =
  | ({ readonly ask: 'families'; readonly families: readonly FamilyShown[] } & FamiliesQuestion)
  | ({ readonly ask: 'tiles' } & TilesQuestion)
  | ({ readonly ask: 'fills' } & FillsQuestion)
  | ({ readonly ask: 'complete' } & CompleteQuestion)
  | ({ readonly ask: 'reached' } & ReachedQuestion)
  | ({ readonly ask: 'place' } & PlaceQuestion)
  | ({ readonly ask: 'wind' } & WindQuestion)
  | ({ readonly ask: 'starter' } & StarterQuestion)
  | ({ readonly ask: 'passes' } & PassesQuestion)
  | ({ readonly ask: 'breach'; readonly names: readonly string[] } & WallsShown & BreachQuestion)
  | ({
      readonly ask: 'dealt';
      readonly opened: number;
      readonly loose: number;
      readonly ringed: number;
    } & Omit<DealtQuestion, 'stack'> &
      WallsShown)
  | {
      readonly ask: 'taker';
      readonly discarder: string;
      readonly discard: Tile;
      /** The hands of the others in the order of their turns. */
      readonly hands: readonly { readonly player: string; readonly hand: HeldHand }[];
    }
  | ({ readonly ask: 'isolated' } & IsolatedQuestion)
  | ({ readonly ask: 'danger' } & DangerQuestion)
  | ({ readonly ask: 'tally'; readonly sizes: readonly HandSize[] } & TallyQuestion)
  | ({ readonly ask: 'enough'; readonly of: readonly Tile[] } & EnoughQuestion);

export type TableShown = ShownByAsk & {
  readonly rules: PlayableRules;
  /** The letters of the players in the order of play. */
  readonly players: string;
};
