import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ShownLedger } from '../../engine/compare.ts';
import { agreementText } from '../../engine/scoring.ts';
import { listText, openKey, type Say, type Voice } from '../../i18n/speak.ts';
import type { Tallying } from '../../stores/analyser/tally.ts';
import { isWin, ledgerTotal, type WonComparison } from '../../stores/compare/ledger-view.ts';
import { $rules } from '../../stores/device/own-rules.ts';
import { settleView } from '../../stores/drafts/settle-view.ts';
import { ScoreSheet } from '../boards/ScoreSheet.tsx';
import { windNames } from '../boards/SeatSums.tsx';
import { SettleDrawing } from '../boards/SettleTable.tsx';
import { Fold } from '../parts/Fold.tsx';
import { useLater } from '../parts/use-later.ts';
import '../boards/settle.css';
import { factName } from './fact-name.ts';
import { LedgerLines } from './LedgerLines.tsx';
import { RuleLink } from './RuleLink.tsx';
import './ledgers.css';

interface LedgersProps extends Voice {
  readonly comparison: WonComparison;
  readonly ruleHref: string;
  /** Where something may be agreed on. */
  readonly tallying?: Tallying;
}

/** Which sheet is looked at, on a phone: that of the reader's own rules until another is. */
interface Looking {
  readonly active: number;
  readonly setActive: (at: number) => void;
  readonly row: RefObject<HTMLDivElement>;
}

export function useLooking(ledgers: readonly ShownLedger[]): Looking {
  const [picked, setActive] = useState<number>();
  const row = useRef<HTMLDivElement>(null);
  return { active: picked ?? Math.max(0, ownOf(ledgers)), setActive, row };
}

interface LookedAtProps extends LedgersProps {
  readonly looking: Looking;
}

/** One hand in all ledgers: five totals, five sheets, then line against line. */
export function Ledgers(props: LedgersProps) {
  const looking = useLooking(props.comparison.ledgers);
  return (
    <div class="ledgers column gap-3">
      <Totals {...props} looking={looking} />
      <Sheets {...props} looking={looking} />
    </div>
  );
}

export function Totals({ comparison: { ledgers }, looking, locale, say }: LookedAtProps) {
  const { active, setActive, row } = looking;
  const show = (at: number): void => {
    setActive(at);
    row.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return (
    <div class="ledger-heads grid line-below" role="group" aria-label={say('ledger.totals')}>
      {ledgers.map((ledger, at) => (
        <button
          type="button"
          class="ledger-head bare grid items-centre pack-middle lining"
          key={ledger.rules}
          data-wins={isWin(ledger) ? '' : undefined}
          aria-pressed={at === active}
          onClick={() => show(at)}
        >
          <span class="sans text-xs soft">{say(`scene.short.${ledger.rules}`)}</span>
          <strong class="text-s soft">{headOf(ledger, locale, say)}</strong>
        </button>
      ))}
    </div>
  );
}

interface SheetsProps extends LookedAtProps {
  readonly withLines?: boolean;
}

export function Sheets({ looking, withLines = true, ...props }: SheetsProps) {
  const { comparison, ruleHref, tallying, locale, say } = props;
  const { ledgers, tellsOthers } = comparison;
  const { active, setActive, row } = looking;
  useShownFirst(row, active);
  const follow = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (clientWidth > 0) setActive(Math.round(scrollLeft / clientWidth));
  };
  return (
    <>
      <div class="ledger-row flex scroll" ref={row} onScroll={follow}>
        {ledgers.map((ledger, at) => (
          <Panel
            key={ledger.rules}
            isShut={at !== active}
            {...{ ledger, comparison, ruleHref, locale, say, ...(tallying && { tallying }) }}
          />
        ))}
      </div>
      <p class="question-note">{say(tellsOthers ? 'ledger.others.told' : 'ledger.others')}</p>
      {withLines && <LedgerLines {...{ comparison, ruleHref, locale, say }} />}
    </>
  );
}

/** Where the rule set stands that the reader always asks under. */
const ownOf = (ledgers: readonly ShownLedger[]): number =>
  ledgers.findIndex(({ rules }) => rules === $rules.get());

/** On a phone the row is at that sheet from the first. */
function useShownFirst(row: RefObject<HTMLElement>, active: number): void {
  const first = useRef(active);
  useLayoutEffect(() => {
    const { clientWidth = 0, scrollWidth = 0 } = row.current ?? {};
    if (scrollWidth > clientWidth) row.current?.scrollTo({ left: first.current * clientWidth });
  }, [row]);
}

