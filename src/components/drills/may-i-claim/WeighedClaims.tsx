import type { TypesOf } from '../../../engine/drills.ts';
import { claimChoiceName } from '../../../i18n/claims/claim-names.ts';
import {
  adviceText,
  agreementText,
  behindText,
  type Weighed,
  winShare,
} from '../../../i18n/claims/way-words.ts';
import { awayName } from '../../../i18n/discards/discard-words.ts';
import { RulePlaceLink } from '../../boards/RulePlaceLink.tsx';
import type { PositionProps } from '../view.ts';

type ClaimTypes = TypesOf<'may-i-claim'>;

interface WeighedProps extends PositionProps<ClaimTypes> {
  readonly proof: ClaimTypes['hints'];
  readonly weighed: Weighed;
}

/** What each way is worth, and what the source says of the offer. */
export function WeighedClaims({ shown, proof, weighed, ...voice }: WeighedProps) {
  const { say } = voice;
  return (
    <div class="claim-reasons grid gap-2">
      {weighed.advice.length > 0 && <h3 class="text-s bold">{say('claim.advice')}</h3>}
      {weighed.advice.map((advice) => (
        <p class="text-s" key={advice.kind}>
          {adviceText(advice, proof.claims, voice)} <RulePlaceLink {...advice} {...voice} />{' '}
          {agreementText(advice, proof, voice)}
        </p>
      ))}
      <Compared {...{ shown, proof, weighed, ...voice }} />
    </div>
  );
}

function Compared({ shown, proof: { wise }, weighed: { ways, counts }, ...voice }: WeighedProps) {
  const { say } = voice;
  return (
    <>
      <table class="claim-table full-width text-s figure-line">
        <caption class="bold">{say('claim.compared')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('claim.compared.choice')}</th>
            <th scope="col">{say('claim.compared.distance')}</th>
            <th scope="col">{say('claim.way.wins')}</th>
            {counts && <th scope="col">{say('claim.way.behind')}</th>}
          </tr>
        </thead>
        <tbody>
          {ways.map(({ id, choice, behind }) => (
            <tr key={id} data-wise={wise.includes(id) ? '' : undefined}>
              <th scope="row">
                {claimChoiceName(say, shown.claims, id)}
                {wise.includes(id) && (
                  <>
                    {' '}
                    <span class="claim-best text-xs">{say('claim.best')}</span>
                  </>
                )}
              </th>
              <td>{choice.distance < 0 ? '—' : awayName(say, choice.distance)}</td>
              <td>{winShare(choice.win, voice)}</td>
              {counts && <td>{behind > 0 ? behindText(behind, voice) : '—'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="question-note">{say(counts ? 'claim.way.measure' : 'claim.way.measure.wins')}</p>
    </>
  );
}
