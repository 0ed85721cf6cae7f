/** Room for an answer that is written by hand. */
import type { ComponentChildren } from 'preact';

export const BlankLine = () => <span class="blank-line" aria-hidden="true" />;

interface BoxesProps {
  readonly label: string;
  readonly items: readonly ComponentChildren[];
}

/** A box to tick before each. */
export const Boxes = ({ label, items }: BoxesProps) => (
  <ul class="blank-boxes grid plain-list" aria-label={label}>
    {items.map((item, at) => (
      <li class="row" key={at}>
        <span class="blank-box" aria-hidden="true" />
        {item}
      </li>
    ))}
  </ul>
);

interface BlanksProps {
  readonly names: readonly string[];
}

/** A figure or a few words to write after each name. */
export const Blanks = ({ names }: BlanksProps) => (
  <ul class="blank-fields grid plain-list">
    {names.map((name) => (
      <li class="grid items-end" key={name}>
        {name}
        <BlankLine />
      </li>
    ))}
  </ul>
);
