import { STANDARD, winningTiles } from '../engine/hand.ts';
import { asWaiting, ok } from '../engine/notation.ts';
import type { Command } from './command.ts';
import { copiesByTile, readHand } from './records.ts';

export const waitsCommand: Command = {
  name: 'waits',
  answer(fields, rules) {
    const hand = readHand(fields, rules?.melds);
    if (!hand.ok) return hand;
    const waiting = asWaiting(hand.value);
    if (!waiting.ok) return waiting;
    const found = winningTiles(waiting.value, rules?.shapes ?? [STANDARD]);
    return ok({ waits: found.map(({ tile }) => tile), left: copiesByTile(found) });
  },
};
