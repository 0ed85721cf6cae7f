/** The rule set that everything is asked under, where it can be asked under several. */
import { RULESET_IDS } from '../../engine/scoring.ts';
import { persistentWord } from './persistent-word.ts';
import { settingKey } from './storage.ts';

export const $rules = persistentWord(settingKey('rules'), ['each', ...RULESET_IDS]);
