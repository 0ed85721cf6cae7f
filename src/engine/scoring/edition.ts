/** By which edition of its rules a hand is counted, and what the others make of it. */
import { agreedOf, countedList, type Kit } from './kit.ts';
import { formatOption } from './option.ts';
import type { CountedList } from './ruleset.ts';
import type { Score } from './score.ts';

export interface OtherCount {
  readonly option: string;
  readonly choice: string;
  readonly total: number;
  /** Lines that count there and not here, and the other way round; each as often as it differs. */
  readonly more: CountedList;
  readonly fewer: CountedList;
}

export interface Edition {
  readonly option: string;
  readonly choice: string;
  readonly choices: readonly string[];
  /** Those that count the hand otherwise: none for most hands. */
  readonly others: readonly OtherCount[];
}

function difference(list: CountedList, other: CountedList): CountedList {
  const left = [...other];
  return list.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const isOther = (own: Score, { total, more, fewer }: OtherCount): boolean =>
  total !== own.totals.total || more.length + fewer.length > 0;

type Counting = Pick<Kit, 'id' | 'withOptions' | 'choicesOf' | 'edition'>;

/** Absent where the rules have one edition. */
export function editionOf(
  kit: Counting,
  options: Readonly<Record<string, unknown>>,
  score: Score,
): Edition | undefined {
  const { edition: option } = kit;
  if (option === undefined) return undefined;
  const own = formatOption(options[option]);
  const lines = countedList(score);
  const choices = kit.choicesOf(option);
  const others = choices.flatMap((choice): readonly OtherCount[] => {
    if (formatOption(choice) === own) return [];
    const counted = agreedOf(kit, { ...options, [option]: choice }).score(score.view.situation);
    if (!counted.ok) return [];
    const theirs = countedList(counted.value);
    const other = {
      ...{ option, choice: formatOption(choice), total: counted.value.totals.total },
      more: difference(theirs, lines),
      fewer: difference(lines, theirs),
    };
    return isOther(score, other) ? [other] : [];
  });
  return { option, choice: own, choices: choices.map(formatOption), others };
}
