import { pageHref } from '../../course/links.ts';
import { formatHand, plainHand } from '../../engine/notation.ts';
import { besideHand } from '../../engine/scoring.ts';
import type { Voice } from '../../i18n/speak.ts';
import { queryOf } from '../../stores/analyser/tally.ts';

interface OtherRulesProps extends Voice {
  readonly won: Parameters<typeof besideHand>[0];
}

/** The way from a counted hand to what other rules make of it. */
export const OtherRules = ({ won, locale, say }: OtherRulesProps) => (
  <p class="sheet-under">
    <a
      class="button"
      href={pageHref(locale, 'ledgers') + queryOf(formatHand(plainHand(won.hand)), besideHand(won))}
    >
      {say('sheet.under')}
    </a>
  </p>
);
