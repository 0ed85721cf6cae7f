/** How well the partners play, each level with its bird and its strength. */
import type { Strength } from '../../engine/judge.ts';
import type { Say } from '../../i18n/speak.ts';
import { PARTNER_LEVELS, type PartnerLevel } from '../../stores/table/partner-level.ts';
import { Bird } from './Bird.tsx';

export type Strengths = Readonly<Partial<Record<PartnerLevel, Strength | undefined>>>;

interface TablePartnersProps {
  /** Absent until the reader is known. */
  readonly level: PartnerLevel | undefined;
  readonly strengths: Strengths;
  readonly onPick: (level: PartnerLevel) => void;
  readonly say: Say;
}

const strengthText = ({ least, most }: Strength, say: Say): string =>
  least === most
    ? say('play.partners.won', { n: least })
    : say('play.partners.wins', { least, most });

export const TablePartners = ({ level, strengths, onPick, say }: TablePartnersProps) => (
  <fieldset class="table-choice card sans text-s scripted">
    <legend>{say('play.partners')}</legend>
    {PARTNER_LEVELS.map((each) => {
      const strength = strengths[each];
      return (
        <label key={each} class="row gap-2 touch line-above">
          <input
            type="radio"
            name="partners"
            checked={level === each}
            onChange={() => onPick(each)}
          />
          <Bird level={each} />
          <span>
            <strong>{say(`play.partners.${each}`)}</strong>{' '}
            <span class="text-xs soft">
              {say(`play.partners.${each}.text`)}
              {strength && ` ${strengthText(strength, say)}`}
            </span>
          </span>
        </label>
      );
    })}
  </fieldset>
);
