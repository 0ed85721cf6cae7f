import { isStill } from '../../stores/device/still.ts';

/** How long a seal takes to come down, in milliseconds. */
const PRESS = 160;

export function pressSeal(seal: HTMLElement): void {
  if (isStill()) return;
  const from = { opacity: 0, transform: 'scale(1.6) rotate(-8deg)' };
  seal.animate([from, { opacity: 1, transform: 'none' }], { duration: PRESS, easing: 'ease-in' });
}
