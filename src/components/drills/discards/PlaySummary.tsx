import { costName } from '../../../i18n/discard-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import { tileName } from '../../../i18n/tile-names.ts';
import type { Play, PlayedChoice } from '../../../stores/discard-session.ts';
import { PlayPlot } from './PlayPlot.tsx';

interface PlaySummaryProps {
  readonly play: Play;
  readonly say: Say;
  readonly onReview: (choice: number) => void;
}

/** How a hand was played to its end: the cost of each choice, drawn and in words. */
export function PlaySummary({ play, say, onReview }: PlaySummaryProps) {
  const { choices, end, reviewed } = play;
  const costs = choices.map(({ verdict }) => verdict.cost);
  const sum = (of: 'copies' | 'distance') => costs.reduce((total, cost) => total + cost[of], 0);
  const right = choices.filter(({ verdict }) => verdict.right).length;
  const draws = choices.length - 1 + (end === 'stopped' ? 1 : 0);
  const steps = sum('distance');
  return (
    <section class="play" aria-labelledby="play-title">
      <h2 id="play-title">
        {say(end === 'ready' ? 'discards.play.ready' : 'discards.play.notReady', { n: draws })}
      </h2>
      <p>
        {say('discards.play.right', { right, n: choices.length })}{' '}
        {say('discards.play.lost', { n: sum('copies') })}{' '}
        {steps > 0 && say('discards.play.back', { n: steps })}
      </p>
      <figure>
        <figcaption class="question-note">{say('discards.play.plot')}</figcaption>
        <PlayPlot choices={choices} say={say} />
      </figure>
      <p class="question-note">{say('discards.play.review')}</p>
      <ol class="play-list">
        {choices.map((choice, at) => (
          <li key={at}>
            <button
              type="button"
              class="button button--quiet"
              aria-pressed={reviewed === at}
              onClick={() => onReview(at)}
            >
              {choiceText(choice, say)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function choiceText({ verdict }: PlayedChoice, say: Say): string {
  const tile = tileName(say, verdict.chosen.tile);
  const cost = costName(say, verdict.cost);
  return verdict.right
    ? say('discards.play.choice', { tile, cost })
    : say('discards.play.worse', { tile, cost, best: tileName(say, verdict.best.tile) });
}
