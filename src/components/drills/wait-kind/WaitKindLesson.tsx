import { tileName } from '../../../i18n/tile-names.ts';
import { waitKindVerdict } from '../../../i18n/wait-kind-words.ts';
import { WAIT_KIND_QUESTION } from '../../../i18n/words.ts';
import type { LessonView } from '../view.ts';
import type { NameWaitTypes } from './WaitKindBoard.tsx';

export const WAIT_KIND_LESSON: LessonView<NameWaitTypes> = {
  words: () => WAIT_KIND_QUESTION,
  ask: ({ tile, placing }, say) =>
    say(placing ? 'waitKind.askReading' : 'waitKind.ask', { tile: tileName(say, tile) }),
  Solved: ({ verdict, say }) =>
    verdict.ways.map((way, at) => <p key={at}>{waitKindVerdict(say, { verdict, way, at })}</p>),
};
