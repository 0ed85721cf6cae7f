import type { ButtonHTMLAttributes } from 'preact';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** How much it stands out among its neighbours. */
  readonly look?: 'main' | 'quiet';
}

/** A button that does something by itself: it sends no form. */
export const Button = ({ look, ...props }: ButtonProps) => (
  <button type="button" class={look ? `button button--${look}` : 'button'} {...props} />
);
