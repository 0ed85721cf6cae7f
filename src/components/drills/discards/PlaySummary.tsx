import { useEffect, useRef } from 'preact/hooks';
import { costName } from '../../../i18n/discard-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import { tileName } from '../../../i18n/tile-names.ts';
import type { DiscardState } from '../../../stores/discards/discard-draft.ts';
import { MOST_DRAWS, type Play, type PlayedChoice } from '../../../stores/discards/discard-play.ts';
import { PlayPlot, placeOfColumns } from './PlayPlot.tsx';

interface PlayProps {
  readonly play: Play;
  readonly say: Say;
}

/** Which draw this is and what came; at the end, what became of the hand. */
export function PlayLine({ state, play, say }: PlayProps & { readonly state: DiscardState }) {
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
        <h2 id="play-title">
          {say(end === 'ready' ? 'discards.play.ready' : 'discards.play.notReady', { n })}
        </h2>
      ) : (
        <p class="question-choose">
          {tile && say('discards.play.draw', { ...draw, tile: tileName(say, tile) })}
        </p>
      )}
    </div>
  );
}

export function PlaySummary({
  play,
  say,
  onReview,
}: PlayProps & { readonly onReview: (choice: number) => void }) {
  const { choices, reviewed } = play;
  return (
    <section class="play" aria-labelledby="play-title">
      <p>{sumText(play, say)}</p>
      <figure>
        <figcaption class="question-note">{say('discards.play.plot')}</figcaption>
        <div class="play-plot">
          <PlayPlot choices={choices} say={say} />
          <ol class="play-choices" style={placeOfColumns(choices.length)}>
            {choices.map((choice, at) => (
              <li key={at}>
                <button
                  type="button"
                  aria-pressed={reviewed === at}
                  aria-label={choiceText(choice, say)}
                  onClick={() => onReview(at)}
                />
              </li>
            ))}
          </ol>
        </div>
      </figure>
      <p class="question-note">{say('discards.play.review')}</p>
    </section>
  );
}

function sumText({ choices }: Play, say: Say): string {
  const costs = choices.map(({ verdict }) => verdict.cost);
  const sum = (of: 'copies' | 'distance') => costs.reduce((total, cost) => total + cost[of], 0);
  const right = choices.filter(({ verdict }) => verdict.right).length;
  const [copies, steps] = [sum('copies'), sum('distance')];
  return [
    say('discards.play.right', { right, n: choices.length }),
    ...(copies > 0 ? [say('discards.play.lost', { n: copies })] : []),
    ...(steps > 0 ? [say('discards.play.back', { n: steps })] : []),
  ].join(' ');
}

function choiceText({ verdict }: PlayedChoice, say: Say): string {
  const tile = tileName(say, verdict.chosen.tile);
  const cost = costName(say, verdict.cost);
  return verdict.right
    ? say('discards.play.choice', { tile, cost })
    : say('discards.play.worse', { tile, cost, best: tileName(say, verdict.best.tile) });
}
