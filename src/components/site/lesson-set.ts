/** Below a lesson, for whoever teaches with it: a link to its questions as a set. */
import { pageHref } from '../../course/links.ts';
import type { QuestionData } from '../../engine/drills.ts';
import { fetchWords } from '../../i18n/delivery/fetch-words.ts';
import { localeFrom } from '../../i18n/locales.ts';
import { questionHere } from '../../i18n/page-words.ts';
import { speaker } from '../../i18n/speak.ts';
import { setHash } from '../../stores/set/set-link.ts';
import { textElement } from '../parts/text-element.ts';

/** The drill of a position, as its island was told. */
const DRILL = /"drill":\[0,"([\w-]+)"\]/;

export async function joinSet(): Promise<void> {
  const end = document.querySelector('.lesson-end');
  const questions = [...document.querySelectorAll('.lesson-position')].flatMap((position) => {
    const props = position.querySelector('astro-island')?.getAttribute('props') ?? '';
    const [, page] = DRILL.exec(props) ?? [];
    if (page === undefined) return [];
    return [{ page, texts: questionHere<QuestionData>(position.id).texts, words: '' }];
  });
  if (!end || questions.length === 0) return;
  const locale = localeFrom(document.documentElement.lang);
  const say = speaker(locale, await fetchWords(locale, 'share'));
  const title = document.querySelector('h1')?.textContent ?? '';
  const link = textElement('a', say('share.lesson'));
  link.href = pageHref(locale, 'set') + setHash({ title, questions });
  link.className = 'inline-row touch text-s';
  const line = document.createElement('p');
  line.className = 'practice';
  line.append(link);
  end.append(line);
}
