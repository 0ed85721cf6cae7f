/**
 * The third opinion, plain and slow: it goes through the complete hands themselves and counts
 * the tiles that are missing. It shares no idea with any engine.
 */
const KINDS = 34;
export const COPIES = 4;
const MOST = 99;

/** The places of each pung and chow. */
export const GROUPS = Array.from({ length: KINDS }, (_, at) => [
  [at, at, at],
  ...(at < 27 && at % 9 <= 6 ? [[at, at + 1, at + 2]] : []),
]).flat();

export const totalOf = (counts) => counts.reduce((sum, copies) => sum + copies, 0);

const NONE = new Uint8Array(KINDS);

/**
 * Places that are wanted for a hand, and what that costs beyond what is held. Of `copies` of
 * each kind those in `melded` are not to be had.
 */
function wantList(counts, { copies, melded }) {
  const wanted = new Uint8Array(KINDS);
  return {
    wanted,
    /** Wants these places too; MOST if they ask for more copies than there are. */
    add(places) {
      let cost = 0;
      for (const at of places) {
        wanted[at]++;
        if (wanted[at] > counts[at]) cost++;
      }
      return places.some((at) => wanted[at] > copies - melded[at]) ? MOST : cost;
    },
    remove(places) {
      for (const at of places) wanted[at]--;
    },
  };
}

/** The nearest complete hand of so many groups and a pair, if fewer tiles than `enough` lack. */
function nearestOfGroups(counts, { groups, copies, enough, melded }) {
  const list = wantList(counts, { copies, melded });
  const priced = GROUPS.map((places) => {
    const cost = list.add(places);
    list.remove(places);
    return { places, cost };
  }).sort((a, b) => a.cost - b.cost);
  let best = { short: enough, hand: undefined };

  const search = (from, left, short) => {
    if (short >= best.short) return;
    if (left === 0) {
      best = { short, hand: list.wanted.slice() };
      return;
    }
    for (let at = from; at < priced.length; at++) {
      const { places, cost } = priced[at];
      // What comes later in the list costs as much at least.
      if (short + left * cost >= best.short) return;
      search(at, left - 1, short + list.add(places));
      list.remove(places);
    }
  };
  for (let pair = 0; pair < KINDS; pair++) {
    search(0, groups, list.add([pair, pair]));
    list.remove([pair, pair]);
  }
  return best;
}

export function nearestSevenPairs(counts) {
  const short = (at) => Math.max(0, 2 - counts[at]);
  const kinds = Array.from(counts.keys()).sort((a, b) => short(a) - short(b));
  const hand = new Uint8Array(KINDS);
  for (const at of kinds.slice(0, 7)) hand[at] = 2;
  return { short: kinds.slice(0, 7).reduce((sum, at) => sum + short(at), 0), hand };
}

const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

export function nearestOrphans(counts) {
  const hands = ORPHANS.map((pair) => {
    const hand = new Uint8Array(KINDS);
    for (const at of ORPHANS) hand[at] = at === pair ? 2 : 1;
    const short = ORPHANS.reduce((sum, at) => sum + Math.max(0, hand[at] - counts[at]), 0);
    return { short, hand };
  });
  return hands.reduce((best, one) => (one.short < best.short ? one : best));
}

/**
 * The nearest hand of four groups and a pair, and how many of its tiles lack. Groups that the
 * number of tiles leaves out count as made. `copies` of a kind may stand in it.
 */
export function nearestStandard(counts, { copies = COPIES, enough = MOST, melded = NONE } = {}) {
  const groups = Math.floor(totalOf(counts) / 3);
  return nearestOfGroups(counts, { groups, copies, enough, melded });
}

/** The nearest hand of any of the three shapes. */
export function nearestOfAll(counts, { copies = COPIES, enough = MOST } = {}) {
  const standard = nearestStandard(counts, { copies, enough });
  if (totalOf(counts) < 13) return standard;
  const others = [nearestSevenPairs(counts), nearestOrphans(counts)];
  return [standard, ...others].reduce((best, one) => (one.short < best.short ? one : best));
}

const changed = (counts, at, by) => counts.map((held, place) => held + (place === at ? by : 0));

const placesThat = (test) => Array.from({ length: KINDS }, (_, at) => at).filter(test);

/** The kinds with a copy left that complete four groups and a pair. */
export const waitsByTrial = (counts, { copies = COPIES } = {}) =>
  placesThat((at) => {
    if (counts[at] >= COPIES) return false;
    return nearestStandard(changed(counts, at, 1), { copies, enough: 1 }).short === 0;
  });

/** For each kind held: the distance without it, and the kinds left that bring it nearer. */
export function discardsByTrial(counts, { copies = COPIES } = {}) {
  const kinds = placesThat((at) => counts[at] > 0).map((tile) => {
    const rest = changed(counts, tile, -1);
    const { short } = nearestOfAll(rest, { copies });
    const accepts = placesThat((at) => {
      if (counts[at] >= COPIES) return false;
      return nearestOfAll(changed(rest, at, 1), { copies, enough: short }).short < short;
    });
    return [tile, { distance: short - 1, accepts: accepts.map((at) => [at, COPIES - counts[at]]) }];
  });
  return new Map(kinds);
}
