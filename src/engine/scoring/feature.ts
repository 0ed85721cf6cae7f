/** What a reading has, as bits: a row is not looked for where something that it is made of is missing. */
import { NO_GROUPS, sizeOf } from './group-set.ts';
import type { View } from './view.ts';

const FEATURES = [
  ...(['chows', 'two-chows', 'three-chows', 'four-chows'] as const),
  ...(['pungsAndKongs', 'two-pungs', 'three-pungs', 'four-pungs'] as const),
  ...(['concealedPungs', 'two-concealed-pungs', 'pungs', 'kongs', 'two-kongs'] as const),
  ...(['pairs', 'two-pairs', 'singles', 'knitted', 'flowers'] as const),
  ...(['honours', 'winds', 'dragons', 'no-honours', 'no-second-suit'] as const),
  ...(['only-simples', 'no-simples', 'claimed', 'nothing-claimed'] as const),
  ...(['self-drawn', 'discard', 'circumstances'] as const),
] as const;
/** Kongs count as pungs, except in `pungs`. */
export type Feature = (typeof FEATURES)[number];

const bit = (feature: Feature): number => 1 << FEATURES.indexOf(feature);

/** One feature, or several that must all be there. */
export const featureBits = (features: Feature | readonly Feature[]): number =>
  [features].flat().reduce((bits, feature) => bits | bit(feature as Feature), 0);

/** At index n the bits of n sets, which have those of fewer too. */
const counted = (...features: readonly Feature[]): readonly number[] =>
  Array.from({ length: 15 }, (_, count) => featureBits(features.slice(0, count)));

const CHOWS = counted('chows', 'two-chows', 'three-chows', 'four-chows');
const PUNGS = counted('pungsAndKongs', 'two-pungs', 'three-pungs', 'four-pungs');
const CONCEALED = counted('concealedPungs', 'two-concealed-pungs');
const KONGS = counted('kongs', 'two-kongs');
const PAIRS = counted('pairs', 'two-pairs');
const PLAIN_PUNGS = bit('pungs');
const SINGLES = bit('singles');
const KNITTED = bit('knitted');
const FLOWERS = bit('flowers');
const HONOURS = bit('honours');
const WINDS = bit('winds');
const DRAGONS = bit('dragons');
const NO_HONOURS = bit('no-honours');
const NO_SECOND_SUIT = bit('no-second-suit');
const ONLY_SIMPLES = bit('only-simples');
const NO_SIMPLES = bit('no-simples');
const CLAIMED = bit('claimed');
const NOTHING_CLAIMED = bit('nothing-claimed');
const SELF_DRAWN = bit('self-drawn');
const DISCARD = bit('discard');
const CIRCUMSTANCES = bit('circumstances');

const countBits = (bits: readonly number[], set: number): number =>
  set === NO_GROUPS ? 0 : (bits[sizeOf(set)] as number);

function winBits({ win, how }: View['situation']): number {
  const circumstances = how.length > 0 ? CIRCUMSTANCES : 0;
  return win === undefined
    ? circumstances
    : circumstances | (win.by === 'self' ? SELF_DRAWN : DISCARD);
}

export const featuresOf = (view: View): number =>
  countBits(CHOWS, view.chows) |
  countBits(PUNGS, view.pungsAndKongs) |
  countBits(CONCEALED, view.concealedPungs) |
  countBits(KONGS, view.kongs) |
  countBits(PAIRS, view.pairs) |
  (view.pungs === NO_GROUPS ? 0 : PLAIN_PUNGS) |
  (view.singles === NO_GROUPS ? 0 : SINGLES) |
  (view.knitted === NO_GROUPS ? 0 : KNITTED) |
  (view.flowers === NO_GROUPS ? 0 : FLOWERS) |
  (view.honours === NO_GROUPS ? NO_HONOURS : HONOURS) |
  (view.winds === NO_GROUPS ? 0 : WINDS) |
  (view.dragons === NO_GROUPS ? 0 : DRAGONS) |
  (view.suits > 1 ? 0 : NO_SECOND_SUIT) |
  (view.simples === view.all ? ONLY_SIMPLES : 0) |
  (view.simples === NO_GROUPS ? NO_SIMPLES : 0) |
  (view.claimed === NO_GROUPS ? NOTHING_CLAIMED : CLAIMED) |
  winBits(view.situation);
