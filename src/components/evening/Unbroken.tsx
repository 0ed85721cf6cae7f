/** Numbers in a row, and words with a hyphen, stay on one line. */
export const Unbroken = ({ text }: { readonly text: string }) => (
  <>
    {text.split(/(\S+-\S+)/).map((part, at) =>
      at % 2 === 1 ? (
        <span key={at} class="evening-unbroken one-line">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
