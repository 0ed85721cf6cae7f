import type { TypesOf } from '../../../engine/drills.ts';
import { type Tile as TileKind, WIN_SOURCES } from '../../../engine/notation.ts';
import { placeName } from '../../../i18n/hand/place-name.ts';
import { tileName, tilesInText } from '../../../i18n/hand/tile-names.ts';
import { itemNames } from '../../../i18n/scores/score-names.ts';
import { openKey, type Voice } from '../../../i18n/speak.ts';
import { reachView } from '../../../stores/analyser/reach-view.ts';
import { ReachRing } from '../../boards/ReachRing.tsx';
import { Tile } from '../../tiles/Tile.tsx';

type Ruled = NonNullable<TypesOf<'what-discard'>['detail']['ruled']>;

interface RuledProps extends Voice {
  readonly ruled: Ruled;
}

/** What the rules say of the hand after a discard: what bars it, what wins, what is in reach. */
export function RuledDetail({ ruled, locale, say }: RuledProps) {
  const { id, bar, wins, needsRow, reach } = ruled;
  const rings = reachView(reach ?? [], 0);
  return (
    <>
      {bar && (
        <p class="alert">
          {say('analyse.furiten', { tiles: tilesInText(say, locale, bar.tiles) })} (
          {placeName(say, bar.place)})
        </p>
      )}
      {wins.length > 0 &&
        (needsRow ? (
          <RolesOfWins {...{ ruled, locale, say }} />
        ) : (
          <Unlawful {...{ ruled, locale, say }} />
        ))}
      {rings.length > 0 && (
        <section>
          <h3 class="text-s">{say(openKey(`${id}.reach`))}</h3>
          {rings.map((ring) => (
            <ReachRing key={ring.distance} {...{ ring, rules: id, say }} />
          ))}
        </section>
      )}
    </>
  );
}

/** What counts with each tile, claimed and drawn. */
const RolesOfWins = ({ ruled: { id, wins, bar, mayDeclare }, locale, say }: RuledProps) => (
  <section>
    <h3 class="text-s">{say('discards.wins.title')}</h3>
    <ul class="option-wins grid gap-2 plain-list">
      {wins.map((way) => (
        <li class="grid gap-2" key={way.tile}>
          <Tile tile={way.tile} say={say} size="small" silent />
          <span class="visually-hidden">{tileName(say, way.tile)}</span>
          <span class="grid">
            {WIN_SOURCES.map((by) => {
              const rows = way[by];
              const roles = rows ? itemNames(say, locale, id, rows) : say('analyse.roles.none');
              const isBarred = bar && by === 'discard';
              const counted = isBarred ? say('analyse.roles.barred') : roles;
              return <span key={by}>{say(`analyse.roles.${by}`, { roles: counted })}</span>;
            })}
          </span>
        </li>
      ))}
    </ul>
    {mayDeclare && <p class="question-note">{say('discards.wins.note')}</p>}
  </section>
);

/** The tiles that complete the hand and may not win. */
function Unlawful({ ruled: { wins }, locale, say }: RuledProps) {
  const tilesOf = (ways: Ruled['wins']): string =>
    tilesInText(
      say,
      locale,
      ways.map(({ tile }): TileKind => tile),
    );
  const never = wins.filter(({ discard, self }) => !discard && !self);
  const drawn = wins.filter(({ discard, self }) => !discard && self);
  return (
    <>
      {never.length > 0 && <p>{say('discards.wins.unlawful', { tiles: tilesOf(never) })}</p>}
      {drawn.length > 0 && (
        <p>{say('discards.wins.unlawful.discard', { tiles: tilesOf(drawn) })}</p>
      )}
    </>
  );
}
