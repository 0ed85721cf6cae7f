import { computed, map } from 'nanostores';
import type { Tile } from '../../engine/notation.ts';
import { createHandPicker, type PickedHand } from '../picker/hand-picker.ts';

/** What is looked at, until the hand changes. */
interface Shown {
  readonly wait: { readonly tile: Tile; readonly completion: number } | undefined;
  readonly reading: number;
  readonly discard: Tile | undefined;
}

export interface AnalysisState extends PickedHand, Shown {}

const NOTHING_SHOWN: Shown = { wait: undefined, reading: 0, discard: undefined };

export type AnalysisTable = ReturnType<typeof createAnalysis>;

export function createAnalysis(text: string) {
  const { $picked, ...picker } = createHandPicker(text, { withReds: true });
  const $shown = map<Shown & { readonly of: PickedHand }>({ ...NOTHING_SHOWN, of: $picked.get() });
  const shown = (): Shown => {
    const { of, ...looks } = $shown.get();
    return of === $picked.get() ? looks : NOTHING_SHOWN;
  };
  const show = (looks: Partial<Shown>): void =>
    $shown.set({ ...shown(), ...looks, of: $picked.get() });

  return {
    ...picker,
    $state: computed([$picked, $shown], (picked): AnalysisState => ({ ...picked, ...shown() })),
    showWait: (tile: Tile, completion = 0) => show({ wait: { tile, completion } }),
    showReading: (at: number) => show({ reading: at }),
    toggleDiscard: (tile: Tile) =>
      show({ discard: shown().discard === tile ? undefined : tile, wait: undefined }),
  };
}
