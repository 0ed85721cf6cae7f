import type { TypesOf } from '../../../engine/drills.ts';
import { valueText } from '../../../i18n/scores/value-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import { TileRow } from '../../tiles/TileRow.tsx';

type Line = TypesOf<'which-rules'>['shown']['lines'][number];

interface PlainLineProps {
  readonly line: Line;
  readonly say: Say;
}

/** What a line is about: its groups, or nothing in particular. */
export const LineTiles = ({ line: { groups }, say }: PlainLineProps) =>
  groups.length === 0 ? (
    <span class="which-whole text-s soft">{say('whichRules.whole')}</span>
  ) : (
    <span class="which-groups cluster gap-1">
      {groups.map((tiles, at) => (
        <TileRow key={at} tiles={tiles} say={say} size="small" />
      ))}
    </span>
  );

/** Points and doublings, whatever its rule set calls them. */
export const plainValueText = ({ points, doubles, limit }: Line['value'], say: Say): string =>
  limit > 0 ? valueText(say, { limit }) : valueText(say, { points, doubles });
