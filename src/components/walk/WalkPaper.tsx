import type { QuestionData, TableTypes } from '../../engine/drills.ts';
import { listText, type Voice } from '../../i18n/speak.ts';
import { promptOf, stackName } from '../../i18n/table/table-prompt.ts';
import { ShownHand } from '../drills/table/ShownHand.tsx';
import { TileRow } from '../tiles/TileRow.tsx';

interface PaperProps extends Voice {
  readonly asked: readonly QuestionData<TableTypes>[];
}

/** What is asked at the table of a walk, with everything that the drawing shows there. */
export const WalkPaper = ({ asked, locale, say }: PaperProps) => (
  // Its numbers stay in sight without a style sheet of its own.
  <ol class="walk-paper" style={{ paddingInlineStart: '1.75em' }}>
    {asked.map((question, at) => (
      <li key={at}>
        <p>
          {[
            ...(question.shown.players === asked[at - 1]?.shown.players
              ? []
              : [seatsOf(question.shown, { locale, say })]),
            promptOf(question.shown, { locale, say }),
            ...seenIn(question, say),
          ].join(' ')}
        </p>
        <OpenTiles shown={question.shown} locale={locale} say={say} />
      </li>
    ))}
  </ol>
);

type Shown = TableTypes['shown'];

const seatsOf = ({ players }: Shown, { locale, say }: Voice): string =>
  say('walk.paper.seats', { players: listText(locale, [...players]) });

/** Where the walls are open, which stack has the ring, what was thrown. */
function seenIn({ texts, shown }: QuestionData<TableTypes>, say: Voice['say']): readonly string[] {
  if (shown.ask === 'ranked') {
    return [...shown.players].map((player, at) =>
      say('scene.act.throw', {
        who: player,
        total: (shown.thrown[at] ?? []).reduce((sum, face) => sum + face, 0),
      }),
    );
  }
  if (!('openedAt' in shown)) return [];
  const stack = stackName(shown, shown.openedAt, say);
  const ringed =
    shown.ask === 'dealt' ? [say('walk.paper.ringed', { n: Number(texts['stack']) })] : [];
  return [...ringed, say('walk.paper.breach', { stack })];
}

/** The tiles that lie open, or are held. */
function OpenTiles({ shown, locale, say }: Voice & { readonly shown: Shown }) {
  if (shown.ask === 'lot') return <TileRow tiles={shown.row} say={say} />;
  if (shown.ask !== 'taker') return null;
  return (
    <>
      {shown.hands.map(({ player, hand }) => (
        <div key={player}>
          {player} <ShownHand hand={hand} locale={locale} say={say} />
        </div>
      ))}
    </>
  );
}
