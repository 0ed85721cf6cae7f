/** The accounts of an evening: what settles them comes once the page is there. */
import type { Locale } from '../../../i18n/locales.ts';
import { useLater } from '../../parts/use-later.ts';
import { useSay } from '../../parts/use-say.ts';
import type { Offers } from './BookSetup.tsx';

interface AccountsProps {
  readonly locale: Locale;
  readonly offers: Offers;
}

const loadDesk = () => import('./AccountsDesk.tsx');

export function Accounts({ locale, offers }: AccountsProps) {
  const say = useSay(locale);
  const later = useLater(loadDesk);
  return later ? (
    <later.AccountsDesk {...{ offers, locale, say }} />
  ) : (
    <div class="first-screen" aria-busy="true" data-pending="">
      <p class="visually-hidden">{say('book.opening')}</p>
    </div>
  );
}
