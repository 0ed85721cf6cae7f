/** Places of hands that learners play, where what they do is a mistake. */
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import { choiceMade, counselOn, isMistake, isWeighed } from '../../judge/counsel.ts';
import { judgeOf, partnerOf } from '../../judge/partners.ts';
import { type GameRules, startHand } from '../../play/hand-state.ts';
import { PASS, type Place } from '../../play/place-texts.ts';
import { viewOf } from '../../play/seat-view.ts';
import { playOut, statesOf } from '../../play/self-play.ts';
import { shuffledDeal } from '../../play/setup.ts';

/** So many places of a hand are judged before another hand is dealt; each takes a while. */
const TRIES = 6;
/** Where hardly anything goes wrong, a choice is asked that is no mistake. */
const MOST_HANDS = 4;

function learnersHand(rng: Rng, rules: GameRules) {
  const { kit, agreed } = rules;
  const { options } = agreed;
  const learner = partnerOf('learner', rules);
  const partners = { E: learner, S: learner, W: learner, N: learner };
  return playOut(startHand(shuffledDeal(rng, kit.table, { round: 'E', options })), rules, partners);
}

/** Where the seat had something to choose, with what it chose. */
function choicesOf(rng: Rng, rules: GameRules, seat: Wind): readonly Place[] {
  const hand = learnersHand(rng, rules);
  const learner = partnerOf('learner', rules);
  const places = statesOf(hand, rules).flatMap((state, at): readonly Place[] => {
    const view = viewOf(state, rules, seat);
    const { kind } = view.phase;
    const isAsked = kind === 'turn' ? view.moves.length > 1 : kind === 'claims';
    if (!isAsked || view.moves.length === 0) return [];
    const made = learner(view) ?? PASS;
    return [{ rules, seat, state, moves: hand.moves.slice(0, at), made }];
  });
  return shuffled(rng, places);
}

function isWrong({ rules, seat, state, made }: Place): boolean {
  const choices = judgeOf('strong', rules)
    .worth(viewOf(state, rules, seat))
    .filter(isWeighed);
  const [best] = choices;
  const own = choiceMade(choices, seat, made === PASS ? undefined : made);
  return best !== undefined && own !== undefined && isMistake(counselOn(best, own, rules), rules);
}

export function dealPlace(rng: Rng, rules: GameRules): Place {
  for (let hands = 1; ; hands++) {
    const places = choicesOf(rng, rules, pick(rng, WINDS));
    const [any] = places;
    const wrong = places.slice(0, TRIES).find(isWrong) ?? (hands >= MOST_HANDS ? any : undefined);
    if (wrong) return wrong;
  }
}
