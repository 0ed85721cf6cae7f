/** The styles of the boards, beside those of every question. */
import { DRILLS, type DrillEntry, type DrillId } from '../../engine/drills.ts';
import discard from '../boards/discard.css?url';
import river from '../boards/river.css?url';
import dice from '../table/dice.css?url';
import ring from '../table/wall-ring.css?url';
import stacks from '../tiles/tile-stacks.css?url';
import afterChow from './after-chow/after-chow.css?url';
import claims from './claims/claims.css?url';
import exchange from './exchange/exchange.css?url';
import furiten from './furiten/furiten.css?url';
import route from './minimum/route.css?url';
import named from './named/named.css?url';
import scoring from './scoring/scoring.css?url';
import settling from './settling/settling.css?url';
import choice from './table/choice.css?url';
import seats from './table/seats.css?url';
import table from './table/table.css?url';
import walls from './table/walls.css?url';
import takers from './takers/takers.css?url';
import whichRules from './which-rules/which-rules.css?url';

/** What questions about the table show, where that is less than everything. */
export interface TableShows {
  /** Its seats, and not tiles alone. */
  readonly hasSeats?: boolean;
  readonly hasWalls?: boolean;
  /** Whether something is chosen beside the seats. */
  readonly hasChoices?: boolean;
}

const tableStyles = ({ hasSeats = true, hasWalls = true, hasChoices = true }: TableShows) => [
  table,
  ...(hasSeats ? [dice, seats] : []),
  ...(hasWalls ? [ring, walls] : []),
  ...(hasChoices ? [choice] : []),
];

/** By the board that drills of many rule sets share, or by the drill. */
const STYLES: Readonly<Partial<Record<string, readonly string[]>>> = {
  'after-chow': [discard, afterChow],
  exchange: [discard, exchange],
  'may-i-claim': [river, claims],
  furiten: [river, furiten],
  minimum: [discard, route],
  named: [named],
  scoring: [scoring],
  'settle-table': [settling],
  'what-discard': [discard, stacks, river],
  'which-rules': [whichRules],
  'who-would-take': [river, claims, takers],
};

const boardOf = ({ id, board, taught }: DrillEntry): string => board ?? taught?.board ?? id;

/** The addresses of the styles of these drills, each once. */
export function boardStyles(drills: readonly DrillId[], shows: TableShows = {}): readonly string[] {
  const boards = DRILLS.filter(({ id }) => drills.includes(id)).map(boardOf);
  const styles = boards.flatMap((board) =>
    board === 'table' ? tableStyles(shows) : (STYLES[board] ?? []),
  );
  return [...new Set(styles)];
}
