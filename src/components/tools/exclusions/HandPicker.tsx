import type { McrHandId } from '../../../engine/index.ts';
import type { Say } from '../../../i18n/speak.ts';
import { isHandOf, type Web } from '../../../stores/international/exclusion-web.ts';

interface HandPickerProps {
  readonly web: Web;
  readonly picked: McrHandId;
  readonly say: Say;
  readonly onPick: (hand: McrHandId) => void;
}

/** Any hand by its name, under what it is worth. */
export function HandPicker({ web, picked, say, onPick }: HandPickerProps) {
  const byPoints = [...Map.groupBy(web.hands, ([, points]) => points)];
  const pick = (value: string): void => {
    if (isHandOf(web, value)) onPick(value);
  };
  return (
    <label class="field hand-picker">
      <span>{say('exclusions.pick')}</span>
      <select value={picked} onChange={({ currentTarget }) => pick(currentTarget.value)}>
        {byPoints.map(([points, hands]) => (
          <optgroup key={points} label={say('hands.points', { n: points })}>
            {hands.map(([id]) => (
              <option key={id} value={id} selected={id === picked}>
                {say(`mcr.item.${id}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
