import type { Say } from '../../../i18n/speak.ts';
import { tileName } from '../../../i18n/tile-names.ts';
import type { DiscardSession, DiscardState } from '../../../stores/discards/discard-draft.ts';
import { canPlayOn, type DiscardPlay, type Play } from '../../../stores/discards/discard-play.ts';
import { Tile } from '../../tiles/Tile.tsx';
import type { Onward } from '../view.ts';

interface DiscardActionsProps {
  readonly session: DiscardSession;
  readonly state: DiscardState;
  readonly playing: DiscardPlay;
  readonly play: Play | undefined;
  readonly onward: Onward;
  readonly say: Say;
}

/** What can be done now: discard or a hint, then the next hand or the play. */
export const DiscardActions = (props: DiscardActionsProps) => (
  <div class="question-actions discard-actions">
    {props.state.verdict ? <AfterVerdict {...props} /> : <BeforeVerdict {...props} />}
  </div>
);

const AfterVerdict = ({ state, playing, play, onward, say }: DiscardActionsProps) => (
  <>
    <button type="button" class="button button--main" onClick={onward.go}>
      {say(onward.kind === 'again' ? 'waits.again' : 'discards.next')}
    </button>
    {canPlayOn(state, play) && (
      <button
        type="button"
        class="button"
        onClick={() => playing.playOn(Date.now(), performance.now())}
      >
        {say('discards.play')}
      </button>
    )}
  </>
);

function BeforeVerdict({ session, state, playing, play, say }: DiscardActionsProps) {
  const { shown, draft, hintSteps, taken } = state;
  const tile = draft.lifted === undefined ? undefined : shown.concealed[draft.lifted];
  const left = hintSteps.length - taken;
  return (
    <>
      <button
        type="button"
        class="button button--main"
        disabled={tile === undefined}
        aria-label={tile && say('discards.discard', { tile: tileName(say, tile) })}
        onClick={() => playing.discard(performance.now())}
      >
        {say('discards.pick')}
        {tile && <Tile tile={tile} say={say} size="inline" silent />}
      </button>
      <button type="button" class="button" aria-disabled={left === 0} onClick={session.hint}>
        {say('discards.hintsLeft', { n: left })}
      </button>
      {play && (
        <button type="button" class="button" onClick={playing.stop}>
          {say('discards.play.stop')}
        </button>
      )}
    </>
  );
}

/** Says which tile is lifted, for those who do not see it. */
export function SpokenLift({ state, say }: Pick<DiscardActionsProps, 'state' | 'say'>) {
  const { lifted = 0 } = state.draft;
  const { concealed } = state.shown;
  const isLifted = state.draft.lifted !== undefined && !state.verdict;
  const tile = isLifted ? concealed[lifted] : undefined;
  return (
    <p class="visually-hidden" role="status">
      {tile &&
        say('discards.lifted', {
          tile: tileName(say, tile),
          at: lifted + 1,
          n: concealed.length,
        })}
    </p>
  );
}
