/** Works out chances off the main thread: a hand comes in, progress and the answer go out. */
import { type DiscardHand, oddsInSteps } from '../engine/index.ts';

/** More often than this nobody can see it move. */
const STEP = 0.01;

type Question = { readonly hand: DiscardHand; readonly draws: number };

self.addEventListener('message', ({ data: { hand, draws } }: MessageEvent<Question>) => {
  const steps = oddsInSteps(hand, draws);
  let told = Number.NEGATIVE_INFINITY;
  for (;;) {
    const step = steps.next();
    if (step.done) return self.postMessage({ rows: step.value });
    if (step.value < told + STEP) continue;
    told = step.value;
    self.postMessage({ done: told });
  }
});
