import { catalogueHandName } from '../../../i18n/hand/hand-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import { type HandId, isHandOf, type Web } from '../../../stores/exclusions/exclusion-web.ts';

interface HandSelectProps {
  readonly web: Web;
  readonly picked: HandId;
  readonly say: Say;
  readonly onPick: (hand: HandId) => void;
}

const worth = ({ hands }: Web, value: number): readonly HandId[] =>
  hands.filter(([, points]) => points === value).map(([id]) => id);

export function HandSelect({ web, picked, say, onPick }: HandSelectProps) {
  const values = [...new Set(web.hands.map(([, points]) => points))];
  const pick = (value: string): void => {
    if (isHandOf(web, value)) onPick(value);
  };
  return (
    <label class="field hand-picker">
      <span>{say('exclusions.pick')}</span>
      <select value={picked} onChange={({ currentTarget }) => pick(currentTarget.value)}>
        {values.map((value) => (
          <optgroup key={value} label={say('sheet.points', { n: value })}>
            {worth(web, value).map((id) => (
              <option key={id} value={id} selected={id === picked}>
                {catalogueHandName(say, id)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
