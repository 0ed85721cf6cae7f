/** What the reader's record adds to the first page: where to go on, how far each course and drill is. */
import { fillIn } from '../../i18n/fill-in.ts';
import { localeFrom } from '../../i18n/locales.ts';
import { percent } from '../../i18n/percent.ts';
import { speaker } from '../../i18n/speak.ts';
import { cardsNow } from '../../stores/record/cards.ts';
import { isDue } from '../../stores/record/due.ts';
import { whereToGoOn } from '../../stores/record/lessons.ts';
import { skillsNow } from '../../stores/record/record.ts';
import { isOfDrill, type Skills } from '../../stores/record/result.ts';
import { showCover } from '../parts/course-progress.ts';
import { pageData } from '../parts/page-data.ts';

function showGoOn(link: HTMLAnchorElement): void {
  const lessons = pageData<readonly (readonly string[])[]>(link, 'lessons', []);
  const stop = whereToGoOn(lessons.map(([key = '']) => key));
  const found = lessons.find(([key]) => key === stop?.lesson);
  const name = link.querySelector('[data-lesson]');
  if (!found || !name) {
    // No room is kept for it.
    delete document.documentElement.dataset['record'];
    return;
  }
  const [key = '', text = ''] = found;
  link.href = `${link.dataset['root']}${key}/`;
  name.textContent = text;
  link.hidden = false;
}

function showRate(card: HTMLElement, skills: Skills): void {
  const { drill = '', text = '' } = card.dataset;
  const line = card.querySelector<HTMLElement>('[data-right]');
  const sums = Object.entries(skills)
    .filter(([skill]) => isOfDrill(skill, drill))
    .map(([, sum]) => sum);
  const asked = sums.reduce((total, sum) => total + sum.asked, 0);
  if (asked === 0 || !line) return;
  const right = sums.reduce((total, sum) => total + sum.right, 0);
  const locale = localeFrom(document.documentElement.lang);
  line.textContent = fillIn(text, { percent: percent(locale, right / asked, 0) });
}

/** How many questions are due, where there are any. */
async function showReview(link: HTMLElement): Promise<void> {
  const now = Date.now();
  const due = (await cardsNow()).filter((card) => isDue(card, now)).length;
  if (due === 0) return;
  const locale = localeFrom(document.documentElement.lang);
  const words = { 'mistakes.due': link.dataset['review'] ?? '' };
  link.textContent = speaker(locale, words)('mistakes.due', { n: due });
}

export async function showHomeRecord(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-go-on]')) showGoOn(link);
  for (const cover of document.querySelectorAll<HTMLElement>('[data-course]')) showCover(cover);
  for (const link of document.querySelectorAll<HTMLElement>('[data-review]')) void showReview(link);
  const skills = await skillsNow();
  for (const card of document.querySelectorAll<HTMLElement>('[data-drill]')) showRate(card, skills);
}
