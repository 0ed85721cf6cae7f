import type { ComparedLine } from '../../engine/compare.ts';
import type { ScoreLine } from '../../engine/scoring.ts';
import { itemName } from '../../i18n/scores/score-names.ts';
import { reasonName, valueText } from '../../i18n/scores/value-names.ts';
import { openKey, type Say, type Voice } from '../../i18n/speak.ts';
import type { WonComparison } from '../../stores/compare/ledger-view.ts';
import { TileRow } from '../tiles/TileRow.tsx';
import { factName } from './fact-name.ts';
import { RuleLink } from './RuleLink.tsx';

interface LedgerLinesProps extends Voice {
  readonly comparison: WonComparison;
  readonly ruleHref: string;
}

/** What the same group, or the same circumstance, is worth in each ledger. */
export function LedgerLines({ comparison, ruleHref, say }: LedgerLinesProps) {
  const { lines, ledgers } = comparison;
  if (lines.length === 0) return null;
  return (
    <section class="ledger-lines">
      <h2 class="text-l">{say('ledger.lines')}</h2>
      <table class="full-width">
        <thead>
          <tr class="line-above">
            <th class="text-s bold" scope="col">
              {say('ledger.line')}
            </th>
            {ledgers.map(({ rules }) => (
              <th class="text-s bold" scope="col" key={rules}>
                {say(openKey(`source.${rules}`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr class="line-above" key={`${line.on} ${line.id}`}>
              <th class="text-s bold" scope="row">
                <LineHead line={line} say={say} />
              </th>
              {ledgers.map(({ rules }, at) => {
                const cell = line.cells[at] ?? [];
                return (
                  <td
                    class="gap-2 text-s lining"
                    key={rules}
                    data-empty={cell.length === 0 ? '' : undefined}
                  >
                    <span class="ledger-of soft">{say(`scene.short.${rules}`)}</span>
                    <Cell {...{ cell, rules, ruleHref, say }} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LineHead({ line: { on, id, groups }, say }: { line: ComparedLine; say: Say }) {
  if (on === 'hand') return <>{say('ledger.hand')}</>;
  if (on === 'win') return <>{say(openKey(`ledger.win.${id}`))}</>;
  if (on === 'how') return <>{factName(say, id)}</>;
  return (
    <span class="ledger-groups cluster">
      {groups.map(({ place, tiles }) => (
        <TileRow key={place} tiles={tiles} say={say} size="small" />
      ))}
    </span>
  );
}

interface CellProps {
  readonly cell: readonly ScoreLine[];
  readonly rules: string;
  readonly ruleHref: string;
  readonly say: Say;
}

const Cell = ({ cell, rules, ruleHref, say }: CellProps) =>
  cell.length === 0 ? (
    <span>–</span>
  ) : (
    <ul class="plain-list">
      {alike(cell).map(({ line, times }) => (
        <li key={line.item} data-struck={line.suppressedBy ? '' : undefined}>
          <LineValue {...{ line, times, say }} />{' '}
          <span>
            {itemName(say, rules, line.item)}{' '}
            <RuleLink rule={line.rule} place={line.place} {...{ ruleHref, say }} />
          </span>
          {line.suppressedBy && (
            <span class="ledger-why text-xs">{reasonName(say, rules, line.suppressedBy)}</span>
          )}
        </li>
      ))}
    </ul>
  );

interface Alike {
  readonly line: ScoreLine;
  readonly times: number;
}

/** The same row several times on the same tiles, told once. */
function alike(cell: readonly ScoreLine[]): readonly Alike[] {
  const keyOf = ({ item, suppressedBy }: ScoreLine): string => `${item} ${!suppressedBy}`;
  return [...Map.groupBy(cell, keyOf).values()].flatMap((lines) => {
    const [line] = lines;
    return line ? [{ line, times: lines.length }] : [];
  });
}

function LineValue({ line, times, say }: Alike & { readonly say: Say }) {
  const value = valueText(say, line.value);
  const text = times > 1 ? say('ledger.times', { value, n: times }) : value;
  return line.suppressedBy ? <s>{text}</s> : <strong>{text}</strong>;
}
