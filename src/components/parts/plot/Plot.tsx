/** Figures along days or one after the other, drawn; the same figures stand in a table below. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useInks } from '../use-inks.ts';
import type { DrawnPlot, drawPlot } from './draw-plot.ts';
import { PLOT_INKS, type PlotData, type PlotSeries } from './plot-data.ts';

interface PlotProps extends PlotData {
  readonly title: string;
  /** What opens the table: "Figures". */
  readonly tableName: string;
  /** In pixels. */
  readonly height?: number;
}

const HEIGHT = 220;

type Draw = typeof drawPlot | 'refused';

/** Its library refuses some browsers: those whose language is none that it knows. */
const drawing: Promise<Draw> = import('./draw-plot.ts').then(
  (drawn) => drawn.drawPlot,
  () => 'refused',
);

/** Where nothing can be drawn, the table alone gives the figures. */
export function Plot({ title, tableName, height = HEIGHT, ...data }: PlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number>();
  const [draw, setDraw] = useState<Draw>();
  useEffect(() => void drawing.then((drawn) => setDraw(() => drawn)), []);
  const onRefused = (): void => setDraw('refused');
  useDrawing({ frame, data, height, draw, onPoint: setPointed, onRefused });
  const last = data.places.length - 1;
  return (
    <figure class="plot column gap-1 sans text-xs figure-line">
      <figcaption class="text-s bold">{title}</figcaption>
      {draw !== 'refused' && (
        <>
          <ul class="plot-names cluster soft plain-list">
            {data.series.map(({ name, ink, look }) => (
              <li class="row gap-1" key={name} data-ink={ink} data-look={look}>
                {name}
              </li>
            ))}
          </ul>
          <div
            class="plot-frame"
            ref={frame}
            style={{ height: `${height}px` }}
            aria-hidden="true"
          />
        </>
      )}
      <p class="plot-pointed soft" aria-hidden="true">
        {last >= 0 && pointedText(data, Math.min(pointed ?? last, last))}
      </p>
      <details class="plot-figures">
        <summary class="row touch plain-list">{tableName}</summary>
        <Figures {...data} title={title} />
      </details>
    </figure>
  );
}

const axisOf = ({ left, right = left }: PlotData, { isRight }: PlotSeries) =>
  isRight ? right : left;

const NONE = '–';

const figureText = (data: PlotData, series: PlotSeries, at: number): string => {
  const value = series.values[at];
  return value === undefined ? NONE : axisOf(data, series).format(value);
};

const pointedText = (data: PlotData, at: number): string =>
  [
    data.along.format(data.places[at] ?? 0),
    ...data.series.map((series) => `${series.name} ${figureText(data, series, at)}`),
  ].join(' · ');

const Figures = (data: PlotData & { readonly title: string }) => (
  <table class="lined">
    <caption class="visually-hidden">{data.title}</caption>
    <thead>
      <tr>
        <th scope="col">{data.along.name}</th>
        {data.series.map(({ name }) => (
          <th scope="col" key={name}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {data.places.map((place, at) => (
        <tr key={place}>
          <th scope="row">{data.along.format(place)}</th>
          {data.series.map((series) => (
            <td key={series.name}>{figureText(data, series, at)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** On paper everything is light; the browser draws no canvas anew for it. */
function usePaper(frame: RefObject<HTMLElement>): boolean {
  const [isPaper, setPaper] = useState(false);
  useEffect(() => {
    const put = (onPaper: boolean) => (): void => {
      // A token is resolved by the scheme of what stands around it.
      frame.current?.style.setProperty('color-scheme', onPaper ? 'only light' : '');
      setPaper(onPaper);
    };
    const [begin, end] = [put(true), put(false)];
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [frame]);
  return isPaper;
}

interface Drawing {
  readonly frame: RefObject<HTMLElement>;
  readonly data: PlotData;
  readonly height: number;
  /** Absent until it is here. */
  readonly draw: Draw | undefined;
  readonly onPoint: (at: number | undefined) => void;
  readonly onRefused: () => void;
}

/** Drawn anew where its figures or its colours change; a new width moves it only. */
function useDrawing({ frame, data, height, draw, onPoint, onRefused }: Drawing): void {
  const isPaper = usePaper(frame);
  const inks = useInks(frame, PLOT_INKS, isPaper);
  const { places, series } = data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the formats change with the figures
  useLayoutEffect(() => {
    const { current: host } = frame;
    if (!host || !inks || typeof draw !== 'function' || places.length === 0) return undefined;
    let plot: DrawnPlot | undefined;
    const measure = (): void => {
      // What lies folded has no width yet.
      if (host.clientWidth === 0) return;
      try {
        if (plot) plot.setWidth(host.clientWidth);
        else plot = draw({ data, inks, host, height, onPoint });
      } catch {
        onRefused();
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(host);
    return () => {
      observer.disconnect();
      plot?.remove();
    };
  }, [frame, inks, places, series, height, draw, onPoint]);
}
