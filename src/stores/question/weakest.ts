/** What the reader gets wrong most often, to be asked for next. */
import {
  type Level,
  levelFrom,
  type Texts,
  type Verdict,
  valuesOf,
  type Wish,
} from '../../engine/drills.ts';
import type { SkillRecord, Skills } from '../record/result.ts';
import type { DrillLevels } from './drill-levels.ts';

export type Weakest =
  | { readonly by: 'row'; readonly row: string }
  | { readonly by: 'likeness'; readonly texts: Texts }
  | { readonly by: 'level'; readonly level: Level; readonly skill: string };

/** So much oftener than others that hardly another row is dealt for. */
const NEARLY_ALWAYS = 1000;

/** A level is judged from so many answers on, and weak below this share of right ones. */
const ENOUGH = 5;
const KNOWN = 0.8;

const timesIn = (names: readonly string[], name: string): number =>
  names.filter((other) => other === name).length;

/** The row that was most often not known, of those that are dealt for. */
export function weakestRow(
  verdicts: readonly Verdict[],
  targets: readonly string[],
): string | undefined {
  const unknown = verdicts.flatMap(({ known = {} }) =>
    Object.keys(known).filter((row) => known[row] === false && targets.includes(row)),
  );
  return unknown.toSorted((a, b) => timesIn(unknown, b) - timesIn(unknown, a))[0];
}

const rateOf = (skill: SkillRecord | undefined): number =>
  skill && skill.asked >= ENOUGH ? skill.right / skill.asked : 1;

/** The level with the worst record, of those one choice away; none where that is the present one. */
export function weakestLevel(
  { $level, fieldsAt, skillAt }: DrillLevels,
  skills: Skills,
): Extract<Weakest, { by: 'level' }> | undefined {
  const level = $level.get();
  const fields = fieldsAt(level);
  const levels = fields
    .filter(({ isMinor, isAmount }) => !isMinor && !isAmount)
    .flatMap((field) => valuesOf(field, level).map((value) => ({ [field.name]: value })))
    .map((changed) => levelFrom(fields, changed, level));
  const [worst] = levels
    .map((level) => ({ by: 'level' as const, level, skill: skillAt(level) }))
    .map((found) => ({ found, rate: rateOf(skills[found.skill]) }))
    .toSorted((a, b) => a.rate - b.rate);
  const isWeak = worst && worst.rate < KNOWN && worst.found.skill !== skillAt(level);
  return isWeak ? worst.found : undefined;
}

/** How a row, or a question like another, is wished for. */
export const wishFor = (
  weakest: Exclude<Weakest, { by: 'level' }>,
): Pick<Wish, 'steer' | 'like'> =>
  weakest.by === 'row' ? { steer: { [weakest.row]: NEARLY_ALWAYS } } : { like: weakest.texts };
