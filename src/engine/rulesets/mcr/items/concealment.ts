import { atLeast, concealedPungs, where, wonBy } from '../../../scoring/finders.ts';
import { NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import { ofFamily } from './row.ts';

export const CONCEALMENT = ofFamily('concealment', [
  {
    number: 17,
    id: 'concealed-hand',
    points: 2,
    among: ['nothing-claimed', 'discard'],
    find: where((view) => view.claimed === NO_GROUPS && wonBy(view, 'discard')),
  },
  {
    number: 21,
    id: 'two-concealed-pungs',
    points: 2,
    among: 'two-concealed-pungs',
    find: atLeast(2, concealedPungs),
    lacks: [{ concealedPungs: 2 }],
  },
  {
    number: 25,
    id: 'fully-concealed-hand',
    points: 4,
    among: ['nothing-claimed', 'self-drawn'],
    find: where((view) => view.claimed === NO_GROUPS && wonBy(view, 'self')),
    implies: { inferred: ['self-drawn'], decided: ['concealed-hand'] },
  },
  {
    number: 32,
    id: 'melded-hand',
    points: 6,
    among: ['claimed', 'discard'],
    find: where((view) => sizeOf(view.claimed) === 4 && wonBy(view, 'discard')),
    implies: { text: ['single-wait'] },
  },
  {
    number: 54,
    id: 'three-concealed-pungs',
    points: 16,
    among: 'two-concealed-pungs',
    find: atLeast(3, concealedPungs),
    lacks: [{ concealedPungs: 3 }],
    implies: { inferred: ['two-concealed-pungs'] },
  },
  {
    number: 73,
    id: 'four-concealed-pungs',
    points: 64,
    among: 'two-concealed-pungs',
    concealed: true,
    find: atLeast(4, concealedPungs),
    lacks: [{ concealedPungs: 4 }],
    implies: {
      text: ['fully-concealed-hand', 'all-pungs'],
      decided: ['concealed-hand', 'two-concealed-pungs', 'three-concealed-pungs'],
    },
  },
]);
