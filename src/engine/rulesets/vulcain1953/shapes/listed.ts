/** The special hands of which every complete hand can be listed. */

import { chow, type Group, pair, pung, single } from '../../../core/group.ts';
import {
  DRAGON_TILES,
  HONOURS,
  ORPHANS,
  RANKS,
  type Rank,
  SUITS,
  type Suit,
  TILES,
  type Tile,
  WIND_TILES,
} from '../../../core/tile.ts';
import { isDragon, isWind } from '../../../scoring/tile-kinds.ts';
import { type Layout, listedShape } from '../../../shapes/listed.ts';
import { setsAndPair } from '../../../shapes/sets-and-pair.ts';
import { GREEN_BAMBOOS, JADE, RED_BAMBOOS, RUBY } from './pairs.ts';

const NO_DRAGONS = TILES.filter((tile) => !isDragon(tile));
const NO_WINDS = TILES.filter((tile) => !isWind(tile));
const BAMBOOS: readonly Tile[] = [...GREEN_BAMBOOS, ...RED_BAMBOOS].sort();

export const inSuit = (suit: Suit, ranks: readonly Rank[]): readonly Tile[] =>
  ranks.map((rank): Tile => `${rank}${suit}`);

const chowsOf = (suit: Suit): readonly Group[] => inSuit(suit, RANKS.slice(0, 7)).map(chow);

/** One of each, one of them twice: every way. */
const onePaired = (tiles: readonly Tile[], twins = tiles): readonly Layout[] =>
  twins.map((twin) => tiles.map((tile) => (tile === twin ? pair(tile) : single(tile))));

const any = (): boolean => true;

/** `vulcain1953.4.1.7` */
export const TWINS_OF_HEAVEN = listedShape({
  id: 'twins-of-heaven',
  sections: () => [[HONOURS.map(pair)]],
});

/** `vulcain1953.4.1.11` */
export const WINDY_CHOW = listedShape({
  id: 'windy-chow',
  sections: () => [
    ...SUITS.map((suit) => chowsOf(suit).map((only) => [only])),
    onePaired(WIND_TILES),
  ],
});

/** `vulcain1953.4.1.12` */
export const WRIGGLING_SNAKE = listedShape({
  id: 'wriggling-snake',
  sections: () => [
    SUITS.flatMap((suit) => onePaired(inSuit(suit, RANKS))),
    [WIND_TILES.map(single)],
  ],
});

/** `vulcain1953.4.1.13` */
export const UNIQUE_WONDER = listedShape({
  id: 'unique-wonder',
  sections: () => [onePaired(ORPHANS)],
});

/** `vulcain1953.4.1.14`: any number of chows (V35). */
export const IMPERIAL_JADE = listedShape({
  id: 'imperial-jade',
  sections: () => [setsAndPair(4, [chow('2s'), ...JADE.map(pung)], JADE)],
  allows: any,
});

/** `vulcain1953.4.1.15`: five kinds make four sets and a pair, so the red dragon is among them. */
export const ROYAL_RUBY = listedShape({
  id: 'royal-ruby',
  sections: () => [setsAndPair(4, RUBY.map(pung), RUBY)],
  allows: any,
});

/** `vulcain1953.4.1.16`: no kong. */
export const WINDY_DRAGONS = listedShape({
  id: 'windy-dragons',
  sections: () => [
    [WIND_TILES.map(pair)],
    DRAGON_TILES.map((left) => DRAGON_TILES.filter((tile) => tile !== left).map(pung)),
  ],
  allows: ({ kind }) => kind === 'pung',
});

/** `vulcain1953.4.1.17`: the pair is of 2 to 8 (V34); a kong may stand for a pung if concealed. */
export const GATES_OF_HEAVEN = listedShape({
  id: 'gates-of-heaven',
  sections: () => [
    SUITS.flatMap((suit) =>
      onePaired(inSuit(suit, RANKS.slice(1, 8))).map((middle) => [
        pung(`1${suit}`),
        ...middle,
        pung(`9${suit}`),
      ]),
    ),
  ],
  allows: ({ open }) => !open,
});

/** `vulcain1953.4.1.18`: a concealed kong would leave no tile of its kind for the run (V33). */
export const SEQUENCE_PUNG_PAIR = listedShape({
  id: 'sequence-pung-pair',
  sections: () => [
    SUITS.flatMap((suit) => {
      const tiles = inSuit(suit, RANKS);
      const run = inSuit(suit, [1, 4, 7]).map(chow);
      return setsAndPair(1, tiles.map(pung), tiles).map((rest) => [...run, ...rest]);
    }),
  ],
});

/** `vulcain1953.4.1.19` */
export const WINDS_AND_DRAGONS = listedShape({
  id: 'winds-and-dragons',
  sections: () => [setsAndPair(4, HONOURS.map(pung), HONOURS)],
  allows: any,
});

/** `vulcain1953.4.1.20` */
export const THREE_GREAT_SCHOLARS = listedShape({
  id: 'three-great-scholars',
  sections: () => [
    [DRAGON_TILES.map(pung)],
    setsAndPair(1, [...SUITS.flatMap(chowsOf), ...NO_DRAGONS.map(pung)], NO_DRAGONS),
  ],
  allows: any,
});

/** `vulcain1953.4.1.21` */
export const FOUR_BLESSINGS = listedShape({
  id: 'four-blessings',
  sections: () => [[WIND_TILES.map(pung)], NO_WINDS.map((tile) => [pair(tile)])],
  allows: any,
});

/** `vulcain1953.4.1.26`: kongs may stand for pungs (V33). */
export const JADE_RUBY = listedShape({
  id: 'jade-ruby',
  sections: () => [
    [[pung('6z'), pung('7z')]],
    GREEN_BAMBOOS.flatMap((green) =>
      RED_BAMBOOS.flatMap((red) =>
        BAMBOOS.filter((tile) => tile !== green && tile !== red).map((tile) => [
          pung(green),
          pung(red),
          pair(tile),
        ]),
      ),
    ),
  ],
  allows: any,
});

/** `vulcain1953.4.1.27` */
export const GRETAS_GARDEN = listedShape({
  id: 'gretas-garden',
  sections: () => [
    SUITS.map((suit) => inSuit(suit, RANKS.slice(0, 7)).map(single)),
    [HONOURS.map(single)],
  ],
});
