/** A step of the first evening as the texts of its question. */
import type { z } from 'astro/zod';
import type { Texts } from '../engine/drills.ts';
import type { eveningStep } from './evening-schemas.ts';

export type EveningStep = z.output<typeof eveningStep>;

const unlessEmpty = (name: string, text: string): Texts => (text === '' ? {} : { [name]: text });

type Wrong = EveningStep['wrong'][number];

const wrongText = ({ act, after, why, joins }: Wrong): string =>
  `${[...after, act].join('+')}=${why}${joins === '' ? '' : `:${joins}`}`;

/** Without a hand where the step goes on from the one before. */
export function stepTexts(step: EveningStep): Texts {
  const { hand, drawn, given, taken, east, south, west, north, calls, rack, items } = step;
  const laid = { hand, drawn, given, taken, east, south, west, north, rack };
  const said = Object.entries(calls).map(([seat, act]) => `${seat}:${act}`);
  return Object.assign(
    { kind: step.kind, right: step.right.join(' ') },
    Object.fromEntries(Object.entries(laid).filter(([, text]) => text !== undefined)),
    unlessEmpty('calls', said.join(' ')),
    unlessEmpty('items', items.join(' ')),
    unlessEmpty('passes', step.passes.join(' ')),
    unlessEmpty('wrong', step.wrong.map(wrongText).join(' ')),
  );
}
