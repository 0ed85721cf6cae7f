/** A finished hand once more, all tiles open: played, or act by act in both directions. */
import { useEffect, useState } from 'preact/hooks';
import type { Level } from '../../engine/judge.ts';
import type { ReviewFrame } from '../../engine/open-table.ts';
import type { Move } from '../../engine/play.ts';
import type { Say } from '../../i18n/speak.ts';
import { moveSentence } from '../../i18n/table/play-words.ts';
import { Button } from '../parts/Button.tsx';
import { PlayTable } from './PlayTable.tsx';
import './review.css';

interface ReviewProps {
  readonly review: readonly ReviewFrame[];
  readonly you: Move['seat'];
  readonly level: Level;
  readonly say: Say;
}

const STEP_MS = 900;

export function Review({ review, you, level, say }: ReviewProps) {
  const [at, setAt] = useState(review.length - 1);
  const [isPlaying, setPlaying] = useState(false);
  const isLast = at >= review.length - 1;
  useEffect(() => {
    if (!isPlaying || isLast) return undefined;
    const timer = setTimeout(() => setAt(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isLast, at]);
  const frame = review[at];
  if (frame === undefined) return null;
  const go = (to: number): void => {
    setPlaying(false);
    setAt(Math.min(Math.max(to, 0), review.length - 1));
  };
  const play = (): void => {
    if (isLast) setAt(0);
    setPlaying(isLast || !isPlaying);
  };
  const runs = isPlaying && !isLast;
  return (
    <section class="table-review grid gap-2" aria-label={say('play.review')}>
      <PlayTable
        {...{ level, say }}
        scene={frame.scene}
        previous={review[at - 1]?.scene}
        last={frame.move}
      />
      <p class="review-said text-centre" aria-live="polite">
        {frame.move ? moveSentence(frame.move, you, say) : say('play.review.start')}
      </p>
      <p class="review-steps cluster gap-2 middle">
        <Button aria-disabled={at === 0} onClick={() => go(at - 1)}>
          {say('scene.back')}
        </Button>
        <Button onClick={play}>{say(runs ? 'scene.pause' : 'scene.play')}</Button>
        <Button aria-disabled={isLast} onClick={() => go(at + 1)}>
          {say('scene.step')}
        </Button>
      </p>
      <label class="review-range">
        <span class="visually-hidden">{say('play.review')}</span>
        <input
          type="range"
          min="0"
          max={review.length - 1}
          value={at}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
      </label>
    </section>
  );
}
