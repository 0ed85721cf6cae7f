import { useEffect } from 'preact/hooks';
import { sayFailure } from '../../stores/device/failure.ts';

/** Says that something has failed, as long as it has. */
export function useFailure(hasFailed: boolean | undefined, again: () => Promise<void>): void {
  useEffect(() => (hasFailed ? sayFailure(() => void again()) : undefined), [hasFailed, again]);
}
