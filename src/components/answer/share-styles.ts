import { withStyles } from '../parts/with-styles.ts';
import styles from './share.css?url';

/** Code that shows a line to share, there once its styles are. */
export const withShare = <Code>(code: Promise<Code>): Promise<Code> => withStyles(styles, code);
