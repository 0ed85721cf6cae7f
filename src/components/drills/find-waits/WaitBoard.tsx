import { useMemo, useState } from 'preact/hooks';
import type { WaitTypes } from '../../../engine/drills.ts';
import { familyOf, type Tile } from '../../../engine/notation.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import {
  isAnswered,
  toggleTile,
  type WaitDraft,
  withNone,
} from '../../../stores/drafts/wait-draft.ts';
import { markOf, type WaitView, waitView } from '../../../stores/drafts/wait-view.ts';
import { stepAround } from '../../../stores/question/drill-session.ts';
import { Stage } from '../../answer/Stage.tsx';
import type { Family } from '../../boards/families.ts';
import { GroupsBeside } from '../../boards/GroupsBeside.tsx';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { choiceKeys, familiesIn, TileChoice } from '../../boards/TileChoice.tsx';
import { Button } from '../../parts/Button.tsx';
import { boardLater, type VerdictPart } from '../judgement.tsx';
import type { BoardProps } from '../view.ts';
import '../../boards/board.css';

type WaitBoardProps = BoardProps<WaitTypes, WaitDraft>;
type Judged = typeof import('./WaitProof.tsx');

/** The rows of tiles to choose from, and the one that is open; a verdict opens that of its tile. */
function useRows({ shown, verdict, look }: WaitBoardProps['state']) {
  const families = useMemo(() => familiesIn(shown.concealed), [shown.concealed]);
  const [opened, setOpened] = useState<{ family: Family; under?: typeof verdict }>({ family: 'm' });
  const onActivate = (family: Family): void => setOpened({ family, under: verdict });
  const isLookedAt = look && opened.under !== verdict;
  const wanted = isLookedAt ? (familyOf(look.about as Tile) as Family) : opened.family;
  const active = families.includes(wanted) ? wanted : (families[0] ?? 'm');
  return { families, active, onActivate };
}

export function WaitForm(props: WaitBoardProps & VerdictPart<Judged>) {
  const { session, state, locale, say, judged } = props;
  const { shown, verdict, look, draft } = state;
  const rows = useRows(state);
  // Another tile is shown from its first completion.
  const [stepping, setStepping] = useState({ about: look?.about, at: 0 });
  const completion = stepping.about === look?.about ? stepping.at : 0;
  const view = useMemo(() => waitView(state, completion), [state, completion]);
  const step = (by: number): void => {
    if (view.steps > 0)
      setStepping({ about: look?.about, at: stepAround(completion, by, view.steps) });
  };
  const onTouch = (tile: Tile): void => {
    if (verdict) session.look(tile);
    else session.edit(toggleTile(tile));
  };
  const choice = { ...rows, onTouch };
  const label = say('answer.theHand', { tiles: handLabel(say, locale, shown) });
  return (
    <Stage
      {...props}
      keys={{
        0: () => session.edit(withNone),
        arrowleft: () => step(-1),
        arrowright: () => step(1),
        ...choiceKeys(choice),
      }}
      spoken={
        judged && view.proved ? judged.proofText(view.proved, completion, locale, say) : label
      }
      hand={<Held {...props} view={view} label={label} />}
      ask={say('waits.choose')}
      answer={
        <TileChoice
          {...choice}
          say={say}
          markOf={(tile) => markOf(state, tile)}
          shown={view.proved?.tile}
          rowByRow={props.wholePage}
        />
      }
      isReady={isAnswered(draft)}
      alert={say('waits.unanswered')}
      actions={!verdict && <NoneWins {...props} />}
      verdict={verdict && judged?.verdictText(verdict, locale, say)}
      hintText={judged?.hintText(locale, say)}
      reasons={
        judged && (
          <judged.WaitProof {...{ locale, say, completion }} proved={view.proved} onStep={step} />
        )
      }
    />
  );
}

const NoneWins = ({ session, state, say }: WaitBoardProps) => (
  <Button aria-pressed={state.draft.none} onClick={() => session.edit(withNone)}>
    {say('waits.none')}
  </Button>
);

/** The hand, and the groups and perhaps the pair that count as made beside it. */
function Held({
  state: { shown },
  view,
  label,
  say,
}: WaitBoardProps & { readonly view: WaitView; readonly label: string }) {
  const { concealed, melds } = shown;
  return (
    <>
      <HandBoard
        held={concealed}
        melds={melds}
        label={label}
        say={say}
        aside={view.aside}
        proof={view.regrouped}
      />
      <GroupsBeside hand={shown} whole={13} hasNoPair={!shown.pairInside} say={say} />
    </>
  );
}

export const WaitBoard = boardLater<WaitBoardProps, Judged>(
  () => import('./WaitProof.tsx'),
  WaitForm,
);
