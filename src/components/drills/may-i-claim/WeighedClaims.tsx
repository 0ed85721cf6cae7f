import type { TypesOf } from '../../../engine/drills.ts';
import {
  adviceText,
  agreementText,
  type Weighed,
  winShare,
} from '../../../i18n/claims/way-words.ts';
import { awayName } from '../../../i18n/discards/discard-words.ts';
import { pointsText } from '../../../i18n/table/counsel-words.ts';
import { RulePlaceLink } from '../../boards/RulePlaceLink.tsx';
import type { PositionProps } from '../view.ts';
import { CompareClaims } from './CompareClaims.tsx';

type ClaimTypes = TypesOf<'may-i-claim'>;

interface WeighedProps extends PositionProps<ClaimTypes> {
  readonly proof: ClaimTypes['hints'];
  readonly weighed: Weighed;
}

/** What each way is worth, and what the source says of the offer. */
export function WeighedClaims({ shown, proof, weighed, ...voice }: WeighedProps) {
  const { say } = voice;
  const { counts, ways } = weighed;
  const behind = [
    say('claim.way.behind'),
    (way: Weighed['ways'][number]) => (way.behind > 0 ? pointsText(way.behind, voice) : '—'),
  ] as const;
  return (
    <div class="claim-reasons grid gap-2">
      {weighed.advice.length > 0 && <h3 class="text-s bold">{say('claim.advice')}</h3>}
      {weighed.advice.map((advice) => (
        <p class="text-s" key={advice.kind}>
          {adviceText(advice, proof.claims, voice)} <RulePlaceLink {...advice} {...voice} />{' '}
          {agreementText(advice, proof, voice)}
        </p>
      ))}
      <CompareClaims
        {...{ shown, say }}
        wise={proof.wise}
        rows={ways}
        columns={[
          [
            say('claim.compared.distance'),
            ({ choice }) => (choice.distance < 0 ? '—' : awayName(say, choice.distance)),
          ],
          [say('claim.way.wins'), ({ choice }) => winShare(choice.win, voice)],
          ...(counts ? [behind] : []),
        ]}
      />
      <p class="question-note">{say(counts ? 'claim.way.measure' : 'claim.way.measure.wins')}</p>
    </div>
  );
}
