/** Addresses inside the site, whatever folder it is served from. */
import type { DRILLS, UNLISTED_DRILLS } from '../engine/drills.ts';
import type { Locale } from '../i18n/locales.ts';
import {
  type CataloguedRules,
  REGISTERS,
  type RegisteredRules,
  RULES_WITH_EDITIONS,
} from './rulebooks.ts';

/** The pages that exist once in each language, by name; the drills have theirs beside these. */
export const PATHS = {
  home: '',
  learn: 'learn/',
  drills: 'drill/',
  today: 'today/',
  mistakes: 'mistakes/',
  play: 'play/',
  ceremony: 'table/',
  outside: 'outside/',
  accounts: 'accounts/',
  ourTable: 'our-table/',
  sheets: 'sheets/',
  set: 'set/',
  analyse: 'analyse/',
  ledgers: 'compare/hand/',
  atlas: 'atlas/',
  lens: 'compare/waits/',
  dealt: 'compare/deal/',
  changes: 'compare/changes/',
  formulas: 'formulas/',
  tiles: 'tiles/',
  glossary: 'glossary/',
  sourceWords: 'glossary/words/',
  search: 'search/',
  skills: 'skills/',
  settings: 'settings/',
  correctness: 'correctness/',
  news: 'news/',
  data: 'data/',
  rules: `rules/${REGISTERS[0]}/`,
  which: 'rules/which/',
  sources: 'rules/sources/',
  compare: 'compare/',
  hands: `hands/${RULES_WITH_EDITIONS}/`,
  exclusions: `hands/${RULES_WITH_EDITIONS}/exclusions/`,
} as const;

export type DrillName = (typeof DRILLS)[number]['page'];

export type PageName = keyof typeof PATHS | DrillName | (typeof UNLISTED_DRILLS)[number]['page'];

export const pathOf = (page: PageName): string =>
  page in PATHS ? PATHS[page as keyof typeof PATHS] : `${PATHS.drills}${page}/`;

const base = (): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

export const rootHref = base;

/** The address of a path in a language: `learn/waits/` → `/fr/learn/waits/`. */
export const hrefOf = (locale: Locale, path: string): string => `${base()}${locale}/${path}`;

export const pageHref = (locale: Locale, page: PageName): string => hrefOf(locale, pathOf(page));

/** Where a sheet of a drill's questions is printed. */
export const sheetHref = (locale: Locale, page: DrillName): string =>
  `${pageHref(locale, 'sheets')}?drill=${page}`;

/** The state of the site stands in the name: a page gets the words of its own state or none. */
export const drillDataName = (page: DrillName): string => `${page}-${import.meta.env.SITE_STATE}`;

/** What the page of a drill hands to its island, for other pages. */
export const drillDataHref = (locale: Locale, page: DrillName): string =>
  hrefOf(locale, `${PATHS.drills}${drillDataName(page)}.json`);

export const rulesPath = (rules: RegisteredRules): string => `rules/${rules}/`;

export const rulesHref = (locale: Locale, rules: RegisteredRules): string =>
  hrefOf(locale, rulesPath(rules));

export const rulesOf = (id: string): RegisteredRules =>
  id.slice(0, id.indexOf('.')) as RegisteredRules;

/** The id without its rule set, `IV.11`: the entry's anchor on its page. */
export const anchorOf = (id: string): string => id.slice(id.indexOf('.') + 1);

export const ruleHref = (locale: Locale, id: string): string =>
  `${rulesHref(locale, rulesOf(id))}#${anchorOf(id)}`;

export const catalogueHref = (locale: Locale, rules: CataloguedRules): string =>
  hrefOf(locale, `hands/${rules}/`);

export const summaryPath = (rules: RegisteredRules): string => `${rulesPath(rules)}summary/`;

export const summaryHref = (locale: Locale, rules: RegisteredRules): string =>
  hrefOf(locale, summaryPath(rules));

export const pointsPath = (rules: RegisteredRules): string => `${rulesPath(rules)}points/`;

export const pointsHref = (locale: Locale, rules: RegisteredRules): string =>
  hrefOf(locale, pointsPath(rules));

export const errataPath = (rules: RegisteredRules): string => `${rulesPath(rules)}errata/`;

export const errataHref = (locale: Locale, rules: RegisteredRules): string =>
  hrefOf(locale, errataPath(rules));

export const sourcePath = (rules: RegisteredRules): string => `${rulesPath(rules)}source/`;

export const sourceHref = (locale: Locale, rules: RegisteredRules): string =>
  hrefOf(locale, sourcePath(rules));

export const lessonPath = (course: string, slug: string): string => `learn/${course}/${slug}/`;

/** The course for those who have never played. */
export const EVENING_COURSE = 'first-evening';

/** Its last lesson, which is played rather than asked. */
export const WHOLE_HAND_SLUG = 'a-whole-hand';

/** In the address of a drill: the lesson that led to it. */
export const LESSON = 'lesson';

/** The course and the name of the lesson at an address: `waits/pair-and-run`. */
export const lessonAt = (pathname: string): string | undefined =>
  /^learn\/([^/]+\/[^/]+)\/$/.exec(pathAfterLocale(pathname))?.[1];

export const publicHref = (file: string): string => base() + file;

/** What follows the language in an address of the site. */
export const pathAfterLocale = (pathname: string): string =>
  pathname.slice(base().length).replace(/^[a-z]{2}\//, '');

/** Whether two addresses are of one page, in whatever language. */
export const isSamePage = (one: string, other: string): boolean =>
  pathAfterLocale(new URL(one).pathname) === pathAfterLocale(new URL(other).pathname);
