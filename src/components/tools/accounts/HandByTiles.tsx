/** A hand of the accounts by taps, counted as the analyser counts it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { handAt, type TilesWorth, textsOf } from '../../../engine/accounts.ts';
import {
  lastTiles,
  remainingCircumstances,
  type TallyError,
  type Texts,
  tallyChoices,
  tallyOf,
} from '../../../engine/drills.ts';
import type { Hand, Seat } from '../../../engine/notation.ts';
import { describeTallyError } from '../../../i18n/scores/tally-words.ts';
import { createTilesDraft, type TilesDraft } from '../../../stores/accounts/tiles-draft.ts';
import { faceIn, LAYINGS } from '../../../stores/picker/hand-picker.ts';
import { ScoreSheet } from '../../boards/ScoreSheet.tsx';
import { useStore } from '../../parts/use-store.ts';
import { EditableHand } from '../../picker/EditableHand.tsx';
import { LastTiles } from '../../picker/LastTiles.tsx';
import { TilesToTap } from '../../picker/TilesToTap.tsx';
import { WinSituation } from '../analyser/WinSituation.tsx';
import type { EndFieldsProps } from './EndFields.tsx';
import '../../answer/answers.css';

interface HandByTilesProps extends EndFieldsProps {
  readonly seat: Seat;
  readonly worth: TilesWorth | undefined;
  readonly onTell: (worth: TilesWorth | undefined) => void;
}

/** As it was won at the table, whatever was said in the picker. */
const wonSo = (hand: Hand, by: 'self' | 'discard' | undefined): Hand => {
  const { win, ...held } = hand;
  return win && by ? { ...held, win: { ...win, by } } : held;
};

export function HandByTiles({
  open,
  game,
  draft,
  seat,
  worth,
  onTell,
  locale,
  say,
}: HandByTilesProps) {
  const { side, book } = open;
  const { kit } = side;
  const [{ picker, tallying, $worth }] = useState(() =>
    createTilesDraft(worth, ['how', ...kit.extras.map(({ id }) => id)]),
  );
  const picked = useStore(picker.$picked);
  const said = useStore(tallying.$texts);
  const how = draft.from === 'wall' ? 'self' : 'discard';
  const by = draft.winners.includes(seat) ? how : undefined;
  const hand = picked.hand && wonSo(picked.hand, by);
  const texts = textsOf(handAt(side, book, game), seat, said);
  const tell = useRef(onTell);
  tell.current = onTell;
  useEffect(() => $worth.listen((told) => tell.current(told)), [$worth]);
  const reds = kit.table.redFives?.inSet(Number(book.options[kit.table.redFives.option] ?? 0));
  return (
    <>
      <EditableHand
        hand={picked.hand}
        none={say('analyse.none')}
        say={say}
        onRemove={picker.remove}
      />
      {hand && <Counted {...{ hand, texts, by, side, picker, tallying, locale, say }} />}
      <TilesToTap
        picker={picker}
        picked={picked}
        isAsleep={picked.error !== undefined}
        reds={reds && reds.length > 0 ? reds : undefined}
        layings={LAYINGS}
        withFlowers
        say={say}
      />
    </>
  );
}

interface CountedProps extends Pick<HandByTilesProps, 'locale' | 'say'> {
  readonly hand: Hand;
  readonly texts: Texts;
  readonly by: 'self' | 'discard' | undefined;
  readonly side: HandByTilesProps['open']['side'];
  readonly picker: TilesDraft['picker'];
  readonly tallying: TilesDraft['tallying'];
}

function Counted({ hand, texts, by, side, picker, tallying, locale, say }: CountedProps) {
  const holdsAll = hand.concealed.length + 3 * hand.melds.length === 14;
  if (by !== undefined && !hand.win && holdsAll) {
    const last = lastTiles(side, hand);
    return last.length > 0 ? (
      <LastTiles
        label={say('tally.last')}
        tiles={last}
        faceOf={(tile) => faceIn(hand, tile)}
        onPick={picker.winWith}
        say={say}
      />
    ) : (
      <p class="question-note">{say('tally.notWon')}</p>
    );
  }
  if (by !== undefined && !hand.win) return null;
  const tally = tallyOf(side, hand, texts);
  const choices = tallyChoices(side, hand, texts);
  const own = choices.circumstances.filter(({ id }) => id !== side.kit.table.exchange?.how);
  /** What cannot be said any more goes. */
  const tell = (changed: Texts): void => {
    const how = remainingCircumstances(side, hand, { ...texts, ...changed });
    tallying.say({ ...changed, how });
  };
  return (
    <>
      {tally.ok ? (
        <p class="bold lining" role="status">
          {tally.value.sheet.uncounted
            ? say('tally.won')
            : say('tally.worth', { n: tally.value.sheet.totals.total })}
        </p>
      ) : (
        <p class="question-note" role="status">
          {describeTallyError(say, tally.error.error as TallyError)}
        </p>
      )}
      <WinSituation
        {...{ hand, side, texts, say }}
        table={picker}
        tallying={{ say: tell }}
        choices={{ ...choices, circumstances: own }}
      />
      {tally.ok && (
        <details class="fold">
          <summary>{say('score.sheet')}</summary>
          <ScoreSheet sheet={tally.value.sheet} locale={locale} say={say} />
        </details>
      )}
    </>
  );
}
