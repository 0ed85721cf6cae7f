/** Agreements that were chosen, written as texts: on the device, and in an address. */
import type { Texts } from '../../engine/drills.ts';
import type { Offer } from '../../i18n/scores/agreement-words.ts';
import { AS, type ChosenAgreements } from './agreed.ts';

/** What is otherwise than in `from`, which is as usual unless given. */
export const textsOf = (
  { agreements }: Offer,
  agreed: ChosenAgreements,
  from: ChosenAgreements = {},
): Texts =>
  Object.fromEntries(
    agreements.flatMap(({ name, usual, choices }) => {
      const place = agreed[name] ?? usual;
      const choice = choices[place];
      return choice && place !== (from[name] ?? usual) ? [[name, choice.text]] : [];
    }),
  );

/** The fewest texts that say it: agreements that go together by their name. */
export function shortTexts(offer: Offer, agreed: ChosenAgreements): Texts {
  const ways = offer.presets.flatMap(({ id, agreed: together }) =>
    id === undefined ? [] : [{ [AS]: id, ...textsOf(offer, agreed, together) }],
  );
  return [textsOf(offer, agreed), ...ways].reduce((best, way) =>
    Object.keys(way).length < Object.keys(best).length ? way : best,
  );
}
