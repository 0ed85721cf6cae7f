import type { McrHandId } from '../../../engine/rulesets/mcr/index.ts';
import type { Say } from '../../../i18n/speak.ts';
import { isHandOf, type Web } from '../../../stores/international/exclusion-web.ts';

interface HandPickerProps {
  readonly web: Web;
  readonly picked: McrHandId;
  readonly say: Say;
  readonly onPick: (hand: McrHandId) => void;
}

const worth = ({ hands }: Web, value: number): readonly McrHandId[] =>
  hands.filter(([, points]) => points === value).map(([id]) => id);

export function HandPicker({ web, picked, say, onPick }: HandPickerProps) {
  const values = [...new Set(web.hands.map(([, points]) => points))];
  const pick = (value: string): void => {
    if (isHandOf(web, value)) onPick(value);
  };
  return (
    <label class="field hand-picker">
      <span>{say('exclusions.pick')}</span>
      <select value={picked} onChange={({ currentTarget }) => pick(currentTarget.value)}>
        {values.map((value) => (
          <optgroup key={value} label={say('hands.points', { n: value })}>
            {worth(web, value).map((id) => (
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
