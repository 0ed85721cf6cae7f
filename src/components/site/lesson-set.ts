/** The questions of a lesson as a set, in the address of a link: for whoever teaches with them. */
import type { QuestionData } from '../../engine/drills.ts';
import { questionHere } from '../../i18n/page-words.ts';
import { setHash } from '../../stores/set/set-link.ts';

export function joinSet(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-set]');
  if (!link) return;
  const positions = [...document.querySelectorAll<HTMLElement>('.lesson-position[data-drill]')];
  const questions = positions.map(({ id, dataset: { drill = '' } }) => {
    const { texts } = questionHere<QuestionData>(id);
    return { page: drill, texts, words: '' };
  });
  const title = document.querySelector('h1')?.textContent ?? '';
  link.hash = setHash({ title, questions });
}
