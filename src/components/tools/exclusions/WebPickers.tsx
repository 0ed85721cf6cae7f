import type { McrEdition, McrHandId } from '../../../engine/index.ts';
import type { Say } from '../../../i18n/speak.ts';
import { centreOf, type WalkState } from '../../../stores/international/exclusion-walk.ts';
import { isHandOf, type Web } from '../../../stores/international/exclusion-web.ts';
import { SelectField } from '../../drills/parts/SelectField.tsx';

interface WebPickersProps {
  readonly web: Web;
  readonly state: WalkState;
  readonly say: Say;
  readonly onPick: (hand: McrHandId) => void;
  readonly onEdition: (edition: McrEdition) => void;
}

/** Any hand by its name, and the edition to go by. */
export function WebPickers({ web, state, say, onPick, onEdition }: WebPickersProps) {
  const byPoints = [...Map.groupBy(web.hands, ([, points]) => points)];
  const centre = centreOf(state);
  const pick = (value: string): void => {
    if (isHandOf(web, value)) onPick(value);
  };
  return (
    <form class="web-pickers" onSubmit={(event) => event.preventDefault()}>
      <label class="field">
        <span>{say('exclusions.pick')}</span>
        <select value={centre} onChange={({ currentTarget }) => pick(currentTarget.value)}>
          {byPoints.map(([points, hands]) => (
            <optgroup key={points} label={say('hands.points', { n: points })}>
              {hands.map(([id]) => (
                <option key={id} value={id} selected={id === centre}>
                  {say(`mcr.item.${id}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <SelectField
        label={say('fans.edition')}
        value={state.edition}
        options={web.editions.map((one) => [one, say(`editions.${one}`)] as const)}
        onPick={(value) => onEdition(web.editions.find((one) => one === value) ?? state.edition)}
      />
    </form>
  );
}
