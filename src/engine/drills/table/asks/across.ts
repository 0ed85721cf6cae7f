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
  LETTERS,
  type Letter,
  notInRules,
  player,
  reason,
  type Setting,
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
  sideOf(put.seatOf(put.player), put.seatOf(put.from));

function laidFlaw({ kit, kind }: AtTable<LaidQuestion>, from: Side): Refusal | undefined {
  if (!kit.table.across) return notInRules();
  return mayCome({ kit }, kind).includes(from) ? undefined : notInRules('kind');
}

/** On which sides of the player the one who discarded the tile may sit. */
const mayCome = ({ kit }: Pick<Setting, 'kit'>, kind: LaidQuestion['kind']): readonly Side[] =>
  kit.claims.find(({ claim }) => claim === kind)?.nextOnly ? ['left'] : SIDES;

function laidBy(rng: Rng, setting: Setting): LaidQuestion & { readonly from: Side } {
  // A chow always comes from the left, so it is asked about once in five.
  const kind = pick(rng, ['chow', 'pung', 'pung', 'kong', 'kong'] as const);
  return { player: pick(rng, LETTERS), kind, from: pick(rng, mayCome(setting, kind)) };
}

const lying = (owner: Letter, giver: string, side: Side): AskReason =>
  reason('across', { player: giver, seat: owner, side });

const giverIn = (put: AtTable<GiverQuestion>): Seat =>
  seatAfter(put.seatOf(put.player), TURNS_TO[put.lies]);

/** What both questions share. */
const CLAIMED = {
  rules: ({ kit }: Setting) => [kit.table.across?.rule],
  hint: (put: AtTable<LaidQuestion>) => [
    reason('dealOrder', { order: put.playersFrom(put.seatOf(put.player)) }),
  ],
} as const;

/** Where the claimed tile lies. */
export const across: Ask<AcrossQuestion, { sides: readonly Side[] }> = {
  ...CLAIMED,
  fields: { player, from: player, kind: choice(KINDS) },
  flaw: (put) => (put.from === put.player ? notInRules('from') : laidFlaw(put, sideIn(put))),
  make: (rng, setting) => {
    const { from, ...laid } = laidBy(rng, setting);
    const seat = seatAfter(setting.seatOf(laid.player), TURNS_TO[from]);
    return { ...laid, from: setting.playerAt(seat) as Letter };
  },
  answer: (put) => [sideIn(put)],
  reasons: (put) => [lying(put.player, put.from, sideIn(put))],
  show: () => ({ sides: SIDES }),
};

/** Whose tile it was. */
export const giver: Ask<GiverQuestion> = {
  ...CLAIMED,
  fields: { player, kind: choice(KINDS), lies: choice(SIDES) },
  flaw: (put) => laidFlaw(put, put.lies),
  make: (rng, setting) => {
    const { from: lies, ...laid } = laidBy(rng, setting);
    return { ...laid, lies };
  },
  answer: (put) => put.answerAt(giverIn(put)),
  reasons: (put) => [lying(put.player, put.playerAt(giverIn(put)), put.lies)],
};
