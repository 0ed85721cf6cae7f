import { Stage } from '../../answer/Stage.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { useLater } from '../../parts/use-later.ts';
import { type JudgedBoardProps, judgedLater, judgementOn } from '../judgement.tsx';
import type { TableChoiceDraft, TableChoiceTypes } from './choice-rules.ts';
import '../../boards/board.css';
import '../../answer/answers.css';

const loadTable = () => import('./ChoiceTable.tsx');

/** A place of a hand, and what the reader would do there. */
function ChoiceForm(props: JudgedBoardProps<TableChoiceTypes, TableChoiceDraft>) {
  const { state, say } = props;
  const { shown, draft } = state;
  const table = useLater(loadTable);
  const situation = table?.situation(shown, say) ?? '';
  return (
    <Stage
      {...props}
      {...judgementOn(props)}
      keys={(root) => digitKeys(root, '.held-tile, .line-button')}
      spoken={`${situation} ${say('counsel.review.again')}`}
      context={<p class="situation">{situation}</p>}
      ask={say('counsel.review.again')}
      answer={table && <table.ChoiceTable {...props} />}
      isReady={draft.move !== undefined}
      alert={say('choice.need')}
    />
  );
}

export const ChoiceBoard = judgedLater(
  async () => (await import('./ChoiceReasons.tsx')).CHOICE_JUDGEMENT,
  ChoiceForm,
);
