import { topicLevel } from '../taught-level.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

export function levelOf(handed: DrillInfo): DrillLevel {
  const { fields, ...level } = topicLevel(handed, 'named');
  return {
    ...level,
    fields: {
      ...fields,
      state: {
        label: 'named.state',
        valueName: (say, state) =>
          say(state === 'complete' ? 'named.state.complete' : 'named.state.short'),
      },
    },
  };
}
