/** The situation of a hand that is to be counted, in a few short sentences. */
import type { Explained, ScoreExercise } from '../../course/scores.ts';
import { type Circumstance, type Hand, TCHOU1924_DEFAULTS } from '../../engine/index.ts';
import type { Say } from '../../i18n/speak.ts';

type Told = Pick<ScoreExercise, 'seat' | 'round' | 'how'>;

/** What is true besides the way the tile came. */
const BESIDES: Circumstance = 'last-of-kind';

/** How the tile came, and what else was true of it. */
function outcomeText(how: readonly Circumstance[], won: Hand['win'], say: Say): string {
  const way = how.find((one) => one !== BESIDES) ?? won?.by;
  const ways = [won ? way : 'lost', ...how.filter((one) => one === BESIDES)];
  return ways.map((one) => say(`score.how.${one}` as 'score.how.lost')).join(' ');
}

/** What the table has agreed on where it is not what is usual. */
function agreedText(explained: Explained, say: Say): readonly string[] {
  if (explained.rules !== 'tchou1924') return [];
  const { hand, options } = explained;
  const { limit, cumulation, startingPoints } = options;
  return [
    hand.win ? say('score.start', { n: startingPoints }) : '',
    limit === TCHOU1924_DEFAULTS.limit ? '' : say('score.limit', { n: limit }),
    cumulation === TCHOU1924_DEFAULTS.cumulation ? '' : say('score.sum'),
  ];
}

export function situationText({ seat, round, how }: Told, explained: Explained, say: Say): string {
  const sentences = [
    say('score.seat', { wind: say(`wind.${seat}`) }),
    explained.rules === 'mcr' ? say('score.round', { wind: say(`wind.${round}`) }) : '',
    outcomeText(how, explained.hand.win, say),
    ...agreedText(explained, say),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
