import { useMemo } from 'preact/hooks';
import { pageHref } from '../../../course/links.ts';
import {
  fineText,
  lastTiles,
  loadTally,
  remainingCircumstances,
  type SettleSide,
  type TallyChoices,
  type TallyError,
  type Texts,
  tallyChoices,
  tallyOf,
  toggleCircumstance,
} from '../../../engine/drills.ts';
import { formatHand, type Hand, WINDS, type Wind } from '../../../engine/notation.ts';
import { agreementText, isPlayable, PLAYABLE_RULES } from '../../../engine/scoring.ts';
import { circumstanceName } from '../../../i18n/situation-words.ts';
import { openKey, type Voice } from '../../../i18n/speak.ts';
import { describeTallyError } from '../../../i18n/tally-words.ts';
import { tileName } from '../../../i18n/tile-names.ts';
import type { AnalysisTable } from '../../../stores/analyser/analysis.ts';
import { queryOf, type Tallying } from '../../../stores/analyser/tally.ts';
import { $rules } from '../../../stores/device/own-rules.ts';
import { FigureField } from '../../boards/FigureField.tsx';
import { HandAccounts } from '../../boards/HandAccounts.tsx';
import { ScoreSheet } from '../../boards/ScoreSheet.tsx';
import { SelectField } from '../../parts/SelectField.tsx';
import { useStore } from '../../parts/use-store.ts';
import { AgreementFields } from '../../picker/AgreementFields.tsx';
import { Choices } from '../../picker/Choices.tsx';
import { ExtraFields } from '../../picker/ExtraFields.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { OnTheTable } from './OnTheTable.tsx';
import { useLoaded } from './use-loaded.ts';
import '../../answer/answers.css';
import './scorer.css';

export interface ScorerProps extends Voice {
  readonly hand: Hand;
  readonly table: AnalysisTable;
  readonly tallying: Tallying;
}

type Rules = (typeof PLAYABLE_RULES)[number];

const FIRST_RULES = PLAYABLE_RULES[0] as Rules;

/** A hand scored and settled under the rules that the table plays by. */
export function Scorer(props: ScorerProps) {
  const { tallying, say } = props;
  const texts = useStore(tallying.$texts);
  const { rules: said = '' } = texts;
  const own = useStore($rules);
  const rules = [said, own].find(isPlayable) ?? FIRST_RULES;
  const side = useLoaded(rules, loadTally);
  return (
    <div class="scorer column gap-3">
      <Choices
        label={say('tally.rules')}
        value={rules}
        options={PLAYABLE_RULES.map((id) => [id, say(`source.${id}`)] as const)}
        onPick={(id) => tallying.say({ rules: id })}
      />
      {said !== '' && said !== rules && (
        <p class="alert" role="alert">
          {say('tally.refused')} {describeTallyError(say, { code: 'unknown-value', value: said })}
        </p>
      )}
      {side ? (
        <Told {...props} side={side} texts={texts} />
      ) : (
        <p class="question-note">{say('tally.working')}</p>
      )}
    </div>
  );
}

interface ToldProps extends ScorerProps {
  readonly side: SettleSide;
  readonly texts: Texts;
}

function Told(props: ToldProps) {
  const { side, hand, texts, say } = props;
  const last = useMemo(() => lastTiles(side, hand), [side, hand]);
  const choices = tallyChoices(side, hand, texts);
  const holdsAll = hand.concealed.length + 3 * hand.melds.length === 14;
  if (!hand.win && holdsAll) {
    return last.length > 0 ? (
      <LastTiles {...props} tiles={last} />
    ) : (
      <p class="question-note">{say('tally.notWon')}</p>
    );
  }
  return (
    <>
      <Situation {...props} choices={choices} />
      <Outcome {...props} />
    </>
  );
}

const LastTiles = ({
  table,
  tiles,
  say,
}: ToldProps & { readonly tiles: ReturnType<typeof lastTiles> }) => (
  <div class="choices scorer-last" role="group" aria-label={say('tally.last')}>
    <span class="choices-label sans text-xs soft" aria-hidden="true">
      {say('tally.last')}
    </span>
    {tiles.map((tile) => (
      <button
        type="button"
        key={tile}
        class="choice-tile bare touch"
        onClick={() => table.winWith(tile)}
      >
        <span class="visually-hidden">{tileName(say, tile)}</span>
        <Tile tile={tile} say={say} silent />
      </button>
    ))}
  </div>
);

