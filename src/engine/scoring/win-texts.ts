/** A won hand as the address of the comparison page writes it; `parseCompared` reads it back. */
import type { Hand } from '../core/hand.ts';
import { formatHand } from '../core/notation.ts';
import type { Situation } from '../core/situation.ts';
import type { Wind } from '../core/wind.ts';
import { formatExtra } from './extra.ts';
import type { RulesetId } from './rule-id.ts';

/** The name of an option in an address that has options of several rule sets: `mcr.edition`. */
export const agreementText = (rules: RulesetId, name: string): string => `${rules}.${name}`;

interface WinFacts extends Pick<Situation, 'seat' | 'how' | 'extras'> {
  readonly hand: Hand;
  /** East where nobody asked. */
  readonly round?: Wind | undefined;
  /** Who let the winning tile go; `null`: it was drawn, or nobody has said. */
  readonly from?: Wind | null;
  readonly others?: Readonly<Partial<Record<Wind, Hand>>> | undefined;
  /** What was agreed on otherwise than usual, under its own rule set. */
  readonly agreed?: {
    readonly rules: RulesetId;
    readonly options: Readonly<Record<string, number | string>>;
  };
}

/** The fields of the address beside the hand; defaults are left out. */
export const besideHand = ({
  seat,
  round,
  how,
  extras,
  from,
  others = {},
  agreed,
}: WinFacts): Readonly<Record<string, string>> => ({
  ...(seat !== 'E' && { seat }),
  ...(round && round !== 'E' && { round }),
  ...(how.length > 0 && { how: how.join(',') }),
  ...Object.fromEntries(
    Object.entries(extras).flatMap(([id, value]) => {
      const text = formatExtra(value);
      return text === undefined ? [] : [[id, text] as const];
    }),
  ),
  ...(from && { from }),
  ...Object.fromEntries(
    Object.entries(others).map(([wind, hand]) => [wind, formatHand(hand)] as const),
  ),
  ...(agreed &&
    Object.fromEntries(
      Object.entries(agreed.options).map(([name, value]) => [
        agreementText(agreed.rules, name),
        String(value),
      ]),
    )),
});
