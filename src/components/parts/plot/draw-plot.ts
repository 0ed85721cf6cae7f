/** The one file that knows the library of the plots: what it is told to draw. */
import uPlot from 'uplot';
import type { Inks } from '../use-inks.ts';
import type { PLOT_INKS, PlotAxis, PlotData } from './plot-data.ts';

export interface Drawing {
  readonly data: PlotData;
  readonly inks: Inks<(typeof PLOT_INKS)[number]>;
  readonly host: HTMLElement;
  readonly height: number;
  /** Which place is pointed at; none once the pointer leaves. */
  readonly onPoint: (at: number | undefined) => void;
}

/** Room for a figure under the drawing, in pixels. */
const FIGURE = 80;
const LEAST_RISE = 36;

/** Under the drawing: one line of figures. */
const BELOW = 28;

const WHOLE = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

const stepsOf = ({ steps = WHOLE }: PlotAxis): number[] => [...steps];

/** From 0 up, with air above; a scale with ends keeps to them. */
const rangeOf =
  ({ ends }: PlotAxis): uPlot.Range.Function =>
  (_, __, most) =>
    [...(ends ?? [0, most > 0 ? most * 1.1 : 1])] as uPlot.Range.MinMax;

/** A bar's half at either end; a single place stands in the middle. */
const alongRange: uPlot.Range.Function = (_, first, last) =>
  first === last ? [first - 1, last + 1] : [first - 0.5, last + 0.5];

function seriesOf({ data, inks }: Drawing): uPlot.Series[] {
  return data.series.map(({ look, ink, isRight }) => ({
    scale: isRight ? 'right' : 'left',
    stroke: inks[ink],
    width: look === 'dots' ? 0 : 2,
    spanGaps: true,
    ...(look === 'bars' && {
      paths: uPlot.paths.bars?.({ size: [0.7, 28] }) as uPlot.Series.PathBuilder,
      fill: inks[ink],
      width: 0,
    }),
    points: {
      show: look !== 'bars',
      size: look === 'dots' ? 8 : 6,
      stroke: inks[ink],
      fill: look === 'dots' ? inks[ink] : inks.raised,
    },
  }));
}

function axesOf({ data, inks, host }: Drawing): uPlot.Axis[] {
  const { fontFamily } = getComputedStyle(host);
  const look = {
    stroke: inks.soft,
    font: `13px ${fontFamily}`,
    grid: { stroke: inks.hairline, width: 1 },
    ticks: { show: false },
  };
  const figures =
    ({ format }: PlotAxis) =>
    (_: uPlot, values: number[]): string[] =>
      values.map(format);
  const side = (axis: PlotAxis, scale: string): uPlot.Axis => ({
    ...look,
    scale,
    space: LEAST_RISE,
    incrs: stepsOf(axis),
    size: (_, texts) => 14 + 7.5 * Math.max(2, ...(texts ?? []).map((text) => text.length)),
    values: figures(axis),
  });
  return [
    {
      ...look,
      space: FIGURE,
      size: BELOW,
      incrs: stepsOf(data.along),
      grid: { show: false },
      values: figures(data.along),
    },
    side(data.left, 'left'),
    ...(data.right
      ? [{ ...side(data.right, 'right'), side: 1, grid: { show: false } } as const]
      : []),
  ];
}

const alignedData = ({ places, series }: PlotData): uPlot.AlignedData => [
  [...places],
  ...series.map(({ values }) => values.map((value) => value ?? null)),
];

export interface DrawnPlot {
  readonly setWidth: (width: number) => void;
  readonly remove: () => void;
}

/** Draws, and follows the pointer; colours and figures that change are drawn anew. */
export function drawPlot(drawing: Drawing): DrawnPlot {
  const { data, host, height, onPoint } = drawing;
  const plot = new uPlot(
    {
      width: host.clientWidth,
      height,
      padding: [12, data.right ? 0 : 12, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, setScale: false } },
      scales: {
        x: { time: false, range: alongRange },
        left: { range: rangeOf(data.left) },
        ...(data.right && { right: { range: rangeOf(data.right) } }),
      },
      series: [{}, ...seriesOf(drawing)],
      axes: axesOf(drawing),
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
    },
    alignedData(data),
    host,
  );
  return {
    setWidth: (width) => plot.setSize({ width, height }),
    remove: () => plot.destroy(),
  };
}
