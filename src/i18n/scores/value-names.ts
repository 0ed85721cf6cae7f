/** What a row of a scoring table brings, and where its rule stands. */
import type { LineSuppression, Value } from '../../engine/scoring.ts';
import { placeName } from '../hand/place-name.ts';
import type { Say } from '../speak.ts';
import { itemName } from './score-names.ts';

/** Why a row does not count. */
export function reasonName(
  say: Say,
  rules: string,
  { item, place, reason }: LineSuppression,
): string {
  const where = placeName(say, place);
  return item === undefined
    ? where
    : say(`sheet.${reason}`, { place: where, item: itemName(say, rules, item) });
}

const TWICE = ' × 2';

/** What a row brings, as a sheet writes it: its points, its doublings, its han or fu, or the limit. */
export function valueText(say: Say, { points = 0, doubles = 0, han, fu, limit }: Value): string {
  if (limit !== undefined) return say('sheet.limit');
  if (han !== undefined) return say('sheet.han', { n: han });
  if (fu !== undefined) return say('sheet.fu', { n: fu });
  const figure = say('sheet.figure', { n: points });
  if (doubles === 0) return figure;
  return points > 0 ? `${figure} ·${TWICE.repeat(doubles)}` : TWICE.repeat(doubles).trim();
}

/** The same in a sentence, points called by their name. */
export function valueName(say: Say, value: Value): string {
  const { points = 0, doubles = 0, han, fu, limit } = value;
  return limit === undefined && doubles === 0 && han === undefined && fu === undefined
    ? say('sheet.points', { n: points })
    : valueText(say, value);
}

/** A sum times two, so many times: `38 × 2 × 2`. */
export const doubledText = (sum: string, times: number): string => sum + TWICE.repeat(times);
