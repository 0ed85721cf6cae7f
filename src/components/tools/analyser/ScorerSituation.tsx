import {
  fineText,
  remainingCircumstances,
  type SettleRules,
  type TallyChoices,
  type Texts,
  toggleCircumstance,
} from '../../../engine/drills.ts';
import {
  BONUS_TILES,
  compareTiles,
  type Hand,
  tileText,
  WINDS,
  type Wind,
} from '../../../engine/notation.ts';
import { playerInText } from '../../../i18n/hand/player-names.ts';
import { circumstanceName, extraName } from '../../../i18n/hand/situation-words.ts';
import { openKey, type Say } from '../../../i18n/speak.ts';
import type { AnalysisTable } from '../../../stores/analyser/analysis.ts';
import type { Tallying } from '../../../stores/analyser/tally.ts';
import { FigureField } from '../../boards/FigureField.tsx';
import { Button } from '../../parts/Button.tsx';
import { SelectField } from '../../parts/SelectField.tsx';
import { AgreementFields } from '../../picker/AgreementFields.tsx';
import { ChoiceGroup, Choices } from '../../picker/Choices.tsx';
import { ExtraFields } from '../../picker/ExtraFields.tsx';
import { TileButton } from '../../picker/TileButton.tsx';
import { TilesFold } from '../../picker/TilesFold.tsx';
import { OnTheTable } from './OnTheTable.tsx';

interface SituationProps {
  readonly hand: Hand;
  readonly table: AnalysisTable;
  readonly tallying: Tallying;
  readonly settleRules: SettleRules;
  readonly texts: Texts;
  readonly choices: TallyChoices;
  readonly say: Say;
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
      {hand.win && <Circumstances {...props} />}
      {hand.win && <WinningTile {...{ hand, table, say }} win={hand.win} />}
      {hand.win && (
        <ExtraFields
          extras={choices.extras}
          nameOf={(id) => extraName(say, settleRules.kit.id, id)}
          {...{ texts, tallying, say }}
        />
      )}
      {hand.win && choices.playsFlowers && <Flowers {...props} />}
      {hand.win && choices.losers.length > 0 && <Losers {...props} />}
      {hand.win && choices.beside.length > 0 && <OnTheTable {...props} />}
      <Agreements {...props} />
    </div>
  );
}

const Circumstances = ({ choices, settleRules, hand, texts, tallying, say }: SituationProps) =>
  choices.circumstances.length > 0 && (
    <ChoiceGroup label={say('tally.how')}>
      {choices.circumstances.map(({ id, isSaid }) => (
        <Button
          key={id}
          title={circumstanceName(say, id)}
          aria-pressed={isSaid}
          onClick={() => tallying.say({ how: toggleCircumstance(settleRules, hand, texts, id) })}
        >
          {say(openKey(`tally.how.${id}`))}
        </Button>
      ))}
    </ChoiceGroup>
  );

interface WinningTileProps extends Pick<SituationProps, 'hand' | 'table' | 'say'> {
  readonly win: NonNullable<Hand['win']>;
}

/** Any tile of a complete hand may be the one that came last. */
const WinningTile = ({ hand: { concealed }, win, table, say }: WinningTileProps) => (
  <TilesFold label={say('tally.winning')} chosen={[tileText(win.tile, win.red)]} say={say}>
    {() => (
      <div class="cluster">
        {[...new Set([...concealed, win.tile])].sort(compareTiles).map((tile) => (
          <TileButton
            key={tile}
            tile={tile}
            isChosen={tile === win.tile}
            say={say}
            onTap={() => table.winWith(tile)}
          />
        ))}
      </div>
    )}
  </TilesFold>
);

const Flowers = ({ hand: { flowers }, table, say }: SituationProps) => (
  <TilesFold label={say('pick.flowers')} chosen={flowers} say={say}>
    {() => (
      <div class="cluster">
        {BONUS_TILES.map((flower) => {
          const at = flowers.indexOf(flower);
          return (
            <TileButton
              key={flower}
              tile={flower}
              isChosen={at >= 0}
              say={say}
              onTap={() =>
                at < 0 ? table.add(flower, 'tile') : table.remove({ sort: 'flowers', at })
              }
            />
          );
        })}
      </div>
    )}
  </TilesFold>
);

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

function Agreements({ choices, settleRules: { kit }, texts, tallying, say }: SituationProps) {
  const { agreements, units, fines } = choices;
  return (
    <details class="fold">
      <summary>{say('tally.agreements')}</summary>
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
          <SelectField
            label={say('tally.fine')}
            value={texts['fine'] ?? ''}
            isWide
            options={[
              ['', say('tally.fine.none')],
              ...fines.map(
                (fine) =>
                  [
                    fineText(fine),
                    say(openKey(`accounts.fine.${fine.kind}`), {
                      seat: say(`wind.${fine.seat}`),
                    }),
                  ] as const,
              ),
            ]}
            onPick={(fine) => tallying.say({ fine: fine === '' ? undefined : fine })}
          />
        )}
      </div>
    </details>
  );
}
