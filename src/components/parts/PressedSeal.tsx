import { pressSeal } from './press-seal.ts';
import seal from './seal.svg?url&no-inline';

export const PressedSeal = ({ name }: { readonly name: string }) => (
  <img
    class="seal"
    src={seal}
    alt={name}
    width="40"
    height="40"
    onLoad={({ currentTarget }) => pressSeal(currentTarget)}
  />
);
