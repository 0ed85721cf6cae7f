import type { ComponentChildren } from 'preact';
import type { ScoringTypes } from '../../../engine/drills.ts';
import { fieldName } from '../../../i18n/scores/score-names.ts';
import { seatIn, writeFigure } from '../../../stores/drafts/scoring-draft.ts';
import { FigureField } from '../../boards/FigureField.tsx';
import type { AnswerProps } from './ScoringBoard.tsx';

type Field = ScoringTypes['shown']['fields'][number];

const isFigure = ({ id }: Field): boolean => seatIn(id) === undefined;

interface ScoringFieldsProps extends AnswerProps {
  readonly enough?: ComponentChildren;
}

/** What is written, and whether the hand may go out; judged where it stands. */
export function ScoringFields(props: ScoringFieldsProps) {
  const { fields } = props.state.shown;
  const payments = fields.filter((field) => !isFigure(field));
  return (
    <div class="scoring-answer cluster middle items-end gap-4">
      <FieldRow {...props} fields={fields.filter(isFigure)} />
      {props.enough}
      {payments.length > 0 && (
        <>
          <FieldRow {...props} fields={payments} />
          <p class="question-note full-width text-centre">{props.say('score.empty')}</p>
        </>
      )}
    </div>
  );
}

interface FieldRowProps extends AnswerProps {
  readonly fields: readonly Field[];
}

const FieldRow = ({ fields, session, state, judged, locale, say }: FieldRowProps) => (
  <div class="scoring-fields cluster gap-2 middle items-end">
    {fields.map(({ id }) => {
      const verdict = state.verdict?.fields.find(({ field }) => field === id);
      const label = fieldName(say, state.shown, id);
      return (
        <FigureField
          key={id}
          name={id}
          say={say}
          label={label}
          withLabel
          text={state.draft.figures[id] ?? ''}
          isBad={state.unread.includes(id)}
          isJudged={state.verdict !== undefined}
          judged={verdict && judged?.fieldMark(verdict, label, { locale, say })}
          onWrite={(text) => session.edit(writeFigure(id, text))}
        />
      );
    })}
  </div>
);
