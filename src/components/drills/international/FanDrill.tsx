import { useMemo } from 'preact/hooks';
import {
  FAN_QUESTION_PARTS,
  type FanTopic,
  formatFanQuestion,
  parseFanQuestion,
  type FanQuestion as Question,
  type ScoredHandError,
  whichFans,
} from '../../../engine/index.ts';
import { describeFanError } from '../../../i18n/fan-names.ts';
import { fanSkillName, fanTopicName } from '../../../i18n/fan-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { speaker } from '../../../i18n/speak.ts';
import type { Words } from '../../../i18n/words/words.ts';
import { fanLevel } from '../../../stores/international/fan-level.ts';
import { countInRow } from '../../../stores/international/fan-onward.ts';
import { createFanSession, type FanSession } from '../../../stores/international/fan-session.ts';
import { fanSteer } from '../../../stores/international/fan-steer.ts';
import { FAN_COLUMNS, FanDrillFrame, type FanDrillKind } from './FanDrillFrame.tsx';
import { FanQuestion } from './FanQuestion.tsx';

interface FanDrillProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

const KIND: FanDrillKind<Question, FanTopic, FanSession, ScoredHandError> = {
  id: whichFans.id,
  level: fanLevel,
  make: (rng, level) => whichFans.make(rng, { ...level, steer: fanSteer.$steer.get() }),
  parts: FAN_QUESTION_PARTS,
  parse: parseFanQuestion,
  describe: describeFanError,
  format: formatFanQuestion,
  start: (first, onResult) =>
    createFanSession(first, (result, { known }) => {
      onResult(result);
      fanSteer.steerBy(known);
      countInRow(result);
    }),
  topicName: fanTopicName,
  skillName: fanSkillName,
  own: [
    ['hand', 'fans.own.hand'],
    ['seat', 'fans.own.seat'],
    ['round', 'fans.own.round'],
    ['how', 'fans.own.how'],
  ],
  columns: FAN_COLUMNS,
  promise: 'fans.level.promise',
  refusedHand: 'finder.own.refused',
};

/** "Which fans?" as a page. */
export function FanDrill({ locale, words }: FanDrillProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  return (
    <FanDrillFrame kind={KIND} say={say}>
      {(session, onNext) => (
        <FanQuestion session={session} locale={locale} say={say} onNext={onNext} />
      )}
    </FanDrillFrame>
  );
}
