/** What hands are worth by han and fu: to the player with the first hand, and to another one. */
import type { Worth, WorthTable as Worths } from '../../engine/scoring.ts';
import { openKey, type Voice } from '../../i18n/speak.ts';
import './point-table.css';

interface WorthTableProps extends Voice {
  readonly table: Worths;
  readonly rules: string;
}

export function WorthTable({ table, rules, locale, say }: WorthTableProps) {
  const first = say(openKey(`${rules}.first`));
  const winners = [
    ['other', say('points.worth.other')],
    ['first', say('points.worth.first', { first })],
  ] as const;
  const figure = (n: number): string => n.toLocaleString(locale);
  const drawn = ({ self = [] }: Worth): string => self.map(figure).join(' / ');
  const limitName = (limit: string): string => say(openKey(`${rules}.limit.${limit}`));
  const hanOf = ({ from, to }: Worths['limits'][number]): string => {
    if (from === undefined) return '';
    const most = to === from ? String(from) : to === undefined ? `${from}+` : `${from}–${to}`;
    return say('sheet.han', { n: most });
  };
  return (
    <section class="worths column gap-2">
      <h2 class="text-l text-seal">{say('points.worth')}</h2>
      <p class="soft">{say('points.worth.note', { first })}</p>
      <div class="grid">
        {winners.map(([winner, caption]) => (
          <table key={winner} class="point-table full-width figure-line">
            <caption class="medium">{caption}</caption>
            <thead>
              <tr class="line-below">
                <td />
                {table.han.map((han) => (
                  <th key={han} class="text-s soft" scope="col">
                    {say('sheet.han', { n: han })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ fu, worths }) => (
                <tr key={fu} class="line-below">
                  <th class="one-line text-s" scope="row">
                    {say('sheet.fu', { n: fu })}
                  </th>
                  {worths.map(({ [winner]: worth }, at) => (
                    <td key={at}>
                      {worth.limit ? (
                        <span class="text-s soft">{limitName(worth.limit)}</span>
                      ) : (
                        <>
                          <b class="grid medium text-seal">
                            {worth.discard === undefined ? '—' : figure(worth.discard)}
                          </b>
                          <span class="grid text-s soft">{` ${drawn(worth) || '—'}`}</span>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
              {table.limits.map((line) => (
                <tr key={line.limit} class="line-below">
                  <th class="text-s" scope="row" colSpan={3}>
                    {limitName(line.limit)} <span class="soft">{hanOf(line)}</span>
                  </th>
                  <td colSpan={2}>
                    <b class="grid medium text-seal">{figure(line.worths[winner].discard ?? 0)}</b>
                    <span class="grid text-s soft">{` ${drawn(line.worths[winner])}`}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
