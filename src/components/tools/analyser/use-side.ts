import { useEffect, useState } from 'preact/hooks';
import { loadTally, type SettleSide } from '../../../engine/drills.ts';
import type { PLAYABLE_RULES } from '../../../engine/scoring.ts';

type Rules = (typeof PLAYABLE_RULES)[number];

/** A rule set and what it needs to settle; absent until it is fetched. */
export function useSide(rules: Rules): SettleSide | undefined {
  const [side, setSide] = useState<SettleSide | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void loadTally(rules).then((loaded) => isWanted && setSide(loaded));
    return () => {
      isWanted = false;
    };
  }, [rules]);
  return side?.kit.id === rules ? side : undefined;
}
