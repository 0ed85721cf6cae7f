/** The end of a hand of the first evening: a win is counted line by line, a loss says what was missing. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { plainTile, type TileText, WINDS } from '../../engine/notation.ts';
import { type Sheet, sheetSteps } from '../../engine/scoring.ts';
import { playerFirst, playerInText } from '../../i18n/hand/player-names.ts';
import type { Voice } from '../../i18n/speak.ts';
import { resultText } from '../../i18n/table/play-words.ts';
import type { TablePlay } from '../../stores/table/open-table.ts';
import { ScoreSheet } from '../boards/ScoreSheet.tsx';
import { Button } from '../parts/Button.tsx';
import { PressedSeal } from '../parts/PressedSeal.tsx';
import { MeldTiles } from '../tiles/MeldTiles.tsx';
import { TileRow } from '../tiles/TileRow.tsx';
import { shownHand, type TableEnd } from './final-hand.ts';
import { Elsewhere, OpenHand, Payments, seatNames } from './HandEnd.tsx';
import '../answer/answers.css';

/** Where it goes on: an open table, and a course by its title. */
export interface Onwards {
  readonly openTable: string;
  readonly course: { readonly href: string; readonly title: string };
}

interface EndProps extends Voice, Onwards {
  readonly news: Parameters<typeof Payments>[0]['news'];
  readonly finished: TableEnd;
  readonly play: TablePlay;
  readonly onAnotherWall: () => void;
}

const LAST_LINE = '.sheet-sum > :last-child, .sheet-lines:last-child > :last-child';

export function WholeHandEnd(props: EndProps) {
  const { news, finished, locale, say } = props;
  const { result, sheets, lacking } = finished;
  const own = sheets[news.you];
  const winner = result.by === 'win' ? result.winner : undefined;
  const isOwn = winner === news.you;
  const [shown, setShown] = useState(0);
  const root = useRef<HTMLElement>(null);
  const isCounted = !isOwn || own === undefined || shown >= sheetSteps(own);
  // What was pressed is gone with what was in sight.
  useEffect(() => {
    if (shown === 0) scrollTo({ top: 0 });
    if (shown === 0 || isCounted) {
      root.current?.querySelector('button')?.focus({ preventScroll: true });
    }
    if (shown > 0) root.current?.querySelector(LAST_LINE)?.scrollIntoView({ block: 'nearest' });
  }, [shown, isCounted]);
  const names = seatNames(news, say);
  const others = WINDS.filter((wind) => wind !== news.you);
  return (
    <section ref={root} class="hand-end grid gap-4" aria-label={say('play.hands')}>
      <h2>
        {endText(props)} {isOwn && <PressedSeal name="" />}
      </h2>
      {isOwn && own ? (
        <Count {...props} sheet={own} shown={shown} onNext={() => setShown(shown + 1)} />
      ) : (
        lacking && <Lacking {...props} lacking={lacking} />
      )}
      {isCounted && (
        <>
          <p class="whole-hand-played text-l">{say('wholeHand.played')}</p>
          <Onward {...props} />
          {(isOwn ? others : WINDS.toSorted((a, b) => rank(a, winner) - rank(b, winner))).map(
            (wind) => (
              <OpenHand key={wind} {...{ wind, finished, locale, say }} name={names[wind]} />
            ),
          )}
          <Payments news={news} finished={finished} locale={locale} say={say} />
        </>
      )}
    </section>
  );
}

/** To the one who played: it was his win, or his discard, or none of his. */
function endText({ news: { you }, finished, say }: EndProps) {
  const { result } = finished;
  if (result.by !== 'win' || result.rob) return resultText(finished, you, say);
  if (result.winner !== you) {
    const wind = playerFirst(say, result.winner);
    return result.from === you
      ? say('play.over.discard.yours', { wind })
      : resultText(finished, you, say);
  }
  return result.from === null
    ? say('wholeHand.won.drawn')
    : say('wholeHand.won.given', { giver: playerInText(say, 'of', result.from) });
}

const rank = (wind: string, winner: string | undefined): number => (wind === winner ? 0 : 1);

interface CountProps extends EndProps {
  readonly sheet: Sheet;
  readonly shown: number;
  readonly onNext: () => void;
}

/** A tap a line; each lights its tiles. */
function Count({ news, finished, sheet, shown, onNext, locale, say }: CountProps) {
  const hand = shownHand(finished.hands[news.you]);
  if (!hand) return null;
  const { concealed, melds } = hand;
  const groups = sheet.lines[shown - 1]?.groups ?? [];
  const lit = litTiles(
    concealed,
    groups.filter(({ open }) => !open).flatMap(({ tiles }) => tiles),
  );
  const isOver = shown >= sheetSteps(sheet);
  return (
    <section class="whole-hand-count grid gap-3">
      {!isOver && <p class="table-ask sans text-s soft">{say('wholeHand.count')}</p>}
      <p class="table-laid in-sight row cluster">
        <TileRow
          tiles={concealed}
          say={say}
          winning={shown === 0 ? concealed.length - 1 : undefined}
          isRinged={(at) => lit.has(at)}
        />
        {melds.map((meld, at) => (
          <MeldTiles
            key={at}
            meld={meld}
            say={say}
            isRinged={() => groups.some(({ open, tiles }) => open && tiles.includes(meld.tile))}
          />
        ))}
      </p>
      <div role="status">
        <ScoreSheet sheet={sheet} shown={shown} locale={locale} say={say} />
      </div>
      {isOver && <Elsewhere finished={finished} locale={locale} say={say} />}
      {!isOver && (
        <p class="table-onward cluster gap-2">
          <Button look="main" data-ready="" onClick={onNext}>
            {say('score.nextLine')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Where tiles of the groups stand in the hand, each once. */
function litTiles(held: readonly TileText[], wanted: readonly unknown[]): ReadonlySet<number> {
  const left = [...wanted];
  const lit = new Set<number>();
  for (const [at, tile] of held.entries()) {
    const place = left.indexOf(plainTile(tile));
    if (place < 0) continue;
    left.splice(place, 1);
    lit.add(at);
  }
  return lit;
}

interface LackingProps extends EndProps {
  readonly lacking: NonNullable<TableEnd['lacking']>;
}

function Lacking({ lacking: { distance, accepts }, say }: LackingProps) {
  return (
    <section class="whole-hand-lacking grid gap-3" aria-label={say('wholeHand.lost')}>
      <h3>{say('wholeHand.lost')}</h3>
      <p>
        {distance === 0 ? say('wholeHand.lost.ready') : say('wholeHand.lost.far', { n: distance })}
      </p>
      <p class="table-laid row cluster">
        <TileRow tiles={accepts.map(({ tile }) => tile)} say={say} />
      </p>
    </section>
  );
}

const Onward = ({ play, onAnotherWall, openTable, course, say }: EndProps) => (
  <p class="table-onward cluster gap-2">
    <Button onClick={() => void play.sameWall()}>{say('wholeHand.same')}</Button>
    <Button onClick={onAnotherWall}>{say('wholeHand.another')}</Button>
    <a class="button" href={openTable}>
      {say('evening.open')}
    </a>
    <a class="button" href={course.href}>
      {say('evening.course', { title: course.title })}
    </a>
  </p>
);
