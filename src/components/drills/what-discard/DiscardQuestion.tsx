import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { TypesOf } from '../../../engine/drills.ts';
import type { Tile as TileKind } from '../../../engine/notation.ts';
import { ownSeatText } from '../../../i18n/hand/situation-words.ts';
import { handLabel, tileInText, tileName } from '../../../i18n/hand/tile-names.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import type { Say } from '../../../i18n/speak.ts';
import {
  type DiscardDraft,
  lift,
  liftedTile,
  moveLift,
} from '../../../stores/drafts/discard-draft.ts';
import { type DiscardView, discardView } from '../../../stores/drafts/discard-view.ts';
import { stepAround } from '../../../stores/question/drill-session.ts';
import { Stage, type StageProps } from '../../answer/Stage.tsx';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { DISCARD_SIGNS } from '../../boards/DiscardSign.tsx';
import { GroupsBeside } from '../../boards/GroupsBeside.tsx';
import { OwnRiver } from '../../boards/OwnRiver.tsx';
import { type Keys, placeKeys } from '../../parts/use-keys.ts';
import { useLater } from '../../parts/use-later.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { stacksOf, TileStacks } from '../../tiles/TileStacks.tsx';
import { boardLater, type VerdictPart } from '../judgement.tsx';
import type { BoardParts, BoardProps, PositionProps } from '../view.ts';
import type { DiscardTable } from './DiscardTable.tsx';
import { loadReasons } from './load-reasons.ts';
import { loadTable } from './load-table.ts';
import '../../boards/board.css';

export type DiscardProps = BoardProps<TypesOf<'what-discard'>, DiscardDraft>;

/** What a hand that is played on adds to its question. */
export interface Playing
  extends Partial<Pick<StageProps<never, never>, 'context' | 'answer' | 'actions' | 'keys'>> {
  /** In place of the question: what is asked, or nothing. */
  readonly ask: string | undefined;
  /** Whether the last tile was drawn. */
  readonly isDrawn: boolean;
  readonly discard: () => void;
}

type Judged = typeof import('./DiscardReasons.tsx');

interface QuestionProps extends DiscardProps, VerdictPart<Judged> {
  readonly usePlaying: (props: DiscardProps) => Playing;
}

interface HandProps extends DiscardProps, VerdictPart<Judged> {
  readonly playing: Playing;
  readonly view: DiscardView;
}

function Question(props: QuestionProps) {
  const { state, usePlaying } = props;
  const playing = usePlaying(props);
  const view = useMemo(() => discardView(state), [state]);
  return <Stage {...props} {...discardParts({ ...props, playing, view })} />;
}

type Parts = BoardParts<TypesOf<'what-discard'>, DiscardDraft>;

function discardParts(props: HandProps): Parts {
  const { session, state, locale, say, judged, playing, view } = props;
  const { shown, draft, verdict } = state;
  const tile = verdict ? undefined : liftedTile(shown, draft);
  return {
    proceed: () => proceed(props),
    keys: keysOf(props),
    spoken: say('answer.theHand', { tiles: handLabel(say, locale, shown) }),
    context: (
      <>
        <DiscardRules {...{ shown, say }} />
        {playing.context}
      </>
    ),
    hand: <Hand {...props} />,
    ask: !verdict && playing.ask,
    answer: <Below {...props} />,
    isReady: tile !== undefined,
    deed: <Deed tile={tile} say={say} />,
    actions: playing.actions,
    verdict: verdict && judged?.verdictText(verdict, locale, say),
    grade: verdict && { name: verdict.grade, sign: DISCARD_SIGNS[verdict.grade] },
    hintText: judged?.hintText(locale, say),
    reasons: verdict && judged && (
      <judged.DiscardReasons
        {...{ shown, verdict, view, locale, say }}
        look={state.look}
        onShow={session.look}
      />
    ),
  };
}

/** One discard, which is not played on. */
function discardAlone(props: DiscardProps & VerdictPart<Judged>): Parts {
  const { session, state, say } = props;
  const playing = {
    ask: say('discards.choose'),
    isDrawn: false,
    discard: () => void session.check(performance.now()),
  };
  return discardParts({ ...props, playing, view: discardView(state) });
}

/** Discards the lifted tile; if none is, lifts the one that has the focus. */
function proceed({ session, state: { verdict }, playing, onward }: HandProps): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (verdict) onward.go();
  else if (session.$state.get().draft.lifted !== undefined) playing.discard();
  else if (focused !== undefined) lift(session, Number(focused));
}

/** Digits lift by place, arrows move. */
function keysOf({ session, state: { verdict, shown }, playing, view }: HandProps): Keys {
  /** Lifts the next tile; once judged, steps through the discards that keep the distance. */
  const move = (by: number): void => {
    if (!verdict) {
      moveLift(session, by);
      return;
    }
    const about = session.$state.get().look?.about;
    const at = view.sensible.findIndex(({ tile }) => tile === about);
    const next = view.sensible[stepAround(at < 0 ? undefined : at, by, view.sensible.length)];
    if (next && next.tile !== about) session.look(next.tile);
  };
  return {
    arrowleft: () => move(-1),
    arrowright: () => move(1),
    ...placeKeys(shown.concealed.length, (place) => lift(session, place)),
    ...playing.keys,
  };
}

