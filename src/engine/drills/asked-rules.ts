/** Which rule sets a call of a desk is about, as its level and its questions name them. */
import { PLAYABLE_RULES, type PlayableRules } from '../rulesets/index.ts';
import type { DeskCall, Wish } from './desk.ts';
import type { Texts } from './drill.ts';

function saidIn({ task, args: [first, second] }: DeskCall): readonly Texts[] {
  if (task !== 'deal') return [(task === 'follow' ? second : first) as Texts];
  const { level, past = [], like = level } = second as Wish;
  return [level, like, ...past];
}

/** The one that is meant where none is named stands for it. */
export const rulesIn = (call: DeskCall, usual: string): readonly string[] =>
  saidIn(call).map(({ game, rules = game }) => rules ?? usual);

/** Those that are named, or all. */
export const playableAmong = (ids: readonly string[] = PLAYABLE_RULES): readonly PlayableRules[] =>
  PLAYABLE_RULES.filter((id) => ids.includes(id));
