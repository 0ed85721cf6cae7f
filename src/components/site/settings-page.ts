/** The page of all settings: its controls, what can be tried on it, and what the device cannot keep. */
import { $settings } from '../../stores/device/settings.ts';
import { $storageTrouble } from '../../stores/device/storage.ts';
import { followFeedback } from '../parts/follow-feedback.ts';
import { pageData } from '../parts/page-data.ts';
import { joinControls } from './settings-controls.ts';

/** Another language is this page in that language: if it is chosen here, and not by a file or elsewhere. */
function followLanguage(place: HTMLElement): void {
  const pages = pageData<Readonly<Record<string, string>>>(place, 'pages', {});
  place.addEventListener('change', () => {
    const language = $settings.language.get();
    const page = Object.hasOwn(pages, language) ? pages[language] : undefined;
    if (page && language !== document.documentElement.lang) location.assign(page);
  });
}

function tellTrouble(line: HTMLElement): void {
  const texts = pageData<Readonly<Record<string, string>>>(line, 'trouble', {});
  $storageTrouble.subscribe((trouble) => {
    line.hidden = trouble === undefined;
    line.textContent = trouble ? (texts[trouble] ?? '') : '';
  });
}

function liftWhatIsTouched(place: HTMLElement): void {
  for (const button of place.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      button.ariaPressed = String(button.ariaPressed !== 'true');
    });
  }
}

const parts = [
  ['[data-pages]', followLanguage],
  ['[data-trouble]', tellTrouble],
  ['[data-felt]', liftWhatIsTouched],
] as const;

export function joinSettingsPage(page: HTMLElement): void {
  joinControls(page);
  followFeedback();
  for (const [selector, join] of parts) {
    const place = page.querySelector<HTMLElement>(selector);
    if (place) join(place);
  }
}
