import { topicLevel } from '../topic-level.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

export function levelOf(info: DrillInfo): DrillLevel {
  const { fields, ...level } = topicLevel(info, 'named');
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
