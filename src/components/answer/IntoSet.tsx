/** Puts a question into the set that is being put together on this device. */
import { useState } from 'preact/hooks';
import { pageHref } from '../../course/links.ts';
import type { Texts } from '../../engine/drills.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { Adding } from '../../stores/set/own-set.ts';
import { Button } from '../parts/Button.tsx';

interface AskedQuestion {
  readonly page: string;
  readonly texts: Texts;
}

interface IntoSetProps extends Voice {
  /** Nothing where no drill asks it. */
  readonly question: () => Promise<AskedQuestion | undefined>;
}

const loadSet = () => import('../../stores/set/own-set.ts');

export function IntoSet({ question, locale, say }: IntoSetProps) {
  const [said, setSaid] = useState<Adding | 'refused'>();
  const [n, setCount] = useState(0);
  const add = async (): Promise<void> => {
    const [asked, { addToOwnSet, $ownSet }] = await Promise.all([question(), loadSet()]);
    setSaid(asked ? addToOwnSet({ ...asked, words: '' }) : 'refused');
    setCount($ownSet.get().questions.length);
  };
  return (
    <p class="copy-link row cluster gap-3">
      <Button onClick={add}>{say('set.into')}</Button>
      <span role="status">{said && say(`set.into.${said}`, { n })}</span>
      {said && said !== 'refused' && (
        <a class="inline-row touch" href={`${pageHref(locale, 'set')}#own`}>
          {say('set.see')}
        </a>
      )}
    </p>
  );
}
