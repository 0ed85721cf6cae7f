/** The hands of the table in the order of the lessons that teach them, flowers apart. */
import { MCR_HANDS } from '../../rulesets/mcr/hands.ts';
import { ONE_KONG_OF_EACH } from './fan-recipes.ts';

/** By lesson of the course, in its order, the numbers of the hands that it teaches. */
const NUMBERS = {
  'eight-points': [39, 40, 41, 42, 43],
  'one-point-hands': [1, 2, 3, 4, 5, 6, 7, 8],
  'the-last-tile': [9, 10, 11, 12],
  'two-point-hands': [14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
  'four-and-six': [24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34],
  'straights-and-shifts': [35, 37, 49, 51, 59, 64, 67],
  'knitted-hands': [44, 45, 56],
  'pungs-and-kongs': [38, 53, 54, 60, 65, 68, 73, 79],
  'suits-and-numbers': [36, 46, 47, 52, 57, 58, 61, 62, 63, 77],
  'terminals-and-honours': [48, 50, 66, 69, 70, 71, 72, 75, 76],
  'great-hands': [55, 74, 78, 80, 81],
} as const;

export type FanLesson = keyof typeof NUMBERS;
export const FAN_LESSONS = Object.keys(NUMBERS) as [FanLesson, ...FanLesson[]];

/** The rows of the table that a lesson teaches, whichever edition has them. */
export function handsOfLesson(lesson: FanLesson): readonly string[] {
  const numbers: readonly number[] = NUMBERS[lesson];
  const hands = MCR_HANDS.filter(({ number }) => numbers.includes(number)).map(({ id }) => id);
  return lesson === 'four-and-six' ? [...hands, ONE_KONG_OF_EACH.item] : hands;
}
