import seats from '../../boards/open-seats.css?url';
import { withStyles } from '../../parts/with-styles.ts';

/** What lies open before all players, which few questions show. */
export const loadTable = () => withStyles(seats, import('./DiscardTable.tsx'));
