import { asHeld, COMMON_SHAPES, distancesTo, ok } from '../engine/index.ts';
import type { Command } from './command.ts';
import { readHand } from './records.ts';

/** `seven-pairs` as the field of a record: `sevenPairs`. */
const fieldOf = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const distanceCommand: Command = {
  name: 'distance',
  answer(fields, rules) {
    const hand = readHand(fields, rules?.melds);
    if (!hand.ok) return hand;
    const held = asHeld(hand.value);
    if (!held.ok) return held;
    const { byShape, distance } = distancesTo(held.value, rules?.shapes ?? COMMON_SHAPES);
    const shapes = Object.entries(byShape).map(([id, far]) => [fieldOf(id), far]);
    return ok({ ...Object.fromEntries(shapes), distance });
  },
};
