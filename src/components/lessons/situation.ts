/** The situation of a hand that is to be counted, in a few short sentences. */
import {
  type CountAgreements,
  type Hand,
  type Situation,
  TCHOU1924_DEFAULTS,
} from '../../engine/index.ts';
import type { Say } from '../../i18n/speak.ts';

interface Told {
  readonly exercise: Pick<Situation, 'seat' | 'how'>;
  readonly options: CountAgreements;
  readonly won: Hand['win'];
}

export function situationText({ exercise, options, won }: Told, say: Say): string {
  const { seat, how } = exercise;
  const outcomes = won ? (how.length > 0 ? how : [won.by]) : ['lost'];
  const { limit, cumulation, startingPoints, pingHou, flowers } = options;
  return [
    say('score.seat', { wind: say(`wind.${seat}`) }),
    ...outcomes.map((outcome) => say(`score.how.${outcome}` as 'score.how.lost')),
    won ? say('score.start', { n: startingPoints }) : '',
    limit === TCHOU1924_DEFAULTS.limit ? '' : say('score.limit', { n: limit }),
    cumulation === TCHOU1924_DEFAULTS.cumulation ? '' : say('score.sum'),
    pingHou ? say('score.pingHou') : '',
    flowers ? say('score.flowersPlayed') : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
