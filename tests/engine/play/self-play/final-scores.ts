/** Scores of a finished hand against the scorer, given the hand as a record lays it out. */
import { parseHand, takeReds, WINDS, type Wind } from '../../../../src/engine/notation.ts';
import {
  type GameRules,
  type HandState,
  winnersOf,
} from '../../../../src/engine/play/hand-state.ts';
import type { HandOutcome } from '../../../../src/engine/play/outcome.ts';
import { finalHand } from '../../../../src/engine/play/record.ts';

type Played = Extract<HandState['phase'], { readonly kind: 'over' }>;

const meldText = ({ tiles, open }: { readonly tiles: string; readonly open: boolean }): string =>
  open ? `~${tiles}` : `(${tiles})`;

interface Laid {
  readonly state: HandState;
  readonly phase: Played;
  readonly wind: Wind;
}

/** The text of the whole hand, the winning tile last: `234m5p ~777z !5p`. */
function laidText({ state, phase, wind }: Laid): string {
  const { concealed, melds, flowers } = finalHand(state, wind);
  const laid = melds.map(meldText).join('');
  const { result } = phase;
  if (result.by !== 'win' || !winnersOf(result).includes(wind))
    return `${concealed}${flowers} ${laid}`;
  const held = state.players[wind].concealed.slice(0, -1).join('');
  const won = state.players[wind].concealed.at(-1);
  return `${held}${flowers} ${laid} ${result.from === null ? '*' : '!'}${won}`;
}

function scoredAsLaid(laid: Laid, { agreed }: GameRules): number | string {
  const { state, phase, wind } = laid;
  const hand = parseHand(takeReds(laidText(laid)).text);
  if (!hand.ok) return hand.error.code;
  const own = phase.won?.find(({ seat }) => seat === wind);
  const { how = [], extras = {} } = own ?? phase.won?.[0] ?? {};
  const won = own !== undefined;
  const score = agreed.score({
    ...hand.value,
    seat: wind,
    round: state.setup.round,
    how: won ? how : how.filter((id) => id === 'goulash'),
    extras: won ? extras : {},
  });
  return score.ok ? score.value.totals.total : 0;
}

/** The first player whose score is another than that of his hand as it lies. */
export function laidOutFault(state: HandState, rules: GameRules, { scores }: HandOutcome): unknown {
  const { phase } = state;
  if (phase.kind !== 'over' || phase.result.by !== 'win') return undefined;
  for (const wind of WINDS) {
    const laid = { state, phase, wind };
    const told = scoredAsLaid(laid, rules);
    const isWinner = winnersOf(phase.result).includes(wind);
    // Whether a loser's hand counts at all is the rule set's own matter.
    if (told !== scores[wind] && (isWinner || scores[wind] !== 0)) {
      return { wind, hand: laidText(laid), told, scored: scores[wind] };
    }
  }
  return undefined;
}
