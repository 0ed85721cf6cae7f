/** Questions from elsewhere, as lines of text: nothing is added unless all of it can be read. */
import { useState } from 'preact/hooks';
import type { Say } from '../../i18n/speak.ts';
import { $ownSet, changeOwnSet } from '../../stores/set/own-set.ts';
import { MOST, withQuestions, withTitle } from '../../stores/set/question-set.ts';
import { type SetFault, setIn } from '../../stores/set/set-text.ts';
import { Faults } from './Faults.tsx';

export function PasteList({ say }: { readonly say: Say }) {
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly SetFault[]>([]);
  const [said, setSaid] = useState('');
  const add = (): void => {
    setSaid('');
    const read = setIn(text);
    const before = $ownSet.get();
    const after = read.ok ? withQuestions(before, read.value.questions) : undefined;
    if (!read.ok || !after || read.value.questions.length === 0) {
      const n = before.questions.length + (read.ok ? read.value.questions.length : 0);
      const none: SetFault = after
        ? { code: 'no-question' }
        : { code: 'too-many', n, most: MOST.questions };
      setFaults(read.ok ? [none] : read.error);
      return;
    }
    const { title } = read.value;
    const n = after.questions.length - before.questions.length;
    changeOwnSet(() => (before.title === '' ? withTitle(after, title) : after));
    setFaults([]);
    setText('');
    setSaid(n > 0 ? say('set.paste.added', { n }) : say('set.paste.none'));
  };
  return (
    <details class="fold">
      <summary>{say('set.paste')}</summary>
      <form
        class="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <p class="text-s soft">{say('set.paste.note')}</p>
        <label class="grid gap-1 text-s">
          {say('set.paste.label')}
          <textarea
            class="card full-width"
            style="font: inherit"
            dir="auto"
            rows={5}
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        {faults.length > 0 && <Faults {...{ faults, say }} lead={say('set.bad.paste')} />}
        <p class="row cluster gap-3">
          <button type="submit" class="button">
            {say('set.paste.add')}
          </button>
          <span role="status">{said}</span>
        </p>
      </form>
    </details>
  );
}
