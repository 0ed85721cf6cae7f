import { hasKong, holdsNoOtherCopy } from '../../../scoring/circumstance.ts';
import { completed, type HandTest, isSelfDrawn, where, wonBy } from '../../../scoring/finders.ts';
import { NO_GROUPS } from '../../../scoring/group-set.ts';
import type { Finder } from '../../../scoring/item.ts';
import type { View } from '../../../scoring/view.ts';
import { canBeLastOfKind, happened, isSeenToBeLast } from '../circumstances.ts';
import { isOnlyTile } from '../only-tile.ts';
import { ofFamily } from './row.ts';

const given = (view: View): boolean => wonBy(view, 'discard');

const onCompleted = (holds: HandTest): Finder => where(holds, completed);

/** Said and possible, or proved by the winner's own exposed groups. */
const isLastOfKind = (view: View): boolean =>
  isSeenToBeLast(view.situation) ||
  (happened(view, 'last-of-kind') && canBeLastOfKind(view.situation));

const isReplacement = (view: View): boolean =>
  isSelfDrawn(view) && happened(view, 'replacement') && hasKong(view.situation);

const isRobbed = (view: View): boolean =>
  given(view) && happened(view, 'rob-kong') && holdsNoOtherCopy(view.situation);

/** The discard after the wall has given its last tile; a robbed tile is no discard. */
const isLastDiscard = (view: View): boolean =>
  given(view) && (happened(view, 'last-discard') || happened(view, 'last-wall')) && !isRobbed(view);

/**
 * A wait for one kind alone (`mcr.dec.4`). A tile that goes into a knitted run is waited for in none
 * of the three ways.
 */
const waitFor = (kind: View['wait'], exhausted: boolean): Finder =>
  onCompleted(
    (view) =>
      view.wait === kind &&
      (view.completed & view.knitted) === NO_GROUPS &&
      isOnlyTile(view.situation, { exhausted }),
  );

/** In today's practice a kind that the winner holds four times still counts as one waited for. */
const wait = (kind: View['wait']) => ({
  find: waitFor(kind, false),
  editions: { practice: { find: waitFor(kind, true) } },
});

export const LAST_TILE = [
  ...ofFamily('waits', [
    { number: 9, id: 'edge-wait', points: 1, ...wait('edge') },
    { number: 10, id: 'closed-wait', points: 1, ...wait('closed') },
    { number: 11, id: 'single-wait', points: 1, ...wait('pair') },
  ]),
  ...ofFamily('last-tile', [
    {
      number: 12,
      id: 'self-drawn',
      points: 1,
      among: 'self-drawn',
      find: onCompleted(isSelfDrawn),
    },
    { number: 27, id: 'last-tile', points: 4, find: onCompleted(isLastOfKind) },
    {
      number: 40,
      id: 'last-tile-draw',
      points: 8,
      among: ['self-drawn', 'circumstances'],
      find: onCompleted((view) => isSelfDrawn(view) && happened(view, 'last-wall')),
      implies: { text: ['self-drawn'] },
    },
    {
      number: 41,
      id: 'last-tile-claim',
      points: 8,
      among: ['discard', 'circumstances'],
      find: onCompleted(isLastDiscard),
    },
    {
      number: 42,
      id: 'out-with-replacement-tile',
      points: 8,
      among: ['self-drawn', 'circumstances'],
      find: onCompleted(isReplacement),
      implies: { decided: ['self-drawn'] },
    },
    {
      number: 43,
      id: 'robbing-the-kong',
      points: 8,
      among: ['discard', 'circumstances'],
      find: onCompleted(isRobbed),
      implies: { text: ['fully-concealed-hand'], decided: ['last-tile'] },
    },
  ]),
];
