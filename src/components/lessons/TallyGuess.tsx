import { useMemo, useState } from 'preact/hooks';
import type { Tallied } from '../../course/tile-exercises.ts';
import type { Locale } from '../../i18n/locales.ts';
import { speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/words.ts';
import { markOf, PICK_SIGNS } from '../answer/picked.ts';
import { Verdict } from '../answer/Verdict.tsx';
import './lessons.css';

type Tally = Tallied['tally'];

/** Too few tiles, as many as there ought to be, too many. */
export const TALLIES = ['small', 'regular', 'big'] as const satisfies readonly Tally[];

interface TallyGuessProps {
  readonly tally: Tally;
  /** How many tiles there are, a group on the table counted as three. */
  readonly count: number;
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

/** Whether a hand has its number of tiles: three answers, one touch. */
export function TallyGuess({ tally, count, locale, words }: TallyGuessProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const [given, setGiven] = useState<Tally | undefined>(undefined);
  return (
    <div class="guess-board">
      <div class="question-actions">
        {TALLIES.map((one) => {
          const mark =
            given && markOf({ chosen: given === one, wanted: one === tally, checked: true });
          return (
            <button
              key={one}
              type="button"
              class="button tally-button"
              data-mark={mark}
              aria-pressed={given === one}
              onClick={() => setGiven(one)}
            >
              {mark && <span aria-hidden="true">{PICK_SIGNS[mark]}</span>}
              {say(`tally.${one}`)}
            </button>
          );
        })}
      </div>
      <Verdict right={given && given === tally}>
        {given && `${say(given === tally ? 'tally.right' : 'tally.wrong')} `}
        {given && say('tally.count', { n: count })}
      </Verdict>
    </div>
  );
}