function Hand({ session, state, playing, view, locale, say }: HandProps) {
  const { shown, draft, verdict } = state;
  const { concealed } = shown;
  /** Lifts a tile, or discards it if it is lifted; once answered, steps into its discard. */
  const touch = (place: number): void => {
    const tile = concealed[place];
    if (verdict && tile) session.look(tile);
    else if (draft.lifted === place) playing.discard();
    else lift(session, place);
  };
  return (
    <>
      <div class="discard-hand">
        <DiscardBoard
          hand={shown}
          label={say('answer.theHand', { tiles: handLabel(say, locale, shown) })}
          say={say}
          lifted={draft.lifted}
          drawn={playing.isDrawn}
          ruledOut={view.ruledOut}
          marks={verdict && view.marks}
          onTouch={touch}
        />
      </div>
      <GroupsBeside hand={shown} whole={14} say={say} />
    </>
  );
}

type Shown = Pick<PositionProps<TypesOf<'what-discard'>>, 'shown' | 'say'>;

/** The rules of the question, and where the player sits if that matters to them. */
export function DiscardRules({ shown, say }: Shown) {
  const { rules, seat = 'E', round, bars, weighs, table } = shown;
  if (!rules) return null;
  const hasSeat = bars || round || weighs;
  return (
    <p class="situation">
      {rulesName(say, rules)}. {hasSeat && ownSeatText(say, { seat, ...(round && { round }) })}
      {table && ` ${say('safe.left', { n: table.left })}`}
    </p>
  );
}

interface OwnDiscardsProps extends Shown {
  /** Those that bar a hand. */
  readonly barred?: readonly TileKind[] | undefined;
}

/** One's own discards, those ringed that bar the hand. */
export function OwnDiscards({ shown: { river, bars, table }, barred, say }: OwnDiscardsProps) {
  if (!river || table || (!bars && river.length === 0)) return null;
  const ringed = river.flatMap((tile, at) => (barred?.includes(tile) ? [at] : []));
  return <OwnRiver tiles={river} {...{ ringed, say }} />;
}

export const SeenTiles = ({ shown: { seen, table }, say }: Shown) =>
  seen.length > 0 && !table ? (
    <div class="seen grid items-centre gap-1" role="group" aria-label={say('discards.seen')}>
      <p class="question-note">{say('discards.seen')}</p>
      <TileStacks stacks={stacksOf(seen)} say={say} />
    </div>
  ) : null;

function Table(props: Parameters<typeof DiscardTable>[0]) {
  const drawn = useLater(loadTable);
  return drawn ? <drawn.DiscardTable {...props} /> : null;
}

/** The tiles seen on the table; of one's own, those that bar the hand stepped into or answered. */
function Below({ state, playing, say }: HandProps) {
  const { shown, verdict, look } = state;
  const barred = look ? look.detail.option.barred : verdict?.chosen.barred;
  return (
    <>
      <OwnDiscards {...{ shown, barred, say }} />
      <SeenTiles {...{ shown, say }} />
      {shown.table && <Table table={shown.table} say={say} />}
      {playing.answer}
      <SpokenLift state={state} say={say} />
    </>
  );
}

interface DeedProps {
  readonly tile: TileKind | undefined;
  readonly say: Say;
}

const Deed = ({ tile, say }: DeedProps) =>
  tile ? (
    <>
      <span aria-hidden="true">
        {say('discards.pick')}
        <Tile tile={tile} say={say} size="inline" silent />
      </span>
      <span class="visually-hidden">
        {say('discards.discard', { tile: tileInText(say, 'the', tile) })}
      </span>
    </>
  ) : (
    say('discards.pick')
  );

/** Says which tile is lifted, for those who do not see it. */
function SpokenLift({ state, say }: Pick<HandProps, 'state' | 'say'>) {
  const { shown, draft, verdict } = state;
  const tile = verdict ? undefined : liftedTile(shown, draft);
  const [at, n] = [(draft.lifted ?? 0) + 1, shown.concealed.length];
  return (
    <p class="visually-hidden" role="status">
      {tile && say('discards.lifted', { tile: tileName(say, tile), at, n })}
    </p>
  );
}

const PlayedQuestion = boardLater<Omit<QuestionProps, 'judged'>, Judged>(loadReasons, Question);

/** The board of a hand that is played on. */
export const boardOfPlay =
  (usePlaying: QuestionProps['usePlaying']) =>
  (props: DiscardProps): ComponentChildren => <PlayedQuestion {...props} usePlaying={usePlaying} />;

export const SingleDiscard = boardLater<DiscardProps, Judged>(loadReasons, (props) => (
  <Stage {...props} {...discardAlone(props)} />
));
