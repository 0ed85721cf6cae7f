import { useEffect, useRef } from 'preact/hooks';
import type { Say } from '../../../i18n/speak.ts';
import { tileName } from '../../../i18n/tile-names.ts';
import type { DiscardState } from '../../../stores/discards/discard-draft.ts';
import { MOST_DRAWS, type Play } from '../../../stores/discards/discard-play.ts';

interface PlayLineProps {
  readonly state: DiscardState;
  readonly play: Play;
  readonly say: Say;
}

/** Which draw this is and what came; at the end, what became of the hand. */
export function PlayLine({ state, play, say }: PlayLineProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (play.end) root.current?.scrollIntoView({ block: 'nearest' });
  }, [play.end]);
  return (
    <div class="play-line" role="status" ref={root}>
      {play.end ? (
        <h2 id="play-title">{endText(play, say)}</h2>
      ) : (
        <p class="question-choose">{drawText(state, play, say)}</p>
      )}
    </div>
  );
}

function drawText({ shown }: DiscardState, play: Play, say: Say): string {
  const tile = shown.concealed.at(-1);
  const [at, n] = [play.choices.length, MOST_DRAWS];
  return tile ? say('discards.play.draw', { at, n, tile: tileName(say, tile) }) : '';
}

function endText({ choices, end }: Play, say: Say): string {
  const n = choices.length - 1 + (end === 'stopped' ? 1 : 0);
  return say(end === 'ready' ? 'discards.play.ready' : 'discards.play.notReady', { n });
}
