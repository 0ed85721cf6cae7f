import { useMemo } from 'preact/hooks';
import type { HeldHand } from '../../../engine/notation.ts';
import { reachedBy } from '../../../engine/scoring.ts';
import { openKey } from '../../../i18n/speak.ts';
import { windsIn } from '../../../stores/analyser/win-rows.ts';
import { Fold } from '../../parts/Fold.tsx';
import { useLater } from '../../parts/use-later.ts';
import { useStore } from '../../parts/use-store.ts';
import type { ReachProps } from './Reach.tsx';
import type { Finding } from './Waiting.tsx';

interface ReachFoldProps extends Pick<Finding, 'rules' | 'tallying' | 'links' | 'say'> {
  readonly hand: HeldHand;
}

const loadReach = () => import('./Reach.tsx');

/** Loaded and computed only once it is opened. */
export function ReachFold({ hand, rules: asked, tallying, links, say }: ReachFoldProps) {
  const texts = useStore(tallying.$texts);
  const winds = useMemo(() => windsIn(texts), [texts]);
  const rules = reachedBy(asked);
  const props = { hand, rules, winds, handsHref: links.hands[rules], say };
  return (
    <Fold summary={say(openKey(`${rules}.reach`))} open={false}>
      {() => <Opened key={rules} {...props} />}
    </Fold>
  );
}

function Opened(props: ReachProps) {
  const later = useLater(loadReach);
  return later ? (
    <later.Reach {...props} />
  ) : (
    <p class="question-note">{props.say('counsel.thinking')}</p>
  );
}