function headOf(ledger: ShownLedger, locale: Voice['locale'], say: Say): string {
  const worth = ledgerTotal(ledger);
  if (worth !== undefined) return worth.toLocaleString(locale);
  return say(isWin(ledger) ? 'ledger.won' : 'ledger.no');
}

interface PanelProps extends LedgersProps {
  readonly ledger: ShownLedger;
  /** On a phone, where another one is looked at: it does not stretch the row. */
  readonly isShut: boolean;
}

function Panel({ ledger, isShut, comparison, ruleHref, tallying, locale, say }: PanelProps) {
  const { rules, verdict, reason, ignored, sheet } = ledger;
  return (
    <section
      class="ledger column pack-top gap-2"
      aria-labelledby={`ledger-${rules}`}
      data-verdict={verdict}
      data-shut={isShut ? '' : undefined}
    >
      <h2 class="text-m" id={`ledger-${rules}`}>
        {say(openKey(`source.${rules}`))}
      </h2>
      <p class="ledger-verdict text-s">
        {verdictText(ledger, locale, say)}{' '}
        {reason?.rule && <RuleLink rule={reason.rule} {...{ ruleHref, say }} />}
      </p>
      {ignored.length > 0 && (
        <p class="question-note">
          {say('ledger.ignored', { what: ignoredText(ignored, locale, say) })}
        </p>
      )}
      {sheet && verdict !== 'uncounted' && (
        <ScoreSheet
          {...{ sheet, locale, say }}
          {...(tallying && {
            onEdition: (edition) =>
              sheet.edition &&
              tallying.say({ [agreementText(rules, sheet.edition.option)]: edition }),
          })}
        />
      )}
      <Payments {...{ ledger, comparison, locale, say }} />
      {tallying && <AgreedOn {...{ rules, comparison, tallying, locale, say }} />}
    </section>
  );
}

function verdictText(ledger: ShownLedger, locale: Voice['locale'], say: Say): string {
  const { verdict, reason, sheet } = ledger;
  if (verdict === 'wins') {
    return say('ledger.wins', { n: (sheet?.totals.total ?? 0).toLocaleString(locale) });
  }
  if (verdict === 'uncounted') return say('ledger.uncounted');
  if (verdict === 'not-enough') {
    return say(reason?.code === 'no-yaku' ? 'ledger.noRole' : 'ledger.short', {
      n: sheet?.goingOut?.points ?? 0,
      least: sheet?.goingOut?.least ?? 0,
    });
  }
  return say(openKey(`ledger.code.${reason?.code ?? 'not-complete'}`));
}

const ignoredText = (ignored: readonly string[], locale: Voice['locale'], say: Say): string =>
  listText(
    locale,
    ignored.map((id) => say('ledger.fact', { what: factName(say, id) })),
  );

interface PaymentsProps extends Voice {
  readonly ledger: ShownLedger;
  readonly comparison: WonComparison;
}

function Payments({ ledger, comparison, locale, say }: PaymentsProps) {
  const { rules, settlement, scores } = ledger;
  if (!settlement) return <p class="question-note">{say('ledger.nothingPaid')}</p>;
  const { seat, from } = comparison;
  const view = settleView(settlement, { rules, unit: 'points', winner: seat, from, scores });
  const names = windNames(say);
  return (
    <figure class="ledger-payments grid">
      <figcaption class="sans text-xs soft">{say('ledger.payments')}</figcaption>
      <SettleDrawing view={view} names={names} locale={locale} say={say} />
    </figure>
  );
}

interface AgreedOnProps extends Voice {
  readonly rules: ShownLedger['rules'];
  readonly comparison: WonComparison;
  readonly tallying: Tallying;
}

/** They lie folded away. */
const loadAgreed = () => import('./AgreedParts.tsx');

/** Open from the start where a link says something else than what is usual. */
function AgreedOn({ rules, comparison, tallying, locale, say }: AgreedOnProps) {
  const { agreements = [] } = comparison.agreed.find((under) => under.rules === rules) ?? {};
  const [isOpen] = useState(agreements.some(({ value, usual }) => value !== usual));
  const later = useLater(loadAgreed);
  const parts = { rules, agreements, tallying, locale, say };
  return (
    <Fold
      open={isOpen}
      summary={
        <>
          {say('play.agreements')}
          <span class="visually-hidden">{` (${say(`source.${rules}`)})`}</span>
          {later && <later.OurMark {...parts} />}
        </>
      }
    >
      {() => later && <later.AgreedParts {...parts} />}
    </Fold>
  );
}
