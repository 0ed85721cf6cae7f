import type { Texts } from '../../engine/drills.ts';
import type { ExtraChoice } from '../../engine/scoring.ts';
import type { Say } from '../../i18n/speak.ts';
import type { Tallying } from '../../stores/analyser/tally.ts';
import { Choices } from './Choices.tsx';
import { TilesField } from './TilesField.tsx';

interface ExtraFieldsProps {
  readonly extras: readonly ExtraChoice[];
  readonly nameOf: (id: string) => string;
  readonly texts: Texts;
  readonly tallying: Pick<Tallying, 'say'>;
  readonly say: Say;
}

const numbersTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, n) => [String(n), String(n)] as const);

/** What a rule set asks beside the hand: tiles are tapped, numbers picked; nothing takes back what was told. */
export const ExtraFields = ({ extras, nameOf, texts, tallying, say }: ExtraFieldsProps) => (
  <>
    {extras.map(({ id, kind, most }) => {
      const tell = (text: string): void => tallying.say({ [id]: text === '' ? undefined : text });
      return kind === 'number' ? (
        <Choices
          key={id}
          label={nameOf(id)}
          value={texts[id] ?? '0'}
          options={numbersTo(Math.max(most, Number(texts[id] ?? 0)))}
          onPick={(count) => tell(count === '0' ? '' : count)}
        />
      ) : (
        <TilesField
          key={id}
          label={nameOf(id)}
          text={texts[id] ?? ''}
          most={most}
          say={say}
          onChange={tell}
        />
      );
    })}
  </>
);
