import type { ComponentChildren } from 'preact';

interface VerdictProps {
  readonly right: boolean | undefined;
  readonly children?: ComponentChildren;
}

/** Whether the answer was right, in words; read out when it comes. */
export const Verdict = ({ right, children }: VerdictProps) => (
  <div class="verdict" role="status">
    {right !== undefined && (
      <p class="verdict-line" data-right={String(right)} data-sign={right ? '✓' : '✕'}>
        {children}
      </p>
    )}
  </div>
);
