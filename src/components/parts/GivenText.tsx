/** What somebody else wrote: text and nothing more, however long, in whatever direction it runs. */
interface GivenTextProps {
  readonly text: string;
  readonly class?: string;
}

export const GivenText = ({ text, class: look }: GivenTextProps) => (
  <bdi class={look} dir="auto" style="overflow-wrap: anywhere; white-space: pre-line">
    {text}
  </bdi>
);
