/** The accounts of an evening: opened, and kept hand after hand. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Locale } from '../../../i18n/locales.ts';
import { createAccounts } from '../../../stores/accounts/accounts.ts';
import { StorageTrouble } from '../../parts/Notices.tsx';
import { useSay } from '../../parts/use-say.ts';
import { useStore } from '../../parts/use-store.ts';
import { Book } from './Book.tsx';
import { BookSetup, type Offers } from './BookSetup.tsx';
import '../../answer/finder.css';
import '../../picker/picker.css';
import './accounts.css';

interface AccountsProps {
  readonly locale: Locale;
  readonly offers: Offers;
}

export function Accounts({ locale, offers }: AccountsProps) {
  const say = useSay(locale);
  const accounts = useMemo(createAccounts, []);
  const { isReady, open, isOvertaken, ...state } = useStore(accounts.$state);
  useEffect(() => {
    void accounts.look();
    return accounts.listen();
  }, [accounts]);
  return (
    <div
      class="first-screen column pack-top gap-4"
      data-ready={isReady ? '' : undefined}
      aria-busy={!isReady}
    >
      <StorageTrouble say={say} />
      {isOvertaken && (
        <p class="alert" role="alert">
          {say('book.overtaken')}
        </p>
      )}
      {!isReady && <p class="question-note">{say('book.opening')}</p>}
      {isReady && !open && <BookSetup {...{ accounts, state, offers, locale, say }} />}
      {open && <Book key={open.book.begun} {...{ accounts, open, offers, locale, say }} />}
    </div>
  );
}
