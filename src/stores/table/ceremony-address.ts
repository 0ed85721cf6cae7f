/** The address of a table that is made ready: rule set, dice, what lies how, and the act. */
import { isPlayable, PLAYABLE_RULES, type PlayableRules } from '../../engine/scoring.ts';
import { type CeremonyChoice, diceOf, isDice } from './ceremony.ts';

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** What an address asks for; whatever it leaves out or writes wrongly is as usual, or comes from the seed. */
export function choiceIn(search: string, seed: number, usual = ''): CeremonyChoice {
  const asked = new URLSearchParams(search);
  const rules = [asked.get('rules') ?? '', usual].find(isPlayable);
  const own = numberIn(asked.get('tiles')) ?? seed;
  const dice = asked.get('dice') ?? '';
  return {
    rules: rules ?? (PLAYABLE_RULES[0] as PlayableRules),
    seed: own,
    dice: isDice(dice) ? dice : diceOf(own),
    at: numberIn(asked.get('act')) ?? 0,
  };
}

export const ceremonyAddress = ({ rules, seed, dice, at }: CeremonyChoice): string =>
  `?${new URLSearchParams({ rules, dice, tiles: String(seed), act: String(at) })}`;
