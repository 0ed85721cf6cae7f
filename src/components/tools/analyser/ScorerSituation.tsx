import {
  fineText,
  remainingCircumstances,
  type SettleRules,
  type TallyChoices,
  type Texts,
} from '../../../engine/drills.ts';
import { type Hand, WINDS, type Wind } from '../../../engine/notation.ts';
import { playerInText } from '../../../i18n/hand/player-names.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { AnalysisTable } from '../../../stores/analyser/analysis.ts';
import type { Tallying } from '../../../stores/analyser/tally.ts';
import { FigureField } from '../../boards/FigureField.tsx';
import { SelectField } from '../../parts/SelectField.tsx';
import { AgreementFields } from '../../picker/AgreementFields.tsx';
import { Choices } from '../../picker/Choices.tsx';
import { FineField } from '../../picker/FineField.tsx';
import { OurAgreements, useOurs } from '../../picker/OurAgreements.tsx';
import { OnTheTable } from './OnTheTable.tsx';
import { WinSituation } from './WinSituation.tsx';

interface SituationProps extends Voice {
  readonly hand: Hand;
  readonly table: AnalysisTable;
  readonly tallying: Tallying;
  readonly settleRules: SettleRules;
  readonly texts: Texts;
  readonly choices: TallyChoices;
}

/** How the hand was won, and by what agreements: the fields that the score depends on. */
export function ScorerSituation(props: SituationProps) {
  const { choices, settleRules, hand, texts, table, tallying, say } = props;
  /** What cannot be said any more goes. */
  const tell = (changed: Texts, changedHand = hand): void => {
    const all = { ...texts, ...changed };
    tallying.say({ ...changed, how: remainingCircumstances(settleRules, changedHand, all) });
  };
  const winds = WINDS.map((wind) => [wind, say(`wind.${wind}`)] as const);
  const wonBy = (giver: Wind | 'self'): void => {
    const by = giver === 'self' ? 'self' : 'discard';
    if (!hand.win) return;
    table.winBy(by);
    tell({ from: giver === 'self' ? undefined : giver }, { ...hand, win: { ...hand.win, by } });
  };
  const sitAt = (seat: Wind): void =>
    tell({ seat, ...(texts['from'] === seat && { from: undefined }) });
  return (
    <div class="scorer-situation cluster" role="group" aria-label={say('tally.situation')}>
      {hand.win && (
        <Choices<Wind | 'self'>
          label={say('tally.wonBy')}
          value={hand.win.by === 'self' ? 'self' : choices.givers.find((w) => w === texts['from'])}
          options={[
            ['self', say('tally.drawn')],
            ...choices.givers.map(
              (giver) =>
                [giver, say('tally.from', { seat: playerInText(say, 'to', giver) })] as const,
            ),
          ]}
          onPick={wonBy}
        />
      )}
      <Choices label={say('tally.seat')} value={choices.seat} options={winds} onPick={sitAt} />
      {choices.countsRound && (
        <Choices
          label={say('tally.round')}
          value={WINDS.find((wind) => wind === (texts['round'] ?? 'E'))}
          options={winds}
          onPick={(round) => tell({ round })}
        />
      )}
      <WinSituation {...props} />
      {hand.win && choices.losers.length > 0 && <Losers {...props} />}
      {hand.win && choices.beside.length > 0 && <OnTheTable {...props} />}
      <Agreements {...props} />
    </div>
  );
}

const Losers = ({ choices, texts, tallying, say }: SituationProps) => (
  <fieldset class="choices">
    <legend class="choices-label">{say('tally.losers')}</legend>
    {choices.losers.map((seat) => (
      <FigureField
        key={seat}
        name={seat}
        say={say}
        label={say(`wind.${seat}`)}
        withLabel
        text={texts[seat] ?? ''}
        isBad={!/^\d{0,4}$/.test(texts[seat] ?? '')}
        isJudged={false}
        judged={undefined}
        onWrite={(text) => tallying.say({ [seat]: text === '' ? undefined : text })}
      />
    ))}
  </fieldset>
);

function Agreements({
  choices,
  settleRules: { kit },
  texts,
  tallying,
  locale,
  say,
}: SituationProps) {
  const { agreements, units, fines } = choices;
  const ours = useOurs(kit.id, agreements);
  return (
    <details class="fold">
      <summary>
        {say('tally.agreements')}
        {ours?.areOurs && <span>{say('ours.theirs')}</span>}
      </summary>
      <OurAgreements rules={kit.id} {...{ agreements, locale, say }} onPick={tallying.say} />
      <div class="fields">
        <AgreementFields
          rules={kit.id}
          agreements={agreements}
          onPick={(name, text) => tallying.say({ [name]: text })}
          say={say}
        />
        {units.length > 1 && (
          <SelectField
            label={say('tally.unit')}
            value={texts['unit'] ?? kit.money}
            options={units.map((unit) => [unit, say(`settle.unit.${unit}`)])}
            onPick={(unit) => tallying.say({ unit })}
          />
        )}
        {fines.length > 0 && (
          <FineField
            fines={fines.map(({ kind, seat }) => ({ kind, name: say(`wind.${seat}`) }))}
            value={fines.findIndex((fine) => fineText(fine) === texts['fine'])}
            onPick={(at) => tallying.say({ fine: fines[at] && fineText(fines[at]) })}
            say={say}
          />
        )}
      </div>
    </details>
  );
}
