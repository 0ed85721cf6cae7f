/** What is said of a hand beside its tiles, as in an address: rules, winds, circumstances, agreements. */
import { atom } from 'nanostores';
import type { Texts } from '../../engine/drills.ts';
import { isPlayable, PLAYABLE_RULES, type PlayableRules } from '../../engine/scoring.ts';

export const HAND_PART = 'hand';

export type Tallying = ReturnType<typeof createTallying>;

/** All that the address says, but the hand itself. */
export function textsBesideHand(query: URLSearchParams): Texts {
  return Object.fromEntries([...query].filter(([name]) => name !== HAND_PART));
}

/** The rules that a hand is counted by: those that were said, else the reader's own. */
export const chosenRules = ({ rules = '' }: Texts, own: string): PlayableRules =>
  [rules, own].find(isPlayable) ?? (PLAYABLE_RULES[0] as PlayableRules);

/** Signs that an address needs escaped; those of the notation and the comma stand as they are. */
const escaped = (text: string): string => encodeURIComponent(text).replaceAll('%2C', ',');

/** The query of an address, the hand first; nothing for nothing. */
export function queryOf(hand: string, texts: Texts): string {
  const parts = [
    ...(hand === '' ? [] : [`${HAND_PART}=${hand}`]),
    ...Object.entries(texts).flatMap(([name, text]) =>
      text === undefined ? [] : [`${escaped(name)}=${escaped(text)}`],
    ),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** @param isFresh whether no address told of the hand: then our table says what is agreed on */
export function createTallying(texts: Texts, isFresh = false) {
  const $texts = atom(texts);
  const filledIn = new Set<string>();
  const say = (changed: Texts): void => {
    const all = Object.entries({ ...$texts.get(), ...changed });
    $texts.set(Object.fromEntries(all.filter(([, text]) => text !== undefined)));
  };
  return {
    $texts,
    /** Some parts said anew; an absent text takes back what was said. */
    say,
    /** Of each rule set once, what our table has agreed on, where nobody has said anything else. */
    fillIn: (rules: string, ours: Texts) => {
      if (!isFresh || filledIn.has(rules)) return;
      filledIn.add(rules);
      if (Object.keys(ours).every((name) => $texts.get()[name] === undefined)) say(ours);
    },
  };
}
