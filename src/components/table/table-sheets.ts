/** The sheets of the table from above, for pages that draw one before its script is there. */
import dice from './dice.css?url';
import meld from './meld.css?url';
import square from './square.css?url';
import view from './table.css?url';
import seats from './table-sides.css?url';
import ring from './wall-ring.css?url';

export const TABLE_SHEETS: readonly string[] = [square, seats, view, meld, ring, dice];
