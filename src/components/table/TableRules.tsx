/** Before a table is opened: how long, by which rules, and what is agreed on otherwise than usual. */
import { useState } from 'preact/hooks';
import { PLAYABLE_RULES, type PlayableRules } from '../../engine/scoring.ts';
import type { OfferedAgreement } from '../../i18n/scores/agreement-words.ts';
import type { Say } from '../../i18n/speak.ts';
import type { TablePlay } from '../../stores/table/open-table.ts';
import { SelectField } from '../parts/SelectField.tsx';
import '../answer/finder.css';
import './table-rules.css';

export type Agreements = Readonly<Record<PlayableRules, readonly OfferedAgreement[]>>;

interface TableRulesProps {
  readonly play: Pick<TablePlay, 'open'>;
  readonly agreements: Agreements;
  readonly ceremony: string;
  /** The rule set that the reader always asks under. */
  readonly own: string | undefined;
  readonly say: Say;
  readonly isBusy: boolean;
}

const LENGTHS = ['hand', 'round', 'game'] as const;
type Length = (typeof LENGTHS)[number];

/** By the name of each agreement, the place of what was chosen. */
type Agreed = Readonly<Record<string, number>>;

const optionsIn = (offered: readonly OfferedAgreement[], agreed: Agreed) =>
  Object.fromEntries(
    offered.flatMap(({ name, choices }) => {
      const choice = choices[agreed[name] ?? -1];
      return choice === undefined ? [] : [[name, choice.value]];
    }),
  );

export function TableRules({ play, agreements, ceremony, own, say, isBusy }: TableRulesProps) {
  const [length, setLength] = useState<Length>('hand');
  const ownFirst = PLAYABLE_RULES.toSorted((a, b) => Number(b === own) - Number(a === own));
  return (
    <section class="table-rules" aria-label={say('play.choose')}>
      <p class="lede">{say('play.description')}</p>
      <p>
        <a href={ceremony}>{say('scene.title')}</a>
      </p>
      <fieldset class="table-length cluster sans text-s">
        <legend>{say('play.length')}</legend>
        {LENGTHS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="length"
              checked={length === each}
              onChange={() => setLength(each)}
            />
            {say(`play.length.${each}`)}
          </label>
        ))}
      </fieldset>
      <h2>{say('play.choose')}</h2>
      <ul>
        {ownFirst.map((rules) => (
          <RulesRow
            key={rules}
            {...{ rules, isBusy, say }}
            offered={agreements[rules]}
            open={(options) =>
              void play.open(rules, { until: length === 'game' ? undefined : length, options })
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface RulesRowProps extends Pick<TableRulesProps, 'say' | 'isBusy'> {
  readonly rules: PlayableRules;
  readonly offered: readonly OfferedAgreement[];
  readonly open: (options: Readonly<Record<string, unknown>>) => void;
}

function RulesRow({ rules, offered, open, say, isBusy }: RulesRowProps) {
  const [agreed, setAgreed] = useState<Agreed>({});
  return (
    <li>
      <button
        type="button"
        class="rules-open"
        disabled={isBusy}
        onClick={() => open(optionsIn(offered, agreed))}
      >
        <strong>{say(`source.${rules}`)}</strong>
        <span>{say(`play.rules.${rules}`)}</span>
      </button>
      <details class="fold">
        <summary>
          {say('play.agreements')}
          <span class="visually-hidden">{`: ${say(`source.${rules}`)}`}</span>
        </summary>
        <div class="fields">
          {offered.map(({ name, label, usual, choices }) => (
            <SelectField
              key={name}
              label={label}
              value={agreed[name] ?? usual}
              options={choices.map((choice, at) => [at, choice.label] as const)}
              onPick={(at) => setAgreed({ ...agreed, [name]: Number(at) })}
            />
          ))}
        </div>
      </details>
    </li>
  );
}
