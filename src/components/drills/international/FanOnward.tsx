import { useStore } from '@nanostores/preact';
import { onwardName } from '../../../i18n/fan-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import { fanLevel } from '../../../stores/international/fan-level.ts';
import { $onward } from '../../../stores/international/fan-onward.ts';

interface FanOnwardProps {
  readonly say: Say;
  readonly onNext: () => void;
}

/** After enough right answers in a row, the way to the next lesson. */
export function FanOnward({ say, onNext }: FanOnwardProps) {
  const onward = useStore($onward);
  if (!onward) return null;
  const { topic, right } = onward;
  const goOn = (): void => {
    fanLevel.$topic.set(topic);
    onNext();
  };
  return (
    <p class="fan-onward" role="status">
      {say('fans.inARow', { n: right })}{' '}
      <button type="button" class="button" onClick={goOn}>
        {say('fans.onward', { level: onwardName(say, topic) })}
      </button>
    </p>
  );
}
