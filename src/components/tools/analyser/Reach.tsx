import { useMemo, useState } from 'preact/hooks';
import type { HeldHand, Wind } from '../../../engine/notation.ts';
import { loadReach, type RulesWithReach } from '../../../engine/scoring.ts';
import { openKey, type Say } from '../../../i18n/speak.ts';
import { areInPoints, reachView } from '../../../stores/analyser/reach-view.ts';
import { ReachRing } from '../../boards/ReachRing.tsx';
import { SelectField } from '../../parts/SelectField.tsx';
import { useLoaded } from './use-loaded.ts';

export interface ReachProps {
  readonly hand: HeldHand;
  readonly rules: RulesWithReach;
  readonly winds: { readonly seat: Wind; readonly round: Wind };
  /** Where the rows have a page of their own. */
  readonly handsHref: string | undefined;
  readonly say: Say;
}

const MINIMUMS = [1, 2, 4, 6, 8, 12, 24] as const;
const DEFAULT_MINIMUM = 6;

export function Reach({ hand, rules, winds, handsHref, say }: ReachProps) {
  const [least, setLeast] = useState(DEFAULT_MINIMUM);
  const reach = useLoaded(rules, loadReach);
  const reached = useMemo(() => reach?.(hand, winds), [reach, hand, winds]);
  const rings = useMemo(() => reached && reachView(reached, least), [reached, least]);
  if (!reached || !rings) return <p class="question-note">{say('counsel.thinking')}</p>;
  return (
    <div class="reach grid gap-3">
      <p class="question-note">{say(openKey(`${rules}.reach.note`))}</p>
      {areInPoints(reached) && (
        <div class="fields">
          <SelectField
            label={say('reach.least')}
            value={least}
            options={MINIMUMS.map(
              (points) => [points, say('sheet.points', { n: points })] as const,
            )}
            onPick={(picked) => setLeast(Number(picked))}
          />
        </div>
      )}
      {rings.length === 0 && <p role="status">{say('reach.none')}</p>}
      {rings.map((ring) => (
        <ReachRing key={ring.distance} {...{ ring, rules, handsHref, say }} />
      ))}
    </div>
  );
}
