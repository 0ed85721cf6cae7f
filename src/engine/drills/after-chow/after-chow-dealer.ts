/** Hands that have just claimed a chow. */
import { type Group, groupTiles, type Meld, startsChow } from '../../core/group.ts';
import { pick, type Rng } from '../../core/rng.ts';
import { sortTiles, TILES, type Tile, tileAfter } from '../../core/tile.ts';
import { waitKindOf } from '../../hand/waits.ts';
import type { Kit } from '../../scoring/kit.ts';
import type { Level } from '../drill.ts';
import { fitOneSet, randomGroup } from '../hand-tiles.ts';
import { levelAgreements } from '../scoring/dealer.ts';
import {
  type AfterChowQuestion,
  barredInHand,
  barringOptions,
  chowIn,
} from './after-chow-question.ts';

/** How the claimed tile completed the chow: at one of two ends, in the middle, at the edge. */
const KINDS = ['two-sided', 'closed', 'edge'] as const;
export type ChowKind = (typeof KINDS)[number];

interface Dealt {
  readonly kinds: readonly ChowKind[];
  /** Tiles left in the hand after the claim. */
  readonly size: number;
  /** Whether a forbidden tile may also not be held. */
  readonly mayMiss: boolean;
}

/** Only one of them ever forbids a tile. */
const MIXED = ['two-sided', ...KINDS] as const;

/** Two ends; all kinds; whole hands in which what is forbidden need not be held. */
const DEALT = {
  ends: { kinds: ['two-sided'], size: 5, mayMiss: false },
  kinds: { kinds: MIXED, size: 8, mayMiss: false },
  whole: { kinds: MIXED, size: 11, mayMiss: true },
} as const satisfies Readonly<Record<string, Dealt>>;
type Topic = keyof typeof DEALT;

export const AFTER_CHOW_TOPICS = Object.keys(DEALT) as readonly Topic[];

const dealtAt = ({ level }: Level): Dealt =>
  DEALT[AFTER_CHOW_TOPICS.find((topic) => topic === level) ?? 'ends'];

export function chowKind(group: Group, tile: Tile): ChowKind {
  const kind = KINDS.find((known) => known === waitKindOf(group, tile));
  if (!kind) throw new Error(`${tile} completes no chow from ${group.tile}`);
  return kind;
}

interface Claimed {
  readonly chow: Meld;
  readonly tile: Tile;
}

const CLAIMS: readonly Claimed[] = TILES.filter(startsChow).flatMap((lowest) => {
  const chow = { kind: 'chow', tile: lowest, open: true } as const;
  return groupTiles(chow).map((tile) => ({ chow, tile }));
});

/** What a player would like to throw now: the ends beside the chow, and the kind just claimed. */
const tempting = ({ chow, tile }: Claimed): readonly Tile[] =>
  [tileAfter(chow.tile, -1), tileAfter(chow.tile, 3), tile].flatMap((near) => near ?? []);

/** Copies of each, one as likely as another. */
const HELD = [0, 1, 1, 2] as const;

function dealRest(rng: Rng, claimed: Claimed, size: number): readonly Tile[] {
  const near = tempting(claimed).flatMap((tile) => Array<Tile>(pick(rng, HELD)).fill(tile));
  const groups = Array.from({ length: size }, () => groupTiles(randomGroup(rng, TILES, 4)));
  return sortTiles([...near, ...groups.flat()].slice(0, size));
}

const agreedAt = (kit: Kit, level: Level): AfterChowQuestion['options'] =>
  levelAgreements({ kit }, level, barringOptions(kit));

const MOST_TRIES = 400;

export function dealAfterChow(rng: Rng, kit: Kit, level: Level): AfterChowQuestion {
  const { kinds, size } = dealtAt(level);
  const kind = pick(rng, kinds);
  const claims = CLAIMS.filter(({ chow, tile }) => chowKind(chow, tile) === kind);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { chow, tile } = pick(rng, claims);
    const concealed = dealRest(rng, { chow, tile }, size);
    const question = { hand: { concealed, melds: [chow] }, tile, options: agreedAt(kit, level) };
    if (fitOneSet([...concealed, ...groupTiles(chow)]) && keepsAfterChow(kit, question, level)) {
      return question;
    }
  }
  throw new Error(`no hand after a chow: ${level['level']}`);
}

export function keepsAfterChow(kit: Kit, question: AfterChowQuestion, level: Level): boolean {
  const { kinds, size, mayMiss } = dealtAt(level);
  const { hand, tile, options } = question;
  const chow = chowIn(hand);
  if (!chow || hand.concealed.length !== size) return false;
  if (JSON.stringify(options) !== JSON.stringify(agreedAt(kit, level))) return false;
  const kind = chowKind(chow, tile);
  const isHeld = mayMiss || kind !== 'two-sided' || barredInHand(kit, question).length > 0;
  return (
    kinds.includes(kind) &&
    isHeld &&
    tempting({ chow, tile }).some((near) => hand.concealed.includes(near))
  );
}
