import sprite from './sprite.svg?url';
import flowers from './sprite-flowers.svg?url';

/** Where the drawing of a tile lies, or of its back: flowers and seasons in a file of their own. */
export const tileDrawing = (face: string): string =>
  `${face.endsWith('f') ? flowers : sprite}#t-${face}`;
