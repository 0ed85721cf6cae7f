import { itemName } from '../../i18n/scores/score-names.ts';
import { valueName } from '../../i18n/scores/value-names.ts';
import type { Say } from '../../i18n/speak.ts';
import type { ReachRing as Ring } from '../../stores/analyser/reach-view.ts';

interface ReachRingProps {
  readonly ring: Ring;
  readonly rules: string;
  /** Where the rows have a page of their own. */
  readonly handsHref?: string | undefined;
  readonly say: Say;
}

function distanceText(distance: number, say: Say): string {
  if (distance < 0) return say('reach.there');
  return distance === 0 ? say('reach.ready') : say('reach.away', { n: distance });
}

/** The rows that are as far away as each other. */
export const ReachRing = ({ ring, rules, handsHref, say }: ReachRingProps) => (
  <section>
    <h4>{distanceText(ring.distance, say)}</h4>
    <ul class="reach-hands cluster gap-x-5 text-s plain-list">
      {ring.hands.map(({ id, value }) => (
        <li class="row" key={id}>
          {handsHref === undefined ? (
            itemName(say, rules, id)
          ) : (
            <a class="inline-row touch" href={handsHref + id}>
              {itemName(say, rules, id)}
            </a>
          )}{' '}
          <span class="text-xs one-line soft">{valueName(say, value)}</span>
        </li>
      ))}
    </ul>
  </section>
);
