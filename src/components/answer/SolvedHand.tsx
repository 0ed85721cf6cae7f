import type { Wait } from '../../engine/hand.ts';
import { groupTiles } from '../../engine/notation.ts';
import { groupName, tileName } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';
import { TileRow } from '../tiles/TileRow.tsx';
import './solved.css';

interface SolvedHandProps {
  readonly found: readonly Wait[];
  readonly say: Say;
}

/** One line a reading: the same groups may be completed in several of them. */
const linesOf = ({ completions }: Wait): readonly Wait['completions'][number][] => [
  ...new Map(completions.map((one) => [JSON.stringify(one.reading.groups), one])).values(),
];

/** The answer of a position on paper: each winning tile with the groups it makes. */
export const SolvedHand = ({ found, say }: SolvedHandProps) => (
  <table class="solved">
    <caption class="visually-hidden">{say('waits.completions')}</caption>
    <tbody>
      {found.map((wait) =>
        linesOf(wait).map((completion, at) => (
          <tr key={`${wait.tile}${at}`}>
            <th scope="row">
              {at === 0 ? (
                <Tile tile={wait.tile} say={say} size="small" />
              ) : (
                <span class="visually-hidden">{tileName(say, wait.tile)}</span>
              )}
            </th>
            <td>
              <span class="tile-groups">
                {completion.reading.groups.map((group, place) => (
                  <TileRow
                    key={place}
                    tiles={groupTiles(group)}
                    say={say}
                    size="small"
                    label={groupName(say, group)}
                    winning={
                      place === completion.group ? groupTiles(group).indexOf(wait.tile) : undefined
                    }
                  />
                ))}
              </span>
              <span class="solved-kind sans text-xs soft">{say(`wait.${completion.kind}`)}</span>
            </td>
          </tr>
        )),
      )}
      {found.length === 0 && (
        <tr>
          <td>{say('waits.noneWins')}</td>
        </tr>
      )}
    </tbody>
  </table>
);
