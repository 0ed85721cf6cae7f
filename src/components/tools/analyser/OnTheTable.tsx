import type { TallyChoices, Texts } from '../../../engine/drills.ts';
import { WINDS, type Wind } from '../../../engine/notation.ts';
import { playerInText } from '../../../i18n/hand/player-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { Tallying } from '../../../stores/analyser/tally.ts';
import { SelectField } from '../../parts/SelectField.tsx';

const MOST_REPEATS = 12;
const MOST_STAKES = 4;

const upTo = (most: number): readonly (readonly [string, string])[] =>
  Array.from({ length: most + 1 }, (_, n) => [String(n), String(n)] as const);

interface OnTheTableProps {
  readonly choices: Pick<TallyChoices, 'beside'>;
  readonly texts: Texts;
  readonly tallying: Tallying;
  readonly say: Say;
}

/** What lies on the table when the hand is won: repeats, and stakes by who laid them. */
export function OnTheTable({ choices, texts, tallying, say }: OnTheTableProps) {
  const laid = (texts['deposits'] ?? '').split(',');
  const countOf = (seat: Wind): number => laid.filter((by) => by === seat).length;
  const lay = (seat: Wind, count: number): void => {
    const all = WINDS.flatMap((by) => Array<Wind>(by === seat ? count : countOf(by)).fill(by));
    tallying.say({ deposits: all.length > 0 ? all.join(',') : undefined });
  };
  return (
    <details class="fold" open={texts['repeats'] !== undefined || texts['deposits'] !== undefined}>
      <summary>{say('tally.beside')}</summary>
      <div class="fields">
        {choices.beside.includes('repeats') && (
          <SelectField
            label={say('tally.repeats')}
            value={texts['repeats'] ?? '0'}
            options={upTo(MOST_REPEATS)}
            onPick={(picked) => tallying.say({ repeats: picked === '0' ? undefined : picked })}
          />
        )}
        {choices.beside.includes('deposits') &&
          WINDS.map((seat) => (
            <SelectField
              key={seat}
              label={say('tally.stakes', { seat: playerInText(say, 'the', seat) })}
              value={String(countOf(seat))}
              options={upTo(Math.max(MOST_STAKES, countOf(seat)))}
              onPick={(picked) => lay(seat, Number(picked))}
            />
          ))}
      </div>
    </details>
  );
}
