import { persistentAtom } from './persistent.ts';
import { CORNERS_KEY, KEEP_KEY, SOUND_KEY, THEME_KEY, TILES_KEY, TOUCH_KEY } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Anything else counts as the first of the allowed words. */
const oneOf = <const T extends string>(allowed: readonly [T, ...T[]]) => ({
  encode: (value: T): string => value,
  decode: (text: string): T => allowed.find((value) => value === text) ?? allowed[0],
});

export const $theme = persistentAtom<Theme>(THEME_KEY, 'system', oneOf(THEMES));

/** Small figures on the tiles, for beginners. */
export const $corners = persistentAtom(CORNERS_KEY, 'on', oneOf(['on', 'off']));

/** How large tiles are, where a hand does not already take all of its room. */
export const $tiles = persistentAtom(TILES_KEY, 'usual', oneOf(['usual', 'large']));

/** A click of tile on wood, and a short vibration, with each choice. */
export const $sound = persistentAtom(SOUND_KEY, 'off', oneOf(['off', 'on']));
export const $touch = persistentAtom(TOUCH_KEY, 'off', oneOf(['off', 'on']));

/** Whether questions that go wrong are kept for review. */
export const $keepsMistakes = persistentAtom(KEEP_KEY, 'on', oneOf(['on', 'off']));
