import type { ComponentChildren } from 'preact';
import { PICK_SIGNS, pickMark } from './pick-mark.ts';

interface NamesProps<Id extends string | number> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly nameOf: (id: Id) => string;
  /** What stands in place of its name, which is read out. */
  readonly lookOf?: (id: Id) => ComponentChildren;
  readonly onPick: (id: Id) => void;
}

interface PickSomeProps<Id extends string | number> extends NamesProps<Id> {
  readonly chosen: readonly Id[];
  /** Once the answer is judged. */
  readonly wanted: readonly Id[] | undefined;
}

/** A few names, any of which may belong to the answer. */
export const PickSome = <Id extends string | number>(props: PickSomeProps<Id>) => {
  const { label, ids, chosen, wanted, nameOf, lookOf, onPick } = props;
  const checked = wanted !== undefined;
  return (
    <ul class="line-choice grid gap-1 plain-list" aria-label={label}>
      {ids.map((id) => {
        const isChosen = chosen.includes(id);
        const mark = pickMark({ chosen: isChosen, wanted: wanted?.includes(id) ?? false, checked });
        return (
          <li key={id}>
            <button
              type="button"
              class="line-button grid gap-2 full-width touch text-s"
              data-mark={mark}
              aria-pressed={isChosen}
              aria-label={lookOf && nameOf(id)}
              onClick={checked ? undefined : () => onPick(id)}
            >
              <span class="line-sign grid centre sans" aria-hidden="true">
                {mark ? PICK_SIGNS[mark] : ''}
              </span>
              {lookOf?.(id) ?? nameOf(id)}
            </button>
          </li>
        );
      })}
    </ul>
  );
};

interface PickListProps<Id extends string | number> extends NamesProps<Id> {
  readonly chosen: Id | undefined;
  readonly wanted: Id | undefined;
}

/** A few names, one of which is the answer. */
export const PickList = <Id extends string | number>({
  chosen,
  wanted,
  ...names
}: PickListProps<Id>) => (
  <PickSome
    {...names}
    chosen={chosen === undefined ? [] : [chosen]}
    wanted={wanted === undefined ? undefined : [wanted]}
  />
);
