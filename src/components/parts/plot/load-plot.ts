import { withStyles } from '../with-styles.ts';
import styles from './plot.css?url';

/** A drawing of figures, fetched where there are some to draw. */
export const loadPlot = async () => (await withStyles(styles, import('./Plot.tsx'))).Plot;
