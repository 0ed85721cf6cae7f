import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { Stage } from '../../answer/Stage.tsx';
import { FigureField } from '../../boards/FigureField.tsx';
import { type JudgedBoardProps, judgedLater, judgementOn } from '../judgement.tsx';
import { CopiesHand, CopiesTable } from './CopiesTable.tsx';
import type { CopiesDraft, CopiesTypes } from './copies-rules.ts';
import '../../boards/board.css';

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

function CopiesForm(props: JudgedBoardProps<CopiesTypes, CopiesDraft>) {
  const { session, state, judged, locale, say } = props;
  const { shown, draft, verdict, unread } = state;
  const ringed = verdict?.counts.map(({ tile }) => tile);
  return (
    <Stage
      {...props}
      {...judgementOn(props)}
      keys={Object.fromEntries([
        ...DIGITS.map((digit) => [digit, () => session.edit((text) => text + digit)]),
        ['backspace', () => session.edit((text) => text.slice(0, -1))],
      ])}
      spoken={`${say('answer.hand', { tiles: handLabel(say, locale, shown.hand) })} ${say('copies.ask')}`}
      hand={
        <>
          <CopiesHand {...{ shown, ringed, locale, say }} />
          <CopiesTable {...{ shown, ringed, locale, say }} />
        </>
      }
      ask={say('copies.ask')}
      answer={
        <div class="copies-answer cluster middle">
          <FigureField
            name="copies"
            label={say('copies.left')}
            text={draft}
            isBad={unread.length > 0}
            isJudged={verdict !== undefined}
            judged={
              verdict &&
              judged && {
                mark: verdict.right ? 'right' : 'wrong',
                text: judged.verdictText(verdict, { shown, locale, say }),
                ...(!verdict.right && { wanted: verdict.wanted }),
              }
            }
            say={say}
            onWrite={(text) => session.edit(() => text)}
          />
        </div>
      }
      isReady={draft.trim() !== ''}
      alert={say('copies.need')}
    />
  );
}

export const CopiesBoard = judgedLater(
  async () => (await import('./CopiesReasons.tsx')).COPIES_JUDGEMENT,
  CopiesForm,
);
