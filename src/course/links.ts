/** Addresses inside the site, whatever folder it is served from. */
import type { Locale } from '../i18n/locales.ts';

/** The pages that exist once in each language, by name. */
export const PATHS = {
  home: '',
  learn: 'learn/',
  drills: 'drill/',
  waits: 'drill/waits/',
  discards: 'drill/discards/',
  count: 'drill/count/',
  settle: 'drill/settle/',
  table: 'drill/table/',
  fans: 'drill/fans/',
  total: 'drill/total/',
  eight: 'drill/eight/',
  analyse: 'analyse/',
  atlas: 'atlas/',
  formulas: 'formulas/',
  tiles: 'tiles/',
  glossary: 'glossary/',
  rules: 'rules/tchou1924/',
  mcrRules: 'rules/mcr/',
  hands: 'hands/mcr/',
  exclusions: 'hands/mcr/exclusions/',
} as const;

export type PageName = keyof typeof PATHS;

const base = (): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

/** The page that offers both languages. */
export const rootHref = base;

/** The address of a path in a language: `learn/waits/` → `/fr/learn/waits/`. */
export const hrefOf = (locale: Locale, path: string): string => `${base()}${locale}/${path}`;

export const pageHref = (locale: Locale, page: PageName): string => hrefOf(locale, PATHS[page]);

export const lessonPath = (course: string, slug: string): string => `learn/${course}/${slug}/`;

/** An address of a file in `public/`. */
export const publicHref = (file: string): string => base() + file;

/** What follows the language in an address of the site. */
export const pathAfterLocale = (pathname: string): string =>
  pathname.slice(base().length).replace(/^[a-z]{2}\//, '');
