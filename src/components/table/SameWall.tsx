/** How the hand ends with each kind of partner in the reader's seat, beside how it ended. */
import type { Level } from '../../engine/judge.ts';
import type { TableNews } from '../../engine/open-table.ts';
import { gain } from '../../i18n/money.ts';
import type { Voice } from '../../i18n/speak.ts';
import { resultText } from '../../i18n/table/play-words.ts';
import { BIRDS } from './Bird.tsx';
import { LookBackState } from './LookBackState.tsx';
import { useLookBack } from './use-look-back.ts';

interface SameWallProps extends Voice {
  readonly news: TableNews;
}

export function SameWall({ news, locale, say }: SameWallProps) {
  const { news: found, ...state } = useLookBack('same-wall', news.kept);
  const { finished, you, money } = news;
  const played = found?.sameWall;
  return (
    <section class="grid gap-2" aria-label={say('counsel.wall')}>
      <p>{say('counsel.wall.text')}</p>
      <LookBackState {...{ ...state, say }} />
      {!played && !state.isThinking && !state.hasFailed && (
        <p>
          <button type="button" class="button" onClick={() => void state.begin()}>
            {say('counsel.wall.play')}
          </button>
        </p>
      )}
      {played && finished && (
        <div class="scroll">
          <table class="same-wall sans text-s full-width">
            <thead>
              <tr>
                {(['who', 'end', 'gain'] as const).map((part) => (
                  <th scope="col" key={part}>
                    {say(`counsel.wall.${part}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Row
                {...{ locale, say, you, money }}
                result={finished.result}
                winners={finished.winners}
                gain={finished.settlement.payments[you]}
              />
              {played.map((row) => (
                <Row key={row.level} {...row} {...{ locale, say, you, money }} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

type End = Parameters<typeof resultText>[0];

interface RowProps extends Voice, End, Pick<TableNews, 'you' | 'money'> {
  /** Absent for the reader. */
  readonly level?: Level;
  readonly gain: number;
}

const Row = ({ level, you, money, gain: amount, locale, say, ...end }: RowProps) => (
  <tr>
    <th scope="row">{say(level ? `play.bird.${BIRDS[level]}` : 'play.bird.you')}</th>
    <td>{resultText(end, you, say)}</td>
    <td class="figure-line">{gain(locale, amount, money)}</td>
  </tr>
);
