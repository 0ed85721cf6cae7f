export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Joint {
  readonly x: number;
  readonly y: number;
  /** The neighbour excludes the centre: the arrow ends at the card. */
  readonly keeps: boolean;
}

export interface ThreadLine {
  readonly line: string;
  readonly head: string;
}

const CLEAR = 10;
/** From a joint to the stem that all threads share in the upright layout. */
const STEM = 26;
const BEND = 12;
const HEAD = 6;

const pointingRight = (x: number, y: number): string =>
  `M${x - HEAD} ${y - HEAD * 0.7}L${x} ${y}L${x - HEAD} ${y + HEAD * 0.7}`;

const pointingDown = (x: number, y: number): string =>
  `M${x - HEAD * 0.7} ${y - HEAD}L${x} ${y}L${x + HEAD * 0.7} ${y - HEAD}`;

const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;

function arc(from: Pick<Joint, 'x' | 'y'>, to: Pick<Joint, 'x' | 'y'>): ThreadLine {
  const half = (from.x + to.x) / 2;
  return {
    line: `M${from.x} ${from.y}C${half} ${from.y} ${half} ${to.y} ${to.x} ${to.y}`,
    head: pointingRight(to.x, to.y),
  };
}

function branch({ x, y, keeps }: Joint, card: Box): ThreadLine {
  const stem = x - STEM;
  const edge = keeps ? card.top : card.bottom;
  const turn = keeps ? y + BEND : y - BEND;
  return {
    line: `M${x - CLEAR} ${y}H${stem + BEND}Q${stem} ${y} ${stem} ${turn}V${edge}`,
    head: keeps ? pointingDown(stem, edge) : pointingRight(x - CLEAR, y),
  };
}

export function threadTo(joint: Joint, card: Box): ThreadLine {
  const y = middle(card);
  if (joint.x < card.left) return arc({ x: joint.x + CLEAR, y: joint.y }, { x: card.left, y });
  if (joint.x > card.right) return arc({ x: card.right, y }, { x: joint.x - CLEAR, y: joint.y });
  return branch(joint, card);
}
