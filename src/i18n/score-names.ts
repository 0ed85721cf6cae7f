/** What the rows of a scoring table are called, and where the book has them. */
import type { RuleId } from '../engine/index.ts';
import type { Say } from './speak.ts';

/** The name of a row of the table of 1924. */
export const itemName = (say: Say, item: string): string =>
  say(`tchou1924.item.${item}` as 'tchou1924.item.starting-points');

/** Where a rule stands, in few signs: its paragraph in chapter IV, elsewhere its chapter. */
export function paragraphOf(say: Say, rule: RuleId): string {
  const [, chapter = '', entry = ''] = rule.split('.');
  const [, figure, letter = ''] = /^(\d+)([ab]?)$/.exec(entry) ?? [];
  return chapter === 'IV' && figure !== undefined
    ? say('sheet.paragraph', { n: figure + letter })
    : say('sheet.chapter', { n: chapter });
}
