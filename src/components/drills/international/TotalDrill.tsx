import { useMemo } from 'preact/hooks';
import {
  formatTotalQuestion,
  parseTotalQuestion,
  type TotalQuestion as Question,
  type ScoredHandError,
  TOTAL_PARTS,
  type TotalTopic,
  totalFans,
} from '../../../engine/index.ts';
import { describeFanError } from '../../../i18n/fan-names.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { speaker } from '../../../i18n/speak.ts';
import { totalSkillName, totalTopicName } from '../../../i18n/total-words.ts';
import type { Words } from '../../../i18n/words/words.ts';
import { fanSteer } from '../../../stores/international/fan-steer.ts';
import { totalLevel } from '../../../stores/international/total-level.ts';
import {
  createTotalSession,
  type TotalSession,
} from '../../../stores/international/total-session.ts';
import { FAN_COLUMNS, FanDrillFrame, type FanDrillKind } from './FanDrillFrame.tsx';
import { TotalQuestion } from './TotalQuestion.tsx';

interface TotalDrillProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

const KIND: FanDrillKind<Question, TotalTopic, TotalSession, ScoredHandError> = {
  id: totalFans.id,
  level: totalLevel,
  make: (rng, level) => totalFans.make(rng, { ...level, steer: fanSteer.$steer.get() }),
  parts: TOTAL_PARTS,
  parse: parseTotalQuestion,
  describe: describeFanError,
  format: formatTotalQuestion,
  start: (first, onResult) =>
    createTotalSession(first, (result, { known }) => {
      onResult(result);
      fanSteer.steerBy(known);
    }),
  topicName: totalTopicName,
  skillName: totalSkillName,
  own: [
    ['hand', 'fans.own.hand'],
    ['seat', 'fans.own.seat'],
    ['round', 'fans.own.round'],
    ['how', 'fans.own.how'],
    ['from', 'fans.own.from'],
  ],
  columns: FAN_COLUMNS,
  promise: 'fans.level.promise',
  refusedHand: 'finder.own.refused',
};

/** "Total and payment" as a page. */
export function TotalDrill({ locale, words }: TotalDrillProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  return (
    <FanDrillFrame kind={KIND} say={say}>
      {(session, onNext) => (
        <TotalQuestion session={session} locale={locale} say={say} onNext={onNext} />
      )}
    </FanDrillFrame>
  );
}
