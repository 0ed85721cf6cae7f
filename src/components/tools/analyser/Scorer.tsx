import { useLayoutEffect } from 'preact/hooks';
import { pageHref } from '../../../course/links.ts';
import {
  loadSettleRules,
  type SettleRules,
  type TallyError,
  type Texts,
  tallyChoices,
  tallyOf,
} from '../../../engine/drills.ts';
import { formatHand, type Hand, plainHand, redsIn, WINDS } from '../../../engine/notation.ts';
import { agreementText, type PlayableRules } from '../../../engine/scoring.ts';
import { describeTallyError } from '../../../i18n/scores/tally-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { AnalysisTable } from '../../../stores/analyser/analysis.ts';
import { queryOf, type Tallying } from '../../../stores/analyser/tally.ts';
import { HandAccounts } from '../../boards/HandAccounts.tsx';
import { ScoreSheet } from '../../boards/ScoreSheet.tsx';
import { SeatSums, windNames } from '../../boards/SeatSums.tsx';
import { useStore } from '../../parts/use-store.ts';
import { useOurs } from '../../picker/OurAgreements.tsx';
import { LastTile, lacksLastTile } from './LastTile.tsx';
import { ScorerSituation } from './ScorerSituation.tsx';
import { useLoaded } from './use-loaded.ts';
import '../../answer/answers.css';
import './scorer.css';

export interface ScorerProps extends Voice {
  readonly hand: Hand;
  readonly rules: PlayableRules;
  readonly table: AnalysisTable;
  readonly tallying: Tallying;
}

/** A hand scored and settled under the rules that the table plays by. */
export function Scorer(props: ScorerProps) {
  const { tallying, rules, say } = props;
  const texts = useStore(tallying.$texts);
  const { rules: said = '' } = texts;
  const settleRules = useLoaded(rules, loadSettleRules);
  return (
    <div class="scorer column gap-3">
      {said !== '' && said !== rules && (
        <p class="alert" role="alert">
          {say('tally.refused')} {describeTallyError(say, { code: 'unknown-value', value: said })}
        </p>
      )}
      {settleRules ? (
        <Scoring {...props} settleRules={settleRules} texts={texts} />
      ) : (
        <p class="question-note">{say('tally.working')}</p>
      )}
    </div>
  );
}

interface ScoringProps extends ScorerProps {
  readonly settleRules: SettleRules;
  readonly texts: Texts;
}

function Scoring(props: ScoringProps) {
  const { settleRules, rules, hand, texts, table, tallying, say } = props;
  const choices = tallyChoices(settleRules, hand, texts);
  const ours = useOurs(rules, choices.agreements);
  useLayoutEffect(() => {
    if (ours) tallying.fillIn(rules, ours.texts);
  }, [ours, rules, tallying]);
  if (lacksLastTile(hand)) {
    return <LastTile class="choices scorer-last" {...{ hand, settleRules, table, say }} />;
  }
  const found = tallyOf(settleRules, hand, texts);
  return (
    <>
      <Total {...{ found, hand, locale: props.locale, say }} />
      <ScorerSituation {...props} choices={choices} />
      {found.ok && <Outcome {...props} tally={found.value} />}
    </>
  );
}

type Tally = Extract<ReturnType<typeof tallyOf>, { ok: true }>['value'];

interface TotalProps extends Voice {
  readonly found: ReturnType<typeof tallyOf>;
  readonly hand: Hand;
}

/** What the hand is worth and what it comes to at each seat; it stays in sight while things are said. */
function Total({ found, hand, locale, say }: TotalProps) {
  if (!found.ok) {
    const error = found.error.error as TallyError;
    const isMistake = error.code !== 'not-complete' && error.code !== 'losers-do-not-score';
    return (
      <p class={isMistake ? 'alert' : 'question-note'} role={isMistake ? 'alert' : 'status'}>
        {describeTallyError(say, error)}
      </p>
    );
  }
  const { sheet, account, money } = found.value;
  const worth = sheet.uncounted
    ? hand.win && say('tally.won')
    : say('sheet.points', { n: sheet.totals.total });
  return (
    worth && (
      <div class="scorer-total in-sight cluster spread line-below" role="status">
        <p class="scorer-worth bold lining">{worth}</p>
        {account ? (
          <SeatSums
            seats={WINDS.map((wind) => ({ wind, net: account.settlement.payments[wind] }))}
            unit={money}
            names={windNames(say)}
            locale={locale}
          />
        ) : (
          hand.win && !sheet.uncounted && <p class="question-note">{say('tally.whose')}</p>
        )}
      </div>
    )
  );
}

function Outcome({
  tally,
  settleRules,
  hand,
  texts,
  tallying,
  locale,
  say,
}: ScoringProps & { readonly tally: Tally }) {
  const { sheet, account } = tally;
  return (
    <div class="scorer-outcome column gap-3">
      <section class="count-sheet" aria-label={say('score.sheet')}>
        <ScoreSheet
          {...{ sheet, locale, say }}
          onEdition={(edition) =>
            sheet.edition && tallying.say({ [sheet.edition.option]: edition })
          }
        />
      </section>
      {hand.win && <Elsewhere {...{ settleRules, hand, texts, locale, say }} />}
      {account && <HandAccounts {...tally} account={account} nets={false} {...{ locale, say }} />}
    </div>
  );
}

/** The same hand, told the same, in the ledgers of all rule sets. */
const Elsewhere = ({
  settleRules: { kit },
  hand,
  texts,
  locale,
  say,
}: Omit<ScoringProps, 'table' | 'tallying' | 'rules'>) => {
  const parts = ['seat', 'round', 'how', 'from', ...kit.extras.map(({ id }) => id)];
  const agreed = [...kit.scoringOptions, ...kit.settlingOptions];
  const reds = redsIn(hand).length;
  const red = kit.table.redFives?.extra;
  const told = Object.fromEntries([
    ...parts.map((part) => [part, texts[part]]),
    // The other rule sets know no red tiles: how many there are is told beside the hand.
    ...(red !== undefined && reds > 0 ? [[red, String(reds + Number(texts[red] ?? 0))]] : []),
    ...agreed.map((name) => [agreementText(kit.id, name), texts[name]]),
  ]);
  return (
    <p>
      <a
        class="button"
        href={pageHref(locale, 'ledgers') + queryOf(formatHand(plainHand(hand)), told)}
      >
        {say('sheet.under')}
      </a>
    </p>
  );
};
