import type { Say } from '../../i18n/speak.ts';
import type { OwnHandStore } from '../../stores/picker/own-hand.ts';
import { Button } from '../parts/Button.tsx';
import { useStore } from '../parts/use-store.ts';
import { ChoiceGroup } from '../picker/Choices.tsx';
import type { ChoicePart } from './own-part.ts';

interface OwnChoiceProps {
  readonly part: ChoicePart;
  readonly error: string | undefined;
  readonly own: OwnHandStore;
  readonly say: Say;
}

export function OwnChoice({
  part: { part, label, values, nameOf, usual, kind },
  ...props
}: OwnChoiceProps) {
  const { own, error, say } = props;
  const chosen = useStore(own.$chosen)[part] ?? [];
  const isChosen = (value: string): boolean =>
    chosen.length > 0 ? chosen.includes(value) : value === usual;
  return (
    <ChoiceGroup label={say(label)} aria-describedby={error}>
      {values.map((value) => (
        <Button
          key={value}
          aria-pressed={isChosen(value)}
          onClick={() => own.choose(part, value, kind === 'some')}
        >
          {nameOf(say, value)}
        </Button>
      ))}
    </ChoiceGroup>
  );
}
