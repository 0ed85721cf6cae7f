/** The rule set that is always asked, over what a drill keeps; another is chosen for one page. */
import { atom } from 'nanostores';
import { type Level, type LevelField, levelFrom, type Texts } from '../../engine/drills.ts';
import { $rules } from './own-rules.ts';

/** The values that are asked under a rule set: none where the drill does not know it. */
export const valuesUnder = ({ byRules }: LevelField, rules: string): readonly string[] =>
  byRules?.[rules] ?? [];

export function alwaysRules(fields: readonly LevelField[]) {
  const field = fields.find(({ byRules }) => byRules);
  const name = field?.name ?? '';
  const asked = (rules = $rules.get()) => (field ? valuesUnder(field, rules) : []);
  /** Chosen as long as the page is there. */
  const $here = atom<Texts>({});
  return {
    $here,
    over: (own: Level, rules: string, here: Texts): Level => {
      const [first = ''] = asked(rules);
      if (first === '') return own;
      const kept = asked(rules).find((value) => value === own[name]);
      return levelFrom(fields, { [name]: kept ?? first, ...here }, own);
    },
    /** What a drill keeps of a choice: of the field, only what agrees with the rule set. */
    keptOf: (level: Level, own: Level, given: Texts): Level => {
      const { [name]: chosen = '' } = level;
      if (asked().length === 0) return level;
      const agrees = asked().includes(chosen);
      const isChosen = given[name] === chosen;
      if (isChosen) $here.set(agrees ? {} : { [name]: chosen });
      return isChosen && agrees ? level : { ...level, [name]: own[name] ?? chosen };
    },
  };
}
