import type { Asked, TableTypes } from '../../engine/drills.ts';
import { listed, type Voice } from '../../i18n/speak.ts';
import { promptOf, stackName } from '../../i18n/table-prompt.ts';
import { HandTiles } from '../drills/table/ShownHand.tsx';
import { TileRow } from '../tiles/TileRow.tsx';

interface PaperProps extends Voice {
  readonly asked: readonly Asked<TableTypes>[];
}

/** What is asked at the table of a walk, with everything that the drawing shows there. */
export const WalkPaper = ({ asked, locale, say }: PaperProps) => (
  <ol class="walk-paper">
    {asked.map((question, at) => (
      <li key={at}>
        <p>
          {[promptOf(question.shown, { locale, say }), ...seenIn(question, { locale, say })].join(
            ' ',
          )}
        </p>
        <Lying shown={question.shown} say={say} />
      </li>
    ))}
  </ol>
);

/** Who sits where, where the walls are open, which stack has the ring, what was thrown. */
function seenIn({ texts, shown }: Asked<TableTypes>, { locale, say }: Voice): readonly string[] {
  const seats = say('walk.paper.seats', { players: listed(locale, [...shown.players]) });
  if (shown.ask === 'ranked') {
    const thrown = [...shown.players].map((player, at) =>
      say('walk.paper.thrown', {
        player,
        total: (shown.thrown[at] ?? []).reduce((sum, face) => sum + face, 0),
      }),
    );
    return [...thrown, seats];
  }
  if (!('openedAt' in shown)) return [seats];
  const stack = stackName(shown, shown.openedAt, say);
  const ringed =
    shown.ask === 'dealt' ? [say('walk.paper.ringed', { n: Number(texts['stack']) })] : [];
  return [...ringed, say('walk.paper.breach', { stack }), seats];
}

/** The tiles that lie open, or are held. */
function Lying({ shown, say }: Pick<Voice, 'say'> & { readonly shown: TableTypes['shown'] }) {
  if (shown.ask === 'lot') return <TileRow tiles={shown.row} say={say} />;
  if (shown.ask !== 'taker') return null;
  return (
    <>
      {shown.hands.map(({ player, hand }) => (
        <p key={player}>
          {player} <HandTiles hand={hand} say={say} />
        </p>
      ))}
    </>
  );
}
