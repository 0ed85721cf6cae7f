import { LOCALES, type Locale } from './locales.ts';

export const localePaths = (): { params: { locale: Locale } }[] =>
  LOCALES.map((locale) => ({ params: { locale } }));

/** A page for each of some rule sets. */
export const rulesPaths = <Rules extends string>(each: readonly Rules[]) =>
  localePaths().flatMap(({ params }) =>
    each.map((rules) => ({ params: { ...params, rules }, props: { rules } })),
  );
