import {
  type Accepted,
  asWaiting,
  COPIES,
  copiesOf,
  type Hand,
  inSituation,
  type Kit,
  ok,
  TILES,
  type Tile,
  winningTiles,
} from '../engine/index.ts';
import type { Command } from './command.ts';
import { agreedWith } from './options.ts';
import { countsHeld, leftOf, readHand } from './records.ts';

/** What completes four groups and a pair, and what completes a hand of the rule set in another shape. */
function waitsUnder(rules: Kit, hand: Hand, standard: readonly Accepted[]): readonly Accepted[] {
  const { score } = agreedWith(rules);
  const held = countsHeld(hand);
  const known = new Set(standard.map(({ tile }) => tile));
  const wins = (tile: Tile): boolean =>
    score({ ...inSituation(hand), win: { tile, by: 'self' } }).ok;
  return TILES.flatMap((tile) => {
    const left = COPIES - copiesOf(held, tile);
    return left > 0 && (known.has(tile) || wins(tile)) ? [{ tile, left }] : [];
  });
}

export const waitsCommand: Command = {
  name: 'waits',
  answer(fields, rules) {
    const hand = readHand(fields, rules?.melds);
    if (!hand.ok) return hand;
    const waiting = asWaiting(hand.value);
    if (!waiting.ok) return waiting;
    const standard = winningTiles(waiting.value);
    const found = rules ? waitsUnder(rules, hand.value, standard) : standard;
    return ok({ waits: found.map(({ tile }) => tile), left: leftOf(found) });
  },
};
