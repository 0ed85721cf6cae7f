import { useMemo } from 'preact/hooks';
import type { TypesOf } from '../../../engine/drills.ts';
import type { Tile as TileKind } from '../../../engine/notation.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { namedAskText } from '../../../i18n/scores/named-ask.ts';
import { itemName } from '../../../i18n/scores/score-names.ts';
import {
  NAMED_NEEDS,
  NAMED_RULES,
  type NamedDraft,
  withMark,
  withName,
  withNamedTile,
} from '../../../stores/drafts/named-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { FAMILIES } from '../../boards/families.ts';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { PickList } from '../../boards/PickList.tsx';
import { pickMark } from '../../boards/pick-mark.ts';
import { choiceKeys, TileChoice } from '../../boards/TileChoice.tsx';
import { useNextFrame } from '../../parts/use-next-frame.ts';
import { boardLater, type VerdictPart } from '../board-later.tsx';
import type { BoardParts, BoardProps, QuestionView } from '../view.ts';
import { type OpenFamily, useFamily } from './use-family.ts';
import '../../boards/board.css';
import '../../answer/answers.css';

export type NamedTypes = TypesOf<'name-hand'>;

type NamedProps = BoardProps<NamedTypes, NamedDraft>;
type Judged = typeof import('./NamedWins.tsx');

/** A hand, complete or one tile short: its name, its waits, its mark. */
function namedParts(
  props: NamedProps & VerdictPart<Judged>,
  [active, onActivate]: OpenFamily,
): BoardParts<NamedTypes, NamedDraft> {
  const { session, state, locale, say, judged } = props;
  const { shown, draft, verdict, unread } = state;
  const need = NAMED_NEEDS.find((known) => unread.includes(known));
  const onTouch = (tile: TileKind): void => session.edit(withNamedTile(tile));
  const choice = { families: FAMILIES, active, onActivate, onTouch };
  const isShort = shown.hand.win === undefined;
  return {
    keys: isShort ? choiceKeys(choice) : {},
    spoken: say('answer.hand', { tiles: handLabel(say, locale, allTiles(shown.hand)) }),
    hand: <Held {...props} />,
    ask: namedAskText(shown, say),
    answer: (
      <div class="named-answer grid gap-2">
        <Names {...props} />
        <Marks {...props} />
        {isShort && (
          <TileChoice
            {...choice}
            say={say}
            markOf={(tile) => tileMark(state, tile)}
            shown={verdict?.best.tile}
            rowByRow={props.wholePage}
          />
        )}
      </div>
    ),
    isReady: draft.name !== undefined || draft.tiles.length > 0 || draft.mark !== undefined,
    alert: say(`named.need.${need ?? 'name'}`),
    verdict: verdict && judged?.namedVerdictText(verdict, shown, locale, say),
    hintText:
      judged && ((hints, step) => judged.namedHintText(hints, step, { shown, locale, say })),
    aside: isShort && !verdict && <p class="question-note">{say('named.best')}</p>,
    reasons: verdict && judged && <judged.NamedWins {...{ shown, verdict, say }} />,
  };
}

function NamedBoard(props: NamedProps & VerdictPart<Judged>) {
  const family = useFamily();
  return <Stage {...props} {...namedParts(props, family)} />;
}

type Shown = NamedTypes['shown'];

/** The last tile of a complete hand among the others. */
export const allTiles = ({ concealed, melds, win }: Shown['hand']) => ({
  concealed: win ? [...concealed, win.tile] : concealed,
  melds,
});

function Held({ state: { shown, verdict }, locale, say }: NamedProps) {
  // The hand is regrouped once the verdict stands.
  const best = useNextFrame(verdict) ? verdict?.best : undefined;
  const proof = useMemo(
    () => best && { tile: best.tile, placing: best.placing, wins: true },
    [best],
  );
  const held = allTiles(shown.hand);
  return (
    <HandBoard
      held={best ? shown.hand.concealed : held.concealed}
      melds={held.melds}
      label={say('answer.hand', { tiles: handLabel(say, locale, held) })}
      say={say}
      proof={proof}
    />
  );
}

const Names = ({ session, state: { shown, draft, verdict }, say }: NamedProps) => (
  <PickList
    label={say('named.names')}
    ids={shown.names}
    chosen={draft.name}
    wanted={verdict?.wanted.name}
    nameOf={(name) => itemName(say, shown.rules, name)}
    onPick={(name) => session.edit(withName(name))}
  />
);

const Marks = ({ session, state: { shown, draft, verdict }, say }: NamedProps) => (
  <div class="named-marks grid gap-2">
    <p class="question-note">{say('named.mark')}</p>
    <PickList
      label={say('named.mark')}
      ids={shown.marks}
      chosen={draft.mark}
      wanted={verdict?.wanted.mark}
      nameOf={(n) => say('sheet.points', { n })}
      onPick={(mark) => session.edit(withMark(mark))}
    />
  </div>
);

function tileMark({ draft, verdict }: NamedProps['state'], tile: TileKind) {
  const wanted = verdict?.wanted.tiles.includes(tile) ?? false;
  return pickMark({ chosen: draft.tiles.includes(tile), wanted, checked: verdict !== undefined });
}

export const NAMED_QUESTION: QuestionView<NamedTypes, NamedDraft> = {
  rules: NAMED_RULES,
  Board: boardLater<NamedProps, Judged>(() => import('./NamedWins.tsx'), NamedBoard),
};
