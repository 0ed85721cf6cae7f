import { useMemo } from 'preact/hooks';
import { pageHref } from '../../../course/links.ts';
import {
  lastTiles,
  loadTally,
  type SettleSide,
  type TallyError,
  type Texts,
  tallyChoices,
  tallyOf,
} from '../../../engine/drills.ts';
import { formatHand, type Hand } from '../../../engine/notation.ts';
import { agreementText, isPlayable, PLAYABLE_RULES } from '../../../engine/scoring.ts';
import { describeTallyError } from '../../../i18n/scores/tally-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { AnalysisTable } from '../../../stores/analyser/analysis.ts';
import { queryOf, type Tallying } from '../../../stores/analyser/tally.ts';
import { $rules } from '../../../stores/device/own-rules.ts';
import { HandAccounts } from '../../boards/HandAccounts.tsx';
import { ScoreSheet } from '../../boards/ScoreSheet.tsx';
import { useStore } from '../../parts/use-store.ts';
import { Choices } from '../../picker/Choices.tsx';
import { LastTiles } from '../../picker/LastTiles.tsx';
import { ScorerSituation } from './ScorerSituation.tsx';
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
  const { side, hand, texts, table, say } = props;
  const last = useMemo(() => lastTiles(side, hand), [side, hand]);
  const choices = tallyChoices(side, hand, texts);
  const holdsAll = hand.concealed.length + 3 * hand.melds.length === 14;
  if (!hand.win && holdsAll) {
    return last.length > 0 ? (
      <LastTiles
        class="choices scorer-last"
        label={say('tally.last')}
        tiles={last}
        onPick={table.winWith}
        say={say}
      />
    ) : (
      <p class="question-note">{say('tally.notWon')}</p>
    );
  }
  return (
    <>
      <ScorerSituation {...props} choices={choices} />
      <Outcome {...props} />
    </>
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
