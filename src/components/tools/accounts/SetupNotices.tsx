import type { Say } from '../../../i18n/speak.ts';
import type { Accounts, AccountsState } from '../../../stores/accounts/accounts.ts';
import { Button } from '../../parts/Button.tsx';

interface SetupNoticesProps {
  readonly accounts: Accounts;
  readonly state: Pick<AccountsState, 'closed' | 'fault'>;
  readonly say: Say;
}

/** What became of an evening that was closed, or of a file. */
export const SetupNotices = ({ accounts, state, say }: SetupNoticesProps) => (
  <div role="status">
    {state.closed && (
      <p class="row cluster gap-2">
        {say('book.closed')}
        <Button onClick={() => void accounts.bringBack()}>{say('book.bringBack')}</Button>
      </p>
    )}
    {state.fault && <p class="alert">{say(`book.fault.${state.fault}`)}</p>}
  </div>
);
