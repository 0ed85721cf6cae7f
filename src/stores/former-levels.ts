/**
 * What the reader chose, and got wrong, as earlier forms of the site kept it. It is read where a
 * drill has nothing of its own yet, and left where it is.
 */
import type { Texts } from '../engine/drills.ts';
import { formerText } from './storage.ts';

type Former = Readonly<Record<string, unknown>>;

function recordIn(text: string): Former {
  try {
    return Object(JSON.parse(text));
  } catch {
    // A level is no loss: it is chosen again in two touches.
    return {};
  }
}

const orderOf = ({ sorted }: Former): string | undefined =>
  typeof sorted === 'boolean' ? (sorted ? 'sorted' : 'mixed') : undefined;

/** Where a level was kept, and how it reads today. */
const FORMER_LEVELS: Readonly<
  Record<string, readonly [name: string, read: (text: string) => Former]>
> = {
  'find-waits': [
    'wait-level',
    (text) => {
      const { from, formula, size, mix, minWaits, ...former } = recordIn(text);
      return { from, formula, size, mix, min: minWaits, order: orderOf(former) };
    },
  ],
  'what-discard': [
    'discard-level',
    (text) => {
      const { kind, size, ...former } = recordIn(text);
      return { kind, size, order: orderOf(former) };
    },
  ],
  'count-hand': ['count-level', (level) => ({ level })],
  'settle-table': ['settle-level', (level) => ({ level })],
  'which-fans': ['fan-level', (level) => ({ level })],
  'total-fans': ['total-level', (level) => ({ level })],
  'route-to-eight': ['route-level', (level) => ({ level })],
};

const FORMER_STEERS: Readonly<Record<string, string>> = {
  'count-hand': 'count-steer',
  'which-fans': 'fan-steer.1',
};

const FORMER_SHARED = [['edition', 'mcr-edition']] as const;

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const textsOf = (former: Former): Texts =>
  Object.fromEntries(
    Object.entries(former).flatMap(([name, value]) =>
      isText(value) ? [[name, String(value)]] : [],
    ),
  );

export function formerLevel(drill: string): Texts {
  const [name, read] = FORMER_LEVELS[drill] ?? [];
  const text = name && formerText(name);
  return text !== undefined && read ? textsOf(read(text)) : {};
}

export const formerSharedLevel = (): Texts =>
  Object.fromEntries(FORMER_SHARED.map(([name, key]) => [name, formerText(key)]));

export function formerSteer(drill: string): string | undefined {
  const name = FORMER_STEERS[drill];
  return name === undefined ? undefined : formerText(name);
}
