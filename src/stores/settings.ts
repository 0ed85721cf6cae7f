import { persistentAtom } from '@nanostores/persistent';
import { CORNERS_KEY, THEME_KEY } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const CORNERS = ['on', 'off'] as const;
export type Corners = (typeof CORNERS)[number];

/** Reads one of the allowed words; anything else counts as the first of them. */
const oneOf = <T extends string>(allowed: readonly [T, ...T[]]) => ({
  encode: (value: T): string => value,
  decode: (text: string): T => allowed.find((value) => value === text) ?? allowed[0],
});

export const $theme = persistentAtom<Theme>(THEME_KEY, 'system', oneOf(THEMES));

/** Whether the tiles carry small figures for beginners. */
export const $corners = persistentAtom<Corners>(CORNERS_KEY, 'on', oneOf(CORNERS));
