import { ruleHref } from '../../../course/links.ts';
import type { TableTypes } from '../../../engine/drills.ts';
import { placeName } from '../../../i18n/hand/place-name.ts';
import { answerText, reasonText, ruleText } from '../../../i18n/table/table-words.ts';
import { takesSeveral } from '../../../stores/drafts/table-draft.ts';
import { rove } from '../../parts/rove.ts';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';

export const roveTable = (board: HTMLElement): void => rove(board, '.seat-board, .picks');

/** Why it is so, and where the source says it. */
export const Reasons = ({ shown, verdict, ...voice }: SolvedProps<TableTypes>) => (
  <>
    <ol class="table-reason text-m">
      {verdict.reasons.map((line, at) => (
        <li key={`${at}`}>{reasonText(line, voice)}</li>
      ))}
    </ol>
    {verdict.cited.length > 0 && (
      <ul class="table-cited cluster text-s plain-list">
        {verdict.cited.map(({ rule, place }) => (
          <li key={rule}>
            <a class="inline-row touch" href={ruleHref(voice.locale, rule)}>
              {voice.say('table.cited', {
                source: voice.say(`source.${shown.rules}`),
                place: placeName(voice.say, place),
              })}
            </a>
          </li>
        ))}
      </ul>
    )}
  </>
);

export const TABLE_JUDGEMENT: Judgement<TableTypes> = {
  verdictText: ({ right, marks: { found, missed, wrong } }, { shown, say }) => {
    if (right) return say('answer.correct');
    return takesSeveral(shown) && shown.ask !== 'families' && found > 0
      ? say('table.marks', { missed, wrong })
      : say('table.notYet');
  },
  hintText: ({ way, answer }, step, { shown, ...voice }) => {
    if (step === 'rule') return ruleText(shown, voice.say);
    if (step === 'way') return way.map((line) => reasonText(line, voice)).join(' ');
    return voice.say('answer.is', { answer: answerText(shown, answer, voice) });
  },
  Reasons,
};
