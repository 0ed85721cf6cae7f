/** Times engines against each other on the same hands. */
const ROUNDS = 9;
/** Shorter blocks than this say little. */
const BLOCK_MS = 40;

/** Processor time, all threads together: a clock would count what other programs do meanwhile. */
export function milliseconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** An engine with the hands in its own form, and its turn through them. */
function runner({ name, figure, corpus }) {
  const hands = figure.convert(corpus);
  const share = Math.min(figure.share ?? corpus.length, corpus.length);
  let at = 0;
  const pass = () => {
    if (at + share > corpus.length) at = 0;
    figure.run(hands, at, at + share);
    at += share;
  };
  return { name, share, pass, times: [] };
}

/** Runs until the compiler has seen it, and finds how many passes make a block. */
function warmUp({ pass }) {
  let spent = 0;
  let passes = 0;
  while (spent < 50 * BLOCK_MS && (passes < 3 || spent < 25 * BLOCK_MS)) {
    spent += milliseconds(pass);
    passes++;
  }
  return Math.max(1, Math.ceil((BLOCK_MS * passes) / spent));
}

/**
 * Nanoseconds per hand of each engine: the median of rounds, in each of which all take turns.
 * An engine with a `share` is given so many hands a round, the next ones in each.
 */
export function measure(engines, corpus) {
  const runners = engines.map(({ name, figure }) => runner({ name, figure, corpus }));
  const blocks = runners.map(warmUp);
  for (let round = 0; round < ROUNDS; round++) {
    runners.forEach(({ pass, share, times }, at) => {
      const passes = blocks[at];
      const spent = milliseconds(() => {
        for (let count = 0; count < passes; count++) pass();
      });
      times.push((spent * 1e6) / (passes * share));
    });
  }
  return runners.map(({ name, share, times }) => ({
    name,
    share,
    ns: median(times),
    spread: [Math.min(...times), Math.max(...times)],
  }));
}
