import type { ComponentChildren } from 'preact';
import {
  courseAway,
  courseReason,
  expectedText,
  pointsText,
  pushHintText,
  pushVerdictText,
  sumText,
} from '../../../i18n/discards/push-words.ts';
import { tileName } from '../../../i18n/hand/tile-names.ts';
import { percent } from '../../../i18n/percent.ts';
import { BestMark } from '../../boards/BestMark.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';
import { COURSES, type PushTypes } from './push-rules.ts';

type Standoff = PushTypes['verdict']['standoff'];
type Weighed = Standoff['push'];

const NOTHING = '—';

/** Both choices side by side, what tells them apart, and why either tile is as dangerous as it is. */
function Reasons({ verdict: { standoff }, ...voice }: SolvedProps<PushTypes>) {
  const { locale, say } = voice;
  // From further off no goals are looked for.
  const isKnown = ({ win, distance }: Weighed): boolean =>
    win > 0 || distance <= standoff.push.distance;
  const points = (amount: number): string => (amount > 0 ? pointsText(amount, voice) : NOTHING);
  const rows: readonly (readonly [head: string, cell: (course: Weighed) => ComponentChildren])[] = [
    [say('push.rows.value'), ({ value }) => <strong>{expectedText(value, voice)}</strong>],
    [say('push.rows.distance'), (course) => courseAway(course, say)],
    [say('push.rows.win'), (course) => (isKnown(course) ? percent(locale, course.win) : NOTHING)],
    [say('push.rows.pays'), ({ pays }) => points(pays)],
    [say('push.rows.give'), ({ give }) => percent(locale, give)],
    [say('push.rows.costs'), ({ costs }) => points(costs)],
  ];
  return (
    <div class="grid gap-2">
      <table class="row-table claim-table full-width text-s figure-line">
        <caption class="bold">{say('push.rows')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('push.rows.what')}</th>
            {COURSES.map((course) => (
              <th scope="col" key={course}>
                <Tile tile={standoff[course].tile} say={say} size="small" />{' '}
                {say(`push.rows.${course}`)}
                {course === standoff.best && <BestMark text={say('safe.rows.best')} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, cell]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {COURSES.map((course) => (
                <td key={course}>{cell(standoff[course])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="text-s">{sumText(standoff, voice)}</p>
      {standoff.countsReady && <p class="text-s">{say('push.sum.drawn')}</p>}
      {COURSES.map((course) => (
        <p class="text-s" key={course}>
          {say('safe.hint.tile', {
            tile: tileName(say, standoff[course].tile),
            why: courseReason(standoff[course], standoff, voice),
          })}
        </p>
      ))}
      <p class="question-note">{say('push.note')}</p>
    </div>
  );
}

export const PUSH_JUDGEMENT: Judgement<PushTypes> = {
  verdictText: pushVerdictText,
  hintText: pushHintText,
  Reasons,
};
