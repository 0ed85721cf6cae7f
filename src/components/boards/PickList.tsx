import { markOf, PICK_SIGNS } from '../answer/picked.ts';

interface PickListProps<Id extends string | number> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly chosen: Id | undefined;
  /** Once the answer is judged. */
  readonly wanted: Id | undefined;
  readonly nameOf: (id: Id) => string;
  readonly onPick: (id: Id) => void;
}

/** A few names, one of which is the answer. */
export const PickList = <Id extends string | number>(props: PickListProps<Id>) => {
  const { label, ids, chosen, wanted, nameOf, onPick } = props;
  const checked = wanted !== undefined;
  return (
    <ul class="line-choice" aria-label={label}>
      {ids.map((id, at) => {
        const mark = markOf({ chosen: chosen === id, wanted: wanted === id, checked });
        return (
          <li key={at}>
            <button
              type="button"
              class="line-button"
              data-mark={mark}
              aria-pressed={chosen === id}
              onClick={checked ? undefined : () => onPick(id)}
            >
              <span class="line-sign" aria-hidden="true">
                {mark ? PICK_SIGNS[mark] : ''}
              </span>
              {nameOf(id)}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
