import { persistentAtom } from '@nanostores/persistent';
import { CORNERS_KEY, THEME_KEY } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const CORNERS = ['on', 'off'] as const;
export type Corners = (typeof CORNERS)[number];

/** Anything else counts as the first of the allowed words. */
const oneOf = <T extends string>(allowed: readonly [T, ...T[]]) => ({
  encode: (value: T): string => value,
  decode: (text: string): T => allowed.find((value) => value === text) ?? allowed[0],
});

export const $theme = persistentAtom<Theme>(THEME_KEY, 'system', oneOf(THEMES));

/** Small figures on the tiles, for beginners. */
export const $corners = persistentAtom<Corners>(CORNERS_KEY, 'on', oneOf(CORNERS));
