/** The kinds of questions about the table: the one list of them. */
import { type AnyAsk, askOf } from '../ask.ts';
import { taker } from './claims.ts';
import { passes, starter } from './first-hand.ts';
import { enough } from './going-out.ts';
import { complete, fills } from './hands.ts';
import { danger, isolated, tally } from './own-hand.ts';
import { place, reached, wind } from './seats.ts';
import { families, tiles } from './set.ts';
import { breach, dealt } from './walls.ts';

export const TABLE_ASKS = [
  'families',
  'tiles',
  'fills',
  'complete',
  'reached',
  'place',
  'wind',
  'starter',
  'passes',
  'breach',
  'dealt',
  'taker',
  'isolated',
  'danger',
  'tally',
  'enough',
] as const;
export type TableAsk = (typeof TABLE_ASKS)[number];

export const ASKS: Readonly<Record<TableAsk, AnyAsk>> = {
  families: askOf(families),
  tiles: askOf(tiles),
  fills: askOf(fills),
  complete: askOf(complete),
  reached: askOf(reached),
  place: askOf(place),
  wind: askOf(wind),
  starter: askOf(starter),
  passes: askOf(passes),
  breach: askOf(breach),
  dealt: askOf(dealt),
  taker: askOf(taker),
  isolated: askOf(isolated),
  danger: askOf(danger),
  tally: askOf(tally),
  enough: askOf(enough),
};
