import type { WaitingAnalysis } from '../../../engine/hand.ts';
import { type HeldHand, type Tile as TileKind, WIN_SOURCES } from '../../../engine/notation.ts';
import { tileName, tilesInText } from '../../../i18n/hand/tile-names.ts';
import { itemNames } from '../../../i18n/scores/score-names.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { Tallying } from '../../../stores/analyser/tally.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { OwnDiscards } from '../OwnDiscards.tsx';
import type { ByRules } from './headline.ts';

interface WinRowsProps extends Voice, ByRules {
  readonly hand: HeldHand;
  readonly analysis: Extract<WaitingAnalysis, { kind: 'ready' }>;
  readonly tallying: Tallying;
}

/** Where a hand wins only with a role: which one each tile brings, and what one's discards bar. */
export function WinRows(props: WinRowsProps) {
  const { analysis, rowsOf, barOf, tallying, locale, say } = props;
  if (!rowsOf && !barOf) return null;
  const bar = barOf?.(analysis.kinds);
  return (
    <section class="analyser-rows grid gap-3">
      {rowsOf && analysis.waits.length > 0 && (
        <>
          <h3 class="text-m">{say('analyse.roles')}</h3>
          <p class="question-note">{say('analyse.roles.note')}</p>
          <ul class="grid gap-2 plain-list">
            {analysis.waits.map(({ tile }) => (
              <Rows key={tile} {...props} tile={tile} isBarred={bar !== undefined} />
            ))}
          </ul>
        </>
      )}
      {barOf && (
        <details class="fold">
          <summary>{say('analyse.river')}</summary>
          <OwnDiscards tallying={tallying} word="analyse.river.tiles" say={say} />
        </details>
      )}
      {bar && (
        <p class="alert" role="status">
          {say('analyse.furiten', { tiles: tilesInText(say, locale, bar.tiles) })}
        </p>
      )}
    </section>
  );
}

interface RowsProps extends WinRowsProps {
  readonly tile: TileKind;
  readonly isBarred: boolean;
}

/** One wait: what counts with it claimed, and drawn. */
const Rows = ({ tile, isBarred, hand, rules = '', rowsOf, locale, say }: RowsProps) => (
  <li class="row gap-2 text-s">
    <Tile tile={tile} say={say} silent />
    <span class="visually-hidden">{tileName(say, tile)}</span>
    <span>
      {WIN_SOURCES.map((by) => {
        const rows = rowsOf?.(hand, tile, by);
        const roles = rows && itemNames(say, locale, rules, rows);
        const told = by === 'discard' && isBarred ? say('analyse.roles.barred') : roles;
        return (
          <span class="analyser-left soft" key={by}>
            {say(`analyse.roles.${by}`, { roles: told || say('analyse.roles.none') })}
          </span>
        );
      })}
    </span>
  </li>
);
