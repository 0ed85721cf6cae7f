/** What a reader's eye stumbles over, found by rule. For prose: no tags, no code, no addresses. */

type Rule = readonly [flaw: string, pattern: RegExp];

const BOTH: readonly Rule[] = [
  ['straight apostrophe', /'/g],
  ['straight quotation mark', /"/g],
  ['three full stops for an ellipsis', /\.\.\./g],
];

/** French sets a narrow no-break space (U+202F) inside guillemets and before high signs. */
const FRENCH: readonly Rule[] = [
  ...BOTH,
  ['two no-break spaces', /[\u00a0\u202f]{2}/g],
  ['no U+202F before ; ! ?', /(?<![\u202f!?])[;!?]/g],
  ['no U+202F after «', /«(?!\u202f)/g],
  ['no U+202F before »', /(?<!\u202f)»/g],
  ['no U+00A0 or U+202F before a colon', /(?<![\u00a0\u202f]):(?!\d)/g],
  ['no U+202F between thousands', /\d[ \u00a0]\d{3}(?!\d)/g],
  ['English quotation mark', /[“”]/g],
  [
    'no U+00A0 between a number and its unit',
    /\d (?=(?:points?|fan|tuiles?|exemplaires?|francs?|figures?|attentes?|mains?|manches?|tours?|joueurs?|pioches?|jours?|semaines?|heures?|minutes?|secondes?|leçons?|niveaux?|questions?|réponses?|erreurs?|courses?|doublements?|tas|fu|fois|han)(?!\p{L}))|\} (?=(?:points|tuiles|exemplaires|figures|manches|questions|tas|fu|fois|han)(?!\p{L}))/gu,
  ],
];

const RULES = { en: BOTH, fr: FRENCH } as const;

/** Each flaw of a text with what stands around it; empty if it has none. */
export const typographyFlaws = (text: string, language: keyof typeof RULES): string[] =>
  RULES[language].flatMap(([flaw, pattern]) =>
    [...text.matchAll(pattern)].map(
      ({ index }) => `${flaw}: …${text.slice(Math.max(0, index - 15), index + 15)}…`,
    ),
  );
