export const CLOCK = { now: () => performance.now(), seed: () => Date.now() };
