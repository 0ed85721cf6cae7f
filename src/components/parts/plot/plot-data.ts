/** What a plot shows, whoever draws it. */

export const PLOT_INKS = ['ink', 'soft', 'hairline', 'raised', 'indigo', 'jade', 'seal'] as const;

export interface PlotAxis {
  /** What its figures are; said in the table, and beside the drawing. */
  readonly name: string;
  readonly format: (value: number) => string;
  /** Its ends, where they are known; otherwise from 0, or from the first to the last. */
  readonly ends?: readonly [number, number];
  /** Between two figures of the scale lies one of these; whole numbers, where none are given. */
  readonly steps?: readonly number[];
}

export interface PlotSeries {
  readonly name: string;
  /** One for each place along the plot; absent where there is none. */
  readonly values: readonly (number | undefined)[];
  readonly look: 'line' | 'bars' | 'dots';
  readonly ink: 'indigo' | 'jade' | 'seal' | 'soft';
  /** Measured on the right, where both sides have a scale. */
  readonly isRight?: boolean;
}

export interface PlotData {
  /** Whole numbers that rise: days, or places in a row. */
  readonly places: readonly number[];
  readonly along: PlotAxis;
  readonly left: PlotAxis;
  readonly right?: PlotAxis | undefined;
  readonly series: readonly PlotSeries[];
}
