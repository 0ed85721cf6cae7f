import { DISCARD_HINTS } from '../../../engine/index.ts';
import type { Say } from '../../../i18n/speak.ts';
import { tileName } from '../../../i18n/tile-names.ts';
import {
  canPlayOn,
  type DiscardSession,
  type DiscardSessionState,
} from '../../../stores/discards/discard-session.ts';
import { Tile } from '../../tiles/Tile.tsx';

interface DiscardActionsProps {
  readonly session: DiscardSession;
  readonly state: DiscardSessionState;
  readonly say: Say;
  readonly onNext: () => void;
}

/** What can be done now: discard or a hint, then the next hand or the play. */
export const DiscardActions = (props: DiscardActionsProps) => (
  <div class="question-actions discard-actions">
    {props.state.verdict ? <AfterVerdict {...props} /> : <BeforeVerdict {...props} />}
  </div>
);

const AfterVerdict = ({ session, state, say, onNext }: DiscardActionsProps) => (
  <>
    <button type="button" class="button button--main" onClick={onNext}>
      {say('discards.next')}
    </button>
    {canPlayOn(state) && (
      <button
        type="button"
        class="button"
        onClick={() => session.playOn(Date.now(), performance.now())}
      >
        {say('discards.play')}
      </button>
    )}
  </>
);

function BeforeVerdict({ session, state, say }: DiscardActionsProps) {
  const { question, lifted, hints, play } = state;
  const tile = lifted === undefined ? undefined : question.hand.concealed[lifted];
  const left = DISCARD_HINTS.length - hints;
  return (
    <>
      <button
        type="button"
        class="button button--main"
        disabled={tile === undefined}
        aria-label={tile && say('discards.discard', { tile: tileName(say, tile) })}
        onClick={() => session.discard(performance.now())}
      >
        {say('discards.pick')}
        {tile && <Tile tile={tile} say={say} size="inline" silent />}
      </button>
      <button type="button" class="button" aria-disabled={left === 0} onClick={session.hint}>
        {say('discards.hintsLeft', { n: left })}
      </button>
      {play && (
        <button type="button" class="button" onClick={session.stop}>
          {say('discards.play.stop')}
        </button>
      )}
    </>
  );
}

/** Says which tile is lifted, for those who do not see it. */
export function SpokenLift({ state, say }: Pick<DiscardActionsProps, 'state' | 'say'>) {
  const { question, lifted, verdict } = state;
  const { concealed } = question.hand;
  const tile = lifted === undefined || verdict ? undefined : concealed[lifted];
  return (
    <p class="visually-hidden" role="status">
      {tile &&
        say('discards.lifted', {
          tile: tileName(say, tile),
          at: (lifted ?? 0) + 1,
          n: concealed.length,
        })}
    </p>
  );
}
