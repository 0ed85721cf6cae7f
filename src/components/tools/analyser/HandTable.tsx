import { useEffect, useMemo } from 'preact/hooks';
import { formatHand, type Hand, type LenientError } from '../../../engine/notation.ts';
import { describeError } from '../../../i18n/errors.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { AnalysisState, AnalysisTable } from '../../../stores/analyser/analysis.ts';
import { useLater } from '../../answer/use-later.ts';
import { useStore } from '../../answer/use-store.ts';
import { CopyHand } from './CopyHand.tsx';
import { EditableHand } from './EditableHand.tsx';
import { EXAMPLES } from './examples.ts';
import type { HandFindings } from './Findings.tsx';
import { HandField } from './HandField.tsx';
import { HowToWrite } from './HowToWrite.tsx';
import { Palette } from './Palette.tsx';
import { useDebounced } from './use-debounced.ts';
import type { AskLinks } from './Waiting.tsx';

/** Browsers throttle frequent address changes, and screen readers need a pause. */
const PAUSE = 400;

/** So that the hand can be shared and survives a reload. */
function showInAddress(hand: Hand | undefined): void {
  const query = hand ? `?hand=${formatHand(hand)}` : '';
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
}

/** A page without a hand needs none of the engine that reads them. */
const loadFindings = () => import('./Findings.tsx');

interface HandTableProps {
  readonly table: AnalysisTable;
  readonly addressText: string;
  readonly paletteOpen: boolean;
  readonly locale: Locale;
  readonly links: AskLinks;
  readonly say: Say;
}

export function HandTable({ table, addressText, paletteOpen, locale, links, say }: HandTableProps) {
  const state = useStore(table.$state);
  const { text, hand, past } = state;
  const fromAddress = text === addressText && past.length === 0;
  const isSettled = useDebounced(text, PAUSE) === text || fromAddress;
  const error = isSettled ? state.error : undefined;
  const later = useLater(loadFindings);
  const found = useMemo(
    () => hand && later?.findingsOf(hand, { locale, say }),
    [hand, later, locale, say],
  );
  const announced = useDebounced(error ? describeError(say, error) : (found?.title ?? ''), PAUSE);

  useEffect(() => {
    if (isSettled && !state.error) showInAddress(hand);
  }, [isSettled, state.error, hand]);

  return (
    <div class="analyser">
      <Entry {...{ table, state, error, fromAddress, say }} />
      <p class="visually-hidden" role="status">
        {announced}
      </p>
      <div class="analyser-hand-and-head" inert={error !== undefined}>
        <EditableHand hand={hand} say={say} onRemove={table.remove} />
        {hand && found && <Head {...{ hand, found, say }} />}
      </div>
      <div class="analyser-body" inert={error !== undefined}>
        <details class="fold analyser-tiles" open={paletteOpen}>
          <summary>{say('analyse.palette')}</summary>
          <Palette hand={hand} say={say} onAdd={table.add} />
        </details>
        <div class="analyser-findings">
          {hand && later && found && (
            <>
              <later.Findings
                {...{ hand, table, state, links, locale, say }}
                analysis={found.analysis}
              />
              <CopyHand key={formatHand(hand)} hand={hand} say={say} />
            </>
          )}
        </div>
      </div>
      <div class="finder-more">
        <Examples say={say} onPick={table.replace} />
        <details class="fold">
          <summary>{say('analyse.how')}</summary>
          <HowToWrite say={say} />
        </details>
      </div>
    </div>
  );
}

interface EntryProps {
  readonly table: AnalysisTable;
  readonly state: AnalysisState;
  readonly error: LenientError | undefined;
  readonly fromAddress: boolean;
  readonly say: Say;
}

const Entry = ({ table, state: { text, hand, past }, error, fromAddress, say }: EntryProps) => (
  <div class="analyser-entry">
    <HandField
      text={text}
      error={error}
      fromAddress={fromAddress}
      hasEarlierHand={hand !== undefined}
      say={say}
      onType={table.type}
    />
    <div class="analyser-tools">
      <button type="button" class="button" disabled={past.length === 0} onClick={table.undo}>
        {say('analyse.undo')}
      </button>
      <button type="button" class="button" disabled={text === ''} onClick={() => table.replace('')}>
        {say('analyse.clear')}
      </button>
    </div>
  </div>
);

/** Groups that a short hand leaves out, neither held nor on the table. */
const madeElsewhere = ({ concealed, melds, win }: Hand): number =>
  Math.floor((14 - concealed.length - (win ? 1 : 0)) / 3) - melds.length;

interface HeadProps {
  readonly hand: Hand;
  readonly found: HandFindings;
  readonly say: Say;
}

function Head({ hand, found: { analysis, title }, say }: HeadProps) {
  const missing = madeElsewhere(hand);
  return (
    <div class="analyser-head" data-kind={analysis.kind}>
      <h2>{title}</h2>
      {analysis.kind !== 'wrong-size' && missing > 0 && (
        <p class="question-note">{say('waits.partial', { n: missing })}</p>
      )}
      {analysis.kind !== 'wrong-size' && hand.flowers.length > 0 && (
        <p class="question-note">{say('analyse.bonus')}</p>
      )}
    </div>
  );
}

interface ExamplesProps {
  readonly say: Say;
  readonly onPick: (hand: string) => void;
}

const Examples = ({ say, onPick }: ExamplesProps) => (
  <div class="analyser-examples" role="group" aria-label={say('analyse.examples')}>
    <p class="question-note">{say('analyse.examples')}</p>
    {EXAMPLES.map(({ word, hand }) => (
      <button type="button" class="button" key={word} onClick={() => onPick(hand)}>
        {say(word)}
      </button>
    ))}
  </div>
);
