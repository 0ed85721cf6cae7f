import type { ComponentChildren } from 'preact';
import type { SettleTypes } from '../../../engine/drills.ts';
import { type AccountVoice, voiceOf } from '../../../i18n/scores/account-voice.ts';
import { settlePicture } from '../../../stores/drafts/settle-board.ts';
import { draftOf, type SettleDraft, writeSum } from '../../../stores/drafts/settle-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { FigureField } from '../../boards/FigureField.tsx';
import { SettleDrawing } from '../../boards/SettleTable.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { boardLater, judgementOn, type VerdictPart } from '../judgement.tsx';
import type { BoardProps, PositionProps } from '../view.ts';
import { SettlePosition } from './SettlePosition.tsx';
import '../../boards/board.css';

export type SettleBoardProps = BoardProps<SettleTypes, SettleDraft>;
type Judged = typeof import('./SettleReasons.tsx');

export interface SettleCellsProps
  extends Pick<SettleBoardProps, 'session' | 'state'>,
    VerdictPart<Judged> {
  readonly voice: AccountVoice;
}

interface FormProps extends SettleBoardProps {
  /** Several payments and nets to fill in, where not one sum is asked for. */
  readonly Cells?: ((props: SettleCellsProps) => ComponentChildren) | undefined;
  readonly spoken?: string | undefined;
}

function SettleForm(props: FormProps & VerdictPart<Judged>) {
  const { state, locale, say, Cells, judged } = props;
  const { shown, draft } = state;
  const voice = voiceOf(shown, locale, say);
  return (
    <Stage
      {...props}
      {...judgementOn({ ...props, judged: judged?.SETTLE_JUDGEMENT })}
      keys={(root) => digitKeys(root, '[data-field]', (field) => field.focus())}
      spoken={props.spoken}
      context={<SettlePosition shown={shown} voice={voice} />}
      answer={
        Cells ? (
          <Cells {...props} voice={voice} />
        ) : (
          <div class="settle-boards grid items-centre gap-3">
            <UnpaidSeats {...{ shown, locale, say }} />
            <OneSum {...props} />
          </div>
        )
      }
      isReady={Object.values(draft).some(({ text }) => text.trim() !== '')}
      alert={Cells ? judged?.unreadText(state, voice) : say('score.needNumber')}
      aside={Cells && <p class="question-note">{say('accounts.empty')}</p>}
    />
  );
}

/** The seats before anything is paid. */
export function UnpaidSeats({ shown, locale, say }: PositionProps<SettleTypes>) {
  const view = settlePicture({ shown, draft: {}, verdict: undefined });
  const { names } = voiceOf(shown, locale, say);
  return <SettleDrawing {...{ view, names, locale, say }} />;
}

function OneSum({ session, state, locale, say, judged }: SettleBoardProps & VerdictPart<Judged>) {
  const { shown, draft, verdict, unread } = state;
  return (
    <FigureField
      name="sum"
      say={say}
      label={say(`settle.field.${shown.unit}`)}
      withLabel
      text={draftOf(draft, 'sum').text}
      decimal
      isBad={unread.length > 0}
      isJudged={verdict !== undefined}
      judged={verdict?.sum && judged?.oneMark(verdict.sum, voiceOf(shown, locale, say))}
      onWrite={(text) => session.edit(writeSum('sum', text))}
    />
  );
}

export const SettleBoard = boardLater<FormProps, Judged>(
  () => import('./SettleReasons.tsx'),
  SettleForm,
);
