import type { DiscardGrade } from '../../../engine/index.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { PlayedChoice } from '../../../stores/discard-session.ts';
import { DISCARD_SIGNS } from '../../boards/DiscardBoard.tsx';
import sprite from '../../tiles/sprite.svg?url';

interface PlayPlotProps {
  readonly choices: readonly PlayedChoice[];
  readonly say: Say;
}

/** Measures of the drawing, in its own units. */
const WIDTH = 340;
const LEFT = 26;
const TOP = 14;
const RISE = 72;
/** The band above the scale, for steps back. */
const BAND = 30;
const WIDEST = 44;
const RADIUS = 8;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly grade: DiscardGrade;
}

/** The steps of the line: level over each choice, upright between them. */
const stepsThrough = (points: readonly Point[], half: number): string =>
  points.map(({ x, y }, at) => `${at === 0 ? `M${x - half} ${y}` : `V${y}`}H${x + half}`).join('');

/** What each choice cost, one after the other. The list beside it says the same in words. */
export function PlayPlot({ choices, say }: PlayPlotProps) {
  const column = Math.min(WIDEST, (WIDTH - LEFT) / choices.length);
  const costs = choices.map(({ verdict }) => verdict.cost);
  const most = Math.max(1, ...costs.map(({ copies }) => copies));
  const band = costs.some(({ distance }) => distance > 0) ? BAND : 0;
  const ground = TOP + band + RISE;
  const points = choices.map(({ verdict: { cost, grade } }, at): Point => {
    const risen = cost.distance > 0 ? RISE + band / 2 : (RISE * cost.copies) / most;
    return { x: LEFT + column * (at + 0.5), y: ground - risen, grade };
  });
  const right = LEFT + column * choices.length;
  const tileWidth = Math.min(30, column - 4);
  const height = ground + RADIUS + 8 + (tileWidth * 4) / 3;
  return (
    <svg
      class="play-plot"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={say('discards.play.plot')}
    >
      <g class="play-scale">
        <path d={`M${LEFT} ${ground}H${right}M${LEFT} ${ground - RISE}H${right}`} />
        <text x={LEFT - 6} y={ground + 4}>
          0
        </text>
        <text x={LEFT - 6} y={ground - RISE + 4}>
          {most}
        </text>
        {band > 0 && (
          <text class="play-band" x={LEFT} y={TOP - 3}>
            {say('discards.play.further')}
          </text>
        )}
      </g>
      <path class="play-line" d={stepsThrough(points, column / 2)} />
      {points.map(({ x, y, grade }, at) => (
        <g key={at} class="play-token" data-mark={grade}>
          <circle cx={x} cy={y} r={RADIUS} />
          <text x={x} y={y + 4}>
            {DISCARD_SIGNS[grade]}
          </text>
        </g>
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
