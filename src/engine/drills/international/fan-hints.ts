/** The hints on a hand of the international rules, each saying more than the one before. */
import { mcr } from '../../rulesets/mcr/ruleset.ts';
import { explain, type LineGroup } from '../../scoring/explain.ts';
import { countedIn, dearestItems, pointsOf } from './fan-bands.ts';
import { type FanPosition, fanScore } from './fan-position.ts';

export const FAN_HINTS = ['groups', 'points', 'fans'] as const;
export type FanHintStep = (typeof FAN_HINTS)[number];

export interface FanHints {
  /** The hand as it falls into groups; tiles that stand alone are left out. */
  readonly groups: readonly LineGroup[];
  /** What each of the fans is worth, dearest first. */
  readonly points: readonly number[];
  /** Which they are, each once. */
  readonly fans: readonly string[];
}

/** Hints on all that counts, or on what is worth most where that alone is asked for. */
export function fanHints(position: FanPosition, only?: 'dearest'): FanHints {
  const score = fanScore(position);
  const { reading } = explain(score, mcr);
  const best = only && dearestItems(score).slice(0, 1);
  const rows = countedIn(score).filter(({ item }) => !best || best.includes(item.id));
  return {
    groups: reading.filter(({ kind }) => kind !== 'single' && kind !== 'flower'),
    points: rows.map(({ item }) => pointsOf(item)).sort((a, b) => b - a),
    fans: [...new Set(rows.map(({ item }) => item.id))],
  };
}
