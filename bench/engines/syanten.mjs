/** `syanten`: a hand is a list of counts for each suit. Slow: it is asked about few hands. */
import syanten from 'syanten';
import { bySuit, each, placeOf } from './forms.mjs';

const standard = {
  convert: each(bySuit),
  share: 100,
  run(hands, from, to) {
    let sum = 0;
    for (let at = from; at < to; at++) sum += syanten.syanten(hands[at]);
    return sum;
  },
  answer: (hands, at) => syanten.syanten(hands[at]),
};

/** Of a hand that is ready, the tiles that `hairi` names with a copy left are its waits. */
function waitsOf(hand) {
  if (syanten.syanten(hand) !== 0) return [];
  const { wait } = syanten.hairi(hand);
  return Object.keys(wait).filter((name) => wait[name] > 0);
}

export const syantenEngine = {
  name: 'syanten',
  figures: {
    'distance-standard': standard,
    'distance-pure': { ...standard, share: 5 },
    'distance-full': {
      convert: each(bySuit),
      share: 100,
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += syanten.syantenAll(hands[at]);
        return sum;
      },
      answer: (hands, at) => syanten.syantenAll(hands[at]),
    },
    'waits-pure': {
      convert: each(bySuit),
      share: 1,
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += waitsOf(hands[at]).length;
        return sum;
      },
      answer: (hands, at) => waitsOf(hands[at]).map(placeOf),
    },
  },
};
