/** Addresses with their host, for what is read away from the site: search engines, cards, feeds. */

/** Where the site is published, if the build was told (`SITE_URL`). */
export const SITE: string | undefined = import.meta.env?.SITE;

/** Without a known host the address stays as it is: a guess would lead elsewhere. */
export const absoluteHref = (href: string, site = SITE): string =>
  site ? new URL(href, site).href : href;
