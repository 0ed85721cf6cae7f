import { costName } from '../../../i18n/discards/discard-words.ts';
import { type Worth, worthCost, worthLost } from '../../../i18n/discards/worth-words.ts';
import { tileName } from '../../../i18n/hand/tile-names.ts';
import type { Say, Voice } from '../../../i18n/speak.ts';
import type { Play, PlayedChoice } from '../../../stores/drafts/discard-play.ts';
import { PlayPlot, placeOfColumns } from './PlayPlot.tsx';

interface PlaySummaryProps extends Voice {
  readonly play: Play;
  readonly onReview: (choice: number) => void;
}

/** What became of a hand that was played on. */
export function PlaySummary({ play, locale, say, onReview }: PlaySummaryProps) {
  const { choices, reviewed } = play;
  const voice = { locale, say };
  return (
    <section class="play column items-centre gap-2 text-centre" aria-labelledby="play-title">
      <p class="text-s">{sumText(play, voice)}</p>
      <figure>
        <figcaption class="question-note">{plotText(worthIn(play), say)}</figcaption>
        <div class="play-plot full-width sans lining">
          <PlayPlot choices={choices} say={say} />
          <ol class="play-choices grid plain-list" style={placeOfColumns(choices.length)}>
            {choices.map((choice, at) => (
              <li class="grid" key={at}>
                <button
                  class="bare"
                  type="button"
                  aria-pressed={reviewed === at}
                  aria-label={choiceText(choice, voice)}
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

/** Where the choices of the hand are judged by what it earns. */
const worthIn = ({ choices }: Play): Worth | undefined => choices[0]?.verdict.worth;

function plotText(worth: Worth | undefined, say: Say): string {
  if (!worth) return say('discards.play.plot');
  return say(worth.counts ? 'worth.play.plot' : 'worth.play.plot.wins');
}

function sumText(play: Play, voice: Voice): string {
  const { say } = voice;
  const { choices } = play;
  const worth = worthIn(play);
  const costs = choices.map(({ verdict }) => verdict.cost);
  const sum = (of: 'copies' | 'distance') => costs.reduce((total, cost) => total + cost[of], 0);
  const right = choices.filter(({ verdict }) => verdict.right).length;
  const [copies, steps] = [worth ? 0 : sum('copies'), sum('distance')];
  const lost = costs.reduce((total, cost) => total + (cost.worth ?? 0), 0);
  return [
    say('discards.play.right', { right, n: choices.length }),
    ...(worth && lost > 0 ? [worthLost(worth, lost, voice)] : []),
    ...(copies > 0 ? [say('discards.play.lost', { n: copies })] : []),
    ...(steps > 0 ? [say('discards.play.back', { n: steps })] : []),
  ].join(' ');
}

function choiceText({ verdict }: PlayedChoice, voice: Voice): string {
  const { say } = voice;
  const tile = tileName(say, verdict.chosen.tile);
  const cost = verdict.worth
    ? worthCost(verdict.worth, verdict.cost, voice)
    : costName(say, verdict.cost);
  return verdict.right
    ? say('discards.play.choice', { tile, cost })
    : say('discards.play.worse', { tile, cost, best: tileName(say, verdict.best.tile) });
}
