/** What one discard is ahead of another by, and how far the figures that both rest on may be wrong. */
import type { Tile } from '../core/tile.ts';
import type { TileCounts } from '../core/tile-counts.ts';
import type { GameRules } from '../play/hand-state.ts';
import type { SeatView } from '../play/seat-view.ts';
import { dangersBySeat, giveClass, withCostRaised, withDangerRaised } from './danger.ts';
import type { Figures } from './measured/figures.ts';
import { settingOf } from './partners.ts';
import { standingClass } from './race.ts';
import { discardsBy, liveTiles, type WeighedDiscard } from './worth.ts';

const LEVEL = 'strong';

type Weigh = (figures: Figures) => readonly WeighedDiscard[];

/** The discards of a seat as the strongest judge weighs them, and would by other figures. */
export interface JudgedDiscards {
  readonly choices: readonly WeighedDiscard[];
  readonly weigh: Weigh;
  readonly view: SeatView;
  readonly rules: GameRules;
  readonly figures: Figures;
  readonly live: TileCounts;
}

export function judgedDiscards(view: SeatView, given: GameRules): JudgedDiscards {
  const setting = settingOf(LEVEL, given);
  const { rules, figures } = setting;
  const by = discardsBy(view, setting);
  const weigh: Weigh = (measured) => by({ figures: measured, promises: measured.promises[LEVEL] });
  return { choices: weigh(figures), weigh, view, rules, figures, live: liveTiles(view) };
}

export interface DiscardIn {
  readonly of: JudgedDiscards;
  readonly tile: Tile;
}

function discardOf(choices: readonly WeighedDiscard[], tile: Tile): WeighedDiscard {
  const choice = choices.find(({ move }) => move.tile === tile);
  if (choice === undefined) throw new RangeError(`${tile} cannot be discarded`);
  return choice;
}

/** The same figures, had hands that stand so met their goals a standard error more often. */
function withPromisesRaised(figures: Figures, standing: string): Figures {
  const { [LEVEL]: rows } = figures.promises;
  const [promised, won] = rows[standing] ?? [0, 0];
  const raised = { ...rows, [standing]: [promised, won + Math.sqrt(won + 1)] as const };
  return { ...figures, promises: { ...figures.promises, [LEVEL]: raised } };
}

/** By name, the figures that the value of a discard rests on, each raised by its standard error. */
function raisedFor({ of, tile }: DiscardIn): readonly (readonly [string, Figures])[] {
  const { view, rules, live, figures, choices } = of;
  const met = standingClass(discardOf(choices, tile).distance, view.drawsLeft);
  const seats = dangersBySeat(view, rules, { tile, live, figures });
  const dangers = seats.flatMap(({ seat, name }): readonly (readonly [string, Figures])[] => {
    const { [seat]: other } = view.others;
    if (name === undefined || other === undefined) return [];
    const shown = giveClass(other, tile);
    return [
      [`danger ${name}`, withDangerRaised(figures, name)],
      [`cost ${shown}`, withCostRaised(figures, shown)],
    ];
  });
  return [[`met ${met}`, withPromisesRaised(figures, met)], ...dangers];
}

interface Difference {
  readonly ahead: number;
  /** Its standard error: each of the figures is wrong by itself. */
  readonly error: number;
}

export function differenceOf(one: DiscardIn, other: DiscardIn): Difference {
  const aheadBy = (figures: Figures): number =>
    discardOf(one.of.weigh(figures), one.tile).value -
    discardOf(other.of.weigh(figures), other.tile).value;
  const ahead = aheadBy(one.of.figures);
  const raised = new Map([...raisedFor(one), ...raisedFor(other)]);
  const errors = [...raised.values()].map((figures) => aheadBy(figures) - ahead);
  return { ahead, error: Math.hypot(...errors) };
}
