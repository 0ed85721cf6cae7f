import { useEffect, useState } from 'preact/hooks';
import type { Say } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';
import type { Tallying } from '../../stores/analyser/tally.ts';
import { RIVER_PART } from '../../stores/analyser/win-rows.ts';
import { createHandPicker } from '../../stores/picker/hand-picker.ts';
import { OwnTiles } from '../answer/OwnTiles.tsx';

interface OwnDiscardsProps {
  readonly tallying: Tallying;
  /** What they are called. */
  readonly word: WordKey;
  readonly say: Say;
}

/** The player's own discards, kept in the address with the rest. */
export function OwnDiscards({ tallying, word, say }: OwnDiscardsProps) {
  const [picker] = useState(() => createHandPicker(tallying.$texts.get()[RIVER_PART] ?? ''));
  useEffect(
    () =>
      picker.$picked.listen(({ text, error }) => {
        if (!error) tallying.say({ [RIVER_PART]: text.trim() === '' ? undefined : text });
      }),
    [picker, tallying],
  );
  return (
    <OwnTiles
      part={{ part: RIVER_PART, label: word, kind: 'tiles' }}
      own={{ pickerOf: () => picker }}
      error={undefined}
      say={say}
    />
  );
}
