/** Which parts of the site ask under an agreement, and which do not. */
import type { Offer } from '../../../i18n/scores/agreement-words.ts';
import { listText, type Voice } from '../../../i18n/speak.ts';
import type { ChosenAgreements } from '../../../stores/device/agreed.ts';
import { textsOf } from '../../../stores/device/agreed-texts.ts';
import { HOLDING_PLACES, type HoldingPlace } from './holding-places.ts';

/** By the name of an agreement. */
export type Places = Readonly<Record<string, readonly HoldingPlace[]>>;

interface WhereItHoldsProps extends Voice {
  readonly offered: Offer;
  readonly agreed: ChosenAgreements;
  readonly places: Places;
}

/** Of what is usual nothing has to be said. */
export function WhereItHolds({ offered, agreed, places, locale, say }: WhereItHoldsProps) {
  const unusual = Object.keys(textsOf(offered, agreed));
  if (unusual.length === 0) return <p class="question-note">{say('ours.allUsual')}</p>;
  const named = (some: readonly HoldingPlace[]): string =>
    listText(
      locale,
      some.map((place) => say(`ours.place.${place}`)),
    );
  return (
    <details class="fold">
      <summary>{say('ours.where')}</summary>
      <ul class="column gap-3 plain-list text-s">
        {offered.agreements
          .filter(({ name }) => unusual.includes(name))
          .map(({ name, label, choices }) => {
            const holds = places[name] ?? [];
            const not = HOLDING_PLACES.filter((place) => !holds.includes(place));
            const value = choices[agreed[name] ?? -1]?.label ?? '';
            return (
              <li key={name}>
                <strong>{say('book.sheet.agreed', { label, value })}</strong>
                <p>{say('ours.holds', { where: named(holds) })}</p>
                {not.length > 0 && (
                  <p class="soft">{say('ours.holdsNot', { where: named(not) })}</p>
                )}
              </li>
            );
          })}
      </ul>
      <p class="question-note">{say('ours.drills')}</p>
    </details>
  );
}
