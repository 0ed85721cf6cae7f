/** The hand of a comparison: tapped, typed or taken from the examples, with the winds and discards. */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Texts } from '../../engine/drills.ts';
import { type LenientError, WINDS } from '../../engine/notation.ts';
import { describeError } from '../../i18n/errors/errors.ts';
import type { Say } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';
import type { HandInput } from '../../stores/compare/hand-input.ts';
import { LAYINGS, type PickedHand } from '../../stores/picker/hand-picker.ts';
import { Button } from '../parts/Button.tsx';
import { Fold } from '../parts/Fold.tsx';
import { useDebounced } from '../parts/use-debounced.ts';
import { useStore } from '../parts/use-store.ts';
import { Choices } from '../picker/Choices.tsx';
import { EditableHand } from '../picker/EditableHand.tsx';
import { HandField } from '../picker/HandField.tsx';
import { showInAddress } from '../picker/in-address.ts';
import { TilesToTap } from '../picker/TilesToTap.tsx';
import { OwnDiscards } from '../tools/OwnDiscards.tsx';

const PAUSE = 400;
const HELD = LAYINGS.filter((laying) => laying !== 'win');

export interface ExampleHand {
  readonly word: WordKey;
  readonly hand: string;
}

interface HandFormProps {
  readonly input: HandInput;
  readonly examples: readonly ExampleHand[];
  readonly say: Say;
  readonly children?: ComponentChildren;
}

export function HandForm({ input, examples, say, children }: HandFormProps) {
  const picked = useStore(input.$picked);
  const texts = useStore(input.$texts);
  const { text, hand, past } = picked;
  const isSettled = useDebounced(text, PAUSE) === text || past.length === 0;
  const error = isSettled ? picked.error : undefined;
  useEffect(() => {
    if (!isSettled || picked.error) return;
    showInAddress(hand, texts);
  }, [isSettled, picked.error, hand, texts]);
  return (
    <div class="hand-form column gap-3">
      <div inert={error !== undefined}>
        <EditableHand hand={hand} none={say('analyse.none')} say={say} onRemove={input.remove} />
      </div>
      <p class="visually-hidden" role="status">
        {error && describeError(say, error)}
      </p>
      <div class="hand-form-tools cluster gap-2">
        {children}
        <Button disabled={past.length === 0} onClick={input.undo}>
          {say('site.undo')}
        </Button>
        {examples.map((example) => (
          <Button
            key={example.word}
            aria-pressed={text === example.hand}
            onClick={() => input.replace(example.hand)}
          >
            {say(example.word)}
          </Button>
        ))}
      </div>
      <Fold summary={say('ledger.hand.change')} open={error !== undefined}>
        {() => <Change {...{ input, picked, texts, error, say }} />}
      </Fold>
    </div>
  );
}

interface ChangeProps extends Pick<HandFormProps, 'input' | 'say'> {
  readonly picked: PickedHand;
  readonly texts: Texts;
  readonly error: LenientError | undefined;
}

function Change({ input, picked, texts, error, say }: ChangeProps) {
  const { text, hand } = picked;
  const winds = WINDS.map((wind) => [wind, say(`wind.${wind}`)] as const);
  return (
    <div class="hand-form-change column gap-3">
      <HandField
        text={text}
        error={error}
        after={hand && say('lens.before')}
        say={say}
        onType={input.type}
      />
      <TilesToTap
        picker={input}
        {...{ picked, say }}
        isLocked={error !== undefined}
        layings={HELD}
        withFlowers={false}
      />
      <Choices
        label={say('tally.seat')}
        value={WINDS.find((wind) => wind === (texts['seat'] ?? 'E'))}
        options={winds}
        onPick={(seat) => input.say({ seat })}
      />
      <Choices
        label={say('tally.round')}
        value={WINDS.find((wind) => wind === (texts['round'] ?? 'E'))}
        options={winds}
        onPick={(round) => input.say({ round })}
      />
      <OwnDiscards tallying={input} word="analyse.river.tiles" say={say} />
    </div>
  );
}
