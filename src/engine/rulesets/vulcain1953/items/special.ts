/**
 * The hands with a mark of their own (`vulcain1953.dec.12`), each a shape of its own. The mark
 * takes the place of all points (`vulcain1953.dec.2`); some doubles go with it (`vulcain1953.dec.1`).
 */

import type { Tile } from '../../../core/tile.ts';
import { type HandTest, where, wonBy } from '../../../scoring/finders.ts';
import { type Implication, type Item, winnerItems } from '../../../scoring/item.ts';
import type { RuleId } from '../../../scoring/rule-id.ts';
import type { View } from '../../../scoring/view.ts';
import { happened, isCalling } from '../circumstances.ts';
import type { Vulcain1953Options } from '../config.ts';

type Families = readonly string[];

const suppressing = (rule: RuleId, families: Families): readonly Implication[] =>
  families.map((family) => ({ family, on: 'hand', rule }));

const POINTS = ['start', 'set', 'pair', 'chow', 'flower', 'manner', 'worthless'] as const;
const COMPOSITION = ['set-double', 'whole-hand'] as const;

const beside = (...families: Families): readonly Implication[] => [
  ...suppressing('vulcain1953.dec.2', POINTS),
  ...suppressing('vulcain1953.dec.1', [...COMPOSITION, ...families]),
];

/** What does not count beside the mark, by the doubles that do. */
const DOUBLED_BY = {
  situationAndColour: beside(),
  situation: beside('colour'),
  flowersAndConcealment: beside('colour', 'circumstance'),
  nothing: beside('colour', 'circumstance', 'flower-double', 'concealed'),
} as const;

type Doubles = keyof typeof DOUBLED_BY;

const HANDS = [
  ['seven-pairs', '6', 250, 'situationAndColour'],
  ['twins-of-heaven', '7', 1000, 'situation'],
  ['honour-pairs', '8', 500, 'situation'],
  ['bicolour', '9', 500, 'flowersAndConcealment'],
  ['tricot', '10', 250, 'flowersAndConcealment'],
  ['windy-chow', '11', 250, 'situation'],
  ['wriggling-snake', '12', 500, 'situation'],
  ['unique-wonder', '13', 2000, 'nothing'],
  ['imperial-jade', '14', 1000, 'flowersAndConcealment'],
  ['jade-pairs', '14.pairs', 500, 'situation'],
  ['royal-ruby', '15', 2000, 'nothing'],
  ['ruby-pairs', '15.pairs', 1000, 'situation'],
  ['windy-dragons', '16', 1000, 'situation'],
  ['gates-of-heaven', '17', 1000, 'situation'],
  ['sequence-pung-pair', '18', 1000, 'situation'],
  ['winds-and-dragons', '19', 1000, 'situation'],
  ['three-great-scholars', '20', 1000, 'situation'],
  ['four-blessings', '21', 1000, 'situation'],
  ['jade-ruby', '26', 1000, 'situation'],
  ['gretas-garden', '27', 1000, 'nothing'],
] as const satisfies readonly (readonly [string, string, number, Doubles])[];

const handItems = (share: number, isMeant: HandTest) =>
  winnerItems(
    'special',
    HANDS.map(([id, section, mark, doubles]) => ({
      id,
      rule: `vulcain1953.4.1.${section}` as const,
      value: { points: mark * share },
      find: where((view) => view.shape === id && isMeant(view)),
      implies: DOUBLED_BY[doubles],
    })),
  );

const HAND_ITEMS = handItems(1, (view) => !isCalling(view));

/** A hand that was only declared has half its mark (`vulcain1953.4.2.3.2`). */
const DECLARED_ITEMS = handItems(1 / 2, isCalling);

/** A way of winning: its mark is the least that the hand is worth (`vulcain1953.dec.3`). */
const way = <Id extends string>(id: Id, rule: RuleId, mark: number, holds: HandTest): Item<Id> => ({
  id,
  rule,
  family: 'way',
  winner: true,
  value: { points: mark },
  find: where(holds),
  implies: DOUBLED_BY.nothing,
});

const holdsAsDealt = ({ melded, flowers }: View): boolean => melded === flowers;
const isEast = ({ situation }: View): boolean => situation.seat === 'E';

/** A loose tile is never the last of the wall (V14). */
export const isLastOfWall = (view: View): boolean =>
  happened(view, 'last-wall') && !happened(view, 'replacement') && wonBy(view, 'self');

export const isLooseTile = (view: View): boolean =>
  happened(view, 'replacement') && wonBy(view, 'self');

const isWonWith = ({ situation }: View, tile: Tile): boolean => situation.win?.tile === tile;

const WAY_ITEMS = [
  way(
    'grace-of-heaven',
    'vulcain1953.4.1.22',
    2000,
    (view) => happened(view, 'heaven') && isEast(view) && wonBy(view, 'self') && holdsAsDealt(view),
  ),
  way(
    'grace-of-earth',
    'vulcain1953.4.1.23',
    1000,
    (view) =>
      happened(view, 'earth') && !isEast(view) && wonBy(view, 'discard') && holdsAsDealt(view),
  ),
  way(
    'moon-from-the-sea',
    'vulcain1953.4.1.24',
    1000,
    (view) => isLastOfWall(view) && isWonWith(view, '1p'),
  ),
  way(
    'plum-blossom-on-the-roof',
    'vulcain1953.4.1.25',
    500,
    (view) => isLooseTile(view) && isWonWith(view, '5p'),
  ),
] as const;

export const markedItems = ({ callingHand }: Pick<Vulcain1953Options, 'callingHand'>) => [
  ...HAND_ITEMS,
  ...WAY_ITEMS,
  ...(callingHand ? DECLARED_ITEMS : []),
];
