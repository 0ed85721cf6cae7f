/** What a page says of itself to machines, in the words of schema.org. */
import type { Locale } from '../i18n/locales.ts';
import { absoluteHref } from './absolute.ts';

export type Thing = Readonly<Record<string, unknown>>;

interface TrailStep {
  readonly name: string;
  readonly href: string;
}

/** The pages that lead to this one, and this one last, whose address needs no saying. */
export const breadcrumbs = (trail: readonly TrailStep[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, at) => ({
    ...{ '@type': 'ListItem', position: at + 1, name },
    ...(at < trail.length - 1 && { item: absoluteHref(href) }),
  })),
});

interface Resource {
  readonly locale: Locale;
  readonly name: string;
  readonly description: string;
  readonly href: string;
  readonly picture: string;
  readonly kind: 'lesson' | 'exercise';
  readonly minutes?: number;
  /** Where it stands among others. */
  readonly course?: { readonly name: string; readonly href: string; readonly position: number };
}

export const learningResource = (resource: Resource): Thing => {
  const { locale, name, description, href, picture, kind, minutes, course } = resource;
  return {
    '@type': 'LearningResource',
    ...{ name, description, url: absoluteHref(href), image: absoluteHref(picture) },
    ...{ inLanguage: locale, learningResourceType: kind, isAccessibleForFree: true },
    ...(minutes !== undefined && { timeRequired: `PT${minutes}M` }),
    ...(course && {
      position: course.position,
      isPartOf: { '@type': 'LearningResource', name: course.name, url: absoluteHref(course.href) },
    }),
  };
};

export const webSite = (
  site: Readonly<Record<'name' | 'description' | 'href', string>> & { readonly locale: Locale },
): Thing => ({
  ...{ '@type': 'WebSite', name: site.name, description: site.description },
  ...{ url: absoluteHref(site.href), inLanguage: site.locale },
});

/** As it stands in a page, where no text may end the element that holds it. */
export const structuredText = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
