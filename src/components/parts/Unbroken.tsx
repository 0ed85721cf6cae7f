import type { ComponentChildren } from 'preact';

/** Numbers in a row, and words with a hyphen, stay on one line. */
export const Unbroken = ({ text }: { readonly text: ComponentChildren }) => (
  <>
    {typeof text !== 'string'
      ? text
      : text.split(/(\S+-\S+)/).map((part, at) =>
          at % 2 === 1 ? (
            <span key={at} class="one-line">
              {part}
            </span>
          ) : (
            part
          ),
        )}
  </>
);
