/** The pages of the drills: each drill with its row and its board. */
import { DRILLS, type DrillId } from '../engine/drills.ts';
import { PLAYABLE_RULES } from '../engine/scoring.ts';
import { boardOf } from './drill-data.ts';
import type { DrillRow } from './drill-row.ts';
import { DRILL_ROWS } from './drill-rows.ts';
import type { DrillName } from './links.ts';

export interface DrillPage extends DrillRow {
  readonly id: DrillId;
  readonly page: DrillName;
  /** The board that it shares with others, where it has none of its own. */
  readonly board: string;
  /** The folder of its view. */
  readonly view: string;
  /** By which the keys of its own words begin, and those of the rule sets that it names. */
  readonly areas: readonly string[];
}

export const DRILL_PAGES = Object.entries(DRILL_ROWS).map(([page, row]): DrillPage => {
  const drill = DRILLS.find((known) => known.page === page);
  if (!drill) throw new Error(`no drill ${page}`);
  const rules = 'taught' in drill && drill.taught.rules;
  const board = 'board' in drill ? drill.board : drill.id;
  return {
    ...row,
    ...{ id: drill.id, page: drill.page, board },
    view: boardOf(drill),
    areas: [drill.page, ...(rules ? [rules] : (row.names ?? PLAYABLE_RULES))],
    ...(rules && { withoutScript: `${rules}.usual` as const }),
  };
});

export const isDrillName = (name: string): name is DrillName => Object.hasOwn(DRILL_ROWS, name);

export function findDrill(name: DrillName): DrillPage {
  const drill = DRILL_PAGES.find(({ page }) => page === name);
  if (!drill) throw new Error(`no drill ${name}`);
  return drill;
}

/** The first drill that asks what hands are worth under these rules. */
export function scoringDrill(rules: string): DrillPage {
  const drill = DRILLS.find(
    (known) =>
      'taught' in known && known.taught.rules === rules && known.taught.board === 'scoring',
  );
  if (!drill) throw new Error(`no drill counts hands under ${rules}`);
  return findDrill(drill.page);
}
