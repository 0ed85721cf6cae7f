import { useEffect, useState } from 'preact/hooks';
import type { Voice } from '../../i18n/speak.ts';
import type { QuestionSet } from '../../stores/set/question-set.ts';
import { PaperPreview } from '../paper/PaperPreview.tsx';
import type { PaperQuestion } from '../paper/SheetPaper.tsx';
import { Button } from '../parts/Button.tsx';
import { paperQuestions } from './paper-questions.ts';
import type { Checked } from './set-drills.ts';

interface SetPreviewProps extends Voice {
  readonly set: QuestionSet;
  readonly checks: readonly (Checked | undefined)[];
  /** Where it is found again; absent where that is too long to be typed. */
  readonly address: string | undefined;
  readonly onClose: () => void;
}

type Status = 'making' | 'made' | 'failed';

/** The set on paper, with its answers at the back. */
export function SetPreview({ set, checks, address, onClose, locale, say }: SetPreviewProps) {
  const [questions, setQuestions] = useState<readonly PaperQuestion[]>([]);
  const [status, setStatus] = useState<Status>('making');
  const [turn, setTurn] = useState(0);
  const all = checks.filter((check) => check?.is === 'asked').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew where it failed
  useEffect(() => {
    let isLeft = false;
    const make = async (): Promise<void> => {
      const made: PaperQuestion[] = [];
      setStatus('making');
      for await (const question of paperQuestions(set.questions, checks, locale)) {
        if (isLeft) return;
        made.push(question);
        setQuestions([...made]);
      }
      setStatus('made');
    };
    make().catch(() => setStatus('failed'));
    return () => {
      isLeft = true;
    };
  }, [set, turn, locale]);
  const n = questions.length;
  return (
    <div class="sheets column gap-3" aria-busy={status === 'making'}>
      <PaperPreview
        {...{ questions, locale, say }}
        title={set.title || say('set.untitled')}
        head={say('set.count', { n: all })}
        address={address && `${say('set.sheet.address')} ${address}`}
        isMade={status === 'made'}
        status={statusText(status, { n, all }, say)}
      >
        {status === 'failed' && (
          <Button onClick={() => setTurn(turn + 1)}>{say('failure.again')}</Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {say('set.print.close')}
        </Button>
      </PaperPreview>
    </div>
  );
}

function statusText(
  status: Status,
  { n, all }: { readonly n: number; readonly all: number },
  say: Voice['say'],
): string {
  if (status === 'failed') return say('paper.failed');
  return status === 'made' ? say('paper.made', { n }) : say('paper.making', { at: n + 1, all });
}
