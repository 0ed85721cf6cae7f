import type { Texts } from '../../engine/drills.ts';
import { type Hand, WINDS, type Wind } from '../../engine/notation.ts';
import { playerInText } from '../../i18n/hand/player-names.ts';
import { openKey, type Say } from '../../i18n/speak.ts';
import type { Tallying } from '../../stores/analyser/tally.ts';
import type { WonComparison } from '../../stores/compare/ledger-view.ts';
import type { HandPicker } from '../../stores/picker/hand-picker.ts';
import { Button } from '../parts/Button.tsx';
import { ChoiceGroup, Choices } from '../picker/Choices.tsx';
import { ExtraFields } from '../picker/ExtraFields.tsx';
import { factName } from './fact-name.ts';

interface WonHowProps {
  readonly hand: Hand;
  readonly comparison: WonComparison;
  readonly picker: HandPicker;
  readonly tallying: Tallying;
  readonly texts: Texts;
  readonly say: Say;
}

/** Seats, rounds and circumstances, asked once for all rule sets. */
export function WonHow(props: WonHowProps) {
  const { hand, comparison, picker, tallying, say } = props;
  const { seat, round, from } = comparison;
  const winds = WINDS.map((wind) => [wind, say(`wind.${wind}`)] as const);
  const isDrawn = hand.win?.by === 'self';
  const situation = say('ledger.situation.line', {
    seat: say(`wind.${seat}`),
    how:
      isDrawn || !from
        ? say('tally.drawn')
        : say('tally.from', { seat: playerInText(say, 'to', from) }),
    round: say(`wind.${round}`),
  });
  const wonBy = (giver: Wind | 'self'): void => {
    picker.winBy(giver === 'self' ? 'self' : 'discard');
    tallying.say({ from: giver === 'self' ? undefined : giver });
  };
  return (
    <details class="fold">
      <summary>
        {say('ledger.situation')} <span class="soft">{situation}</span>
      </summary>
      <div class="ledger-situation column gap-3">
        <Choices<Wind | 'self'>
          label={say('ledger.wonBy')}
          value={isDrawn ? 'self' : (from ?? undefined)}
          options={[
            ['self', say('tally.drawn')],
            ...WINDS.filter((wind) => wind !== seat).map(
              (giver) =>
                [giver, say('tally.from', { seat: playerInText(say, 'to', giver) })] as const,
            ),
          ]}
          onPick={wonBy}
        />
        <Choices
          label={say('tally.seat')}
          value={seat}
          options={winds}
          onPick={(picked) =>
            tallying.say({ seat: picked, ...(from === picked && { from: undefined }) })
          }
        />
        <Choices
          label={say('tally.round')}
          value={round}
          options={winds}
          onPick={(picked) => tallying.say({ round: picked })}
        />
        <Circumstances {...props} />
        <ExtraFields
          extras={props.comparison.extras}
          nameOf={(id) => say(openKey(`ledger.fact.${id}`))}
          texts={props.texts}
          {...{ tallying, say }}
        />
      </div>
    </details>
  );
}

const Circumstances = ({ comparison, tallying, say }: WonHowProps) =>
  comparison.how.length > 0 && (
    <ChoiceGroup label={say('tally.how')}>
      {comparison.how.map(({ id, isSaid, how }) => (
        <Button key={id} aria-pressed={isSaid} onClick={() => tallying.say({ how })}>
          {factName(say, id)}
        </Button>
      ))}
    </ChoiceGroup>
  );
