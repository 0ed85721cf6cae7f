import type { ComponentChildren } from 'preact';
import { addressOfHand } from '../../../stores/exclusions/exclusion-walk.ts';
import type { HandId } from '../../../stores/exclusions/exclusion-web.ts';

interface HandLinkProps {
  readonly hand: HandId;
  readonly class?: string;
  readonly onGo: (from: Element) => void;
  readonly children: ComponentChildren;
}

/** Other clicks open windows or tabs and are left to the browser. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export const HandLink = ({ hand, onGo, children, ...rest }: HandLinkProps) => (
  <a
    {...rest}
    href={`?${addressOfHand(hand)}`}
    data-hand-link
    onClick={(event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      onGo(event.currentTarget);
    }}
  >
    {children}
  </a>
);
