/** The set that is being put together on this device, for all pages that add to it. */
import { atom } from 'nanostores';
import { onOtherWindow } from '../device/other-window.ts';
import { attempt, leaveToLater, SET_KEY, safeStorage, setAside } from '../device/storage.ts';
import {
  EMPTY_SET,
  isSameQuestion,
  type QuestionSet,
  type SetQuestion,
  withQuestions,
} from './question-set.ts';
import { filedText, setIn } from './set-text.ts';

export const $ownSet = atom<QuestionSet>(EMPTY_SET);

let known = '';

/** What cannot be read lies apart, what is newer stays as it is. */
function setOnDevice(text: string): QuestionSet {
  const set = setIn(text);
  if (set.ok) return set.value;
  if (set.error.some(({ code }) => code === 'newer')) leaveToLater(SET_KEY);
  else setAside(SET_KEY, text);
  return EMPTY_SET;
}

/** Another page or window may have added to it. */
export function readOwnSet(): void {
  const text = safeStorage[SET_KEY] ?? '';
  if (text === known) return;
  known = text;
  $ownSet.set(setOnDevice(text));
}

/** Of what lies on the device now, not of what was seen of it last. */
export function changeOwnSet(change: (set: QuestionSet) => QuestionSet): void {
  readOwnSet();
  const set = change($ownSet.get());
  const isEmpty = set.title === '' && set.questions.length === 0;
  if (isEmpty) delete safeStorage[SET_KEY];
  else safeStorage[SET_KEY] = filedText(set);
  known = safeStorage[SET_KEY] ?? '';
  $ownSet.set(set);
}

export type Adding = 'added' | 'there' | 'many' | 'lost';

/** `lost`: the device keeps nothing, and it goes with the page. */
export function addToOwnSet(question: SetQuestion): Adding {
  readOwnSet();
  const before = $ownSet.get();
  if (before.questions.some((one) => isSameQuestion(one, question))) return 'there';
  const after = withQuestions(before, [question]);
  if (!after) return 'many';
  changeOwnSet(() => after);
  return attempt((storage) => storage.getItem(SET_KEY)) === known ? 'added' : 'lost';
}

/** As other windows write it. */
export function followOwnSet(): () => void {
  readOwnSet();
  return onOtherWindow(SET_KEY, readOwnSet);
}
