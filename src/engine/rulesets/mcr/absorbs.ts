/**
 * What each hand contains: a hand that counts keeps these from counting beside it. Hands by their
 * numbers; a hand that is kept out itself keeps nothing out (`mcr.dec.2`).
 */
import type { Implication } from '../../scoring/item.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import type { McrEdition } from './config.ts';
import { handNumbered } from './hands.ts';

/** Stated by the source, or following from its examples and figures, or decided by us. */
export const MCR_GROUNDS = ['text', 'inferred', 'decided'] as const;
export type McrGround = (typeof MCR_GROUNDS)[number];

type Contained = Readonly<Partial<Record<McrGround, readonly number[]>>>;

/** Wherever in the hand they are found. */
const IN_THE_HAND: Readonly<Record<number, Contained>> = {
  18: { inferred: [8] },
  23: { inferred: [8] },
  25: { inferred: [12], decided: [17] },
  26: { decided: [6] },
  29: { inferred: [7] },
  32: { text: [11] },
  33: { decided: [21, 22] },
  34: { inferred: [14] },
  36: { text: [7] },
  40: { text: [12] },
  42: { decided: [12] },
  43: { text: [25], decided: [27] },
  44: { text: [25, 31], decided: [7, 8, 11, 17] },
  46: { text: [8] },
  47: { text: [8] },
  50: { text: [2, 4, 8, 18] },
  52: { inferred: [8, 23] },
  54: { inferred: [21] },
  55: { text: [11, 25, 31], decided: [17] },
  56: { text: [11, 25, 31], decided: [17, 44] },
  57: { text: [23, 28], decided: [8] },
  58: { text: [8], inferred: [7] },
  59: { text: [60] },
  60: { text: [59] },
  61: { text: [8], inferred: [46] },
  62: { text: [8], inferred: [23] },
  63: { text: [8], inferred: [47] },
  64: { inferred: [3, 4], decided: [51] },
  65: { decided: [6, 22, 26, 33] },
  66: { text: [5, 28], inferred: [24] },
  67: { text: [1, 19, 60], decided: [59] },
  68: { text: [28], inferred: [60], decided: [59] },
  69: { text: [8, 20], decided: [5, 24, 28, 66] },
  70: { text: [48] },
  71: { text: [14], inferred: [34] },
  72: { text: [28], inferred: [5], decided: [24, 66] },
  73: { text: [25, 28], decided: [17, 21, 54] },
  74: { text: [1, 4, 55, 58], decided: [7, 8, 18] },
  75: { text: [28], inferred: [5, 15, 16], decided: [48, 70] },
  76: { text: [14], decided: [34, 71] },
  77: { text: [29] },
  78: { text: [58], decided: [8, 17, 25] },
  79: { inferred: [11, 28], decided: [6, 22, 26, 33, 65] },
  80: { text: [11, 25, 58], decided: [7, 8, 17, 55] },
  81: { text: [11, 17, 31], decided: [24, 25, 66] },
};

/** On the groups alone that the hand stands on. */
const ON_THE_GROUPS: Readonly<Record<number, Contained>> = {
  // A pung paid by its dragon or wind is not paid as an honour too (M16).
  14: { inferred: [5] },
  15: { inferred: [5] },
  16: { inferred: [5] },
  34: { inferred: [5] },
  48: { inferred: [5] },
  70: { inferred: [5] },
  71: { inferred: [5] },
  76: { inferred: [5] },
  78: { text: [5] },
  37: { inferred: [2] },
  49: { inferred: [3, 4] },
  51: { inferred: [3] },
  53: { inferred: [20] },
  59: { inferred: [1] },
};

type Pair = readonly [by: number, contained: number];

/** Concealed by their nature (`mcr.dec.5`). */
const CONCEALED_BY_NATURE = [44, 55, 56, 73, 78, 80, 81];
const FULLY_CONCEALED = 25;

/** What an edition counts beside each other all the same. */
const TOGETHER: Readonly<Record<McrEdition, readonly Pair[]>> = {
  text: [],
  practice: [[55, 31]],
  '2006': [
    [55, 31],
    [77, 29],
    [69, 20],
    ...CONCEALED_BY_NATURE.map((number): Pair => [number, FULLY_CONCEALED]),
  ],
};

const CONCEALMENT = [17, FULLY_CONCEALED];

/** One hand kept out by another. */
export interface McrAbsorption {
  /** The hand kept out. */
  readonly number: number;
  readonly ground: McrGround;
  /** Wherever it is found, or on the groups alone that the other stands on. */
  readonly on: Implication['on'];
  /** The entry of the register that says so. */
  readonly rule: RuleId;
}

/** The hand's own text, or the decision behind it. */
function reasonOf(by: number, contained: number, ground: McrGround): RuleId {
  if (ground === 'text') return `mcr.hand.${by}`;
  const byNature = CONCEALED_BY_NATURE.includes(by) && CONCEALMENT.includes(contained);
  return byNature ? 'mcr.dec.5' : 'mcr.dec.2';
}

const absorptions = (
  by: number,
  contained: Contained,
  on: Implication['on'],
): readonly McrAbsorption[] =>
  MCR_GROUNDS.flatMap((ground) =>
    (contained[ground] ?? []).map((number) => ({
      number,
      ground,
      on,
      rule: reasonOf(by, number, ground),
    })),
  );

/** The hands that the hand of this number keeps from counting in an edition, and why. */
export function mcrAbsorbs(by: number, edition: McrEdition): readonly McrAbsorption[] {
  const together = TOGETHER[edition].filter(([one]) => one === by).map(([, other]) => other);
  return [
    ...absorptions(by, IN_THE_HAND[by] ?? {}, 'hand'),
    ...absorptions(by, ON_THE_GROUPS[by] ?? {}, 'same-groups'),
  ].filter(({ number }) => !together.includes(number));
}

/** The same as the rows of the table say it. */
export const impliedBy = (by: number, edition: McrEdition): readonly Implication[] =>
  mcrAbsorbs(by, edition).map(({ number, on, rule }) => ({
    id: handNumbered(number).id,
    on,
    rule,
  }));
