import { pressSeal } from './press-seal.ts';
import seal from './seal.svg?url&no-inline';

/** Pressed once it is there to be pressed. */
export const SealPressed = ({ name }: { readonly name: string }) => (
  <img
    class="seal bare grid centre text-m soft"
    src={seal}
    alt={name}
    width="40"
    height="40"
    onLoad={({ currentTarget }) => pressSeal(currentTarget)}
  />
);
