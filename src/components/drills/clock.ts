/** The clock of the questions, and where their chance comes from. */
export const CLOCK = { now: () => performance.now(), seed: () => Date.now() };
