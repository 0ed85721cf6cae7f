/** What hands are worth by han and fu: to the player with the first hand, and to another one. */
import type { Worth, WorthTable as Worths } from '../../engine/scoring.ts';
import type { Locale } from '../../i18n/locales.ts';
import { openKey, type Say, type Voice } from '../../i18n/speak.ts';
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
              <FuRows {...{ table, rules, winner, locale, say }} />
              <LimitRows {...{ table, rules, winner, locale, say }} />
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

interface RowsProps extends WorthTableProps {
  readonly winner: 'other' | 'first';
}

/** What each of the others pays, for a hand drawn by the winner. */
const drawnText = ({ self = [] }: Worth, locale: Locale): string =>
  self.map((n) => n.toLocaleString(locale)).join(' / ');

const limitName = (say: Say, rules: string, limit: string): string =>
  say(openKey(`${rules}.limit.${limit}`));

/** A line a number of fu, a column a number of han. */
const FuRows = ({ table, rules, winner, locale, say }: RowsProps) =>
  table.rows.map(({ fu, worths }) => (
    <tr key={fu} class="line-below">
      <th class="one-line text-s" scope="row">
        {say('sheet.fu', { n: fu })}
      </th>
      {worths.map(({ [winner]: worth }, at) => (
        <td key={at}>
          {worth.limit ? (
            <span class="text-s soft">{limitName(say, rules, worth.limit)}</span>
          ) : (
            <>
              <b class="grid medium text-seal">
                {worth.discard === undefined ? '—' : worth.discard.toLocaleString(locale)}
              </b>
              <span class="grid text-s soft">{` ${drawnText(worth, locale) || '—'}`}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  ));

const hanText = (say: Say, { from, to }: Worths['limits'][number]): string => {
  if (from === undefined) return '';
  const most = to === from ? String(from) : to === undefined ? `${from}+` : `${from}–${to}`;
  return say('sheet.han', { n: most });
};

/** A line a limit, whatever the fu. */
const LimitRows = ({ table, rules, winner, locale, say }: RowsProps) =>
  table.limits.map((line) => {
    const worth = line.worths[winner];
    return (
      <tr key={line.limit} class="line-below">
        <th class="text-s" scope="row" colSpan={3}>
          {limitName(say, rules, line.limit)} <span class="soft">{hanText(say, line)}</span>
        </th>
        <td colSpan={2}>
          <b class="grid medium text-seal">{(worth.discard ?? 0).toLocaleString(locale)}</b>
          <span class="grid text-s soft">{` ${drawnText(worth, locale)}`}</span>
        </td>
      </tr>
    );
  });
