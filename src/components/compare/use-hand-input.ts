import { useEffect, useState } from 'preact/hooks';
import type { Texts } from '../../engine/drills.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createHandInput, type HandInput } from '../../stores/compare/hand-input.ts';
import { useSay } from '../parts/use-say.ts';

/** The hand of the address, once the page is there; its texts while it can be read. */
export function useHandInput(locale: Locale, first: string) {
  const say = useSay(locale);
  const [input, setInput] = useState<HandInput | undefined>(undefined);
  const [texts, setTexts] = useState<Texts | undefined>(undefined);
  useEffect(() => {
    const opened = createHandInput(new URLSearchParams(location.search), first);
    const read = (): void => {
      const { text, error } = opened.$picked.get();
      setTexts(error ? undefined : { ...opened.$texts.get(), hand: text });
    };
    read();
    setInput(opened);
    const ends = [opened.$picked.listen(read), opened.$texts.listen(read)];
    return () => {
      for (const end of ends) end();
    };
  }, [first]);
  return { say, input, texts };
}
