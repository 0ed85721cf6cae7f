/** What is offered before a hand: single agreements, and those that go together. */
import { describe, expect, test } from 'vitest';
import { loadKit, PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { type Offer, offeredAgreements } from '../../src/i18n/scores/agreement-words.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';

const kits = await Promise.all(PLAYABLE_RULES.map(loadKit));
const offeredBy = (kit: (typeof kits)[number], locale: (typeof LOCALES)[number]): Offer =>
  offeredAgreements(kit, speaker(locale, WORDS[locale]), WORDS[locale]);

/** The options that a choice of places comes to. */
const optionsOf = ({ agreements }: Offer, agreed: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    agreements.map(({ name, usual, choices }) => [name, choices[agreed[name] ?? usual]?.value]),
  );

describe.each(kits)('$id', (kit) => {
  test('a choice for all comes to what its name asks for, by agreements that are offered singly', () => {
    const offered = offeredBy(kit, 'en');
    for (const [at, name] of Object.keys(kit.presets).entries()) {
      const asked = kit.withOptions({ as: name });
      const chosen = kit.withOptions(optionsOf(offered, offered.presets[at + 1]?.agreed ?? {}));
      expect(chosen).toEqual(asked);
    }
  });

  test('the first choice for all changes nothing', () => {
    const offered = offeredBy(kit, 'fr');
    const [usual] = offered.presets;
    expect(kit.withOptions(optionsOf(offered, usual?.agreed ?? {}))).toEqual(kit.withOptions());
  });
});

test.each(LOCALES)('in %s the choices for all have different names', (locale) => {
  for (const kit of kits) {
    const labels = offeredBy(kit, locale).presets.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
