import { percent } from '../../../i18n/percent.ts';
import { safeHintText, safeReasonText, safeVerdictText } from '../../../i18n/table/safe-words.ts';
import { BestMark } from '../../boards/BestMark.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';
import type { SafeTypes } from './safe-rules.ts';

/** Each tile with its risk and its reason, the safest first. */
function Reasons({ shown, verdict, ...voice }: SolvedProps<SafeTypes>) {
  const { locale, say } = voice;
  const isWeighed = shown.ask !== 'free';
  return (
    <div class="grid gap-2">
      <table class="row-table claim-table full-width text-s figure-line">
        <caption class="bold">{say('safe.rows')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('safe.rows.tile')}</th>
            {isWeighed && <th scope="col">{say('safe.rows.risk')}</th>}
            <th scope="col">{say('safe.rows.why')}</th>
          </tr>
        </thead>
        <tbody>
          {verdict.rows.map((row) => (
            <tr key={row.tile} data-best={row.isWanted ? '' : undefined}>
              <th scope="row">
                <Tile tile={row.tile} say={say} size="small" />
                {row.isWanted && <BestMark text={say('safe.rows.best')} />}
              </th>
              {isWeighed && <td>{percent(locale, row.chance)}</td>}
              <td>{safeReasonText(row, voice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isWeighed && <p class="question-note">{say('safe.rows.note')}</p>}
    </div>
  );
}

export const SAFE_JUDGEMENT: Judgement<SafeTypes> = {
  verdictText: safeVerdictText,
  hintText: safeHintText,
  Reasons,
};
