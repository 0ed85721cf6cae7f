/** Who plays, by which rules, and what is agreed on. */
import { useState } from 'preact/hooks';
import { LONGEST_NAME } from '../../../engine/accounts.ts';
import { SEATS, WINDS } from '../../../engine/notation.ts';
import {
  isPlayable,
  type MoneyUnit,
  PLAYABLE_RULES,
  type PlayableRules,
} from '../../../engine/scoring.ts';
import type { Offer } from '../../../i18n/scores/agreement-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { Accounts } from '../../../stores/accounts/accounts.ts';
import { areAlike, type ChosenAgreements, optionsIn } from '../../../stores/device/agreed.ts';
import { $rules } from '../../../stores/device/own-rules.ts';
import { Button } from '../../parts/Button.tsx';
import { FileButton } from '../../parts/FileButton.tsx';
import { SelectField } from '../../parts/SelectField.tsx';
import { RulesField } from '../../picker/RulesField.tsx';
import { AgreedFields } from '../../table/AgreedFields.tsx';
import { useOurChoice } from '../../table/use-our-choice.ts';

/** What can be agreed on under a rule set, and in what its accounts can be kept. */
export type Offers = Readonly<
  Record<PlayableRules, Offer & { readonly units: readonly MoneyUnit[] }>
>;

interface BookSetupProps extends Voice {
  readonly accounts: Accounts;
  readonly offers: Offers;
}

type Names = readonly [string, string, string, string];
const NOBODY: Names = ['', '', '', ''];

export function BookSetup({ accounts, offers, locale, say }: BookSetupProps) {
  const own = $rules.get();
  const [rules, setRules] = useState<PlayableRules>(
    isPlayable(own) ? own : (PLAYABLE_RULES[0] as PlayableRules),
  );
  const [names, setNames] = useState<Names>(NOBODY);
  const [picked, setAgreed] = useState<ChosenAgreements>();
  const [unit, setUnit] = useState<string>();
  const offered = offers[rules];
  const { units } = offered;
  const ours = useOurChoice(rules, offered);
  const agreed = picked ?? ours?.agreed ?? {};
  const inPoints = units.length > 1 && unit === 'points';
  const begin = (): void => {
    const options = optionsIn(offered, agreed);
    const points = inPoints && { inPoints: true as const };
    void accounts.begin({ rules, names, options, ...points, begun: Date.now() });
  };
  return (
    <form
      class="accounts-columns column gap-4 gap-x-5"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <NameFields {...{ names, setNames, say }} />
      <div class="column">
        <div class="fields">
          <RulesField
            rules={rules}
            onPick={(id) => {
              setRules(id);
              setAgreed(undefined);
            }}
            say={say}
          />
          {units.length > 1 && (
            <SelectField
              label={say('tally.unit')}
              value={inPoints ? 'points' : (units[0] ?? 'points')}
              options={units.map((one) => [one, say(`settle.unit.${one}`)] as const)}
              onPick={setUnit}
            />
          )}
        </div>
        <details class="fold">
          <summary>
            {say('book.agreements')}
            {ours && areAlike(offered, ours.agreed, agreed) && <span>{say('ours.theirs')}</span>}
          </summary>
          <AgreedFields key={rules} {...{ offered, agreed, setAgreed, ours, locale, say }} />
        </details>
      </div>
      <Begin {...{ accounts, say }} />
    </form>
  );
}

/** Anew, or from what was kept as a file. */
const Begin = ({ accounts, say }: Pick<BookSetupProps, 'accounts' | 'say'>) => (
  <div class="column gap-3">
    <p class="cluster gap-2">
      <Button type="submit" look="main" data-ready="">
        {say('book.begin')}
      </Button>
      <FileButton label={say('book.file')} accept=".json,application/json" onFile={accounts.read} />
    </p>
    <p class="question-note">{say('book.private')}</p>
  </div>
);

interface NameFieldsProps {
  readonly names: Names;
  readonly setNames: (names: Names) => void;
  readonly say: Voice['say'];
}

const NameFields = ({ names, setNames, say }: NameFieldsProps) => (
  <fieldset class="grid gap-2">
    <legend class="text-m">{say('book.who')}</legend>
    <p class="question-note">{say('book.who.note')}</p>
    <div class="fields">
      {SEATS.map((seat) => (
        <label key={seat} class="field">
          <span>{say(`wind.${WINDS[seat] ?? 'E'}`)}</span>
          <input
            type="text"
            name={`player-${seat}`}
            autocomplete="off"
            maxLength={LONGEST_NAME}
            placeholder={say('book.player', { nth: seat + 1 })}
            value={names[seat]}
            onInput={({ currentTarget }) =>
              setNames(names.with(seat, currentTarget.value) as unknown as Names)
            }
          />
        </label>
      ))}
    </div>
  </fieldset>
);
