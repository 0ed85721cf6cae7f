/** Tables out of play at which the judge tells going on and giving up apart. */
import { pick, type Rng } from '../../core/rng.ts';
import { dangerOf } from '../../judge/danger.ts';
import { liveTiles } from '../../judge/worth.ts';
import type { SeatView } from '../../play/seat-view.ts';
import { nearestOf } from '../../shapes/distances.ts';
import { trialHand } from '../../shapes/trial-hand.ts';
import type { Level } from '../drill.ts';
import { without } from '../hand-tiles.ts';
import { playedViews } from '../played-views.ts';
import { USUAL_RULES } from '../safe/safe-levels.ts';
import { rulesOf, type SafeRules, type SafeRulesById } from '../safe/safe-question.ts';
import { isWhole, type SeenTable, seenTableOf } from '../seen-table.ts';
import type { Margin } from './push-levels.ts';
import type { PushQuestion } from './push-question.ts';
import { COURSES, isDiscardAlone, isThreatened, type Standoff, standoffOf } from './two-courses.ts';

/** So many times as much on one side as on the other is seen without counting. */
const CLEAR = 3;

export function marginOf({ gain, risk }: Standoff): Margin {
  return Math.max(gain, risk) >= CLEAR * Math.min(gain, risk) ? 'clear' : 'near';
}

/** Danger below which a discard is no risk worth a question. */
const NO_RISK = 0.02;

/**
 * How far off the hand is before anything is judged, where the safest discard takes it further.
 */
function openDistance(view: SeatView, { hand }: SeenTable, rules: SafeRules): number | undefined {
  const live = liveTiles(view);
  const rows = [...new Set(hand.concealed)].map((tile) => ({
    give: dangerOf(view, rules, { tile, live, figures: rules.figures }).chance,
    distance: nearestOf(trialHand(without(hand, tile)), rules.kit.shapes),
  }));
  const nearest = Math.min(...rows.map(({ distance }) => distance));
  const least = (some: typeof rows): number => Math.min(...some.map(({ give }) => give));
  const onward = rows.filter(({ distance }) => distance === nearest);
  return least(onward) - least(rows) > NO_RISK ? nearest : undefined;
}

const asks = (view: SeatView, table: SeenTable, rules: SafeRules): boolean =>
  isThreatened(table, rules) && isDiscardAlone(view) && isWhole(view, table);

/** Tables are few at which anything is asked: none is passed over. */
const EVERY_TURN = 1;

/** So many tables are judged for the answer that was drawn; then either will do. */
const TRIES = 200;

/**
 * Either answer is as likely. Tables are dealt under the rules by which hands are declared ready:
 * elsewhere losers pay too, and giving up is hardly ever worth more.
 */
export function dealPush(rng: Rng, rulesById: SafeRulesById, level: Level): PushQuestion {
  const rules = rulesOf(rulesById, USUAL_RULES);
  const wanted = pick(rng, COURSES);
  let judged = 0;
  for (const view of playedViews(rng, rules, EVERY_TURN)) {
    const table = seenTableOf(view);
    const distance = asks(view, table, rules) ? openDistance(view, table, rules) : undefined;
    const isEither = judged > TRIES;
    // Ready hands go on and others are given up: the judge takes longer to say no to the rest.
    if (distance === undefined || !(isEither || (distance === 0) === (wanted === 'push'))) continue;
    const standoff = standoffOf(table, rules);
    judged++;
    if (!standoff.ok || marginOf(standoff.value) !== level['level']) continue;
    if (standoff.value.best === wanted || isEither) return { rules: USUAL_RULES, table };
  }
  throw new Error('partners play without end');
}
