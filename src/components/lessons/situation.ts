/** The situation of a hand that is to be counted, in a few short sentences. */
import type { ScoreExercise } from '../../course/scores.ts';
import { type Hand, TCHOU1924_DEFAULTS, type Tchou1924Options } from '../../engine/index.ts';
import type { Say } from '../../i18n/speak.ts';

interface Told {
  readonly exercise: Pick<ScoreExercise, 'seat' | 'how'>;
  readonly options: Tchou1924Options;
  readonly won: Hand['win'];
}

export function situationText({ exercise, options, won }: Told, say: Say): string {
  const { seat, how } = exercise;
  const outcome = won ? (how[0] ?? won.by) : 'lost';
  const { limit, cumulation, startingPoints } = options;
  return [
    say('score.seat', { wind: say(`wind.${seat}`) }),
    say(`score.how.${outcome}` as 'score.how.lost'),
    won ? say('score.start', { n: startingPoints }) : '',
    limit === TCHOU1924_DEFAULTS.limit ? '' : say('score.limit', { n: limit }),
    cumulation === TCHOU1924_DEFAULTS.cumulation ? '' : say('score.sum'),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
