/** Each tile that completes the hand anywhere, and what it is under each rule set. */
import type { Lenses, LensTile, LensWay, ShownLens } from '../../engine/compare.ts';
import type { Tile as TileKind } from '../../engine/notation.ts';
import { tileName } from '../../i18n/hand/tile-names.ts';
import { openKey, type Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';

interface LensTableProps extends Lenses {
  readonly say: Say;
}

export function LensTable({ lenses, tiles, say }: LensTableProps) {
  if (tiles.length === 0) {
    return (
      <p class="alert" role="status">
        {say('lens.notReady')}
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and keys scroll what has the focus.
    <div class="lens-scroll scroll" role="region" aria-label={say('lens.table')} tabIndex={0}>
      <table class="lens-table full-width sans text-s">
        <thead>
          <tr>
            <th scope="col">{say('lens.tile')}</th>
            {lenses.map((lens) => (
              <th scope="col" key={lens.rules}>
                {say(`source.${lens.rules}`)}
                <span class="soft">{headOf(say, lens)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiles.map((tile) => (
            <TileLine key={tile} {...{ tile, lenses, say }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function headOf(say: Say, { tiles, hasUnknownMeld }: ShownLens): string {
  if (hasUnknownMeld) return say('lens.unknownMeld');
  return say('lens.completes', { n: tiles.length });
}

interface TileLineProps extends Pick<LensTableProps, 'lenses' | 'say'> {
  readonly tile: TileKind;
}

const TileLine = ({ tile, lenses, say }: TileLineProps) => (
  <tr>
    <th scope="row">
      <span class="visually-hidden">{tileName(say, tile)}</span>
      <Tile tile={tile} say={say} silent />
    </th>
    {lenses.map(({ rules, tiles }) => (
      <Under key={rules} under={tiles.find((under) => under.tile === tile)} say={say} />
    ))}
  </tr>
);

interface UnderProps {
  readonly under: LensTile | undefined;
  readonly say: Say;
}

function Under({ under, say }: UnderProps) {
  if (!under) {
    return (
      <td data-way="none">
        <span aria-hidden="true">–</span>
        <span class="visually-hidden">{say('lens.nothing')}</span>
      </td>
    );
  }
  const { discard, self } = under.ways;
  const [claimed, drawn] = [wayText(say, discard), wayText(say, self)];
  return (
    <td data-way={lookOf(discard, self)}>
      <span>{claimed}</span>
      {drawn !== claimed && <span class="soft">{say('lens.drawn', { worth: drawn })}</span>}
    </td>
  );
}

const isLawful = ({ verdict }: LensWay): boolean =>
  verdict === 'wins' || verdict === 'declared' || verdict === 'uncounted';

/** Whether it wins in each way, in one, or in none. */
function lookOf(discard: LensWay, self: LensWay): string {
  if (isLawful(discard) && isLawful(self)) return 'wins';
  return isLawful(discard) || isLawful(self) ? 'partly' : 'not';
}

/** What a hand won so is worth; or why it does not win. */
function wayText(say: Say, { verdict, reason, total = 0 }: LensWay): string {
  switch (verdict) {
    case 'wins':
      return say('lens.worth', { n: total });
    case 'declared':
      return say('lens.declared', { n: total });
    case 'uncounted':
      return say('lens.uncounted');
    case 'not-complete':
      return say('lens.nothing');
    case 'not-enough':
      return say(openKey(`lens.why.${reason?.code ?? 'below-minimum'}`), { n: total });
    default:
      return say(openKey(`lens.why.${reason?.code ?? 'barred'}`), { n: total });
  }
}
