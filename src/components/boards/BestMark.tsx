/** Behind what is best among several. */
export const BestMark = ({ text }: { readonly text: string }) => (
  <>
    {' '}
    <span class="claim-best text-xs">{text}</span>
  </>
);
