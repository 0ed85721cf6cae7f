/** Where another choice of an agreement counts the same hand differently. */
import { formatOption } from '../../scoring/option.ts';
import { countedRows } from './lines.ts';
import { type ScoringQuestion, type Subject, scoreOf } from './position.ts';

/** What another choice makes of a hand. */
export interface OtherCount {
  readonly option: string;
  /** The choice as it stands in a text. */
  readonly choice: string;
  readonly total: number;
  /** Lines that count there and not here, and the other way round; each as often as it differs. */
  readonly more: readonly string[];
  readonly fewer: readonly string[];
}

/** What is in the first list and not in the second, copy for copy. */
function beyond(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other];
  return list.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const countedIn = (subject: Subject, question: ScoringQuestion): readonly string[] =>
  countedRows(scoreOf(subject, question)).map(({ item }) => item.id);

/** The other choices that list other lines for this hand, or another total; none for most. */
export function otherCounts(subject: Subject, question: ScoringQuestion): readonly OtherCount[] {
  const option = subject.teaching.compares;
  if (option === undefined) return [];
  const here = countedIn(subject, question);
  const worth = scoreOf(subject, question).totals.total;
  const own = formatOption(question.options[option]);
  return subject.kit
    .choicesOf(option)
    .filter((choice) => formatOption(choice) !== own)
    .map((value) => {
      const other = { ...question, options: { ...question.options, [option]: value } };
      const there = countedIn(subject, other);
      return {
        ...{ option, choice: formatOption(value) },
        total: scoreOf(subject, other).totals.total,
        ...{ more: beyond(there, here), fewer: beyond(here, there) },
      };
    })
    .filter(({ total, more, fewer }) => total !== worth || more.length + fewer.length > 0);
}
