/** The table from above, with its styles. */
import './dice.css';
import './table-view.css';
import './wall-ring.css';

export { TableView } from './TableDrawing.tsx';
