import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../../i18n/locales.ts';
import { type AnalysisTable, createAnalysis } from '../../../stores/analyser/analysis.ts';
import {
  createTallying,
  HAND_PART,
  type Tallying,
  textsBesideHand,
} from '../../../stores/analyser/tally.ts';
import { useSay } from '../../parts/use-say.ts';
import { HandTable } from './HandTable.tsx';
import type { AskLinks } from './Waiting.tsx';
import '../../boards/board.css';
import '../../answer/finder.css';
import '../../picker/picker.css';
import './analyser.css';

interface AnalyserProps {
  readonly locale: Locale;
  readonly links: AskLinks;
}

/** From this width on, the palette sits beside the findings. */
const WIDE = '(min-width: 64rem)';

interface Opened {
  readonly table: AnalysisTable;
  readonly addressText: string;
  readonly tallying: Tallying;
  readonly isWide: boolean;
}

export function Analyser(props: AnalyserProps) {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const say = useSay(props.locale);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const addressText = query.get(HAND_PART) ?? '';
    setOpened({
      table: createAnalysis(addressText),
      tallying: createTallying(textsBesideHand(query), !query.has(HAND_PART)),
      isWide: matchMedia(WIDE).matches,
      addressText,
    });
  }, []);
  if (!opened) {
    return (
      <div class="analyser first-screen column pack-top gap-3" aria-busy="true">
        <p class="visually-hidden">{say('analyse.opening')}</p>
      </div>
    );
  }
  return <HandTable {...props} {...opened} say={say} />;
}
