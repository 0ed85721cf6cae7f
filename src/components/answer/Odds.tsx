import { useEffect, useId, useState } from 'preact/hooks';
import type { DiscardHand } from '../../engine/hand.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import { ownWorker } from '../../stores/device/own-worker.ts';
import { createOdds, type OddsStore } from '../../stores/odds/odds.ts';
import { createOddsSource } from '../../stores/odds/odds-source.ts';
import oddsWorker from '../../workers/odds.worker.ts?worker&url';
import { Button } from '../parts/Button.tsx';
import { useStore } from '../parts/use-store.ts';
import { OddsRows } from './OddsRows.tsx';
import styles from './odds.css?url';

interface OddsProps extends Voice {
  /** Another hand needs another `key`. */
  readonly hand: DiscardHand;
  readonly near: boolean;
}

const source = createOddsSource({
  startWorker: () => ownWorker(oddsWorker),
});

export function Odds({ hand, near, locale, say }: OddsProps) {
  const title = useId();
  return (
    <section class="odds column gap-3" aria-labelledby={title}>
      {/* Few readers ask: their styles come with the question. */}
      <link rel="stylesheet" href={styles} />
      <h3 class="text-m" id={title}>
        {say('odds.title')}
      </h3>
      {near ? (
        <OddsFinder hand={hand} locale={locale} say={say} />
      ) : (
        <p class="question-note">{say('odds.tooFar')}</p>
      )}
    </section>
  );
}

function OddsFinder({ hand, locale, say }: Omit<OddsProps, 'near'>) {
  const [odds] = useState(() => createOdds(source, hand));
  useEffect(() => odds.cancel, [odds]);
  const { phase, done, rows } = useStore(odds.$state);
  return (
    <>
      <p class="question-note">{say('odds.rule')}</p>
      {(phase === 'idle' || phase === 'working') && (
        <OddsButton odds={odds} working={phase === 'working'} done={done} say={say} />
      )}
      <p class="question-note" role="status">
        {phase === 'working' && say('odds.working')}
        {phase === 'failed' && say('odds.failed')}
      </p>
      {phase === 'done' && <OddsRows rows={rows} locale={locale} say={say} />}
    </>
  );
}

interface OddsButtonProps {
  readonly odds: OddsStore;
  readonly working: boolean;
  readonly done: number;
  readonly say: Say;
}

/** One button starts and stops, so that the focus stays on it. */
function OddsButton({ odds, working, done, say }: OddsButtonProps) {
  return (
    <div class="odds-ask row cluster gap-3">
      <Button onClick={() => (working ? odds.cancel() : odds.start())}>
        {working ? say('odds.cancel') : say('odds.start')}
      </Button>
      {working && <progress value={done} max={1} aria-label={say('odds.working')} />}
    </div>
  );
}
