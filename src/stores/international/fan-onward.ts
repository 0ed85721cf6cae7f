/** Where one fan is named: enough right answers in a row lead on to the next lesson. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { FAN_TOPICS, type FanTopic, isNaming, whichFans } from '../../engine/index.ts';
import type { Result } from '../progress.ts';

/** Right answers in a row that are enough. */
const ENOUGH = 5;

const $row = atom({ skill: '', right: 0 });

/** Counts an answer. A hint leaves the row as it is; a mistake or another level begins it anew. */
export function countInRow({ skill, right, hints }: Result): void {
  const before = $row.get().skill === skill ? $row.get().right : 0;
  $row.set({ skill, right: right ? before + Number(hints === 0) : 0 });
}

export interface Onward {
  readonly topic: FanTopic;
  /** How many right answers lead there. */
  readonly right: number;
}

/** The level to go on to; absent while the row is too short, and where all fans are asked for. */
export const $onward: ReadableAtom<Onward | undefined> = computed($row, ({ skill, right }) => {
  const at = FAN_TOPICS.findIndex((topic) => skill === `${whichFans.id}/${topic}`);
  const [topic, next] = FAN_TOPICS.slice(at);
  if (at < 0 || !topic || !next || !isNaming(topic)) return undefined;
  return right >= ENOUGH ? { topic: next, right } : undefined;
});
