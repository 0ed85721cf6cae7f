import type { DiscardCost, DiscardGrade } from '../../../engine/drills.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { PlayedChoice } from '../../../stores/discards/discard-play.ts';
import { DISCARD_SIGNS } from '../../boards/DiscardSign.tsx';
import sprite from '../../tiles/sprite.svg?url';

interface PlayPlotProps {
  readonly choices: readonly PlayedChoice[];
  readonly say: Say;
}

/** Measures of the drawing, in its own units: the pixels of a phone. */
const WIDTH = 328;
const LEFT = 16;
const TOP = 20;
const RISE = 72;
/** The band above the scale, for steps back. */
const BAND = 36;
const WIDEST = 44;
const RADIUS = 8;

const columnOf = (count: number): number => Math.min(WIDEST, (WIDTH - LEFT) / count);

const percent = (units: number): string => `${(100 * units) / WIDTH}%`;

/** Where the columns stand, for what is laid under them. */
export const placeOfColumns = (count: number) => ({
  insetInlineStart: percent(LEFT),
  inlineSize: percent(columnOf(count) * count),
});

interface Point {
  readonly x: number;
  readonly y: number;
  readonly grade: DiscardGrade;
  readonly cost: DiscardCost;
}

/** The steps of the line: level over each choice, upright between them. */
const stepsThrough = (points: readonly Point[], half: number): string =>
  points.map(({ x, y }, at) => `${at === 0 ? `M${x - half} ${y}` : `V${y}`}H${x + half}`).join('');

/** What each choice cost, one after the other; said in words by what lies under it. */
export function PlayPlot({ choices, say }: PlayPlotProps) {
  const column = columnOf(choices.length);
  const costs = choices.map(({ verdict }) => verdict.cost);
  const most = Math.max(0, ...costs.map(({ copies }) => copies));
  const band = costs.some(({ distance }) => distance > 0) ? BAND : 0;
  const ground = TOP + band + RISE;
  const points = choices.map(({ verdict: { cost, grade } }, at): Point => {
    const risen = cost.distance > 0 ? RISE + band / 2 : (RISE * cost.copies) / Math.max(1, most);
    return { x: LEFT + column * (at + 0.5), y: ground - risen, grade, cost };
  });
  const tileWidth = Math.min(30, column - 4);
  const height = ground + RADIUS + 8 + (tileWidth * 4) / 3;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" focusable="false">
      <PlayScale
        ground={ground}
        most={most}
        right={LEFT + column * choices.length}
        band={band > 0 ? say('discards.play.further') : undefined}
      />
      <path class="play-cost" d={stepsThrough(points, column / 2)} />
      {points.map((point, at) => (
        <PlayToken key={at} {...point} />
      ))}
      {choices.map(({ verdict }, at) => {
        const tile = {
          x: LEFT + column * (at + 0.5) - tileWidth / 2,
          y: ground + RADIUS + 4,
          width: tileWidth,
          height: (tileWidth * 4) / 3,
        };
        return (
          <g key={at} class="play-tile">
            <rect {...tile} rx={2} />
            <use href={`${sprite}#t-${verdict.chosen.tile}`} {...tile} />
          </g>
        );
      })}
    </svg>
  );
}

interface PlayScaleProps {
  readonly ground: number;
  readonly most: number;
  readonly right: number;
  /** What stands above the scale, if anything does. */
  readonly band: string | undefined;
}

/** No copies and the most that were given away; the band for steps back above them. */
const PlayScale = ({ ground, most, right, band }: PlayScaleProps) => (
  <g class="play-scale">
    {[0, most].map((copies) => {
      const y = ground - (copies > 0 ? RISE : 0);
      return (
        <g key={copies}>
          <path d={`M${LEFT} ${y}H${right}`} />
          <text x={LEFT - 4} y={y + 4}>
            {copies}
          </text>
        </g>
      );
    })}
    {band && (
      <text class="play-band" x={LEFT} y={9}>
        {band}
      </text>
    )}
  </g>
);

/** A choice: its grade as a sign, and what it cost above. */
function PlayToken({ x, y, grade, cost }: Point) {
  const lost = cost.distance > 0 ? cost.distance : cost.copies;
  return (
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
  );
}
