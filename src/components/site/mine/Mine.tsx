import { useEffect, useRef, useState } from 'preact/hooks';
import { fullDate } from '../../../course/calendar.ts';
import { dayOf, isoDay } from '../../../course/day.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { saveMine } from '../../../stores/mine/mine.ts';
import {
  $lessonCount,
  $recordSize,
  askPersistence,
  isPersistent,
  usedSpace,
} from '../../../stores/mine/record-size.ts';
import { Button } from '../../parts/Button.tsx';
import { StorageTrouble } from '../../parts/Notices.tsx';
import { offerFile } from '../../parts/offer-file.ts';
import { useSay } from '../../parts/use-say.ts';
import { useStore } from '../../parts/use-store.ts';
import { useUndo } from '../../parts/use-undo.ts';
import { ForgetAll } from './ForgetAll.tsx';
import { ReadFile } from './ReadFile.tsx';
import type { Tell } from './tell.ts';
import './mine.css';

interface MineProps {
  readonly locale: Locale;
}

export function Mine({ locale }: MineProps) {
  const say = useSay(locale);
  const [said, setSaid] = useState('');
  /** What can be undone; said as long as it can, whatever else is said. */
  const [deed, setDeed] = useState('');
  const { canUndo, done, undo } = useUndo();
  const tell: Tell = (text, back) => {
    setSaid(text);
    if (!back) return;
    setDeed(text);
    done(back);
  };
  const line = useRef<HTMLParagraphElement>(null);
  const takeBack = async (): Promise<void> => {
    setSaid(say('mine.undoing'));
    try {
      await undo();
      setSaid(say('mine.undone'));
    } catch {
      setSaid(say('mine.refused'));
    }
    // The button that was pressed goes.
    line.current?.focus();
  };
  return (
    <div class="mine-body grid items-start gap-4 sans text-s">
      <StorageTrouble say={say} />
      <RecordSize locale={locale} say={say} />
      <Persistence say={say} />
      <div class="mine-actions cluster gap-3">
        <SaveButton say={say} tell={tell} />
        <ReadFile locale={locale} say={say} tell={tell} />
      </div>
      <p class="mine-said row cluster gap-3 touch" role="status" tabIndex={-1} ref={line}>
        {said} {canUndo && deed !== said && deed}{' '}
        {canUndo && <Button onClick={takeBack}>{say('site.undo')}</Button>}
      </p>
      <ForgetAll say={say} tell={tell} />
    </div>
  );
}

const dateText = (locale: Locale, day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return fullDate(locale, new Date(year, month - 1, date));
};

/** How much is kept, in lines of their own; only what there is. */
function RecordSize({ locale, say }: { readonly locale: Locale; readonly say: Say }) {
  const held = useStore($recordSize);
  const lessons = useStore($lessonCount);
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    if (held) void usedSpace().then(setRoom);
  }, [held]);
  if (!held) return <p class="mine-kept grid items-start gap-2" aria-busy="true" />;
  const { answers, since, cards, runs } = held;
  const counted = answers > 0 && say('mine.answers', { n: answers });
  const dated = since && `, ${say('mine.since', { date: dateText(locale, since) })}`;
  const lines = [
    counted && counted + (dated || ''),
    cards > 0 && say('mine.cards', { n: cards }),
    runs > 0 && say('mine.runs', { n: runs }),
    lessons > 0 && say('mine.lessons', { n: lessons }),
  ].filter((line) => typeof line === 'string');
  const size = room?.toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <div class="mine-kept grid items-start gap-2">
      <h3 class="sans text-s bold">{say('mine.kept')}</h3>
      {lines.length === 0 ? (
        <p>{say('mine.nothing')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {size && <p class="mine-note measure soft">{say('mine.room', { size })}</p>}
    </div>
  );
}

/** Whether the browser has given its word; nothing where it gives none. */
function Persistence({ say }: { readonly say: Say }) {
  const [state, setState] = useState<'granted' | 'open' | 'refused'>();
  useEffect(() => {
    void isPersistent().then((promised) => {
      if (promised !== undefined) setState(promised ? 'granted' : 'open');
    });
  }, []);
  const ask = async (): Promise<void> => setState((await askPersistence()) ? 'granted' : 'refused');
  if (!state) return null;
  return (
    <div class="mine-promised grid items-start gap-2">
      <p class="mine-note measure soft" role="status">
        {say(`mine.persist.${state}`)}
      </p>
      {state !== 'granted' && <Button onClick={ask}>{say('mine.persist.ask')}</Button>}
    </div>
  );
}

/** The day in the name tells files apart. */
const nameAt = (now: Date): string => `moineau-${isoDay(dayOf(now))}.json`;

function SaveButton({ say, tell }: { readonly say: Say; readonly tell: Tell }) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const now = new Date();
      offerFile(await saveMine(now.getTime()), nameAt(now));
      tell(say('mine.saved', { name: nameAt(now) }));
    } catch {
      tell(say('mine.refused'));
    }
    setBusy(false);
  };
  return (
    <Button aria-disabled={busy} onClick={busy ? undefined : save}>
      {say('mine.save')}
    </Button>
  );
}
