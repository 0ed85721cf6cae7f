/** The situation of a hand that is to be counted, in a few short sentences. */
import {
  type Circumstance,
  type CountAgreements,
  type Hand,
  type Situation,
  TCHOU1924_DEFAULTS,
} from '../../engine/index.ts';
import type { Say } from '../../i18n/speak.ts';

interface Told {
  readonly exercise: Pick<Situation, 'seat' | 'how'> & Partial<Pick<Situation, 'round'>>;
  /** What a table of 1924 has agreed on; other tables tell the wind of the round. */
  readonly options: CountAgreements | undefined;
  readonly won: Hand['win'];
}

/** What is true besides the way the tile came. */
const BESIDES: Circumstance = 'last-of-kind';

/** How the tile came, and what else was true of it. */
function outcomesOf(how: readonly Circumstance[], won: Hand['win']): readonly string[] {
  if (!won) return ['lost'];
  return how.some((one) => one !== BESIDES) ? how : [won.by, ...how];
}

/** What the table has agreed on where it is not what is usual. */
function agreedText(options: CountAgreements, won: Hand['win'], say: Say): readonly string[] {
  const { limit, cumulation, startingPoints, pingHou, flowers } = options;
  return [
    won ? say('score.start', { n: startingPoints }) : '',
    limit === TCHOU1924_DEFAULTS.limit ? '' : say('score.limit', { n: limit }),
    cumulation === TCHOU1924_DEFAULTS.cumulation ? '' : say('score.sum'),
    pingHou ? say('score.pingHou') : '',
    flowers ? say('score.flowersPlayed') : '',
  ];
}

export function situationText({ exercise, options, won }: Told, say: Say): string {
  const { seat, round, how } = exercise;
  const sentences = [
    say('score.seat', { wind: say(`wind.${seat}`) }),
    options || !round ? '' : say('score.round', { wind: say(`wind.${round}`) }),
    ...outcomesOf(how, won).map((one) => say(`score.how.${one}` as 'score.how.lost')),
    ...(options ? agreedText(options, won, say) : []),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
