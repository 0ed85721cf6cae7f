/** Whether the engines give the same answers, and who is right where they do not. */
import { textOf } from './engines/forms.mjs';

/** A peer that is given a share of the corpus a round is compared on so many shares. */
const SHARES_COMPARED = 40;
/** The plain search is slow: it decides on so many hands for each peer. */
const MOST_DECIDED = 200;
const NO_LIMIT = 99;

const nameOf = (at) => `${(at % 9) + 1}${'mpsz'.charAt(Math.floor(at / 9))}`;

const listOf = (places) => places.map(nameOf).join(' ') || 'none';

const kindsText = (accepts) =>
  accepts.map(([at, left]) => `${nameOf(at)}×${left}`).join(' ') || 'nothing';

const accepted = ({ accepts }) => kindsText(accepts);

/** The first discard of which two answers differ, as each has it. */
function differingDiscard(mine, other) {
  for (const tile of [...new Set([...mine.keys(), ...other.keys()])].sort((a, b) => a - b)) {
    const [a, b] = [mine.get(tile), other.get(tile)];
    const name = `without ${nameOf(tile)}`;
    if (!a || !b) return { mine: a ? name : `not ${name}`, other: b ? name : `not ${name}` };
    if (a.distance !== b.distance) {
      return { mine: `${name} ${a.distance} away`, other: `${b.distance} away` };
    }
    if (accepted(a) !== accepted(b)) {
      const only = (some, others) =>
        kindsText(
          some.accepts.filter((one) => !kindsText(others.accepts).includes(kindsText([one]))),
        );
      return { mine: `${name} takes ${only(a, b)} more`, other: `${only(b, a)} more` };
    }
  }
  return undefined;
}

/** How two answers differ, each in words; undefined if they are the same. */
function differing(mine, other) {
  if (mine instanceof Map) return differingDiscard(mine, other);
  const texts = [mine, other].map((answer) =>
    Array.isArray(answer) ? listOf(answer) : `${answer}`,
  );
  return texts[0] === texts[1] ? undefined : { mine: texts[0], other: texts[1] };
}

/** A peer that tells of some discards only is compared on those, the nearest among them. */
function sameQuestion(answer, mine, { keepsOnly = false }) {
  if (!keepsOnly) return mine;
  const nearest = Math.min(...[...mine.values()].map(({ distance }) => distance));
  return new Map(
    [...mine].filter(([tile, { distance }]) => distance === nearest || answer.has(tile)),
  );
}

/** By what is recorded of the hand. */
function verdictOfRecord({ counts, mine, other, recorded }) {
  const truth = recorded(counts);
  if (!differing(mine, truth)) return { right: 'moineau', fault: 'counts what is not recorded' };
  return { right: differing(other, truth) ? 'neither' : 'the peer' };
}

/** Who is right, and the peer's fault where it is not the peer. */
function verdict({ counts, mine, other, byTrial, witness, recorded, peer }) {
  if (recorded) return verdictOfRecord({ counts, mine, other, recorded });
  const truth = sameQuestion(other, byTrial(counts), peer);
  if (differing(mine, truth)) return { right: differing(other, truth) ? 'neither' : 'the peer' };
  const unlimited = sameQuestion(other, byTrial(counts, { copies: NO_LIMIT }), peer);
  if (!differing(other, unlimited)) return { right: 'moineau', fault: 'counts on a fifth copy' };
  if (typeof other !== 'number') return { right: 'moineau', fault: 'overlooks or adds tiles' };
  if (other < truth) return { right: 'moineau', fault: 'sees a hand there is not' };
  return { right: 'moineau', fault: 'misses a nearer hand', detail: textOf(witness(counts)) };
}

/** The differences of one peer from us on the hands, each with the search's verdict. */
function compare({ name, figure }, { own, ownHands, corpus, mine, ...truth }) {
  const nameHand = truth.textOf ?? textOf;
  const compared = Math.min(corpus.length, (figure.share ?? corpus.length) * SHARES_COMPARED);
  const differences = [];
  const hands = figure.convert(corpus.slice(0, compared));
  for (let at = 0; at < compared; at++) {
    const counts = corpus[at];
    const other = figure.answer(hands, at, counts);
    mine[at] ??= own.answer(ownHands, at, counts);
    const asked = sameQuestion(other, mine[at], figure);
    const difference = differing(asked, other);
    if (!difference) continue;
    const context = { counts, mine: asked, other, ...truth, peer: figure };
    const decided = differences.length < MOST_DECIDED ? verdict(context) : { right: 'undecided' };
    differences.push({ hand: nameHand(counts), ...difference, ...decided });
  }
  return { name, compared, differences };
}

/** All peers compared with us on every hand of the corpus, or on the first ones where slow. */
export function agreement([us, ...peers], { corpus, byTrial, witness, recorded, textOf: named }) {
  const ownHands = us.figure.convert(corpus);
  const truth = { byTrial, witness, recorded, textOf: named };
  const shared = { own: us.figure, ownHands, corpus, mine: [], ...truth };
  return peers.map((peer) => compare(peer, shared));
}
