import { GREEN_TILES, isHonour, isSuited } from '../../../core/tile.ts';
import {
  CHOW,
  CONCEALED_PUNG,
  concealed,
  exposed,
  KONG,
  ofKind,
  PUNG,
  type Recipe,
  SUITED_PUNG,
  thirteenOrphans,
  times,
  withSet,
} from '../../../scoring/recipe.ts';
import {
  among,
  inFamilies,
  isDragon,
  isEnd,
  isEndOrHonour,
  isIdle,
  isRoundWind,
  isSeatWind,
  isSimple,
  isWind,
} from '../../../scoring/tile-kinds.ts';
import type { RiichiItemId } from '../items/table.ts';
import {
  anyPairs,
  endChows,
  endPairs,
  honourPairs,
  inThreeSuits,
  mixedPairs,
  nineGates,
  purePairs,
  simplePairs,
  straight,
  twins,
} from './sets.ts';

type JapaneseRecipe = Recipe<RiichiItemId>;
type Recipes = readonly JapaneseRecipe[];

/** A concealed hand, declared ready or not. */
const closed = (recipe: JapaneseRecipe): Recipes => [
  { ...recipe, laid: 'concealed' },
  { ...recipe, laid: 'concealed', how: 'riichi' },
];

const HONOUR_SETS: Recipes = [
  { item: 'yakuhai-white', sets: [ofKind(PUNG, among('5z'))] },
  { item: 'yakuhai-green', sets: [ofKind(PUNG, among('6z'))] },
  { item: 'yakuhai-red', sets: [ofKind(PUNG, among('7z'))] },
  { item: 'round-wind', sets: [ofKind(PUNG, isRoundWind)] },
  { item: 'seat-wind', sets: [ofKind(PUNG, isSeatWind)] },
];

/** Of one han, without those of the way the hand was won. */
const PLAIN: Recipes = [
  ...closed({ item: 'menzen-tsumo', by: 'self' }),
  ...closed({ item: 'pinfu', sets: times(4, CHOW), pair: isIdle, wait: 'two-sided' }),
  { item: 'tanyao', tiles: isSimple },
  ...closed({ item: 'tanyao', tiles: isSimple }),
  ...closed({ item: 'iipeikou', sets: twins('m') }),
  ...HONOUR_SETS,
];

const DECLARED: Recipes = [
  { item: 'riichi', laid: 'concealed', how: 'riichi' },
  { item: 'double-riichi', laid: 'concealed', how: 'double-riichi' },
  { item: 'ippatsu', laid: 'concealed', how: ['riichi', 'ippatsu'] },
];

const WAYS: Recipes = [
  { item: 'haitei', by: 'self', how: 'last-wall' },
  { item: 'houtei', by: 'discard', how: 'last-discard' },
  { item: 'rinshan-kaihou', sets: [KONG, CHOW], by: 'self', how: 'replacement' },
  { item: 'chankan', sets: [CHOW], wait: 'two-sided', by: 'discard', how: 'rob-kong' },
];

/** Of two han and more: sets that answer each other. */
const SETS: Recipes = [
  ...closed({ item: 'ryanpeikou', sets: twins('m', 'p') }),
  { item: 'sanshoku-doujun', sets: inThreeSuits('chow') },
  { item: 'sanshoku-doukou', sets: inThreeSuits('pung') },
  { item: 'ittsuu', sets: straight },
  { item: 'toitoi', sets: times(4, PUNG) },
  { item: 'sanankou', sets: times(3, CONCEALED_PUNG), rest: [CHOW, exposed(PUNG)] },
  { item: 'sankantsu', sets: times(3, KONG) },
];

/** Of two han and more: tiles of some kinds alone. */
const TILES: Recipes = [
  { item: 'chanta', sets: endChows('m', 'p'), each: isEndOrHonour },
  { item: 'chanta', sets: endChows('m'), each: isEndOrHonour, pair: isHonour },
  { item: 'junchan', sets: endChows('m', 'p'), each: isEnd },
  { item: 'honroutou', sets: times(4, PUNG), tiles: isEndOrHonour },
  { item: 'honroutou', whole: endPairs },
  { item: 'chiitoitsu', whole: anyPairs },
  { item: 'chiitoitsu', whole: simplePairs },
  { item: 'chiitoitsu', whole: mixedPairs, how: 'riichi' },
  {
    item: 'honitsu',
    tiles: inFamilies('m', 'z'),
    sets: [CHOW, SUITED_PUNG, ofKind(PUNG, isHonour)],
  },
  { item: 'honitsu', tiles: inFamilies('m', 'z'), sets: [CHOW, CHOW], pair: isHonour },
  { item: 'chinitsu', tiles: inFamilies('m'), sets: [CHOW, CHOW] },
  { item: 'chinitsu', whole: purePairs },
  { item: 'shousangen', sets: times(2, ofKind(PUNG, isDragon)), pair: isDragon },
];

export const ROLES: Recipes = [...DECLARED, ...PLAIN, ...WAYS, ...SETS, ...TILES];

