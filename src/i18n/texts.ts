import type { Locale } from './locales.ts';

/** What is said, in every language of the site. */
type Text = Readonly<Record<Locale, string>>;

/** Words by their keys, `area.thing`; `{name}` is filled in, ` | ` parts the singular from the plural. */
export type Texts<Key extends string = string> = Readonly<Record<Key, Text>>;
