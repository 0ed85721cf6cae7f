import { useMemo, useState } from 'preact/hooks';
import type { TypesOf } from '../../../engine/drills.ts';
import { handLabel, tileName } from '../../../i18n/hand/tile-names.ts';
import { kindName, waitKindHint, waitKindVerdict } from '../../../i18n/waits/wait-kind-words.ts';
import { Stage } from '../../answer/Stage.tsx';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { PickList } from '../../boards/PickList.tsx';
import { Button } from '../../parts/Button.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import type { BoardProps, PositionProps } from '../view.ts';
import '../../boards/board.css';

export type NameWaitTypes = TypesOf<'name-wait'>;
export type WaitKindDraft = NameWaitTypes['answer'] | undefined;
type WaitKindProps = BoardProps<NameWaitTypes, WaitKindDraft>;

/** The way that is looked at once the answer is judged, and steps to the others. */
function useWay({ verdict }: WaitKindProps['state']) {
  const [looked, setLooked] = useState({ verdict, at: 0 });
  const ways = verdict?.ways ?? [];
  const count = Math.max(1, ways.length);
  const at = looked.verdict === verdict ? looked.at : 0;
  const step = (by: number): void => setLooked({ verdict, at: (at + by + count) % count });
  return { ways, at, way: ways[at], step };
}

/** A hand and a tile that completes it: the kinds to choose from, hints, and each way regrouped. */
export function WaitKindBoard(props: WaitKindProps) {
  const { state, locale, say } = props;
  const { shown, draft, verdict } = state;
  const { ways, at, way, step } = useWay(state);
  const label = say('answer.theHand', { tiles: handLabel(say, locale, shown) });
  return (
    <Stage
      {...props}
      keys={(root) => ({
        ...digitKeys(root, '.line-button'),
        arrowleft: () => step(-1),
        arrowright: () => step(1),
      })}
      spoken={label}
      hand={<HandToName {...{ shown, locale, say }} placing={way?.placing ?? shown.placing} />}
      ask={
        <>
          {say(shown.placing ? 'waitKind.askReading' : 'waitKind.ask', {
            tile: tileName(say, shown.tile),
          })}{' '}
          <Tile tile={shown.tile} say={say} silent size="small" />
        </>
      }
      answer={<KindChoice {...props} />}
      isReady={draft !== undefined}
      alert={say('waitKind.pickOne')}
      verdict={verdict && way && waitKindVerdict(say, { verdict, way, at })}
      hintText={(hints, step) => waitKindHint(say, locale, hints, step)}
      actions={
        ways.length > 1 && <Button onClick={() => step(1)}>{say('waitKind.nextWay')}</Button>
      }
    />
  );
}

interface HandToNameProps extends PositionProps<NameWaitTypes> {
  /** The hand as it is completed, where that is shown. */
  readonly placing: NameWaitTypes['shown']['placing'];
}

export function HandToName({ shown, placing, locale, say }: HandToNameProps) {
  const { concealed, melds, tile } = shown;
  const proof = useMemo(() => placing && { tile, placing, wins: true }, [placing, tile]);
  return (
    <HandBoard
      held={concealed}
      melds={melds}
      label={say('answer.theHand', { tiles: handLabel(say, locale, shown) })}
      say={say}
      proof={proof}
    />
  );
}

const KindChoice = ({ session, state: { shown, draft, verdict }, say }: WaitKindProps) => (
  <PickList
    label={say('waitKind.kinds')}
    ids={shown.names}
    chosen={draft}
    wanted={verdict?.wanted}
    nameOf={(name) => kindName(say, name)}
    onPick={(name) => session.edit(() => name)}
  />
);
