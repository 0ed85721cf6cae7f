export type PickMark = 'chosen' | 'found' | 'missed' | 'wrong';

/** Signs that do not rely on colour. */
export const PICK_SIGNS: Readonly<Record<PickMark, string>> = {
  chosen: '•',
  found: '✓',
  missed: '○',
  wrong: '✕',
};

interface PickState {
  readonly chosen: boolean;
  readonly wanted: boolean;
  readonly checked: boolean;
}

export function pickMark({ chosen, wanted, checked }: PickState): PickMark | undefined {
  if (!checked) return chosen ? 'chosen' : undefined;
  if (wanted) return chosen ? 'found' : 'missed';
  return chosen ? 'wrong' : undefined;
}
