/** What can be done with a discard, a row a choice, the best of them marked. */

import type { ComponentChildren } from 'preact';
import type { TypesOf } from '../../../engine/drills.ts';
import { claimChoiceName } from '../../../i18n/claims/claim-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import { BestMark } from '../../boards/BestMark.tsx';

type ClaimTypes = TypesOf<'may-i-claim'>;

interface CompareProps<Row> {
  readonly shown: ClaimTypes['shown'];
  readonly wise: readonly string[];
  readonly rows: readonly Row[];
  /** The head of each column after the choice, and what stands in it. */
  readonly columns: readonly (readonly [head: string, cell: (row: Row) => ComponentChildren])[];
  readonly say: Say;
}

export const CompareClaims = <Row extends { readonly id: string }>({
  shown,
  wise,
  rows,
  columns,
  say,
}: CompareProps<Row>) => (
  <table class="row-table claim-table full-width text-s figure-line">
    <caption class="bold">{say('claim.compared')}</caption>
    <thead>
      <tr>
        {[say('claim.compared.choice'), ...columns.map(([head]) => head)].map((head) => (
          <th scope="col" key={head}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id} data-best={wise.includes(row.id) ? '' : undefined}>
          <th scope="row">
            {claimChoiceName(say, shown.claims, row.id)}
            {wise.includes(row.id) && <BestMark text={say('claim.best')} />}
          </th>
          {columns.map(([head, cell]) => (
            <td key={head}>{cell(row)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
