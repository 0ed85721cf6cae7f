declare namespace App {
  interface Locals {
    /** The language of the page; the first of the site's where the address names none. */
    locale: import('./i18n/locales.ts').Locale;
    /** Says the words of that language. */
    say: import('./i18n/speak.ts').Say;
    /** The words that the islands of the page say. */
    words: Record<string, string>;
    /** The questions asked on it, by their positions. */
    questions: Record<string, unknown>;
  }
}

/** The address of what runs apart from the page. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}

/** Absent where the browser has no trusted types. */
declare var trustedTypes:
  | { readonly createPolicy: <Rules>(name: string, rules: Rules) => Rules }
  | undefined;

interface ImportMetaEnv {
  /** Which state of the project the pages are built from. */
  readonly SITE_STATE: string;
}

/** What a file says, and all that it imports: keys of words, with stars for what is filled in. */
declare module '*?word-keys' {
  export const wordKeys: readonly string[];
}
