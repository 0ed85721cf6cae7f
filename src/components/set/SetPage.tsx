/** The page of sets: what is put together here, what came from elsewhere, what came of answering it. */
import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import type { Voice } from '../../i18n/speak.ts';
import { $ownSet, followOwnSet } from '../../stores/set/own-set.ts';
import { setText } from '../../stores/set/set-text.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { StorageTrouble } from '../parts/Notices.tsx';
import { usePlan } from '../parts/use-plan.ts';
import { useSay } from '../parts/use-say.ts';
import { useStore } from '../parts/use-store.ts';
import { Faults } from './Faults.tsx';
import { GivenSet } from './GivenSet.tsx';
import { OwnSet } from './OwnSet.tsx';
import { SetResult } from './SetResult.tsx';
import type { ListedDrill } from './set-drills.ts';
import { useGiven } from './use-given.ts';
import '../answer/finder.css';
import '../paper/paper.css';
import '../paper/paper-print.css';

interface SetPageProps {
  readonly locale: Locale;
  readonly drills: readonly ListedDrill[];
}

export function SetPage(props: SetPageProps) {
  const say = useSay(props.locale);
  // The page is built without anybody's set.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere ? (
    <Content {...props} say={say} />
  ) : (
    <p class="scripted soft first-screen" aria-busy="true">
      {say('set.loading')}
    </p>
  );
}

const BAD = { link: 'set.bad.link', file: 'set.bad.file' } as const;

function Content({ locale, drills, say }: SetPageProps & Voice) {
  const own = useStore($ownSet);
  useEffect(followOwnSet, []);
  const { given, open, leave } = useGiven();
  const [plan, close] = usePlan('set');
  const props = { drills, locale, say };
  return (
    <div class="set column gap-5">
      <StorageTrouble say={say} />
      {given.bad && <Faults lead={say(BAD[given.bad.from])} faults={given.bad.faults} say={say} />}
      {plan && <SetResult {...props} plan={plan} onClose={close} />}
      {given.set ? (
        <GivenSet key={setText(given.set)} {...props} set={given.set} onLeave={leave} />
      ) : (
        <OwnSet {...props} set={own} />
      )}
      <p>
        <FileButton label={say('set.file.open')} accept=".txt,text/plain" onFile={open} />
      </p>
    </div>
  );
}
