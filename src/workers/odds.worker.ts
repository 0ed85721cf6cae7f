import { type DiscardHand, oddsInSteps } from '../engine/hand.ts';

/** Smaller steps of the progress bar are invisible. */
const STEP = 0.01;

type Question = { readonly hand: DiscardHand; readonly draws: number };

self.addEventListener('message', ({ data: { hand, draws } }: MessageEvent<Question>) => {
  const steps = oddsInSteps(hand, draws);
  let reported = Number.NEGATIVE_INFINITY;
  for (;;) {
    const step = steps.next();
    if (step.done) return self.postMessage({ answer: step.value });
    if (step.value < reported + STEP) continue;
    reported = step.value;
    self.postMessage({ done: reported });
  }
});
