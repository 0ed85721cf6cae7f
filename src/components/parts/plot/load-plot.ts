import { styled } from '../styled.ts';
import styles from './plot.css?url';

/** A drawing of figures, fetched where there are some to draw. */
export const loadPlot = async () => (await styled(styles, import('./Plot.tsx'))).Plot;
