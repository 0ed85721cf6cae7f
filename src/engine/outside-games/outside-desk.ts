/** A log read for a caller in another thread. */
import { fail, ok, type Result } from '../core/result.ts';
import { LOGGED_RULES, loadKit } from '../rulesets/index.ts';
import type { LogError } from './log.ts';
import { followLog, type OutsideGame, parseOutsideGame } from './outside-game.ts';

export interface OutsideCall {
  /** The text of a log, in any of the forms that are known. */
  readonly text: string;
}

export type OutsideAnswer = Result<OutsideGame, LogError>;

/** What the rules were, where a log says nothing else. */
const PRESET = { as: 'today' };

/** The game of a log, each hand played again. Fails with what cannot be read. */
export async function callOutside({ text }: OutsideCall): Promise<OutsideAnswer> {
  const log = parseOutsideGame(text);
  if (!log.ok) return log;
  const kit = await loadKit(LOGGED_RULES);
  const agreed = kit.withOptions({ ...PRESET, ...log.value.options });
  if (!agreed.ok) return fail({ code: 'bad-entry', entry: JSON.stringify(log.value.options) });
  return ok(followLog(log.value, { kit, agreed: agreed.value }));
}
