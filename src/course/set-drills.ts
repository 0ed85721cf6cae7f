/** The drills whose questions sets are made of, in the language of a page. */
import { DRILLS, type DrillEntry, findDesk } from '../engine/drills.ts';
import { PLAYABLE_RULES } from '../engine/scoring.ts';
import type { Say } from '../i18n/speak.ts';
import { DRILL_PAGES, type DrillPage, findDrill, scoringDrill } from './drills.ts';

async function drillRow({ id, page }: DrillPage) {
  const { parts } = await findDesk(id);
  return { id, page, parts };
}

export const setDrills = (say: Say) =>
  Promise.all(
    DRILL_PAGES.map(async (drill) => ({
      ...(await drillRow(drill)),
      ...{ title: say(drill.title), text: say(drill.text) },
    })),
  );

/** The rule sets that a drill counts hands under. */
const COUNTED = PLAYABLE_RULES.filter((rules) =>
  DRILLS.some(({ taught }: DrillEntry) => taught?.rules === rules && taught.board === 'scoring'),
);

/** What asks about a hand: before it has won, and by the rules that it is counted under. */
export async function handDrills() {
  const alone = await Promise.all((['waits', 'discards'] as const).map(findDrill).map(drillRow));
  const counts = await Promise.all(
    COUNTED.map(async (rules) => [rules, await drillRow(scoringDrill(rules))] as const),
  );
  return { alone, counts: Object.fromEntries(counts) };
}
