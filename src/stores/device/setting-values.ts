/** The settings of the site as words, without a store. */
import { RULESET_IDS } from '../../engine/scoring.ts';
import { LOCALES } from '../../i18n/locales.ts';

/** The values of each setting: the first one until another is chosen. */
export const SETTINGS = {
  /** Of the address without a language. */
  language: ['auto', ...LOCALES],
  theme: ['system', 'light', 'dark'],
  /** Small figures on the tiles, for beginners. */
  corners: ['on', 'off'],
  /** How large tiles are, where a hand does not already take all of its room. */
  tiles: ['usual', 'large'],
  /** What a tile is called, written on it. */
  names: ['off', 'on'],
  /** A bar on the tiles, in the colour and the pattern of the suit. */
  marks: ['off', 'on'],
  motion: ['system', 'less'],
  /** How the partners at the table act. */
  pace: ['calm', 'once', 'step'],
  /** How well they play: by how far the reader is, until another is chosen. */
  partners: ['auto', 'learner', 'steady', 'strong'],
  /** When a coach speaks at the table. */
  coach: ['asked', 'always', 'off'],
  /** A click of tile on wood, and a short vibration, with each choice. */
  sound: ['off', 'on'],
  touch: ['off', 'on'],
  /** Keys named beside what they do. */
  keys: ['auto', 'always', 'never'],
  /** What is asked under several rule sets is asked under this one. */
  rules: ['each', ...RULESET_IDS],
  /** Whether questions that go wrong are kept for review. */
  mistakes: ['on', 'off'],
  /** Whether pages are kept for reading offline. */
  offline: ['on', 'off'],
} as const;

export type SettingName = keyof typeof SETTINGS;

/** What style sheets and the script of every page follow: it stands at the root before the first paint. */
export const STYLE_SETTINGS = [
  ...(['theme', 'corners', 'tiles', 'names', 'marks', 'motion', 'keys', 'rules'] as const),
  'offline',
] satisfies readonly SettingName[];

/** For the script before the first paint: the first value of a setting is written nowhere. */
export const shownValues = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(STYLE_SETTINGS.map((name) => [name, SETTINGS[name].slice(1)]));

export const isSetting = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);