interface SituationProps extends ToldProps {
  readonly choices: TallyChoices;
}

function Situation(props: SituationProps) {
  const { choices, side, hand, texts, table, tallying, say } = props;
  /** What cannot be said any more goes. */
  const tell = (changed: Texts, changedHand = hand): void => {
    const all = { ...texts, ...changed };
    tallying.say({ ...changed, how: remainingCircumstances(side, changedHand, all) });
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
    <div class="scorer-situation column gap-3">
      {hand.win && (
        <Choices<Wind | 'self'>
          label={say('tally.wonBy')}
          value={hand.win.by === 'self' ? 'self' : choices.givers.find((w) => w === texts['from'])}
          options={[
            ['self', say('tally.drawn')],
            ...choices.givers.map(
              (giver) => [giver, say('tally.from', { seat: say(`wind.${giver}`) })] as const,
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
      {hand.win && (
        <ExtraFields
          extras={choices.extras}
          nameOf={(id) => say(openKey(`${side.kit.id}.own.${id}`))}
          {...{ texts, tallying }}
        />
      )}
      {hand.win && choices.losers.length > 0 && <Losers {...props} />}
      {hand.win && choices.beside.length > 0 && <OnTheTable {...props} />}
      <Agreements {...props} />
    </div>
  );
}

const Circumstances = ({ choices, side, hand, texts, tallying, say }: SituationProps) =>
  choices.circumstances.length > 0 && (
    <div class="choices" role="group" aria-label={say('tally.how')}>
      <span class="choices-label sans text-xs soft" aria-hidden="true">
        {say('tally.how')}
      </span>
      {choices.circumstances.map(({ id, isSaid }) => (
        <button
          type="button"
          key={id}
          class="button"
          aria-pressed={isSaid}
          onClick={() => tallying.say({ how: toggleCircumstance(side, hand, texts, id) })}
        >
          {circumstanceName(say, id)}
        </button>
      ))}
    </div>
  );

const Losers = ({ choices, texts, tallying, say }: SituationProps) => (
  <fieldset class="choices">
    <legend class="choices-label sans text-xs soft">{say('tally.losers')}</legend>
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

function Agreements({ choices, side: { kit }, texts, tallying, say }: SituationProps) {
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

function Outcome({ side, hand, texts, locale, say }: ToldProps) {
  const found = useMemo(() => tallyOf(side, hand, texts), [side, hand, texts]);
  if (!found.ok) {
    const error = found.error.error as TallyError;
    const isMistake = error.code !== 'not-complete' && error.code !== 'losers-do-not-score';
    return (
      <p class={isMistake ? 'alert' : 'question-note'} role={isMistake ? 'alert' : 'status'}>
        {describeTallyError(say, error)}
      </p>
    );
  }
  const { sheet, account } = found.value;
  const worth = sheet.uncounted
    ? hand.win && say('tally.won')
    : say('tally.worth', { n: sheet.totals.total });
  return (
    <div class="scorer-outcome column gap-3">
      {worth && (
        <p class="scorer-worth bold lining line-above" role="status">
          {worth}
        </p>
      )}
      <section class="count-sheet" aria-label={say('score.sheet')}>
        <ScoreSheet sheet={sheet} locale={locale} say={say} />
      </section>
      {hand.win && <Elsewhere {...{ side, hand, texts, locale, say }} />}
      {account && <HandAccounts {...found.value} account={account} locale={locale} say={say} />}
      {hand.win && !account && !sheet.uncounted && (
        <p class="question-note">{say('tally.whose')}</p>
      )}
    </div>
  );
}

/** The same hand, told the same, in the ledgers of all rule sets. */
const Elsewhere = ({
  side: { kit },
  hand,
  texts,
  locale,
  say,
}: Omit<ToldProps, 'table' | 'tallying'>) => {
  const parts = ['seat', 'round', 'how', 'from', ...kit.extras.map(({ id }) => id)];
  const agreed = [...kit.scoringOptions, ...kit.settlingOptions];
  const told = Object.fromEntries([
    ...parts.map((part) => [part, texts[part]]),
    ...agreed.map((name) => [agreementText(kit.id, name), texts[name]]),
  ]);
  return (
    <p>
      <a class="button" href={pageHref(locale, 'ledgers') + queryOf(formatHand(hand), told)}>
        {say('sheet.under')}
      </a>
    </p>
  );
};
