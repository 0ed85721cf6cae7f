import { type Levelled, levelOf } from '../taught-drill.ts';
import type { LevelView } from '../view.ts';

export function namedLevel(levelled: Levelled): LevelView {
  const { fields, ...level } = levelOf(levelled, 'named');
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
