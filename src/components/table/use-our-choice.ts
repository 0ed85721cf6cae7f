import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Offer } from '../../i18n/scores/agreement-words.ts';
import { agreedIn, type ReadAgreements } from '../../stores/device/agreed.ts';
import { $ourTable, ourTexts } from '../../stores/device/our-table.ts';
import { useStore } from '../parts/use-store.ts';

export type OurChoice = ReadAgreements;

/**
 * What the reader's own table has agreed on, among what is offered; absent where it is not asked,
 * and until the page has come to life, since it was drawn without.
 */
export function useOurChoice(rules: string, offered: Offer): OurChoice | undefined {
  const texts = ourTexts(useStore($ourTable), rules);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return useMemo(
    () => (isAlive && texts ? agreedIn(offered, texts) : undefined),
    [isAlive, texts, offered],
  );
}
