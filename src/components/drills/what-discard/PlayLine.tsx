import { useEffect, useRef } from 'preact/hooks';
import { tileName } from '../../../i18n/hand/tile-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { DiscardState } from '../../../stores/drafts/discard-draft.ts';
import { MOST_DRAWS, type Play } from '../../../stores/drafts/discard-play.ts';

interface PlayLineProps {
  readonly state: DiscardState;
  readonly play: Play;
  readonly say: Say;
}

/** Which draw this is and what came; at the end, what became of the hand. */
export function PlayLine({ state, play, say }: PlayLineProps) {
  const root = useRef<HTMLDivElement>(null);
  const { choices, end } = play;
  useEffect(() => {
    if (end) root.current?.scrollIntoView({ block: 'nearest' });
  }, [end]);
  const tile = state.shown.concealed.at(-1);
  const draw = { at: choices.length, n: MOST_DRAWS };
  const n = choices.length - (end === 'stopped' ? 0 : 1);
  return (
    <div class="play-line" role="status" ref={root}>
      {end ? (
        <h2 class="text-l" id="play-title">
          {say(end === 'ready' ? 'discards.play.ready' : 'discards.play.notReady', { n })}
        </h2>
      ) : (
        <p class="question-choose sans text-s text-centre soft">
          {tile && say('discards.play.draw', { ...draw, tile: tileName(say, tile) })}
        </p>
      )}
    </div>
  );
}
