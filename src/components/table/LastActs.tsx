/** What has just happened, in words, and how everybody stands: beside the table where there is room. */
import { Fragment } from 'preact';
import { useRef } from 'preact/hooks';
import { isSameData, SEATS, type TileText, tileText, type Wind } from '../../engine/notation.ts';
import type { Move, SeatView } from '../../engine/play.ts';
import type { Scene } from '../../engine/table.ts';
import type { OfferedAgreement } from '../../i18n/scores/agreement-words.ts';
import type { Say } from '../../i18n/speak.ts';
import { moveSentence } from '../../i18n/table/play-words.ts';
import { Tile } from '../tiles/Tile.tsx';
import { playerName } from './TableSeat.tsx';

const MOST = 6;

interface Act {
  readonly nth: number;
  readonly move: Move;
}

/** The last moves, the newest one last; nobody needs to be told that another player draws. */
function useActs(last: Move | undefined, you: Wind): readonly Act[] {
  const acts = useRef<readonly Act[]>([]);
  const count = useRef(0);
  const before = useRef<Move>();
  if (last !== before.current) {
    before.current = last;
    if (last === undefined) acts.current = [];
    else if (last.m !== 'draw' || last.seat === you) {
      acts.current = [...acts.current, { nth: ++count.current, move: last }].slice(-MOST);
    }
  }
  return acts.current;
}

type TileMove = Extract<Move, { readonly tile: unknown }>;

const hasTile = (move: Move): move is TileMove => Object.hasOwn(move, 'tile');

const faceOf = (move: TileMove): TileText =>
  tileText(move.tile, 'red' in move ? move.red : undefined);

interface LastActsProps {
  readonly last: Move | undefined;
  readonly you: Wind;
  readonly scene: Scene;
  /** What each seat has won or lost so far, written. */
  readonly scores: readonly string[] | undefined;
  /** What may be agreed on under these rules, and what was. */
  readonly offered: readonly OfferedAgreement[];
  readonly agreed: SeatView['agreed'];
  readonly say: Say;
}

export function LastActs({ last, you, scene, scores, offered, agreed, say }: LastActsProps) {
  const acts = useActs(last, you);
  return (
    <aside class="table-rail sans text-s">
      <h2>{say('play.acts')}</h2>
      <ol class="plain-list grid gap-1">
        {acts.map(({ nth, move }) => (
          <li key={nth} class="row gap-2">
            <span>{moveSentence(move, you, say)}</span>
            {hasTile(move) && <Tile tile={faceOf(move)} say={say} silent />}
          </li>
        ))}
      </ol>
      {scores && <Scores scene={scene} scores={scores} say={say} />}
      {offered.length > 0 && (
        <details class="fold">
          <summary>{say('play.agreements')}</summary>
          <dl class="text-xs">
            {offered.map(({ name, label, choices }) => (
              <Fragment key={name}>
                <dt class="soft">{label}</dt>
                <dd>{choices.find(({ value }) => isSameData(value, agreed[name]))?.label}</dd>
              </Fragment>
            ))}
          </dl>
        </details>
      )}
    </aside>
  );
}

interface ScoresProps extends Pick<LastActsProps, 'scene' | 'say'> {
  readonly scores: readonly string[];
}

const Scores = ({ scene, scores, say }: ScoresProps) => (
  <>
    <h2>{say('play.totals')}</h2>
    <ul class="plain-list grid gap-1 figure-line">
      {SEATS.map((seat) => {
        const row = scene.seats[seat];
        return (
          row && (
            <li key={seat} class="row gap-2">
              <span>{playerName(row, seat, say)}</span>
              <strong>{scores[seat]}</strong>
            </li>
          )
        );
      })}
    </ul>
  </>
);
