import { useMemo } from 'preact/hooks';
import type { LevelField, Refusal } from '../../../engine/drills.ts';
import { echoed } from '../../../i18n/echoed.ts';
import { describeError } from '../../../i18n/errors.ts';
import type { Say } from '../../../i18n/speak.ts';
import { valueError } from '../../../i18n/value-error.ts';
import { waitKindSkillName } from '../../../i18n/wait-kind-drill-words.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import { Drill } from '../Drill.tsx';
import type { DrillProps, DrillView } from '../view.ts';
import { type NameWaitTypes, WAIT_KIND_QUESTION, type WaitKindDraft } from './WaitKindBoard.tsx';
import { waitKindLevel } from './wait-kind-level.ts';

/** What is refused here beside the hand, which all drills refuse alike. */
const REFUSALS: Readonly<Partial<Record<string, WordKey>>> = {
  'no-winning-tile': 'waitKind.noWinningTile',
  'no-such-reading': 'waitKind.noSuchReading',
};

function refusalText(say: Say, error: Refusal['error'] & { readonly value?: string }): string {
  const { code, value = '' } = error;
  if (code === 'unknown-value') return valueError(say, value);
  const key = REFUSALS[code];
  return key
    ? say(key, { value: echoed(value) })
    : describeError(say, error as Parameters<typeof describeError>[1]);
}

interface Handed {
  readonly parts: readonly string[];
  readonly levels: readonly LevelField[];
}

const viewOf = ({ parts, levels }: Handed): DrillView<NameWaitTypes, WaitKindDraft> => ({
  ...WAIT_KIND_QUESTION,
  ...waitKindLevel({ levels }),
  ...{ id: 'name-wait', parts, skillName: waitKindSkillName },
  own: [
    { part: 'hand', label: 'finder.own.label', kind: 'hand' },
    { part: 'tile', label: 'waitKind.own.tile', kind: 'tile' },
  ],
  describe: refusalText,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
});

export function WaitKindDrill({ parts, levels, ...props }: DrillProps & Handed) {
  const view = useMemo(() => viewOf({ parts, levels }), [parts, levels]);
  return <Drill view={view} {...props} />;
}
