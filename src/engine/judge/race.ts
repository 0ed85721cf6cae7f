/** Whether goals are met before the hand ends: draws against what self-play measured of its length. */
import type { Figures } from './measured/figures.ts';

/** Ways by the number of tiles lacking, each times what such goals pay where that is asked. */
export interface Reach {
  /** At `k`: goals that lack k tiles. */
  readonly ways: readonly number[];
  readonly worth: readonly number[];
}

export interface Race {
  readonly unseen: number;
  readonly drawsLeft: number;
  readonly isDeclared: boolean;
  readonly figures: Figures;
}

export interface Prospect {
  readonly win: number;
  readonly value: number;
  /** That another wins first. */
  readonly lost: number;
}

const SEATS = 4;
const PER_STEP = 5;

/** How often the hand ends by somebody else's win within a round of turns. */
function hazard({ figures, isDeclared }: Race, left: number): number {
  const step = Math.min(figures.ends.length - 1, Math.floor(Math.max(0, left) / PER_STEP));
  const per = (figures.ends[step] ?? 0) * (isDeclared ? figures.endsDeclared : 1) * 0.75;
  return 1 - (1 - Math.min(0.5, per)) ** SEATS;
}

/** The share of k given tiles among t drawn of the unseen. */
function within(k: number, t: number, unseen: number): number {
  let share = 1;
  for (let at = 0; at < k; at++) share *= Math.max(0, t - at) / Math.max(1, unseen - at);
  return share;
}

/**
 * The chance to win and what is gained on average. A draw meets a goal with the copies that are
 * left; goals overlap, so that their sum is read as a rate.
 */
export function prospectOf({ ways, worth }: Reach, race: Race): Prospect {
  const { unseen, drawsLeft, figures } = race;
  const turns = Math.floor(drawsLeft / SEATS);
  let alive = 1;
  let win = 0;
  let value = 0;
  let lost = 0;
  let missed = 1;
  let before = 0;
  const others = 3 * figures.given;
  for (let turn = 1; turn <= turns; turn++) {
    const out = hazard(race, drawsLeft - SEATS * turn) * alive;
    lost += out;
    alive -= out;
    let sum = 0;
    let pays = 0;
    for (let k = 2; k < ways.length; k++) {
      const share = within(k, turn, unseen) * (1 + others) ** 1.5;
      sum += (ways[k] ?? 0) * share;
      pays += (worth[k] ?? 0) * share;
    }
    const now = Math.min(1, ((ways[1] ?? 0) * (1 + others)) / Math.max(1, unseen - turn + 1));
    const ready = missed * now;
    missed -= ready;
    const rate = 1 - Math.exp(-sum);
    const later = Math.max(0, rate - before) * missed;
    before = Math.max(before, rate);
    const met = Math.min(alive, alive * (ready + later));
    win += met;
    if ((ways[1] ?? 0) > 0) value += alive * ready * ((worth[1] ?? 0) / (ways[1] as number));
    if (sum > 0) value += alive * later * (pays / sum);
  }
  const scaled = win > 1 ? 1 / win : 1;
  return { win: win * scaled, value: value * scaled, lost: Math.max(0, lost * (1 - win)) };
}
