import type { Level } from '../../engine/judge.ts';
import birds from './birds.svg?url';

/** Who plays at the other seats: a bird for each level. */
export const BIRDS = {
  patient: 'dove',
  learner: 'tit',
  steady: 'blackbird',
  strong: 'magpie',
} as const satisfies Readonly<Record<Level, string>>;

/** The head of a partner; its name stands beside it. */
export const Bird = ({ level }: { readonly level: Level }) => (
  <svg class="bird" viewBox="0 0 96 102" aria-hidden="true">
    <use href={`${birds}#b-${BIRDS[level]}`} />
  </svg>
);
