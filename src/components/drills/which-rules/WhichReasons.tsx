import type { TypesOf } from '../../../engine/drills.ts';
import { figure } from '../../../i18n/money.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import {
  tellText,
  whichHintText,
  whichVerdictText,
} from '../../../i18n/scores/which-rules-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import { OtherRules } from '../../boards/OtherRules.tsx';
import { RulePlaceLink } from '../../boards/RulePlaceLink.tsx';
import { ScoreSheet } from '../../boards/ScoreSheet.tsx';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';
import { LineTiles, plainValueText } from './PlainLine.tsx';

type WhichTypes = TypesOf<'which-rules'>;
type Proof = WhichTypes['hints'];

/** What gives the rule set away, and the hand under all five. */
function Reasons({ shown, verdict: { proof }, locale, say }: SolvedProps<WhichTypes>) {
  return (
    <div class="grid gap-3 text-s">
      <Clues {...{ proof, locale, say }} />
      <Standings {...{ shown, proof, locale, say }} />
      <OtherRules won={{ ...shown, how: [], extras: {} }} {...{ locale, say }} />
    </div>
  );
}

/** What gives the rule set away. */
export function Clues({ proof, locale, say }: Voice & { readonly proof: Proof }) {
  return (
    <>
      {proof.tells.length > 0 && (
        <section>
          <h3 class="text-s bold">{say('whichRules.tells')}</h3>
          <ul class="grid gap-1 plain-list">
            {proof.tells.map((tell) => (
              <li key={tell.code}>
                {tellText(tell, say)}{' '}
                {tell.cited && <RulePlaceLink {...tell.cited} {...{ locale, say }} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {proof.sheet && (
        <section>
          <h3 class="text-s bold">
            {say('whichRules.named', { rules: rulesName(say, proof.answer) })}
          </h3>
          <ScoreSheet sheet={proof.sheet} {...{ locale, say }} />
        </section>
      )}
      {proof.ownLines.length > 0 && (
        <section>
          <p>{say('whichRules.own')}</p>
          <ul class="grid gap-1 plain-list">
            {proof.ownLines.map((line, at) => (
              <li class="row cluster gap-2" key={at}>
                <LineTiles {...{ line, say }} />
                <strong>{plainValueText(line.value, say)}</strong>
                <RulePlaceLink {...line} {...{ locale, say }} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface StandingsProps extends Voice {
  readonly shown: WhichTypes['shown'];
  readonly proof: Proof;
}

function Standings({ shown: { seat }, proof, locale, say }: StandingsProps) {
  return (
    <table class="row-table which-table full-width figure-line text-s">
      <caption class="bold">{say('whichRules.standings')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('whichRules.standings.rules')}</th>
          <th scope="col">{say('whichRules.standings.total')}</th>
          <th scope="col">{say('whichRules.standings.gets')}</th>
        </tr>
      </thead>
      <tbody>
        {proof.standings.map(({ rules, verdict, total, payments, against }) => (
          <tr key={rules} data-best={rules === proof.answer ? '' : undefined}>
            <th scope="row">{rulesName(say, rules)}</th>
            {verdict === 'wins' ? (
              <>
                <td>{figure(locale, total, 'points')}</td>
                <td>{figure(locale, payments?.[seat] ?? 0, 'points')}</td>
              </>
            ) : (
              <td colSpan={2}>
                {say(`whichRules.verdict.${verdict}`)}{' '}
                {against && <RulePlaceLink {...against} {...{ locale, say }} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const WHICH_JUDGEMENT: Judgement<WhichTypes> = {
  verdictText: whichVerdictText,
  hintText: whichHintText,
  Reasons,
};
