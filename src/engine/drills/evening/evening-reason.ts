/** Why an act is not the one, where the lesson has no reason of its own for it. */
import { groupTiles } from '../../core/group.ts';
import type { Tile } from '../../core/tile.ts';
import { isSuited, isTile, tileAfter } from '../../core/tile.ts';
import { concealedTiles, type EveningQuestion, isToDiscard } from './evening-question.ts';
import {
  chowOf,
  discardsOf,
  distanceAfter,
  distanceOf,
  groupsOf,
  removeTiles,
} from './evening-reading.ts';

/** Reasons by code; each has its words in both languages. */
export const EVENING_CODES = [
  ...['complete', 'incomplete', 'draw-first', 'discard-first', 'not-your-turn', 'answer-first'],
  ...['near-end', 'further', 'fewer', 'no-claim', 'no-two', 'no-run', 'no-three', 'chow-seat'],
  ...['no-nearer', 'nearer-otherwise', 'worth-taking', 'no-win', 'too-early', 'other-tile'],
  ...['only-touch', 'only-player', 'no-line', 'other-seat'],
] as const;
type EveningCode = (typeof EVENING_CODES)[number];

export interface EveningReason {
  /** A reason of the lesson's own, or one of the codes. */
  readonly why: string;
  readonly isOwn: boolean;
  readonly joins: readonly Tile[];
  readonly tile?: Tile;
  readonly n?: number;
  readonly m?: number;
}

type Found = Omit<EveningReason, 'isOwn' | 'joins'> & { readonly joins?: readonly Tile[] };

const coded = (why: EveningCode, more: Omit<Found, 'why'> = {}): EveningReason => ({
  why,
  isOwn: false,
  joins: [],
  ...more,
});

/** What the others have exposed. */
const seenIn = ({ exposed }: EveningQuestion): readonly Tile[] =>
  Object.values(exposed).flatMap((melds) => melds.flatMap(groupTiles));

const handOf = (question: EveningQuestion) => ({
  concealed: concealedTiles(question),
  melds: question.melds,
});

/** What stands next to a tile in the hand, itself included. */
function companions(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const steps = isSuited(tile) ? [-2, -1, 0, 1, 2] : [0];
  const near = new Set(steps.map((step) => tileAfter(tile, step)));
  return tiles.filter((other) => near.has(other));
}

const missing = (question: EveningQuestion): number => {
  const hand = handOf(question);
  if (!isToDiscard(question)) return distanceOf(hand) + 1;
  return (discardsOf(hand)[0]?.distance ?? 0) + 1;
};

/** Absent where the discard is as good as any. */
function discardReason(question: EveningQuestion, tile: Tile): EveningReason | undefined {
  const hand = handOf(question);
  if (groupsOf(hand)) return coded('complete', { joins: hand.concealed });
  const all = discardsOf(hand, seenIn(question));
  const [best] = all;
  const row = all.find((discard) => discard.tile === tile);
  if (!best || !row) return undefined;
  const joins = companions(hand.concealed, tile);
  if (row.distance > best.distance) {
    return coded('further', { tile, n: row.distance + 1, m: best.distance + 1, joins });
  }
  return row.count < best.count
    ? coded('fewer', { tile, n: row.count, m: best.count, joins })
    : undefined;
}

function claimReason(question: EveningQuestion, act: string): EveningReason {
  const { given } = question;
  if (act === 'mah-jong') return coded('incomplete', { n: missing(question) });
  if (!given) return coded('no-claim');
  const { tile, seat } = given;
  const { concealed, melds } = question;
  const alike = concealed.filter((held) => held === tile);
  if (act === 'kong' && alike.length < 3) return coded('no-three', { tile, joins: alike });
  if (act === 'pung' && alike.length < 2) return coded('no-two', { tile, joins: alike });
  const chow = act === 'chow' ? chowOf(question, tile) : undefined;
  if (act === 'chow' && !chow) return coded('no-run', { tile });
  if (act === 'chow' && seat !== 'N') return coded('chow-seat');
  const laid = chow ?? alike.slice(0, act === 'kong' ? 3 : 2);
  const before = distanceOf({ concealed, melds });
  const isNearer = act !== 'kong' && distanceAfter({ concealed, melds }, laid) < before;
  return coded(isNearer ? 'nearer-otherwise' : 'no-nearer', { tile, joins: laid });
}

function tableReason(question: EveningQuestion, act: string): EveningReason {
  const { given } = question;
  const hand = handOf(question);
  const isWon = groupsOf(hand) !== undefined;
  if (act === 'wall' || act === 'far-wall') {
    if (given) return coded(given.seat === 'N' ? 'worth-taking' : 'not-your-turn');
    if (isWon) return coded('complete', { joins: hand.concealed });
    return coded(isToDiscard(question) ? 'discard-first' : 'near-end');
  }
  if (act === 'pass')
    return given ? coded('worth-taking', { tile: given.tile }) : coded('no-claim');
  if (act !== 'mah-jong' && isWon) return coded('complete', { joins: hand.concealed });
  return claimReason(question, act);
}

function rackReason({ concealed, melds }: EveningQuestion, tile: Tile): EveningReason {
  const joins = companions(concealed, tile);
  const far = discardsOf({ concealed: [...concealed, tile], melds })[0]?.distance ?? 0;
  return coded('no-win', { tile, n: far + 1, joins });
}

/** A reason for whatever is touched beside what the lesson expects; absent where it is as good. */
export function actReason(question: EveningQuestion, act: string): EveningReason | undefined {
  const { kind, items, calls, rack, right, found } = question;
  if (items.includes(act)) return coded('no-line');
  if (Object.hasOwn(calls, act)) return coded('other-seat');
  if (right.some((wanted) => Object.hasOwn(calls, wanted))) return coded('only-player');
  if (!isTile(act)) {
    const isPlayed = kind === 'act' && items.length === 0;
    return isPlayed ? tableReason(question, act) : coded('only-touch');
  }
  if (rack.length > 0) return rackReason(question, act);
  const isOwed = right.includes(act) && !found.includes(act);
  if (kind === 'order' && isOwed) return coded('too-early', { tile: act });
  if (kind !== 'act') return coded('other-tile', { tile: act });
  if (question.given) return coded('answer-first', { tile: question.given.tile });
  return isToDiscard(question) ? discardReason(question, act) : coded('draw-first');
}

export const restOf = (question: EveningQuestion, tile: Tile) => ({
  concealed: removeTiles(concealedTiles(question), [tile]),
  melds: question.melds,
});
