/** Paying for a hand, in a lesson: what settles it comes once the page is there. */
import { useMemo, useState } from 'preact/hooks';
import { type Counter, loadKit, type PlayableRules } from '../../engine/scoring.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useLater } from '../parts/use-later.ts';
import { useSay } from '../parts/use-say.ts';
import { withAllStyles } from '../parts/with-styles.ts';
import type { CountedHand } from './PayDesk.tsx';

interface PayInSticksProps {
  readonly locale: Locale;
  readonly rules: PlayableRules;
  readonly counters: readonly Counter[];
  readonly hands: readonly CountedHand[];
  /** Of its fields, which no other lesson needs. */
  readonly styles: readonly string[];
}

async function loadDesk(rules: PlayableRules, styles: readonly string[]) {
  const [{ PayDesk }, kit] = await Promise.all([
    withAllStyles(styles, import('./PayDesk.tsx')),
    loadKit(rules),
  ]);
  return { PayDesk, kit };
}

export function PayInSticks({ rules, styles, locale, counters, hands }: PayInSticksProps) {
  const say = useSay(locale);
  const [wanted] = useState({ rules, styles });
  const load = useMemo(() => () => loadDesk(wanted.rules, wanted.styles), [wanted]);
  const later = useLater(load);
  return (
    <div>
      {later ? (
        <later.PayDesk {...{ kit: later.kit, counters, hands, locale, say }} />
      ) : (
        <p class="soft" data-pending="">
          {say('sticks.opening')}
        </p>
      )}
    </div>
  );
}
