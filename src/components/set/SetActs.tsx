/** What is done with a set as a whole: answered, printed, passed on. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Voice } from '../../i18n/speak.ts';
import type { QuestionSet } from '../../stores/set/question-set.ts';
import { MOST_OF_A_LINK, setHash } from '../../stores/set/set-link.ts';
import { filedText } from '../../stores/set/set-text.ts';
import { Button } from '../parts/Button.tsx';
import { offerFile } from '../parts/offer-file.ts';
import { useLater } from '../parts/use-later.ts';
import { begin, stepsOf } from './begin.ts';
import type { Checked } from './set-drills.ts';

interface SetActsProps extends Voice {
  readonly set: QuestionSet;
  readonly checks: readonly (Checked | undefined)[];
  /** Further acts. */
  readonly children?: ComponentChildren;
}

const loadPreview = () => import('./SetPreview.tsx');
const loadNothing = async () => undefined;

/** Longer ones are not typed from paper. */
const MOST_TO_TYPE = 200;

const linkTo = (set: QuestionSet): string => location.origin + location.pathname + setHash(set);

export function SetActs({ set, checks, children, locale, say }: SetActsProps) {
  const [isOnPaper, setOnPaper] = useState(false);
  const [isLost, setLost] = useState(false);
  const later = useLater(isOnPaper ? loadPreview : loadNothing);
  const steps = stepsOf(set.questions, checks);
  const isRead = checks.every((check) => check !== undefined);
  const isReady = isRead && steps.length > 0;
  const link = linkTo(set);
  return (
    <>
      <div class="paper-actions row cluster text-s">
        <Button
          look="main"
          data-ready={isReady ? '' : undefined}
          disabled={!isReady}
          onClick={() => setLost(!begin(steps, locale))}
        >
          {say('set.answer')}
        </Button>
        <Button disabled={!isReady} aria-pressed={isOnPaper} onClick={() => setOnPaper(!isOnPaper)}>
          {say('set.print')}
        </Button>
        <PassOn {...{ set, link, say }} />
        {children}
      </div>
      {isLost && (
        <p class="alert" role="alert">
          {say('set.window')}
        </p>
      )}
      {isOnPaper && isReady && later && (
        <later.SetPreview
          {...{ set, checks, locale, say }}
          address={link.length > MOST_TO_TYPE ? undefined : link}
          onClose={() => setOnPaper(false)}
        />
      )}
    </>
  );
}

interface PassOnProps extends Pick<Voice, 'say'> {
  readonly set: QuestionSet;
  readonly link: string;
}

function PassOn({ set, link, say }: PassOnProps) {
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState(false);
  const copy = async (): Promise<void> => {
    const n = link.length;
    if (n > MOST_OF_A_LINK) {
      setSaid(say('set.link.long', { n, most: MOST_OF_A_LINK }));
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      setSaid(say('set.link.copied'));
    } catch {
      // No clipboard without permission or https.
      setSaid(say('set.link.byHand'));
      setByHand(true);
    }
  };
  const save = (): void =>
    offerFile(
      new Blob([filedText(set)], { type: 'text/plain' }),
      `moineau-${say('set.file.name')}.txt`,
    );
  return (
    <>
      <Button onClick={copy}>{say('set.link')}</Button>
      <Button onClick={save}>{say('set.file')}</Button>
      <span role="status">{said}</span>
      {byHand && (
        <label class="field full-width">
          <span>{say('set.link.byHand')}</span>
          <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  );
}
