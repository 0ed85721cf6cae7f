/** The choice kept on the device as our table, and whether everything is asked under it. */
import type { PlayableRules } from '../../../engine/scoring.ts';
import type { Offer } from '../../../i18n/scores/agreement-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import { agreedIn, areAlike, type ChosenAgreements } from '../../../stores/device/agreed.ts';
import { textsOf } from '../../../stores/device/agreed-texts.ts';
import {
  $ourTable,
  askUnderOurTable,
  forgetOurTable,
  keepOurTable,
} from '../../../stores/device/our-table.ts';
import { Button } from '../../parts/Button.tsx';
import { useStore } from '../../parts/use-store.ts';

interface KeepOurTableProps {
  readonly rules: PlayableRules;
  readonly offered: Offer;
  readonly agreed: ChosenAgreements;
  readonly setAgreed: (agreed: ChosenAgreements) => void;
  readonly say: Say;
}

export function KeepOurTable({ rules, offered, agreed, setAgreed, say }: KeepOurTableProps) {
  const table = useStore($ourTable);
  const texts = table.agreed[rules];
  const kept = texts && agreedIn(offered, texts).agreed;
  const areKept = kept !== undefined && areAlike(offered, kept, agreed);
  const name = say(`source.${rules}`);
  return (
    <section class="card padded column gap-3" aria-label={say('ours.keeping')}>
      <p role="status">
        {kept === undefined
          ? say('ours.notKept', { rules: name })
          : say(areKept ? 'ours.kept' : 'ours.other', { rules: name })}
      </p>
      <p class="cluster gap-2">
        {!areKept && (
          <Button look="main" onClick={() => keepOurTable(rules, textsOf(offered, agreed))}>
            {say(kept ? 'ours.replace' : 'ours.keep')}
          </Button>
        )}
        {kept && !areKept && <Button onClick={() => setAgreed(kept)}>{say('ours.back')}</Button>}
        {areKept && <Button onClick={() => forgetOurTable(rules)}>{say('ours.forget')}</Button>}
      </p>
      {Object.keys(table.agreed).length > 0 && (
        <label class="row gap-2 touch sans text-s">
          <input
            type="checkbox"
            checked={table.isUsed}
            onChange={({ currentTarget }) => askUnderOurTable(currentTarget.checked)}
          />
          {say('ours.use')}
        </label>
      )}
    </section>
  );
}
