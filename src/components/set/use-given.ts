/** A set that came by a link or a file: in the address, and kept as long as the window. */
import { useEffect, useState } from 'preact/hooks';
import { keepInWindow, textInWindow } from '../../stores/device/storage.ts';
import { MOST, type QuestionSet } from '../../stores/set/question-set.ts';
import { type LinkFault, setInHash } from '../../stores/set/set-link.ts';
import { setIn, setText } from '../../stores/set/set-text.ts';

interface Given {
  readonly set?: QuestionSet;
  readonly bad?: { readonly from: 'link' | 'file'; readonly faults: readonly LinkFault[] };
}

const NAME = 'set';

const keep = (set: QuestionSet | undefined): void => keepInWindow(NAME, set ? setText(set) : '');

/** One's own set, whatever else is open in this window. */
const OWN = '#own';

function lookAround(): Given {
  if (location.hash === OWN) return {};
  const linked = setInHash(location.hash);
  if (linked && !linked.ok) return { bad: { from: 'link', faults: linked.error } };
  if (linked) keep(linked.value);
  const kept = linked ?? setIn(textInWindow(NAME) ?? '');
  return kept.ok && kept.value.questions.length > 0 ? { set: kept.value } : {};
}

/** The address no longer says which it was. */
const leaveAddress = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search);

export function useGiven() {
  const [given, setGiven] = useState(lookAround);
  useEffect(() => {
    const look = (): void => setGiven(lookAround());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const open = async (file: File): Promise<void> => {
    // A sign takes up to four bytes.
    const read = setIn(await file.slice(0, 4 * MOST.text + 4).text());
    if (!read.ok) return setGiven({ ...given, bad: { from: 'file', faults: read.error } });
    if (read.value.questions.length === 0)
      return setGiven({ ...given, bad: { from: 'file', faults: [{ code: 'no-question' }] } });
    leaveAddress();
    keep(read.value);
    setGiven({ set: read.value });
  };
  const leave = (): void => {
    leaveAddress();
    keep(undefined);
    setGiven({});
  };
  return { given, open, leave };
}
