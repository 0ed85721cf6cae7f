/** What lies ahead of a hand after a choice, and what the choice is worth by it. */
import { type TileCounts, totalCount } from '../core/tile-counts.ts';
import type { SeatView } from '../play/seat-view.ts';
import type { Choice, Decision } from './choice.ts';
import { costIn, type Danger, DECLARED } from './danger.ts';
import type { Figures } from './measured/figures.ts';
import {
  type Prospect,
  prospectOf,
  type Race,
  type Reach,
  readyShare,
  scaleByWins,
  shareOfWins,
  standingClass,
} from './race.ts';
import type { WithoutWin } from './without-win.ts';

export interface Outlook {
  readonly reach: Reach;
  readonly danger: Danger;
  readonly withoutWin: WithoutWin;
  readonly distance: number;
}

/** What it is weighed by. */
export interface Scales {
  readonly view: SeatView;
  /** Copies of each kind that the seat has not seen. */
  readonly live: TileCounts;
  readonly figures: Figures;
  /** What goals promised, and what came of it. */
  readonly promises: Figures['promises']['steady'];
}

/** What a win pays on average, and what giving one costs. */
export interface Stakes {
  readonly pays: number;
  readonly costs: number;
}

const isDeclared = ({ others }: SeatView): boolean =>
  Object.values(others).some((other) => other.isDeclared);

const raceOf = ({ distance, danger }: Outlook, { view, figures, live }: Scales): Race => ({
  unseen: totalCount(live),
  drawsLeft: view.drawsLeft,
  isDeclared: isDeclared(view),
  distance,
  risk: danger.chance,
  figures,
});

/** What giving a win later costs: to a hand that has been declared, or to any. */
const costOfGiving = ({ view, figures }: Scales): number =>
  isDeclared(view) ? costIn(figures, DECLARED) : figures.give;

function prospectBy(outlook: Outlook, scales: Scales): Prospect {
  const standing = standingClass(outlook.distance, scales.view.drawsLeft);
  return scaleByWins(
    prospectOf(outlook.reach, raceOf(outlook, scales)),
    shareOfWins(scales.promises, standing),
  );
}

export function choiceOf(move: Decision, outlook: Outlook, scales: Scales): Choice {
  const { reach, danger, withoutWin, distance } = outlook;
  const { figures } = scales;
  const { win, value, lost, gave } = prospectBy(outlook, scales);
  const isPaid = withoutWin.ready !== withoutWin.unready;
  const share = isPaid ? readyShare(reach, raceOf(outlook, scales)) : 0;
  const drawn = share * withoutWin.ready + (1 - share) * withoutWin.unready;
  const rest = Math.max(0, 1 - win - lost - gave) * drawn;
  const gives = gave * (costOfGiving(scales) + withoutWin.own);
  const all = value + lost * withoutWin.lost + gives + rest;
  const speed = win * figures.win;
  const safety = danger.cost + danger.chance * (withoutWin.own - all);
  return {
    move,
    value: all + safety,
    error: 0,
    win: (1 - danger.chance) * win,
    give: danger.chance,
    distance,
    terms: { speed, price: all - gives - lost * figures.lose - speed, safety: safety + gives },
  };
}

export function stakesOf(outlook: Outlook, scales: Scales): Stakes {
  const { win, value } = prospectBy(outlook, scales);
  const { chance, cost } = outlook.danger;
  return {
    pays: win > 0 ? value / win : 0,
    costs: chance > 0 ? -(cost / chance + outlook.withoutWin.own) : 0,
  };
}
