import type { LevelField } from '../../engine/drills.ts';
import { levelName, levelSkillName } from '../../i18n/claims/drill-levels.ts';
import { openKey } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';
import type { FieldWords } from '../answer/labels.ts';
import type { DrillInfo, DrillLevel } from './view.ts';

type Levelled = Pick<DrillInfo, 'rules' | 'levels'>;

function topicsOf({ levels: [topics] }: Pick<Levelled, 'levels'>): LevelField {
  if (!topics) throw new Error('no levels');
  return topics;
}

/** A level by its name, whose words begin with `words`. */
export function topicLevel({ levels }: Pick<Levelled, 'levels'>, words: string): DrillLevel {
  const topics = topicsOf({ levels });
  const level: FieldWords = {
    label: 'answer.level',
    valueName: (say, value) => levelName(say, words, value),
  };
  return { levels, fields: { [topics.name]: level }, skillName: levelSkillName(words, topics) };
}

/** A level by its name, and what its rule set leaves to be agreed on. */
export function levelWithOptions(levelled: Levelled, words: string): DrillLevel {
  const { fields, ...level } = topicLevel(levelled, words);
  return {
    ...level,
    fields: { ...fields, ...optionFields(levelled) },
    notes: optionNotes(levelled),
  };
}

/** After the first field of a level come agreements of the rule set. */
const optionsIn = ({ levels }: Pick<Levelled, 'levels'>): readonly LevelField[] => levels.slice(1);

const optionFields = (options: Levelled): Readonly<Record<string, FieldWords>> =>
  Object.fromEntries(
    optionsIn(options).map(({ name }) => [
      name,
      {
        label: openKey(`${options.rules}.option.${name}`),
        valueName: (say, value) => say(openKey(`${options.rules}.option.${name}.${value}`)),
      } satisfies FieldWords,
    ]),
  );

const optionNotes = (options: Levelled): readonly WordKey[] =>
  optionsIn(options).map(({ name }) => openKey(`${options.rules}.option.${name}.note`));
