import { useMemo, useState } from 'preact/hooks';
import type { TypesOf } from '../../../engine/drills.ts';
import type { Tile as TileKind } from '../../../engine/notation.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { namedAskText } from '../../../i18n/scores/named-ask.ts';
import { itemName } from '../../../i18n/scores/score-names.ts';
import {
  NAMED_NEEDS,
  type NamedDraft,
  withMark,
  withName,
  withNamedTile,
} from '../../../stores/drafts/named-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { FAMILIES, type Family } from '../../boards/families.ts';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { PickList } from '../../boards/PickList.tsx';
import { pickMark } from '../../boards/pick-mark.ts';
import { choiceKeys, TileChoice } from '../../boards/TileChoice.tsx';
import { useNextFrame } from '../../parts/use-next-frame.ts';
import { type JudgedBoardProps, judgedLater, judgementOn } from '../judgement.tsx';
import '../../boards/board.css';
import '../../answer/answers.css';

export type NamedTypes = TypesOf<'name-hand'>;

type NamedProps = JudgedBoardProps<NamedTypes, NamedDraft>;

/** A hand, complete or one tile short: its name, its waits, its mark. */
function NamedForm(props: NamedProps) {
  const { session, state, locale, say } = props;
  const { shown, draft, verdict, unread } = state;
  const [active, onActivate] = useState<Family>('m');
  const need = NAMED_NEEDS.find((known) => unread.includes(known));
  const onTouch = (tile: TileKind): void => session.edit(withNamedTile(tile));
  const choice = { families: FAMILIES, active, onActivate, onTouch };
  const isShort = shown.hand.win === undefined;
  return (
    <Stage
      {...props}
      {...judgementOn(props)}
      keys={isShort ? choiceKeys(choice) : {}}
      spoken={say('answer.hand', { tiles: handLabel(say, locale, allTiles(shown.hand)) })}
      hand={<Held {...props} />}
      ask={namedAskText(shown, say)}
      answer={
        <div class="named-answer grid gap-1">
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
      }
      isReady={draft.name !== undefined || draft.tiles.length > 0 || draft.mark !== undefined}
      alert={say(`named.need.${need ?? 'name'}`)}
      aside={isShort && !verdict && <p class="question-note">{say('named.best')}</p>}
    />
  );
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
  <div class="named-marks grid gap-1">
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

export const NamedBoard = judgedLater(
  async () => (await import('./NamedWins.tsx')).NAMED_JUDGEMENT,
  NamedForm,
);