export const YAKUMAN: Recipes = [
  { item: 'kokushi-musou', whole: thirteenOrphans },
  { item: 'chuuren-poutou', whole: nineGates },
  { item: 'suuankou', sets: times(4, CONCEALED_PUNG), by: 'self' },
  { item: 'suuankou', sets: times(4, CONCEALED_PUNG), wait: 'pair' },
  { item: 'suukantsu', sets: times(4, KONG) },
  { item: 'daisangen', sets: times(3, ofKind(PUNG, isDragon)) },
  { item: 'shousuushii', sets: times(3, ofKind(PUNG, isWind)), pair: isWind },
  { item: 'daisuushii', sets: times(4, ofKind(PUNG, isWind)) },
  { item: 'tsuuiisou', tiles: isHonour, sets: times(4, PUNG) },
  { item: 'tsuuiisou', whole: honourPairs },
  { item: 'chinroutou', tiles: isEnd, sets: times(4, PUNG) },
  { item: 'ryuuiisou', colours: true, tiles: among(...GREEN_TILES), sets: [PUNG, PUNG] },
  { item: 'tenhou', laid: 'concealed', by: 'self', how: 'heaven', seats: ['E'] },
  { item: 'chiihou', laid: 'concealed', by: 'self', how: 'first-draw', seats: ['S', 'W', 'N'] },
];

/** Tiles that add han to a hand with a role. */
const BONUS: Recipes = [
  { item: 'dora', sets: [ofKind(PUNG, isDragon)] },
  { item: 'dora', tiles: isSimple },
  { item: 'dora', laid: 'concealed', how: 'riichi' },
  { item: 'ura-dora', laid: 'concealed', how: 'riichi' },
];

export const HAN: Recipes = [...PLAIN, ...DECLARED, ...WAYS, ...SETS, ...TILES, ...BONUS];

const withRole = (recipe: JapaneseRecipe): JapaneseRecipe =>
  withSet(recipe, ofKind(PUNG, isDragon));

const declared = (recipe: JapaneseRecipe): JapaneseRecipe => ({
  ...recipe,
  laid: 'concealed',
  how: 'riichi',
});

const KINDS = [
  ['simples', isSimple],
  ['ends', isEndOrHonour],
] as const;

const SET_FU: Recipes = KINDS.flatMap(([name, kind]) =>
  (['pung', 'kong'] as const).flatMap((size): Recipes => {
    const set = ofKind({ kind: size }, kind);
    return [
      withRole({ item: `fu-open-${size}-${name}`, sets: [exposed(set), CHOW] }),
      withRole({ item: `fu-concealed-${size}-${name}`, sets: [concealed(set), CHOW] }),
      declared({ item: `fu-concealed-${size}-${name}`, sets: [set, CHOW] }),
    ];
  }),
);

const PAIR_FU: Recipes = [
  { item: 'fu-pair-dragon', pair: isDragon },
  { item: 'fu-pair-seat-wind', pair: isSeatWind },
  { item: 'fu-pair-round-wind', pair: isRoundWind },
];

const WAIT_FU: Recipes = [
  { item: 'fu-closed-wait', sets: [CHOW], wait: 'closed' },
  { item: 'fu-edge-wait', sets: [CHOW], wait: 'edge' },
  { item: 'fu-pair-wait', wait: 'pair' },
];

const WIN_FU: Recipes = [
  declared({ item: 'fu-closed-ron', by: 'discard' }),
  withRole({ item: 'fu-self-drawn', by: 'self' }),
  declared({ item: 'fu-self-drawn', by: 'self' }),
  {
    item: 'fu-open-pinfu',
    tiles: isSimple,
    sets: [exposed(CHOW), ...times(3, CHOW)],
    wait: 'two-sided',
    by: 'discard',
  },
  { item: 'fu-seven-pairs', whole: anyPairs },
];

/** By the rows that fu come from, in hands of one role and more. */
export const FU: Recipes = [
  ...SET_FU,
  ...[...PAIR_FU, ...WAIT_FU].flatMap((recipe) => [withRole(recipe), declared(recipe)]),
  ...WIN_FU,
];

/** Hands that other agreements make worth more, or less. */
export const AGREED: Recipes = [
  {
    item: 'sanshoku-doujun',
    tiles: isSimple,
    sets: inThreeSuits('chow'),
    laid: 'exposed',
    agreed: { openTanyao: false },
  },
  { item: 'red-five', sets: [CHOW, ofKind(PUNG, isDragon)], agreed: { redFives: 3 } },
  {
    item: 'fu-pair-seat-wind',
    sets: [ofKind(PUNG, isDragon)],
    pair: (tile, seating) => isSeatWind(tile, seating) && isRoundWind(tile, seating),
    agreed: { doubleWindPair: 2 },
  },
  {
    item: 'pinfu',
    tiles: isSimple,
    sets: times(4, concealed(CHOW)),
    wait: 'two-sided',
    by: 'discard',
    how: 'riichi',
    agreed: { kiriage: true },
  },
];

/** Nearly all of them with a role or without one. */
export const WITH_OR_WITHOUT: Recipes = [
  { item: 'fu-base', laid: 'exposed', sets: [CHOW, CHOW], pair: isIdle, rest: [CHOW, PUNG] },
  { item: 'fu-base', laid: 'exposed', tiles: isSimple },
  { item: 'fu-base', laid: 'exposed', sets: times(4, CHOW), pair: isSuited },
  { item: 'fu-closed-ron', laid: 'concealed', sets: [CHOW, CHOW], by: 'discard' },
  { item: 'fu-base', sets: [exposed(PUNG), ofKind(PUNG, isWind)], by: 'discard' },
];
