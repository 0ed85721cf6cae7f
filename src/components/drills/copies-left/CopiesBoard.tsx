import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { Stage } from '../../answer/Stage.tsx';
import { FigureField } from '../../boards/FigureField.tsx';
import { boardLater, type VerdictPart } from '../board-later.tsx';
import type { BoardProps, QuestionView } from '../view.ts';
import { CopiesHand, CopiesTable } from './CopiesTable.tsx';
import { COPIES_RULES, type CopiesDraft, type CopiesTypes } from './copies-rules.ts';
import '../../boards/board.css';

type CopiesProps = BoardProps<CopiesTypes, CopiesDraft>;
type Judged = typeof import('./CopiesReasons.tsx');

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

function CopiesBoard(props: CopiesProps & VerdictPart<Judged>) {
  const { session, state, judged, locale, say } = props;
  const { shown, draft, verdict, unread } = state;
  const ringed = verdict?.counts.map(({ tile }) => tile) ?? [];
  const mark = verdict?.right ? 'right' : 'wrong';
  return (
    <Stage<CopiesTypes, CopiesDraft>
      {...props}
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
                mark,
                told: judged.copiesVerdictText(verdict, say),
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
      verdict={verdict && judged?.copiesVerdictText(verdict, say)}
      hintText={judged && ((hints, step) => judged.copiesHintText(hints, step, locale, say))}
      reasons={verdict && judged && <judged.CopiesReasons {...{ shown, verdict, locale, say }} />}
    />
  );
}

export const COPIES_QUESTION: QuestionView<CopiesTypes, CopiesDraft> = {
  rules: COPIES_RULES,
  Board: boardLater<CopiesProps, Judged>(() => import('./CopiesReasons.tsx'), CopiesBoard),
};
