import { useMemo, useState } from 'preact/hooks';
import type { HeldHand } from '../../../engine/notation.ts';
import { handName } from '../../../i18n/hand-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import { type ReachRing, reachView } from '../../../stores/analyser/reach-view.ts';
import { SelectField } from '../../answer/SelectField.tsx';

interface ReachProps {
  readonly hand: HeldHand;
  readonly handsHref: string;
  readonly say: Say;
}

const MINIMUMS = [1, 2, 4, 6, 8, 12, 24] as const;
const DEFAULT_MINIMUM = 6;

export function Reach({ hand, handsHref, say }: ReachProps) {
  const [least, setLeast] = useState(DEFAULT_MINIMUM);
  const rings = useMemo(() => reachView(hand, least), [hand, least]);
  return (
    <div class="reach">
      <p class="question-note">{say('reach.note')}</p>
      <div class="fields">
        <SelectField
          label={say('reach.least')}
          value={least}
          options={MINIMUMS.map((points) => [points, say('reach.points', { n: points })] as const)}
          onPick={(picked) => setLeast(Number(picked))}
        />
      </div>
      {rings.length === 0 && <p role="status">{say('reach.none')}</p>}
      {rings.map((ring) => (
        <Ring key={ring.distance} ring={ring} handsHref={handsHref} say={say} />
      ))}
    </div>
  );
}

interface RingProps {
  readonly ring: ReachRing;
  readonly handsHref: string;
  readonly say: Say;
}

function distanceText(distance: number, say: Say): string {
  if (distance < 0) return say('reach.there');
  return distance === 0 ? say('reach.ready') : say('reach.away', { n: distance });
}

const Ring = ({ ring, handsHref, say }: RingProps) => (
  <section>
    <h4>{distanceText(ring.distance, say)}</h4>
    <ul class="reach-hands">
      {ring.hands.map(({ id, points }) => (
        <li key={id}>
          <a href={handsHref + id}>{handName(say, id)}</a>{' '}
          <span>{say('reach.points', { n: points })}</span>
        </li>
      ))}
    </ul>
  </section>
);
