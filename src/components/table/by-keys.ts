import { useEffect } from 'preact/hooks';

let areKeysUsed = false;

/** Whether the reader's last act was on the keyboard. */
export const isByKeys = (): boolean => areKeysUsed;

export function useByKeys(): void {
  useEffect(() => {
    const note = ({ type }: Event): void => {
      areKeysUsed = type === 'keydown';
    };
    addEventListener('keydown', note);
    addEventListener('pointerdown', note);
    return () => {
      removeEventListener('keydown', note);
      removeEventListener('pointerdown', note);
    };
  }, []);
}
