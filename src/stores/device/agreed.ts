/** Agreements as they are chosen from what is offered: by their places, as options, read from texts. */
import type { Texts } from '../../engine/drills.ts';
import type { Offer } from '../../i18n/scores/agreement-words.ts';

/** By the name of each agreement, the place of what was chosen; the others are as usual. */
export type ChosenAgreements = Readonly<Record<string, number>>;

/** In an address, agreements that go together. */
export const AS = 'as';

export const optionsIn = ({ agreements }: Offer, agreed: ChosenAgreements) =>
  Object.fromEntries(
    agreements.flatMap(({ name, choices }) => {
      const choice = choices[agreed[name] ?? -1];
      return choice === undefined ? [] : [[name, choice.value]];
    }),
  );

/** Whether two choices agree on the same, what is usual left out or not. */
export const areAlike = (
  { agreements }: Offer,
  one: ChosenAgreements,
  other: ChosenAgreements,
): boolean =>
  agreements.every(({ name, usual }) => (one[name] ?? usual) === (other[name] ?? usual));

export interface ReadAgreements {
  readonly agreed: ChosenAgreements;
  /** The names of texts that are not offered. */
  readonly refused: readonly string[];
}

/** What texts choose; what is not offered stays as usual, and is named. */
export function agreedIn(offer: Offer, { [AS]: as, ...texts }: Texts): ReadAgreements {
  const preset = offer.presets.find(({ id }) => id !== undefined && id === as);
  const agreed = new Map(Object.entries(preset?.agreed ?? {}));
  const refused = as === undefined || preset ? [] : [AS];
  for (const [name, text] of Object.entries(texts)) {
    const agreement = offer.agreements.find((one) => one.name === name);
    const place = agreement?.choices.findIndex((choice) => choice.text === text) ?? -1;
    if (place < 0) refused.push(name);
    else agreed.set(name, place);
  }
  return { agreed: Object.fromEntries(agreed), refused };
}
