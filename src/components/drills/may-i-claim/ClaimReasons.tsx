import type { TypesOf } from '../../../engine/drills.ts';
import { groupTiles } from '../../../engine/notation.ts';
import { claimName } from '../../../i18n/claims/claim-names.ts';
import {
  barText,
  claimHintText,
  claimVerdictText,
  standingText,
} from '../../../i18n/claims/claim-words.ts';
import { copiesName } from '../../../i18n/discards/discard-words.ts';
import { RulePlaceLink } from '../../boards/RulePlaceLink.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';
import { CompareClaims } from './CompareClaims.tsx';
import { WeighedClaims } from './WeighedClaims.tsx';

type ClaimTypes = TypesOf<'may-i-claim'>;
type ClaimProps = SolvedProps<ClaimTypes>;

/** Each claim with its rule, and the hand after each choice. */
function Reasons({ shown, verdict, locale, say }: ClaimProps) {
  const { proof } = verdict;
  if (proof.weighed)
    return <WeighedClaims {...{ shown, proof, locale, say }} weighed={proof.weighed} />;
  const isWon = proof.claims.some(({ claim, bar }) => claim === 'win' && !bar);
  return (
    <div class="claim-reasons grid gap-2">
      <ul class="text-s plain-list grid gap-2">
        {proof.claims.map((claim) => (
          <li class="grid gap-2" key={claim.id} data-allowed={claim.bar ? undefined : ''}>
            <span class="claim-look">
              {claim.group ? (
                <TileRow tiles={groupTiles(claim.group)} say={say} size="small" />
              ) : (
                claimName(say, claim)
              )}
            </span>
            <span>
              {claim.bar ? barText(claim.bar, proof, { locale, say }) : say('claim.allowed')}{' '}
              <RulePlaceLink {...(claim.bar ?? claim)} {...{ locale, say }} />
            </span>
          </li>
        ))}
      </ul>
      {!isWon && proof.options.length > 1 && <Compared {...{ shown, verdict, locale, say }} />}
    </div>
  );
}

function Compared({ shown, verdict: { proof }, say }: ClaimProps) {
  const { options, wise, least } = proof;
  return (
    <>
      <CompareClaims
        {...{ shown, wise, say }}
        rows={options}
        columns={[
          [say('claim.compared.distance'), (option) => standingText(say, option, proof)],
          [
            say('claim.compared.accepts'),
            ({ short, count }) => (short === undefined ? copiesName(say, count) : '—'),
          ],
        ]}
      />
      <p class="question-note">{say('claim.compared.measure')}</p>
      {least !== undefined && (
        <p class="question-note">{say('claim.compared.least', { n: least })}</p>
      )}
    </>
  );
}

export const CLAIM_JUDGEMENT: Judgement<ClaimTypes> = {
  verdictText: claimVerdictText,
  hintText: claimHintText,
  Reasons,
};
