/** Words that the site does not use in a sense, because it has another for the thing. */
import type { Locale } from '../../src/i18n/locales.ts';

/** Words used in a second sense, or where the site has another word for the thing. */
const OTHER_WORDS = {
  fr: [
    /(?<!\p{L})(?:lâch|nourri|jumel|mains? à points)/iu,
    // The walls are an enclosure; `carré` is a kong.
    /carré (?:fermé|des? murailles|sur la table\. Il faut)|murailles en carré|bâtir le carré/i,
    // The pictures of a source are illustrations; `figure` is a fan.
    /(?:Figure(?= \d)|figures? de la source|(?:première|deuxième|troisième|sixième|septième) figure)(?! à)/,
    // A round is a `tour`; what one player does is no more than “à son tour”.
    /(?:entre deux tours|tour est un|jou(?:er|e) (?:un|son) tour|tour de table)/i,
    // People act; a hand has no voice and throws no dice.
    /(?<!a la )première main (?:lance|prend|tient|défausse|gagne|annonce|compte|perd|peut|n’est|a (?:quatorze|gagné))/i,
    /(?:petites?|grandes?) familles?/i,
  ],
  en: [
    /\b(?:fed|feeds?|twins?|scoring hands?|goes out)\b/i,
    /\b(?:first|second|third|sixth|seventh) figure|\bfigures? \d/i,
    /(?<!with the )\bfirst hand (?:throws|takes|draws|discards|wins|counts|may|can|has(?! (?:not yet )?(?:come|gone)))\b/i,
    /\b(?:part|hand) that is open\b|\b(?:small|large) famil/i,
  ],
} as const satisfies Readonly<Record<Locale, readonly RegExp[]>>;

export const secondSenses = (text: string, locale: Locale): readonly string[] =>
  OTHER_WORDS[locale].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

/** What a lesson may quote from its source, and the interface has its own word for. */
const SOURCE_WORDS = {
  fr: [
    // A discard is taken: `prendre`, `une prise`.
    /réclam|(?<!\p{L})chant(?!a )|(?:la|les) demander(?= ?[,.?])|(?<!\p{L})appels?(?!\p{L})/iu,
    // What is discarded is `défaussé`; furiten is the one `écoute jetée`.
    /(?<!écoute |\p{L})jet(?:er|ez|ée?s?)(?!\p{L})|(?<!\p{L})rejet/iu,
    // Each plays alone: `adversaires`.
    /partenaire/i,
    // The act is a `distribution`, what is played a `manche`.
    /(?<!\p{L})(?:la|une|de|cette) donne(?!\p{L})|(?<!\p{L})donnes(?!\p{L})/iu,
    // A hand is `complète`, its parts `combinaisons`, what it is made of `cachée` or `exposée`.
    /mains? (?:gagnantes?|entières?|fermées?)(?!\p{L})|(?<!\p{L})groupes? de tuiles/iu,
    /(?<!\p{L})murs?(?!\p{L})/iu,
  ],
  en: [
    // A discard is claimed, and lies among the discards.
    /\bcall(?:s|ed|ing)? (?:(?:a |the )?(?:chi|tile|discard|win)|away|by another)|\bkind (?:just )?called\b|\bafter a call\b|\brivers?\b/i,
    /\bpartners?\b|\b(?:he|him|his|himself)\b/i,
    // A hand is complete or concealed, its parts are groups, and a winner wins.
    /\bwinning hands?\b|\bclosed hands?\b|\bmelds?\b|\bgoes out\b|\bgo out\b(?! from)/i,
    // What the rules allow is allowed; a hand waits on a tile.
    /\b(?:un)?lawful\b|\bwaits? for\b|\bhas the tile\b/i,
    /\b(?:win|won|wins|winning) with (?:a|any|the|their) discard\b|\bTiger marker/i,
  ],
} as const satisfies Readonly<Record<Locale, readonly RegExp[]>>;

/** The words of a source in what the site says by itself. */
export const sourceWords = (text: string, locale: Locale): readonly string[] =>
  SOURCE_WORDS[locale].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
