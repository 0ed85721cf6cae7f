import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface FoldProps {
  readonly summary: ComponentChildren;
  readonly open: boolean;
  readonly look?: Readonly<Record<`data-${string}`, string>>;
  readonly class?: string;
  readonly children: () => ComponentChildren;
}

/** A fold whose content is drawn once it is opened: what nobody looks at takes no time. */
export function Fold({ summary, open, look, children, ...rest }: FoldProps) {
  const [opened, setOpened] = useState(open);
  return (
    <details
      class={rest.class ? `fold ${rest.class}` : 'fold'}
      {...look}
      open={open}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary>{summary}</summary>
      {(open || opened) && children()}
    </details>
  );
}
