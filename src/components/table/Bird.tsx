import birds from './birds.svg?url';

/** Who plays at the other seats, in the order of play. */
export const PARTNERS = ['blackbird', 'dove', 'magpie'] as const;

type Partner = (typeof PARTNERS)[number];

/** The head of a partner; its name stands beside it. */
export const Bird = ({ name }: { readonly name: Partner }) => (
  <svg class="bird" viewBox="0 0 96 102" aria-hidden="true">
    <use href={`${birds}#b-${name}`} />
  </svg>
);
