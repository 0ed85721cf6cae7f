/** Hands that lessons count: as their drills ask them, and counted by their rule sets. */
import type { Exercise } from '../../src/course/exercises.ts';
import { readHand, tilesFrom } from '../../src/course/positions.ts';
import {
  type Desk,
  findDesk,
  type QuestionData,
  type ScoringTypes,
} from '../../src/engine/drills.ts';
import { inSituation, type Situation } from '../../src/engine/notation.ts';
import type { PlayableRules } from '../../src/engine/rulesets/index.ts';
import type { Explanation } from '../../src/engine/scoring/explain.ts';
import { sheetOf } from '../../src/engine/scoring/sheet.ts';
import { loadKit, PLAYABLE_RULES, type Score, type Sheet } from '../../src/engine/scoring.ts';
import { readExercises } from './read.ts';

const KITS = new Map(
  await Promise.all(PLAYABLE_RULES.map(async (rules) => [rules, await loadKit(rules)] as const)),
);

interface Won {
  readonly rules: PlayableRules;
  readonly hand: string;
  readonly situation: Partial<Pick<Situation, 'seat' | 'round' | 'how' | 'extras'>>;
  readonly options: object;
}

export function agreedBy({ rules, options }: Pick<Won, 'rules' | 'options'>) {
  const kit = KITS.get(rules);
  const agreed = kit?.withOptions({ ...options });
  if (!kit || !agreed?.ok) throw new Error(`${rules}: ${JSON.stringify(options)}`);
  return { kit, agreed: agreed.value };
}

export const wonAs = ({ hand, situation }: Won): Situation =>
  inSituation(readHand(hand), { ...{ seat: 'E', round: 'E', how: [] }, ...situation });

/** The score of a hand, its lines and its sheet; throws where it has none. */
export function counted(won: Won): {
  readonly score: Score;
  readonly explanation: Explanation;
  readonly sheet: Sheet;
} {
  const { kit, agreed } = agreedBy(won);
  const found = agreed.score(wonAs(won));
  if (!found.ok) throw new Error(`${won.hand}: ${found.error.code}`);
  const score = found.value;
  return { score, explanation: agreed.explain(score), sheet: sheetOf(kit, agreed, score) };
}

export interface CountedHand extends Exercise {
  readonly desk: Desk<ScoringTypes>;
  readonly asked: QuestionData<ScoringTypes>;
  readonly won: Won;
}

/** The drills that have hands counted. */
const COUNTING: readonly string[] = [
  ...['count-han', 'count-hand', 'count-marks', 'which-fans', 'total-fans'],
];

async function opened(exercise: Exercise): Promise<CountedHand> {
  const { drill, texts } = exercise;
  const desk = (await findDesk(drill)) as Desk<ScoringTypes>;
  const asked = desk.ask(texts);
  if (!asked.ok) throw new Error(`${exercise.id}: ${JSON.stringify(asked.error)}`);
  const { rules, seat, round = 'E' } = asked.value.shown;
  const kit = KITS.get(rules as PlayableRules);
  const options = kit?.readTexts(
    Object.fromEntries(kit.scoringOptions.map((name) => [name, texts[name]])),
  );
  if (!options?.ok) throw new Error(exercise.id);
  const { doraIndicators, redFivesHeld } = texts;
  const won: Won = {
    rules: rules as PlayableRules,
    hand: texts['hand'] ?? '',
    situation: {
      ...{ seat, round, how: texts['how']?.split(',') ?? [] },
      extras: {
        ...(doraIndicators && { doraIndicators: tilesFrom(doraIndicators) }),
        ...(redFivesHeld && { redFivesHeld: Number(redFivesHeld) }),
      },
    },
    options: options.value,
  };
  return { ...exercise, desk, asked: asked.value, won };
}

export const COUNTED: readonly CountedHand[] = await Promise.all(
  readExercises()
    .filter(({ drill }) => COUNTING.includes(drill))
    .map(opened),
);
