/** The accounts as the device keeps them: opened, and kept hand after hand. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Voice } from '../../../i18n/speak.ts';
import { createAccounts } from '../../../stores/accounts/accounts.ts';
import { StorageTrouble } from '../../parts/Notices.tsx';
import { useStore } from '../../parts/use-store.ts';
import { Book } from './Book.tsx';
import { BookSetup, type Offers } from './BookSetup.tsx';
import { SetupNotices } from './SetupNotices.tsx';
import '../../answer/finder.css';
import '../../picker/picker.css';
import './accounts.css';

interface AccountsDeskProps extends Voice {
  readonly offers: Offers;
}

export function AccountsDesk({ offers, locale, say }: AccountsDeskProps) {
  const accounts = useMemo(createAccounts, []);
  const { isReady, open, isOvertaken, ...state } = useStore(accounts.$state);
  useEffect(() => {
    void accounts.look();
    return accounts.listen();
  }, [accounts]);
  return (
    <div
      class="first-screen column pack-top gap-4"
      data-pending={isReady ? undefined : ''}
      aria-busy={!isReady}
    >
      <StorageTrouble say={say} />
      {isOvertaken && (
        <p class="alert" role="alert">
          {say('book.overtaken')}
        </p>
      )}
      {!isReady && <p class="question-note">{say('book.opening')}</p>}
      {isReady && !open && (
        <>
          <SetupNotices {...{ accounts, state, say }} />
          <BookSetup {...{ accounts, offers, locale, say }} />
        </>
      )}
      {open && <Book key={open.book.begun} {...{ accounts, open, offers, locale, say }} />}
    </div>
  );
}
