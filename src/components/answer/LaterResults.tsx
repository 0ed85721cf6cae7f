import type { ResultsProps } from './Results.tsx';
import { useLater } from './use-later.ts';

const load = () => import('./Results.tsx');

/** The results, which lie folded away: fetched when there is time. */
export function LaterResults(props: ResultsProps) {
  const later = useLater(load);
  return later ? <later.Results {...props} /> : null;
}
