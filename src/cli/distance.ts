import { asHeld, distances, ok } from '../engine/index.ts';
import type { Command } from './command.ts';
import { readHand } from './records.ts';

export const distanceCommand: Command = {
  name: 'distance',
  isAnsweredBy: ({ distances }) => distances !== undefined,
  answer(fields, rules) {
    const hand = readHand(fields, rules?.melds);
    if (!hand.ok) return hand;
    const held = asHeld(hand.value);
    if (!held.ok) return held;
    const { concealed, melds } = held.value;
    return ok(rules?.distances?.(held.value) ?? distances(concealed, melds));
  },
};
