import type { TableChoiceTypes } from '../../../engine/drills.ts';
import { Stage } from '../../answer/Stage.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { useLater } from '../../parts/use-later.ts';
import { boardLater, type VerdictPart } from '../board-later.tsx';
import type { QuestionView } from '../view.ts';
import type { ChoiceProps } from './ChoiceTable.tsx';
import { TABLE_CHOICE_RULES, type TableChoiceDraft } from './choice-rules.ts';
import '../../boards/board.css';
import '../../answer/answers.css';

type Judged = typeof import('./ChoiceJudged.tsx');

const loadTable = () => import('./ChoiceTable.tsx');

/** A place of a hand, and what the reader would do there. */
function ChoiceBoard(props: ChoiceProps & VerdictPart<Judged>) {
  const { state, judged, locale, say } = props;
  const { shown, draft, verdict } = state;
  const table = useLater(loadTable);
  const situation = table?.situation(shown, say) ?? '';
  return (
    <Stage
      {...props}
      keys={(root) => digitKeys(root, '.held-tile, .line-button', (choice) => choice.click())}
      spoken={`${situation} ${say('counsel.review.again')}`}
      context={<p class="situation">{situation}</p>}
      ask={say('counsel.review.again')}
      answer={table && <table.ChoiceTable {...props} />}
      isReady={draft.move !== undefined}
      alert={say('choice.need')}
      verdict={judged && verdict && judged.choiceVerdict(verdict, { locale, say })}
      hintText={judged && ((hints, step) => judged.choiceHint(hints, step, { locale, say }))}
      reasons={judged && verdict && <judged.ChoiceReasons {...{ shown, verdict, locale, say }} />}
    />
  );
}

export const CHOICE_QUESTION: QuestionView<TableChoiceTypes, TableChoiceDraft> = {
  rules: TABLE_CHOICE_RULES,
  Board: boardLater<ChoiceProps, Judged>(() => import('./ChoiceJudged.tsx'), ChoiceBoard),
};
