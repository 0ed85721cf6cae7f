/** Digits on the screen for the field that has the focus, above the action bar. */
import { render } from 'preact';
import type { Say } from '../../i18n/speak.ts';
import { Button } from '../parts/Button.tsx';
import styles from './keypad.css?url';

interface KeypadOptions {
  /** The sign of decimals, where the figure may have some. */
  readonly point: string | undefined;
  readonly say: Say;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** As if it had been typed. */
function write(input: HTMLInputElement, text: string, from: number): void {
  input.setRangeText(text, from, input.selectionEnd ?? from, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const type = (input: HTMLInputElement, text: string): void =>
  write(input, text, input.selectionStart ?? input.value.length);

function erase(input: HTMLInputElement): void {
  const from = input.selectionStart ?? 0;
  const isRange = from !== input.selectionEnd;
  write(input, '', isRange ? from : Math.max(0, from - 1));
}

/** To the next field, or away from the last one. */
function goOn(input: HTMLInputElement): void {
  const fields = input.closest('form')?.querySelectorAll<HTMLInputElement>('input[data-field]');
  const all = [...(fields ?? [])];
  const next = all[all.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}

const Keypad = ({ input, point, say }: KeypadOptions & { readonly input: HTMLInputElement }) => (
  <>
    <link rel="stylesheet" href={styles} />
    <div
      class="keypad grid gap-1"
      role="group"
      aria-label={say('stage.pad')}
      data-decimal={point && ''}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {DIGITS.map((digit) => (
        <Button key={digit} tabIndex={-1} data-digit={digit} onClick={() => type(input, digit)}>
          {digit}
        </Button>
      ))}
      {point && (
        <Button tabIndex={-1} onClick={() => type(input, point)}>
          {point}
        </Button>
      )}
      <Button
        tabIndex={-1}
        data-erase
        aria-label={say('stage.pad.erase')}
        onClick={() => erase(input)}
      >
        ⌫
      </Button>
      <Button tabIndex={-1} data-on aria-label={say('stage.pad.next')} onClick={() => goOn(input)}>
        ›
      </Button>
    </div>
  </>
);

const GAP = 12;

/** Above an action bar that is fixed to the screen; else at its foot, the bar scrolled into sight. */
function place(host: HTMLElement, input: HTMLInputElement, bar: Element | null | undefined): void {
  const isFixed = bar && getComputedStyle(bar).position === 'fixed';
  const above = isFixed ? innerHeight - bar.getBoundingClientRect().top : 0;
  host.style.insetBlockEnd = `${above}px`;
  const seen = (isFixed ? input : (bar ?? input)).getBoundingClientRect();
  const covered = seen.bottom + GAP - host.getBoundingClientRect().top;
  if (covered > 0) scrollBy(0, covered);
}

/** Stays until the field loses the focus. */
export function openKeypad(input: HTMLInputElement, options: KeypadOptions): void {
  const host = document.createElement('div');
  host.className = 'keypad-place';
  document.body.append(host);
  render(<Keypad input={input} {...options} />, host);
  const bar = input.closest('.stage')?.querySelector('.question-actions');
  const watch = new ResizeObserver(() => place(host, input, bar));
  watch.observe(host);
  if (bar) watch.observe(bar);
  const close = (): void => {
    watch.disconnect();
    render(null, host);
    host.remove();
  };
  input.addEventListener('blur', close, { once: true });
}
