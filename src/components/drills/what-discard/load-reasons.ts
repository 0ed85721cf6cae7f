import { styled } from '../../parts/styled.ts';
import styles from './options.css?url';

/** What is said of a discard once it is judged. */
export const loadReasons = () => styled(styles, import('./DiscardReasons.tsx'));
