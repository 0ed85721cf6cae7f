/** The reader wants nothing to move: here, or anywhere on the device. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
