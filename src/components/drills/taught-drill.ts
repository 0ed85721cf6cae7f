import type { Desk, LevelField } from '../../engine/drills.ts';
import { levelName, levelSkillName } from '../../i18n/drill-levels.ts';
import type { WordKey } from '../../i18n/words/words.ts';
import type { FieldWords } from '../answer/labels.ts';

export interface TaughtDrill extends Pick<Desk, 'id' | 'parts' | 'levels'> {
  readonly rules: string;
  readonly steerAs: string;
}

/** What is said of the levels of such a drill, whose words begin with `words`. */
export function levelledView({ id, parts, levels, steerAs }: TaughtDrill, words: string) {
  const [topics] = levels;
  if (!topics) throw new Error(`${id} has no levels`);
  const level: FieldWords = {
    label: 'answer.level',
    valueName: (say, value) => levelName(say, words, value),
  };
  return {
    ...{ id, parts, levels, steerAs },
    fields: { [topics.name]: level },
    skillName: levelSkillName(words, topics),
  };
}

type Options = Pick<TaughtDrill, 'rules' | 'levels'>;

/** After the first field of a level come agreements of the rule set. */
const optionsIn = ({ levels }: Options): readonly LevelField[] => levels.slice(1);

export const optionFields = (options: Options): Readonly<Record<string, FieldWords>> =>
  Object.fromEntries(
    optionsIn(options).map(({ name }) => [
      name,
      {
        label: `${options.rules}.option.${name}` as WordKey,
        valueName: (say, value) => say(`${options.rules}.option.${name}.${value}` as WordKey),
      } satisfies FieldWords,
    ]),
  );

export const optionNotes = (options: Options): readonly WordKey[] =>
  optionsIn(options).map(({ name }) => `${options.rules}.option.${name}.note` as WordKey);
