/** What the hand is once it has won, rule set by rule set: the rows that count, and with which tiles. */
import type { Lens, ShownLens } from '../../engine/compare.ts';
import { tilesName } from '../../i18n/hand/tile-names.ts';
import { itemName } from '../../i18n/scores/score-names.ts';
import { valueText } from '../../i18n/scores/value-names.ts';
import type { Voice } from '../../i18n/speak.ts';
import { TileRow } from '../tiles/TileRow.tsx';

interface LensRowsProps extends Voice {
  readonly lenses: readonly ShownLens[];
}

export const LensRows = ({ lenses, locale, say }: LensRowsProps) => (
  <div class="compare-cards grid gap-4">
    {lenses
      .filter(({ rows }) => rows.length > 0)
      .map((lens) => (
        <section key={lens.rules} class="compare-card card column gap-2 sans text-s">
          <h2 class="text-l">{say(`source.${lens.rules}`)}</h2>
          <ul class="lens-rows plain-list">
            {lens.rows.map((row) => (
              <LensRow key={row.id} {...{ row, lens, locale, say }} />
            ))}
          </ul>
        </section>
      ))}
  </div>
);

interface LensRowProps extends Omit<LensRowsProps, 'lenses'> {
  readonly row: Lens['rows'][number];
  readonly lens: ShownLens;
}

const LensRow = ({ row: { id, value, tiles }, lens, locale, say }: LensRowProps) => (
  <li class="grid line-below">
    <span>{itemName(say, lens.rules, id)}</span>
    <span class="lens-value">{valueText(say, value)}</span>
    {tiles.length === lens.tiles.length ? (
      <span class="lens-with text-xs soft">{say('lens.withAll')}</span>
    ) : (
      <span class="lens-with text-xs soft">
        <span class="visually-hidden">
          {say('lens.with', { tiles: tilesName(say, locale, tiles) })}
        </span>
        <span aria-hidden="true">
          <TileRow tiles={tiles} say={say} />
        </span>
      </span>
    )}
  </li>
);
