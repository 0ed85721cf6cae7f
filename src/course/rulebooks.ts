/** The rule sets whose text the site quotes rule by rule; a new one is added to each list. */

export const REGISTERS = ['tchou1924', 'mcr', 'vulcain1953', 'encyclopedie', 'riichi'] as const;
export type RegisteredRules = (typeof REGISTERS)[number];

/** The parts of a register, as its ids name them, in the order of the source. */
export const PARTS = {
  tchou1924: ['config', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'term'],
  mcr: ['intro', 'rule', 'table', 'hand', 'ex', 'fig', 'pay', 'strat', 'note', 'dec'],
  vulcain1953: ['0', '1', '2', '3', '4', 'dec'],
  encyclopedie: ['intro', 'materiel', 'places', 'jeu', 'fin', 'strategie', 'term', 'silence'],
  riichi: [
    ...['course', 'sticks', 'seats', 'father', 'wall', 'deal', 'play', 'end'],
    ...['role', 'fu', 'points', 'today'],
  ],
} as const satisfies Readonly<Record<RegisteredRules, readonly string[]>>;

type Part = (typeof PARTS)[RegisteredRules][number];

/** Sections of the source that stand under a part of another name. */
const UNDER: Readonly<Partial<Record<RegisteredRules, Readonly<Record<string, Part>>>>> = {
  encyclopedie: {
    but: 'materiel',
    tuiles: 'materiel',
    comb: 'materiel',
    muraille: 'places',
    dist: 'places',
    chow: 'jeu',
    pung: 'jeu',
    kong: 'jeu',
    prio: 'jeu',
    hidden: 'jeu',
    comptes: 'fin',
  },
  riichi: {
    1: 'course',
    2: 'sticks',
    3: 'seats',
    4: 'father',
    5: 'wall',
    6: 'deal',
    7: 'play',
    8: 'end',
  },
};

/** The part in which a rule stands whose id begins so. */
export const partOf = (rules: RegisteredRules, section: string): string =>
  UNDER[rules]?.[section] ?? section;

/** What the codes of its errata begin with. */
export const ERRATA_LETTERS: Readonly<Record<RegisteredRules, string>> = {
  tchou1924: 'E',
  mcr: 'M',
  vulcain1953: 'V',
  encyclopedie: 'F',
  riichi: 'J',
};

/** The rule sets with a catalogue of their hands, and the rules that each begins with. */
export const CATALOGUES = {
  mcr: [],
  vulcain1953: ['vulcain1953.4.4.4', 'vulcain1953.4.4.5'],
  riichi: ['riichi.points.stacking'],
} as const satisfies Readonly<Partial<Record<RegisteredRules, readonly string[]>>>;
export type CataloguedRules = keyof typeof CATALOGUES;

export const CATALOGUED = Object.keys(CATALOGUES) as readonly CataloguedRules[];

export const isCatalogued = (rules: string): rules is CataloguedRules =>
  Object.hasOwn(CATALOGUES, rules);

/** The rule set with several editions, and with a web of what excludes what. */
export const RULES_WITH_EDITIONS: CataloguedRules = 'mcr';
