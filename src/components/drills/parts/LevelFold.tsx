import type { ComponentChildren } from 'preact';
import type { Say } from '../../../i18n/speak.ts';
import { SelectField } from '../../answer/SelectField.tsx';

interface LevelFoldProps<Topic extends string> {
  readonly say: Say;
  readonly topics: readonly Topic[];
  readonly topic: Topic;
  readonly nameOf: (topic: Topic) => string;
  readonly onPick: (topic: Topic) => void;
  readonly children?: ComponentChildren;
}

/** What is asked, folded away: one topic out of a few. */
export const LevelFold = <Topic extends string>(props: LevelFoldProps<Topic>) => {
  const { say, topics, topic, nameOf, onPick, children } = props;
  return (
    <details class="fold">
      <summary>
        {say('finder.level')} <span>{nameOf(topic)}</span>
      </summary>
      <div class="fields">
        <SelectField
          label={say('answer.level')}
          value={topic}
          options={topics.map((one) => [one, nameOf(one)] as const)}
          onPick={(picked) => onPick(topics.find((one) => one === picked) ?? topic)}
        />
      </div>
      {children}
    </details>
  );
};
