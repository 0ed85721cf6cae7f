/** When the site is built: what the sheet of a table says of a rule set in one language. */
import { loadKit, type PlayableRules } from '../engine/scoring.ts';
import type { Locale } from '../i18n/locales.ts';
import { entriesInOrder } from './content.ts';
import { RULES_WITH_EDITIONS } from './rulebooks.ts';
import type { SheetText, SheetTexts } from './sheet-texts.ts';
import { summaryOf } from './summaries.ts';

type Bilingual = Readonly<Record<Locale, string>>;

interface Line {
  readonly text: Bilingual;
  readonly under?:
    | readonly { readonly agreed: Readonly<Record<string, unknown>>; readonly text: Bilingual }[]
    | undefined;
}

const inLocale = (locale: Locale, { text, under = [] }: Line): SheetText => ({
  text: text[locale],
  under: under.map((one) => ({ agreed: one.agreed, text: one.text[locale] })),
});

/** On what an edition differs from the text. */
async function editionTexts(rules: PlayableRules, locale: Locale): Promise<readonly SheetText[]> {
  const { edition } = await loadKit(rules);
  if (rules !== RULES_WITH_EDITIONS || edition === undefined) return [];
  const points = await entriesInOrder('editions');
  return points.map(({ point, says }) => ({
    text: '',
    under: Object.entries(says)
      .filter(([, said]) => said[locale] !== says.text[locale])
      .map(([choice, said]) => ({
        agreed: { [edition]: choice },
        text: `${point[locale]}${locale === 'fr' ? '\u00a0' : ''}: ${said[locale]}`,
      })),
  }));
}

export async function sheetTexts(rules: PlayableRules, locale: Locale): Promise<SheetTexts> {
  const { parts, table } = await summaryOf(rules);
  const linesOf = (part: (typeof parts)[number]['part']): readonly SheetText[] =>
    parts
      .filter((known) => known.part === part)
      .flatMap(({ lines }) => lines.map((line) => inLocale(locale, line)));
  return {
    deal: linesOf('deal'),
    payments: linesOf('payments'),
    changes: await editionTexts(rules, locale),
    headings: table.groups?.map((group) => ({ ...group, title: group.title[locale] })),
    rows: Object.fromEntries(
      Object.entries(table.rows).map(([key, { name, asks, under }]) => [
        key,
        { name: name?.[locale], asks: asks && inLocale(locale, { text: asks, under }) },
      ]),
    ),
    note: table.note?.[locale],
  };
}
