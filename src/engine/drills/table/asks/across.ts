import type { MeldKind } from '../../../core/group.ts';
import { pick, type Rng } from '../../../core/rng.ts';
import { type Seat, seatAfter } from '../../../core/seat.ts';
import { SIDES, type Side, sideOf } from '../../../table/across.ts';
import type { Refusal } from '../../drill.ts';
import { choice } from '../../field.ts';
import {
  type Ask,
  type AskReason,
  type AtTable,
  answerAt,
  flawIn,
  LETTERS,
  type Letter,
  player,
  playerAt,
  playersFrom,
  reason,
  type Setting,
  seatOf,
} from '../ask.ts';

const KINDS = ['chow', 'pung', 'kong'] as const satisfies readonly MeldKind[];

interface LaidQuestion {
  /** Who laid the meld. */
  readonly player: Letter;
  readonly kind: (typeof KINDS)[number];
}

interface AcrossQuestion extends LaidQuestion {
  /** Who discarded its tile. */
  readonly from: Letter;
}

interface GiverQuestion extends LaidQuestion {
  /** Where it lies across. */
  readonly lies: Side;
}

const TURNS_TO: Readonly<Record<Side, number>> = { right: 1, middle: 2, left: 3 };

const sideIn = (put: AtTable<AcrossQuestion>): Side =>
  sideOf(seatOf(put, put.player), seatOf(put, put.from));

function laidFlaw({ side, kind }: AtTable<LaidQuestion>, from: Side): Refusal | undefined {
  if (!side.kit.table.across) return flawIn('ask', 'not-in-these-rules');
  const rule = side.kit.claims.find(({ claim }) => claim === kind);
  return rule?.nextOnly && from !== 'left' ? flawIn('kind', 'not-in-these-rules') : undefined;
}

const mayCome = ({ side }: Setting, kind: LaidQuestion['kind']): readonly Side[] =>
  side.kit.claims.find(({ claim }) => claim === kind)?.nextOnly ? ['left'] : SIDES;

function laidBy(rng: Rng, setting: Setting): LaidQuestion & { readonly from: Side } {
  // A chow always comes from the left, so it is asked about once in five.
  const kind = pick(rng, ['chow', 'pung', 'pung', 'kong', 'kong'] as const);
  return { player: pick(rng, LETTERS), kind, from: pick(rng, mayCome(setting, kind)) };
}

const lying = (owner: Letter, giver: string, side: Side): AskReason =>
  reason('across', { player: giver, seat: owner, side });

const giverIn = (put: AtTable<GiverQuestion>): Seat =>
  seatAfter(seatOf(put, put.player), TURNS_TO[put.lies]);

/** Where the claimed tile lies. */
export const across: Ask<AcrossQuestion, { sides: readonly Side[] }> = {
  seated: true,
  fields: { player, from: player, kind: choice(KINDS) },
  flaw: (put) =>
    put.from === put.player ? flawIn('from', 'not-in-these-rules') : laidFlaw(put, sideIn(put)),
  make: (rng, setting) => {
    const { from, ...laid } = laidBy(rng, setting);
    const seat = seatAfter(seatOf(setting, laid.player), TURNS_TO[from]);
    return { ...laid, from: playerAt(setting, seat) as Letter };
  },
  answer: (put) => [sideIn(put)],
  reasons: (put) => [lying(put.player, put.from, sideIn(put))],
  rules: ({ side }) => [side.kit.table.across?.rule],
  hint: (put) => [reason('dealOrder', { order: playersFrom(put, seatOf(put, put.player)) })],
  show: () => ({ sides: SIDES }),
};

/** Whose tile it was. */
export const giver: Ask<GiverQuestion> = {
  seated: true,
  fields: { player, kind: choice(KINDS), lies: choice(SIDES) },
  flaw: (put) => laidFlaw(put, put.lies),
  make: (rng, setting) => {
    const { from: lies, ...laid } = laidBy(rng, setting);
    return { ...laid, lies };
  },
  answer: (put) => answerAt(put, giverIn(put)),
  reasons: (put) => [lying(put.player, playerAt(put, giverIn(put)), put.lies)],
  rules: ({ side }) => [side.kit.table.across?.rule],
  hint: (put) => [reason('dealOrder', { order: playersFrom(put, seatOf(put, put.player)) })],
};
