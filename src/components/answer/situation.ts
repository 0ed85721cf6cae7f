/** The situation of a hand that is to be counted, in a few short sentences. */
import {
  type CountAgreements,
  type Hand,
  type Situation,
  TCHOU1924_DEFAULTS,
} from '../../engine/index.ts';
import type { Say } from '../../i18n/speak.ts';

type Told = Pick<Situation, 'seat' | 'round' | 'how'>;

/** A hand with the rules that it is counted by. */
type Counted = { readonly hand: Pick<Hand, 'win'> } & (
  | { readonly rules: 'tchou1924'; readonly options: CountAgreements }
  | { readonly rules: 'mcr' }
);

/** What is true besides the way the tile came. */
const BESIDES = 'last-of-kind';

/** How the tile came, and what else was true of it. */
function outcomeText(how: readonly string[], won: Hand['win'], say: Say): string {
  const ways = how.filter((one) => one !== BESIDES);
  const came = won ? (ways.length > 0 ? ways : [won.by]) : ['lost'];
  const all = [...came, ...how.filter((one) => one === BESIDES)];
  return all.map((one) => say(`score.how.${one}` as 'score.how.lost')).join(' ');
}

/** What the table has agreed on where it is not what is usual. */
function agreedText(counted: Counted, say: Say): readonly string[] {
  if (counted.rules !== 'tchou1924') return [];
  const { hand, options } = counted;
  const { limit, cumulation, startingPoints, pingHou, flowers } = options;
  return [
    hand.win ? say('score.start', { n: startingPoints }) : '',
    limit === TCHOU1924_DEFAULTS.limit ? '' : say('score.limit', { n: limit }),
    cumulation === TCHOU1924_DEFAULTS.cumulation ? '' : say('score.sum'),
    pingHou ? say('score.pingHou') : '',
    flowers ? say('score.flowersPlayed') : '',
  ];
}

export function situationText({ seat, round, how }: Told, counted: Counted, say: Say): string {
  const sentences = [
    say('score.seat', { wind: say(`wind.${seat}`) }),
    counted.rules === 'mcr' ? say('score.round', { wind: say(`wind.${round}`) }) : '',
    outcomeText(how, counted.hand.win, say),
    ...agreedText(counted, say),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
