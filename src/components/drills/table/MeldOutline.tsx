import type { ShownOf } from './inner-board.tsx';

type Laid = ShownOf<'giver'>;

interface MeldOutlineProps {
  readonly kind: Laid['kind'];
  readonly lies: Laid['lies'];
}

const WIDTH = 18;
const HEIGHT = 24;

/** A meld from above, its tiles without faces: the claimed one lies across. */
export function MeldOutline({ kind, lies }: MeldOutlineProps) {
  const size = kind === 'kong' ? 4 : 3;
  const across = lies === 'left' ? 0 : lies === 'middle' ? 1 : size - 1;
  const leftOf = (at: number): number => at * WIDTH + (at > across ? HEIGHT - WIDTH : 0);
  const width = leftOf(size - 1) + (across === size - 1 ? HEIGHT : WIDTH);
  return (
    <svg
      viewBox={`-1 -1 ${width + 2} ${HEIGHT + 2}`}
      width={width * 2}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: size }, (_, at) => {
        const isAcross = at === across;
        return (
          <rect
            key={at}
            class="stack"
            data-look={isAcross ? 'ringed' : 'loose'}
            style={{ strokeWidth: 1.25 }}
            x={leftOf(at) + 0.75}
            y={(isAcross ? HEIGHT - WIDTH : 0) + 0.75}
            width={(isAcross ? HEIGHT : WIDTH) - 1.5}
            height={(isAcross ? WIDTH : HEIGHT) - 1.5}
            rx="2"
          />
        );
      })}
    </svg>
  );
}
