import { useStore } from '@nanostores/preact';
import { useRef } from 'preact/hooks';
import { onwardName } from '../../../i18n/fan-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import { fanLevel } from '../../../stores/international/fan-level.ts';
import { $onward } from '../../../stores/international/fan-onward.ts';

interface FanOnwardProps {
  readonly say: Say;
  readonly judged: boolean;
  readonly onNext: () => void;
}

/**
 * After enough right answers in a row, the way to the next lesson. It stands there empty
 * before, or its filling would not be read out.
 */
export function FanOnward({ say, judged, onNext }: FanOnwardProps) {
  const onward = useStore($onward);
  const root = useRef<HTMLDivElement>(null);
  const goOn = ({ topic }: NonNullable<typeof onward>): void => {
    fanLevel.$topic.set(topic);
    // The button goes; the next thing to do takes its focus.
    root.current?.closest('form')?.querySelector<HTMLElement>('.button--main')?.focus();
    onNext();
  };
  return (
    <div role="status" ref={root}>
      {judged && onward && (
        <p class="fan-onward">
          {say('fans.inARow', { n: onward.right })}{' '}
          <button type="button" class="button" onClick={() => goOn(onward)}>
            {say('fans.onward', { level: onwardName(say, onward.topic) })}
          </button>
        </p>
      )}
    </div>
  );
}
