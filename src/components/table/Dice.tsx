import type { Say } from '../../i18n/speak.ts';

/** Where the pips of each face lie on a grid of three by three, row by row from 0. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export const Die = ({ face }: { readonly face: number }) => (
  <svg class="die" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="22" height="22" rx="4" />
    {(PIPS[face] ?? []).map((at) => (
      <circle
        key={at}
        cx={6 + (at % 3) * 6}
        cy={6 + Math.floor(at / 3) * 6}
        // The 1 of Chinese dice is larger than the other pips, and red like the 4.
        r={face === 1 ? 3.2 : 2.1}
        data-red={face === 1 || face === 4 ? '' : undefined}
      />
    ))}
  </svg>
);

interface DiceProps {
  /** One die, or two. */
  readonly dice: readonly number[];
  readonly say: Say;
}

export function Dice({ dice: [one = 1, other], say }: DiceProps) {
  const label =
    other === undefined
      ? say('table.die', { n: one })
      : say('table.dice', { one, other, total: one + other });
  return (
    <span class="dice" role="img" aria-label={label}>
      <Die face={one} />
      {other !== undefined && <Die face={other} />}
    </span>
  );
}
