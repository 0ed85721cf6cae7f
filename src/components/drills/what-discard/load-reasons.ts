import { withStyles } from '../../parts/with-styles.ts';
import styles from './options.css?url';

/** What is said of a discard once it is judged. */
export const loadReasons = () => withStyles(styles, import('./DiscardReasons.tsx'));
