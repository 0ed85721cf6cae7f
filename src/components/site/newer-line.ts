/** The line that offers a newer state of the site. */
import { fetchWords } from '../../i18n/delivery/fetch-words.ts';
import { localeFrom } from '../../i18n/locales.ts';
import { speaker } from '../../i18n/speak.ts';

/** At the end of what is seen of the page, where it moves nothing. */
const PLACE = {
  position: 'sticky',
  insetBlockEnd: 'var(--space-3)',
  width: 'fit-content',
  marginInline: 'auto',
  padding: 'var(--space-2) var(--space-4)',
} as const;

export async function showNewer(reload: () => void): Promise<void> {
  const locale = localeFrom(document.documentElement.lang);
  const say = speaker(locale, await fetchWords(locale, 'newer'));
  const line = document.createElement('div');
  line.className = 'card row cluster gap-3 sans text-s';
  line.role = 'status';
  Object.assign(line.style, PLACE);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = say('newer.reload');
  button.addEventListener('click', reload);
  document.body.append(line);
  // What is put into a line that is already there is read out.
  line.append(say('newer.text'), button);
}
