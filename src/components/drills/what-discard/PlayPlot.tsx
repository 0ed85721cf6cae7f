import type { Say } from '../../../i18n/speak.ts';
import type { PlayedChoice } from '../../../stores/drafts/discard-play.ts';
import { DISCARD_SIGNS } from '../../boards/DiscardSign.tsx';
import { tileDrawing } from '../../tiles/tile-drawing.ts';

/** Measures of the drawing, in its own units: the pixels of a phone. */
const WIDTH = 328;
const LEFT = 16;
const TOP = 20;
const RISE = 72;
/** The band above the scale, for steps back. */
const BAND = 36;
const WIDEST = 44;
const RADIUS = 8;
const HUNDRED = 100;

const columnOf = (count: number): number => Math.min(WIDEST, (WIDTH - LEFT) / count);

const percent = (units: number): string => `${(100 * units) / WIDTH}%`;

/** Where the columns stand, for what is laid under them. */
export const placeOfColumns = (count: number) => ({
  insetInlineStart: percent(LEFT),
  inlineSize: percent(columnOf(count) * count),
});

type Cost = PlayedChoice['verdict']['cost'];

/** A step back, where no points say what it cost. */
const isFurther = ({ distance, worth }: Cost): boolean => distance > 0 && worth === undefined;

/** In copies or in points; or in wins out of a hundred, where hands are not counted. */
function lostIn({ verdict: { cost, worth } }: PlayedChoice): number {
  if (!worth) return cost.copies;
  return Math.round((cost.worth ?? 0) * (worth.counts ? 1 : HUNDRED));
}

interface PlayPlotProps {
  readonly choices: readonly PlayedChoice[];
  readonly say: Say;
}

/** What each choice cost, one after the other; said in words by what lies under it. */
export function PlayPlot({ choices, say }: PlayPlotProps) {
  const column = columnOf(choices.length);
  const costs = choices.map(({ verdict }) => verdict.cost);
  const lost = choices.map(lostIn);
  const most = Math.max(0, ...lost);
  const band = costs.some(isFurther) ? BAND : 0;
  const ground = TOP + band + RISE;
  const heights = costs.map((cost, at) =>
    isFurther(cost) ? RISE + band / 2 : (RISE * (lost[at] ?? 0)) / Math.max(1, most),
  );
  const width = Math.min(30, column - 4);
  const size = { y: ground + RADIUS + 4, width, height: (width * 4) / 3 };
  const line = heights.map(
    (height, at) => `${at === 0 ? `M${LEFT} ` : 'V'}${ground - height}h${column}`,
  );
  return (
    <svg
      class="full-width"
      viewBox={`0 0 ${WIDTH} ${size.y + size.height + 4}`}
      aria-hidden="true"
      focusable="false"
    >
      <g class="play-scale">
        {[0, most].map((copies) => {
          const y = ground - (copies > 0 ? RISE : 0);
          return (
            <g key={copies}>
              <path d={`M${LEFT} ${y}h${column * choices.length}`} />
              <text x={LEFT - 4} y={y + 4}>
                {copies}
              </text>
            </g>
          );
        })}
        {band > 0 && (
          <text class="play-band" x={LEFT} y={9}>
            {say('discards.play.further')}
          </text>
        )}
      </g>
      <path class="play-cost" d={line.join('')} />
      {choices.map((choice, at) => {
        const x = LEFT + column * (at + 0.5);
        return <PlayedTile key={at} {...{ choice, x, size }} y={ground - (heights[at] ?? 0)} />;
      })}
    </svg>
  );
}

interface PlayedTileProps {
  readonly choice: PlayedChoice;
  readonly x: number;
  readonly y: number;
  readonly size: { readonly y: number; readonly width: number; readonly height: number };
}

/** A choice: its grade as a sign, what it cost above, its tile below. */
function PlayedTile({ choice, x, y, size }: PlayedTileProps) {
  const { cost, grade, chosen } = choice.verdict;
  const lost = isFurther(cost) ? cost.distance : lostIn(choice);
  const tile = { ...size, x: x - size.width / 2 };
  return (
    <>
      <g class="play-token" data-mark={grade}>
        <circle cx={x} cy={y} r={RADIUS} />
        <text x={x} y={y + 4}>
          {DISCARD_SIGNS[grade]}
        </text>
        {lost > 0 && (
          <text class="play-lost" x={x} y={y - RADIUS - 3}>
            {lost}
          </text>
        )}
      </g>
      <g class="play-tile">
        <rect {...tile} rx={2} />
        <use href={tileDrawing(chosen.tile)} {...tile} />
      </g>
    </>
  );
}
