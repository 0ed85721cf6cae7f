/** One choice for all agreements of a rule set: as usual, as our table has them, or one by one. */
import type { TallyChoices, Texts } from '../../engine/drills.ts';
import type { RulesetId } from '../../engine/scoring.ts';
import { agreementName } from '../../i18n/scores/tally-words.ts';
import { listText, type Voice } from '../../i18n/speak.ts';
import {
  areAgreed,
  idleAmong,
  ourTextsAmong,
  usualTexts,
} from '../../stores/analyser/our-texts.ts';
import { $ourTable, ourTexts } from '../../stores/device/our-table.ts';
import { SelectField } from '../parts/SelectField.tsx';
import { useStore } from '../parts/use-store.ts';

interface OurAgreementsProps extends Voice {
  readonly rules: RulesetId;
  readonly agreements: TallyChoices['agreements'];
  readonly onPick: (texts: Texts) => void;
}

const [OURS, USUAL, SINGLE] = ['ours', 'usual', 'single'] as const;

/** Whether the agreements are those of our table; absent where it has none. */
export function useOurs(
  rules: RulesetId,
  agreements: TallyChoices['agreements'],
):
  | { readonly texts: Texts; readonly idle: readonly string[]; readonly areOurs: boolean }
  | undefined {
  const ours = ourTexts(useStore($ourTable), rules);
  if (!ours) return undefined;
  const texts = ourTextsAmong(agreements, ours);
  return { texts, idle: idleAmong(agreements, ours), areOurs: areAgreed(agreements, texts) };
}

export function OurAgreements({ rules, agreements, onPick, locale, say }: OurAgreementsProps) {
  const ours = useOurs(rules, agreements);
  if (!ours) return null;
  const usual = usualTexts(agreements);
  const other = areAgreed(agreements, usual) ? USUAL : SINGLE;
  const idle = ours.idle.map((name) => agreementName(say, rules, name));
  return (
    <>
      <div class="fields">
        <SelectField
          label={say('play.agreements.all')}
          value={ours.areOurs ? OURS : other}
          options={[
            [OURS, say('ours.theirs')],
            [USUAL, say('ours.usual')],
            ...(!ours.areOurs && other === SINGLE
              ? [[SINGLE, say('play.agreements.single')] as const]
              : []),
          ]}
          onPick={(picked) => {
            if (picked !== SINGLE) onPick(picked === OURS ? ours.texts : usual);
          }}
        />
      </div>
      {idle.length > 0 && (
        <p class="question-note">{say('ours.idle', { what: listText(locale, idle) })}</p>
      )}
    </>
  );
}
