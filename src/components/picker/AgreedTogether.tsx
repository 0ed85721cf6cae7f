/** One choice for all agreements of a rule set, where some go together under a name. */
import { listText, type Voice } from '../../i18n/speak.ts';
import { SelectField } from '../parts/SelectField.tsx';

interface AgreedTogetherProps extends Voice {
  readonly labels: readonly string[];
  /** Below 0 where they are agreed on one by one. */
  readonly place: number;
  readonly onPick: (place: number) => void;
  /** What our table has agreed on and is not asked here. */
  readonly idle: readonly string[];
}

const SINGLE = 'single';

export function AgreedTogether(props: AgreedTogetherProps) {
  const { labels, place, onPick, idle, locale, say } = props;
  const options = labels.map((label, at) => [at, label] as const);
  return (
    <>
      {labels.length > 0 && (
        <div class="fields">
          <SelectField
            label={say('play.agreements.all')}
            value={place < 0 ? SINGLE : place}
            options={place < 0 ? [[SINGLE, say('play.agreements.single')], ...options] : options}
            onPick={(at) => at !== SINGLE && onPick(Number(at))}
          />
        </div>
      )}
      {idle.length > 0 && (
        <p class="question-note">{say('ours.idle', { what: listText(locale, idle) })}</p>
      )}
    </>
  );
}
