import { useState } from 'preact/hooks';
import type { Texts } from '../../engine/drills.ts';
import type { Say } from '../../i18n/speak.ts';
import { createOwnHand } from '../../stores/picker/own-hand.ts';
import styles from '../picker/picker.css?url';
import { OwnChoice } from './OwnChoice.tsx';
import { OwnTiles } from './OwnTiles.tsx';
import { isChoicePart, type OwnPart } from './own-part.ts';

interface OwnRefusal {
  readonly part: string;
  readonly why: string;
}

export interface OwnHandProps {
  readonly say: Say;
  readonly parts: readonly OwnPart[];
  /** What stands in the parts first: texts that were refused, to be mended here. */
  readonly texts: Texts;
  readonly onAsk: (texts: Texts) => Promise<OwnRefusal | undefined>;
}

const ERROR = 'own-error';

/** A hand tapped together or typed; a refusal names what is wrong and leaves all as it is. */
export function OwnHand({ say, parts, texts, onAsk }: OwnHandProps) {
  const [own] = useState(() => createOwnHand(parts, texts));
  const [refusal, setRefusal] = useState<OwnRefusal | undefined>(undefined);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setRefusal(await onAsk(own.read()));
  };
  return (
    <form
      class="own-hand"
      onSubmit={submit}
      // Keys belong to what they are pressed on here, not to the board.
      onKeyDown={(event) => event.stopPropagation()}
      noValidate
    >
      <link rel="stylesheet" href={styles} />
      {parts.map((part) => {
        const error = refusal?.part === part.part ? ERROR : undefined;
        return isChoicePart(part) ? (
          <OwnChoice key={part.part} {...{ part, say, error, own }} />
        ) : (
          <OwnTiles key={part.part} {...{ part, say, error, own }} />
        );
      })}
      <button type="submit" class="button">
        {say('finder.own.read')}
      </button>
      {refusal && (
        <p class="alert" id={ERROR} role="alert">
          {refusal.why}
        </p>
      )}
    </form>
  );
}
