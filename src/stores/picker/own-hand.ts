/** Somebody's own hand for a drill: tiles and choices, as the texts of a question. */
import { map } from 'nanostores';
import type { Texts } from '../../engine/drills.ts';
import { formatHand, parseHand } from '../../engine/notation.ts';
import { createHandPicker } from './hand-picker.ts';

interface Part {
  readonly part: string;
  readonly kind: 'hand' | 'won' | 'tiles' | 'tile' | 'one' | 'some';
}

export type OwnHandStore = ReturnType<typeof createOwnHand>;

/** As typed where a drill reads it so; else as what the picker made of it. */
function writtenText({ $picked }: ReturnType<typeof createHandPicker>): string {
  const { text, hand, error } = $picked.get();
  return parseHand(text).ok || error || !hand ? text : formatHand(hand);
}

const isTiles = ({ kind }: Part): boolean => kind !== 'one' && kind !== 'some';

export function createOwnHand(parts: readonly Part[], texts: Texts) {
  const pickers = new Map(
    parts
      .filter(isTiles)
      .map(({ part, kind }) => [
        part,
        createHandPicker(texts[part] ?? '', { most: kind === 'tile' ? 1 : undefined }),
      ]),
  );
  const chosen = parts
    .filter((part) => !isTiles(part))
    .map(({ part }): [string, readonly string[]] => [part, texts[part]?.split(',') ?? []]);
  const $chosen = map<Readonly<Record<string, readonly string[]>>>(Object.fromEntries(chosen));

  return {
    $chosen,
    pickerOf: (part: string) => {
      const picker = pickers.get(part);
      if (!picker) throw new Error(`no tiles in ${part}`);
      return picker;
    },
    /** One more of some, or another one; chosen again it is taken back. */
    choose: (part: string, value: string, several: boolean) => {
      const before = $chosen.get()[part] ?? [];
      const others = several ? before.filter((other) => other !== value) : [];
      $chosen.setKey(part, before.includes(value) ? others : [...others, value]);
    },
    /** What is said; the first part always is, though it be empty. */
    read: (): Texts => {
      const [first] = parts;
      const all = parts.map(({ part }): [string, string] => {
        const picker = pickers.get(part);
        return [part, picker ? writtenText(picker) : ($chosen.get()[part] ?? []).join(',')];
      });
      return Object.fromEntries(
        all.filter(([part, text]) => part === first?.part || text.trim() !== ''),
      );
    },
  };
}
