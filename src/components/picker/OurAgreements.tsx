/** One choice for all agreements of a rule set: as usual, as our table has them, or one by one. */
import type { TallyChoices, Texts } from '../../engine/drills.ts';
import type { RulesetId } from '../../engine/scoring.ts';
import { agreementName } from '../../i18n/scores/tally-words.ts';
import type { Voice } from '../../i18n/speak.ts';
import {
  areAgreed,
  idleAmong,
  ourTextsAmong,
  usualTexts,
} from '../../stores/analyser/our-texts.ts';
import { $ourTable, ourTexts } from '../../stores/device/our-table.ts';
import { useStore } from '../parts/use-store.ts';
import { AgreedTogether } from './AgreedTogether.tsx';

interface OurAgreementsProps extends Voice {
  readonly rules: RulesetId;
  readonly agreements: TallyChoices['agreements'];
  readonly onPick: (texts: Texts) => void;
}

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
  const all = [ours.texts, usualTexts(agreements)];
  return (
    <AgreedTogether
      labels={[say('ours.theirs'), say('ours.usual')]}
      place={all.findIndex((texts) => areAgreed(agreements, texts))}
      onPick={(at) => onPick(all[at] ?? {})}
      idle={ours.idle.map((name) => agreementName(say, rules, name))}
      {...{ locale, say }}
    />
  );
}
