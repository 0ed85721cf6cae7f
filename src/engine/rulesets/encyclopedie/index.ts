export type { EncyclopedieItemId } from './points.ts';
