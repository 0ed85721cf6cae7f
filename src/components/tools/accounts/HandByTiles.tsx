/** A hand of the accounts by taps, counted as the analyser counts it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { handAt, type TilesWorth, textsOf } from '../../../engine/accounts.ts';
import {
  remainingCircumstances,
  type TallyError,
  type Texts,
  tallyChoices,
  tallyOf,
} from '../../../engine/drills.ts';
import type { Hand, Seat } from '../../../engine/notation.ts';
import { describeTallyError } from '../../../i18n/scores/tally-words.ts';
import { createTilesDraft, type TilesDraft } from '../../../stores/accounts/tiles-draft.ts';
import { LAYINGS } from '../../../stores/picker/hand-picker.ts';
import { ScoreSheet } from '../../boards/ScoreSheet.tsx';
import { Fold } from '../../parts/Fold.tsx';
import { useStore } from '../../parts/use-store.ts';
import { EditableHand } from '../../picker/EditableHand.tsx';
import { TilesToTap } from '../../picker/TilesToTap.tsx';
import { LastTile, lacksLastTile } from '../analyser/LastTile.tsx';
import { WinSituation } from '../analyser/WinSituation.tsx';
import type { EntryFieldsProps } from './entry-fields.ts';
import '../../answer/answers.css';

interface HandByTilesProps extends EntryFieldsProps {
  readonly seat: Seat;
  readonly worth: TilesWorth | undefined;
  readonly onWorth: (worth: TilesWorth | undefined) => void;
}

type WonBy = NonNullable<Hand['win']>['by'];

/** As it was won at the table, whatever was said in the picker. */
const wonSo = (hand: Hand, by: WonBy | undefined): Hand => {
  const { win, ...held } = hand;
  return win && by ? { ...held, win: { ...win, by } } : held;
};

export function HandByTiles(props: HandByTilesProps) {
  const { open, game, draft, seat, worth, onWorth, say } = props;
  const { settleRules, book } = open;
  const { kit } = settleRules;
  const [{ picker, tallying, $worth }] = useState(() =>
    createTilesDraft(worth, ['how', ...kit.extras.map(({ id }) => id)]),
  );
  const picked = useStore(picker.$picked);
  const said = useStore(tallying.$texts);
  const by = draft.winners.includes(seat)
    ? draft.from === 'wall'
      ? 'self'
      : 'discard'
    : undefined;
  const onNow = useRef(onWorth);
  onNow.current = onWorth;
  useEffect(() => $worth.listen((now) => onNow.current(now)), [$worth]);
  const { redFives } = kit.table;
  const reds = redFives?.inSet(Number(book.options[redFives.option] ?? 0)) ?? [];
  return (
    <>
      <EditableHand
        hand={picked.hand}
        none={say('analyse.none')}
        say={say}
        onRemove={picker.remove}
      />
      {picked.hand && (
        <HandCount
          {...props}
          {...{ picker, tallying, by }}
          hand={wonSo(picked.hand, by)}
          texts={textsOf(handAt(settleRules, book, game), seat, said)}
        />
      )}
      <TilesToTap
        picker={picker}
        picked={picked}
        isLocked={picked.error !== undefined}
        reds={reds.length > 0 ? reds : undefined}
        layings={LAYINGS}
        withFlowers
        say={say}
      />
    </>
  );
}

interface HandCountProps extends Pick<HandByTilesProps, 'open' | 'locale' | 'say'> {
  readonly hand: Hand;
  readonly texts: Texts;
  /** Absent for a hand that did not win. */
  readonly by: WonBy | undefined;
  readonly picker: TilesDraft['picker'];
  readonly tallying: TilesDraft['tallying'];
}

function HandCount({ hand, texts, by, open, picker, tallying, locale, say }: HandCountProps) {
  const { settleRules } = open;
  if (by && lacksLastTile(hand)) return <LastTile {...{ hand, settleRules, say }} table={picker} />;
  if (by && !hand.win) return null;
  const tally = tallyOf(settleRules, hand, texts);
  const choices = tallyChoices(settleRules, hand, texts);
  const own = choices.circumstances.filter(({ id }) => id !== settleRules.kit.table.exchange?.how);
  /** What cannot be said any more goes. */
  const tell = (changed: Texts): void => {
    const how = remainingCircumstances(settleRules, hand, { ...texts, ...changed });
    tallying.say({ ...changed, how });
  };
  return (
    <>
      {tally.ok ? (
        <p class="bold lining" role="status">
          {tally.value.sheet.uncounted
            ? say('tally.won')
            : say('sheet.points', { n: tally.value.sheet.totals.total })}
        </p>
      ) : (
        <p class="question-note" role="status">
          {describeTallyError(say, tally.error.error as TallyError)}
        </p>
      )}
      <WinSituation
        {...{ hand, settleRules, texts, say }}
        table={picker}
        tallying={{ say: tell }}
        choices={{ ...choices, circumstances: own }}
      />
      {tally.ok && (
        <Fold open={false} summary={say('score.sheet')}>
          {() => <ScoreSheet sheet={tally.value.sheet} locale={locale} say={say} />}
        </Fold>
      )}
    </>
  );
}
