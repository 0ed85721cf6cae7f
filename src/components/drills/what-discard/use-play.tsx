import { useMemo } from 'preact/hooks';
import type { TypesOf } from '../../../engine/drills.ts';
import type { Say } from '../../../i18n/speak.ts';
import {
  canPlayOn,
  createDiscardPlay,
  MOST_DRAWS,
  type Play,
} from '../../../stores/drafts/discard-play.ts';
import { drillSource } from '../../../stores/question/drill-source.ts';
import { recordLater } from '../../../stores/record/later.ts';
import { Button } from '../../parts/Button.tsx';
import { desks } from '../../parts/desks.ts';
import { useLater } from '../../parts/use-later.ts';
import { useStore } from '../../parts/use-store.ts';
import { withStyles } from '../../parts/with-styles.ts';
import type { DiscardProps, Playing } from './DiscardQuestion.tsx';
import { PlayLine } from './PlayLine.tsx';
import styles from './play.css?url';

const loadSummary = () => withStyles(styles, import('./PlaySummary.tsx'));

/** A judged hand is drawn to and discarded from until it is ready. */
export function usePlay({ session, state, locale, say }: DiscardProps): Playing {
  const playing = useMemo(() => {
    const source = drillSource<TypesOf<'what-discard'>>('what-discard', desks);
    return createDiscardPlay({ session, source, onResult: recordLater });
  }, [session]);
  const play = useStore(playing.$play);
  const summary = useLater(loadSummary);
  const playOn = (): void => void playing.playOn(Date.now(), performance.now());
  const action = state.verdict
    ? canPlayOn(state, play) && ([say('discards.play'), playOn] as const)
    : play && ([say('discards.play.stop'), playing.stop] as const);
  return {
    ask: askedOf(play, say),
    isDrawn: play !== undefined && play.reviewed !== 0,
    discard: () => void playing.discard(performance.now()),
    keys: { p: playOn },
    context: play && <PlayLine state={state} play={play} say={say} />,
    answer: play?.end && summary && (
      <summary.PlaySummary {...{ play, locale, say }} onReview={playing.review} />
    ),
    actions: action && <Button onClick={action[1]}>{action[0]}</Button>,
  };
}

function askedOf(play: Play | undefined, say: Say): string | undefined {
  if (!play) return say('discards.choose');
  return play.choices.length < 2 ? say('discards.play.rule', { n: MOST_DRAWS }) : undefined;
}
