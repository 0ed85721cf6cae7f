import { costName } from '../../../i18n/discards/discard-words.ts';
import { tileName } from '../../../i18n/hand/tile-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { Play, PlayedChoice } from '../../../stores/drafts/discard-play.ts';
import { PlayPlot, placeOfColumns } from './PlayPlot.tsx';

interface PlaySummaryProps {
  readonly play: Play;
  readonly say: Say;
  readonly onReview: (choice: number) => void;
}

/** What became of a hand that was played on. */
export function PlaySummary({ play, say, onReview }: PlaySummaryProps) {
  const { choices, reviewed } = play;
  return (
    <section class="play column items-centre gap-2 text-centre" aria-labelledby="play-title">
      <p class="text-s">{sumText(play, say)}</p>
      <figure>
        <figcaption class="question-note">{say('discards.play.plot')}</figcaption>
        <div class="play-plot full-width sans lining">
          <PlayPlot choices={choices} say={say} />
          <ol class="play-choices grid plain-list" style={placeOfColumns(choices.length)}>
            {choices.map((choice, at) => (
              <li class="grid" key={at}>
                <button
                  class="bare"
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
      <p class="question-note text-s">{say('discards.play.review')}</p>
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
