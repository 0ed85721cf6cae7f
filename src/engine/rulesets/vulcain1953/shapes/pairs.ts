import { HONOURS, ORPHANS, TILES, type Tile } from '../../../core/tile.ts';
import { chosenPairs } from '../../../shapes/chosen-pairs.ts';

/** Bamboos without red on them, and the green dragon (`vulcain1953.4.1.14`). */
export const GREEN_BAMBOOS: readonly Tile[] = ['2s', '3s', '4s', '6s', '8s'];
export const JADE: readonly Tile[] = [...GREEN_BAMBOOS, '6z'];

/** The other bamboos, and the red dragon (`vulcain1953.4.1.15`). */
export const RED_BAMBOOS: readonly Tile[] = ['1s', '5s', '7s', '9s'];
export const RUBY: readonly Tile[] = [...RED_BAMBOOS, '7z'];

/** `vulcain1953.4.1.6` */
export const NAVY_PAIRS = chosenPairs({ id: 'seven-pairs', kinds: TILES });

/** `vulcain1953.4.1.8`: one pair of each honour is another hand. */
export const HONOUR_PAIRS = chosenPairs({ id: 'honour-pairs', kinds: ORPHANS, except: HONOURS });

/** `vulcain1953.4.1.14.pairs` */
export const JADE_PAIRS = chosenPairs({ id: 'jade-pairs', kinds: JADE });

/** `vulcain1953.4.1.15.pairs`: the red dragon is indispensable. */
export const RUBY_PAIRS = chosenPairs({ id: 'ruby-pairs', kinds: RUBY, needs: ['7z'] });
