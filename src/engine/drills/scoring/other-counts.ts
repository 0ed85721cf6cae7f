/** Where another choice of an agreement counts the same hand differently. */
import { formatOption } from '../../scoring/option.ts';
import { type CountedQuestion, countedQuestion } from './position.ts';

export interface OtherCount {
  readonly option: string;
  readonly choice: string;
  readonly total: number;
  /** Lines that count there and not here, and the other way round; each as often as it differs. */
  readonly more: readonly string[];
  readonly fewer: readonly string[];
}

function difference(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other];
  return list.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const countedIds = ({ counted }: CountedQuestion): readonly string[] =>
  counted.map(({ item }) => item.id);

export function otherCounts(asked: CountedQuestion): readonly OtherCount[] {
  const { kit, teaching, options, score } = asked;
  const option = teaching.compares;
  if (option === undefined) return [];
  const own = formatOption(options[option]);
  return kit
    .choicesOf(option)
    .filter((choice) => formatOption(choice) !== own)
    .map((choice) => {
      const question = { ...asked, options: { ...options, [option]: choice } };
      const other = countedQuestion(asked, question);
      return {
        ...{ option, choice: formatOption(choice), total: other.score.totals.total },
        more: difference(countedIds(other), countedIds(asked)),
        fewer: difference(countedIds(asked), countedIds(other)),
      };
    })
    .filter(
      ({ total, more, fewer }) => total !== score.totals.total || more.length + fewer.length > 0,
    );
}
