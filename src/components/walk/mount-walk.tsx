import { render } from 'preact';
import { speaker } from '../../i18n/speak.ts';
import { GuidedWalk, type WalkProps, walkOf } from './GuidedWalk.tsx';

/** Puts a guided walk in its place; what it is about stands there as data. */
export async function mountWalk(place: HTMLElement): Promise<void> {
  const props: WalkProps = JSON.parse(place.querySelector('[data-about]')?.textContent ?? '');
  const { locale, words } = props;
  const walk = await walkOf(props);
  place.replaceChildren();
  render(<GuidedWalk {...walk} locale={locale} say={speaker(locale, words)} />, place);
}
